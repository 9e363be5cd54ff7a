import type { Db } from "../client.ts";

/** What a user chose about drafts and about the daily mail. */
export interface NeedsSettingsRow {
  readonly draftAnswers: boolean;
  readonly dailyMail: boolean;
}

/** The user's choices; throws when there is no such user. */
export async function getNeedsSettings(db: Db, userId: string): Promise<NeedsSettingsRow> {
  const row = await db
    .selectFrom("app_user")
    .select(["draft_answers", "needs_email"])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  return { draftAnswers: row.draft_answers, dailyMail: row.needs_email };
}

/** Changes what is given and leaves the rest. False when there is no such user. */
export async function setNeedsSettings(
  db: Db,
  userId: string,
  change: Partial<NeedsSettingsRow>,
): Promise<boolean> {
  const { draftAnswers, dailyMail } = change;
  const changes = {
    ...(draftAnswers === undefined ? {} : { draft_answers: draftAnswers }),
    ...(dailyMail === undefined ? {} : { needs_email: dailyMail }),
  };
  if (Object.keys(changes).length === 0) return true;
  const result = await db
    .updateTable("app_user")
    .set(changes)
    .where("id", "=", userId)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
