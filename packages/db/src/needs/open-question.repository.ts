import type { FieldValue } from "@sendoff/contract/form";
import { platformNameOf } from "@sendoff/domain/platform";
import type { Db } from "../client.ts";
import { type ReadQuestion, readQuestions } from "./open-question.ts";
import { listSavedAnswers, type SavedAnswerRow } from "./saved-answer.repository.ts";

/** An application that waits for answers, as the inbox shows it. */
export interface WaitingApplication {
  readonly id: string;
  readonly runId: string | null;
  readonly platformId: number;
  readonly platformName: string;
  readonly jobTitle: string;
  readonly company: string;
  readonly location: string;
  readonly url: string;
  readonly stoppedAt: Date;
  /** Those that are still to be answered; never none of what it asks. */
  readonly open: readonly ReadQuestion[];
}

/** One question with every application that waits for it, the latest first. */
export interface OpenQuestionGroup {
  /** As the latest of them has it. */
  readonly question: ReadQuestion;
  readonly waiting: readonly WaitingApplication[];
  /** What the bank had when they stopped: their forms would not take it. */
  readonly savedAnswer: FieldValue | null;
}

// The inbox shows no more at once: the oldest come once newer ones are dealt with. An answer counts for all (`eachWaiting`).
const MOST_SHOWN = 500;

/**
 * The latest of the user's applications that wait for answers, the latest first. `open`: what was not answered since they stopped.
 * Where that is nothing (they stopped in the moment in which their questions were answered) it is all that they ask, so that their
 * user sees them: any answer to one of them lets such an application go on.
 */
async function listWaiting(
  db: Db,
  userId: string,
  saved: readonly SavedAnswerRow[],
): Promise<WaitingApplication[]> {
  const rows = await db
    .selectFrom("application as a")
    .leftJoin("platform as p", "p.id", "a.platform_id")
    .select(["a.id", "a.run_id", "a.platform_id", "p.name as platform_name", "a.job_title"])
    .select(["a.company", "a.location", "a.url", "a.updated_at", "a.open_questions"])
    .where("a.user_id", "=", userId)
    .where("a.status", "=", "NEEDS_ANSWER")
    .orderBy("a.updated_at", "desc")
    .orderBy("a.id", "desc")
    .limit(MOST_SHOWN)
    .execute();
  const isOpen = openSince(saved);
  return rows.map((row) => {
    const asked = readQuestions(row.open_questions);
    const open = asked.filter((question) => isOpen(question, row.updated_at));
    return {
      id: row.id,
      runId: row.run_id,
      platformId: row.platform_id,
      platformName: platformNameOf(row.platform_id, row.platform_name),
      jobTitle: row.job_title,
      company: row.company,
      location: row.location,
      url: row.url,
      stoppedAt: row.updated_at,
      open: open.length > 0 ? open : asked,
    };
  });
}

/** An application that waits for answers, as far as answering them goes. */
export interface AskingApplication {
  readonly id: string;
  readonly runId: string | null;
  readonly platformId: number;
  readonly platformName: string;
  readonly stoppedAt: Date;
  readonly asked: readonly ReadQuestion[];
  /** Those of them that were not answered since it stopped; may be none. */
  readonly open: readonly ReadQuestion[];
}

// Their questions are read so many applications at a time.
const PORTION = 500;

/** Every application of the user that waits for answers, in no order that means anything. Holds one portion of them at a time. */
export async function* eachWaiting(
  db: Db,
  userId: string,
  saved: readonly SavedAnswerRow[],
): AsyncGenerator<AskingApplication> {
  const isOpen = openSince(saved);
  let after: string | undefined;
  do {
    let query = db
      .selectFrom("application as a")
      .leftJoin("platform as p", "p.id", "a.platform_id")
      .select(["a.id", "a.run_id", "a.platform_id", "p.name as platform_name"])
      .select(["a.updated_at", "a.open_questions"])
      .where("a.user_id", "=", userId)
      .where("a.status", "=", "NEEDS_ANSWER")
      .orderBy("a.id")
      .limit(PORTION);
    if (after !== undefined) query = query.where("a.id", ">", after);
    const rows = await query.execute();
    for (const row of rows) {
      const asked = readQuestions(row.open_questions);
      yield {
        id: row.id,
        runId: row.run_id,
        platformId: row.platform_id,
        platformName: platformNameOf(row.platform_id, row.platform_name),
        stoppedAt: row.updated_at,
        asked,
        open: asked.filter((question) => isOpen(question, row.updated_at)),
      };
    }
    after = rows.length < PORTION ? undefined : rows.at(-1)?.id;
  } while (after !== undefined);
}

/** Tells which questions nothing in the bank has answered since a moment: what was saved before it the form would not take. */
function openSince(saved: readonly SavedAnswerRow[]): (one: ReadQuestion, moment: Date) => boolean {
  const savedAt = new Map(saved.map((entry) => [entry.questionId, entry.savedAt.getTime()]));
  return ({ id }, moment) => (savedAt.get(id) ?? 0) <= moment.getTime();
}

/**
 * Each open question once, the latest asked first (DECISIONS D8: the user answers once). Of the applications that wait, the latest
 * ones only, so that a great many cannot make the inbox too long.
 */
export async function listOpenQuestions(db: Db, userId: string): Promise<OpenQuestionGroup[]> {
  const saved = await listSavedAnswers(db, userId);
  const answers = new Map(saved.map((entry) => [entry.questionId, entry.answer]));
  const groups = new Map<string, { question: ReadQuestion; waiting: WaitingApplication[] }>();
  for (const application of await listWaiting(db, userId, saved)) {
    for (const question of application.open) {
      const group = groups.get(question.id) ?? { question, waiting: [] };
      groups.set(question.id, group);
      group.waiting.push(application);
    }
  }
  return [...groups.values()].map((group) => ({
    ...group,
    savedAnswer: answers.get(group.question.id) ?? null,
  }));
}
