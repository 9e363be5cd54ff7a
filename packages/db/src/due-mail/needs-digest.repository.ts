import { UiLanguage } from "@sendoff/contract/language";
import { sql } from "kysely";
import { listAccountNeeds } from "../needs/account-need.repository.ts";
import { listOpenQuestions } from "../needs/open-question.repository.ts";
import { scheduledNow } from "../schedule/scheduled-clock.repository.ts";
import { collectDay, type DayDigest, hasDayNews } from "./day-digest.repository.ts";
import type { Db } from "../client.ts";

/** What waits for one user, and what was done the day before, to be told of in a mail. */
export interface NeedsDigest {
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
  readonly language: UiLanguage;
  /** The latest asked first. */
  readonly questions: readonly { readonly question: string; readonly jobs: number }[];
  /** The accounts that wait for their owner, each by its platform's name and with what it waits for. */
  readonly accounts: readonly { readonly name: string; readonly needsCode: boolean }[];
  /** Applications of which nobody can tell whether they arrived, and that their user has not set aside. */
  readonly reviews: number;
  /** Applications that stopped at a check in their form: only their user can send or leave them. */
  readonly stopped: number;
  /** Filled applications that wait for the user's approval. */
  readonly approvals: number;
  readonly yesterday: DayDigest;
}

interface Wish {
  readonly clockOffsetMs: number;
  readonly limit: number;
  /** Users up to and with this id have been looked at. */
  readonly after: string;
}

/** The user's morning: late enough to be read, and hours in which a worker that was away can make up for it. */
const MORNING = { from: 8, until: 12 };
/** What waits unchanged is told of again after so long; a daily mail of the same would be noise. */
const REMIND_AFTER = "7 days";

/**
 * Stopped by a check in its form, as the inbox has it: what an account's own check stopped is tried by its next run, and an account
 * that waits tells of what it stopped itself.
 */
const IS_STOPPED = sql<boolean>`(a.status = 'NEEDS_USER' and a.reason_code <> 'challenge' and not exists (
  select 1 from lane l where l.user_id = a.user_id and l.platform_id = a.platform_id
    and l.state in ('needs_user', 'code_required')))`;

const WAITING = sql`(
  select max(w.at) from (
    select a.updated_at as at from application a
    where a.user_id = u.id and (a.status in ('NEEDS_ANSWER', 'NEEDS_REVIEW', 'NEEDS_APPROVAL') or ${IS_STOPPED})
      and a.set_aside_at is null
    union all
    select l.updated_at from lane l where l.user_id = u.id and l.state in ('needs_user', 'code_required')
  ) w)`;

/**
 * Marks the users whose morning it is, and for whom something waits or was done the day before, as told of it today, and returns what
 * each is to be told. At most once a day for each of their own days, also to several callers at once; not at all on a day without news:
 * what waits unchanged is told again after a week. `last`: where to go on; undefined when all have been looked at. Write the mails in the same
 * transaction.
 */
export async function takeNeedsDigests(
  trx: Db,
  wish: Wish,
): Promise<{ readonly digests: NeedsDigest[]; readonly last: string | undefined }> {
  const now = scheduledNow(wish.clockOffsetMs);
  const { rows } = await sql<{
    id: string;
    email: string;
    first_name: string;
    language: string | null;
  }>`
    select u.id, u.email, u.first_name, u.language from app_user u
    where u.id > ${wish.after}::uuid and u.needs_email and u.erase_at is null
      and extract(hour from ${now} at time zone u.time_zone) >= ${MORNING.from}
      and extract(hour from ${now} at time zone u.time_zone) < ${MORNING.until}
      and (u.needs_mailed_at is null or (
        (u.needs_mailed_at at time zone u.time_zone)::date < (${now} at time zone u.time_zone)::date
        -- A user who moves to another zone gets no second mail for it.
        and u.needs_mailed_at < ${now} - interval '18 hours'))
      and ((${WAITING} is not null
          and (u.needs_mailed_at is null or u.needs_mailed_at < ${now} - ${REMIND_AFTER}::interval
            or ${WAITING} > u.needs_told_at))
        or ${hasDayNews(now)})
    order by u.id limit ${wish.limit} for update of u skip locked`.execute(trx);
  const digests: NeedsDigest[] = [];
  for (const { id: userId, email, first_name: firstName, ...row } of rows) {
    const needs = await collectNeeds(trx, userId);
    const { questions, accounts, reviews, stopped, approvals } = needs;
    const yesterday = await collectDay(trx, userId, now);
    const waiting = questions.length + accounts.length + reviews + stopped + approvals;
    if (waiting + yesterday.sent + yesterday.responses.length === 0) continue;
    const language = UiLanguage.safeParse(row.language).data ?? "en";
    digests.push({ userId, email, firstName, language, ...needs, yesterday });
    await sql`update app_user set needs_mailed_at = ${now}, needs_told_at = now() where id = ${userId}`.execute(
      trx,
    );
  }
  return { digests, last: rows.at(-1)?.id };
}

/** The same as the inbox shows. */
async function collectNeeds(
  trx: Db,
  userId: string,
): Promise<Omit<NeedsDigest, "userId" | "email" | "firstName" | "language" | "yesterday">> {
  const groups = await listOpenQuestions(trx, userId);
  const accounts = await listAccountNeeds(trx, userId);
  const counts = await trx
    .selectFrom("application as a")
    .select((select) => ["a.status", select.fn.countAll<number>().as("count")])
    .where("a.user_id", "=", userId)
    .where(sql<boolean>`(a.status in ('NEEDS_REVIEW', 'NEEDS_APPROVAL') or ${IS_STOPPED})`)
    .where("a.set_aside_at", "is", null)
    .groupBy("a.status")
    .execute();
  const countOf = (status: string): number =>
    Number(counts.find((row) => row.status === status)?.count ?? 0);
  return {
    questions: groups.map(({ question, waiting }) => ({
      question: question.question,
      jobs: waiting.length,
    })),
    accounts: accounts.map(({ platformName, state }) => ({
      name: platformName,
      needsCode: state === "code_required",
    })),
    reviews: countOf("NEEDS_REVIEW"),
    stopped: countOf("NEEDS_USER"),
    approvals: countOf("NEEDS_APPROVAL"),
  };
}
