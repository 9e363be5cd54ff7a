import { PauseReason } from "@sendoff/contract/portal-health";
import {
  admit,
  blockedUntil,
  type Breaker,
  type BreakerRules,
  CLOSED,
  closeByHand,
  type HealthReport,
  judgeReport,
  openByHand,
  renewTrial,
  tryByHand,
  type Trial,
} from "@sendoff/domain/portal-health";
import { createId } from "@sendoff/kit/ids";
import { sql } from "kysely";
import { z } from "zod";
import { recordRunEvent } from "../applying/run-event.repository.ts";
import { type Db, inTransaction } from "../client.ts";

const Paused = {
  lastTrial: z.number(),
  reason: PauseReason,
  openings: z.number(),
};
const Failure = z.object({ account: z.string(), run: z.string(), at: z.number() });
const StoredBreaker = z.discriminatedUnion("state", [
  z.object({
    state: z.literal("closed"),
    lastTrial: z.number(),
    failures: z.array(Failure),
  }),
  z.object({ state: z.literal("open"), ...Paused, retryAt: z.number().nullable() }),
  z.object({
    state: z.literal("half_open"),
    ...Paused,
    trial: z.object({ account: z.string(), no: z.number(), until: z.number() }),
  }),
]);

/** A breaker as it was and as it is now. */
export interface BreakerChange {
  readonly before: Breaker;
  readonly after: Breaker;
}

/** Whether an account may begin an application on a platform now, by the database's clock. */
export type PlatformAdmission =
  | { readonly kind: "go" }
  | { readonly kind: "trial"; readonly trial: Trial }
  | { readonly kind: "wait" };

/**
 * Asks for an account; see the rule `admit`. Several workers may ask at once: one of them is given the trial. A trial that was
 * given is to be renewed (`renewPlatformTrial`) and ended by a report, or it makes room for another when its time is over.
 */
export async function admitToPlatform(
  db: Db,
  platformId: number,
  account: string,
  rules: BreakerRules,
): Promise<PlatformAdmission> {
  // Nearly always the answer, and it takes no lock.
  if ((await getBreaker(db, platformId)).state === "closed") return { kind: "go" };
  let admission: PlatformAdmission = { kind: "go" };
  await changeBreaker(db, platformId, (breaker, now) => {
    const answer = admit(breaker, account, now, rules);
    if (answer.kind !== "trial") {
      admission = { kind: answer.kind };
      return breaker;
    }
    admission = { kind: "trial", trial: answer.trial };
    return answer.breaker;
  });
  return admission;
}

/**
 * Takes in what a run, a search or a sign-in says of its portal; see the rule `judgeReport`. What opens or closes a breaker is
 * written down as a pause, and the runs that somebody watches are told, in the same transaction.
 */
export async function reportHealth(
  db: Db,
  platformId: number,
  report: Omit<HealthReport, "at" | "connectedAccounts">,
  rules: BreakerRules,
): Promise<BreakerChange> {
  const before = await getBreaker(db, platformId);
  const isNoNews =
    before.state === "closed" &&
    (report.verdict === "nothing" || (report.verdict === "works" && before.failures.length === 0));
  if (isNoNews) return { before, after: before };
  const connectedAccounts = await countConnected(db, platformId);
  return changeBreaker(db, platformId, (breaker, now) =>
    judgeReport(breaker, { ...report, at: now, connectedAccounts }, rules),
  );
}

/** A sign of life of a trial. False when another one is under way: stop. */
export async function renewPlatformTrial(
  db: Db,
  platformId: number,
  no: number,
  rules: BreakerRules,
): Promise<boolean> {
  let isKept = false;
  await changeBreaker(db, platformId, (breaker, now) => {
    const renewed = renewTrial(breaker, no, now, rules);
    isKept = renewed !== undefined;
    return renewed ?? breaker;
  });
  return isKept;
}

/** An operator pauses a platform until `closePlatformByHand`, and says why. Throws for a platform that is not there. */
export async function openPlatformByHand(
  db: Db,
  platformId: number,
  note = "",
): Promise<BreakerChange> {
  return inTransaction(db, async (trx) => {
    const change = await changeBreaker(trx, platformId, openByHand);
    await changeOpenPause(trx, await getPortalKey(trx, platformId), { note });
    return change;
  });
}

/** An operator lets the next account through at once; see the rule `tryByHand`. False where there is nothing to try. */
export async function tryPlatformByHand(db: Db, platformId: number): Promise<boolean> {
  let isTried = false;
  await changeBreaker(db, platformId, (breaker, now) => {
    const tried = tryByHand(breaker, now);
    isTried = tried !== undefined;
    return tried ?? breaker;
  });
  return isTried;
}

/** An operator lets everybody go on at once. */
export async function closePlatformByHand(db: Db, platformId: number): Promise<BreakerChange> {
  return changeBreaker(db, platformId, closeByHand);
}

/**
 * A platform's breaker; closed where nothing bad was ever said of it. Like all here it stands for the pages that the platform
 * shows: all companies' boards by one maker have one.
 */
export async function getBreaker(db: Db, platformId: number): Promise<Breaker> {
  const row = await db
    .selectFrom("portal_breaker as b")
    .innerJoin("platform as p", "p.portal_key", "b.portal_key")
    .select("b.breaker")
    .where("p.id", "=", platformId)
    .executeTakeFirst();
  return row === undefined ? CLOSED : StoredBreaker.parse(row.breaker);
}

async function getPortalKey(db: Db, platformId: number): Promise<string> {
  const row = await db
    .selectFrom("platform")
    .select("portal_key")
    .where("id", "=", platformId)
    .executeTakeFirstOrThrow();
  return row.portal_key;
}

/** One change at a time for each portal, by the database's clock; writes only what differs. */
async function changeBreaker(
  db: Db,
  platformId: number,
  change: (breaker: Breaker, now: number) => Breaker,
): Promise<BreakerChange> {
  return inTransaction(db, async (trx) => {
    const portal = await getPortalKey(trx, platformId);
    const stored = JSON.stringify(CLOSED);
    await sql`insert into portal_breaker (portal_key, breaker) values (${portal}, ${stored}::jsonb)
      on conflict do nothing`.execute(trx);
    // The time is read when the row is ours: who waited for it is not to judge by an earlier one.
    const locked = await sql<{ breaker: unknown }>`
      select breaker from portal_breaker where portal_key = ${portal} for update`.execute(trx);
    const clock = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(trx);
    const before = StoredBreaker.parse(locked.rows[0]?.breaker);
    const now = clock.rows[0]?.now.getTime() ?? Date.now();
    const after = change(before, now);
    if (after === before) return { before, after };
    await sql`update portal_breaker set breaker = ${JSON.stringify(after)}::jsonb,
      blocked_until = ${blockedColumn(after)}, updated_at = now() where portal_key = ${portal}`.execute(
      trx,
    );
    await recordPause(trx, portal, { before, after });
    return { before, after };
  });
}

function blockedColumn(breaker: Breaker) {
  if (breaker.state === "closed") return sql`null`;
  const until = blockedUntil(breaker);
  return until === null ? sql`'infinity'::timestamptz` : sql`to_timestamp(${until / 1000})`;
}

async function recordPause(
  trx: Db,
  portal: string,
  { before, after }: BreakerChange,
): Promise<void> {
  const isNew = before.state === "closed" && after.state !== "closed";
  const isOver = before.state !== "closed" && after.state === "closed";
  if (isNew) {
    const { reason } = after;
    const pause = { id: createId(), portal_key: portal, reason };
    await trx.insertInto("portal_pause").values(pause).execute();
  } else if (isOver) {
    await changeOpenPause(trx, portal, { closed_at: sql<Date>`now()` });
  } else if (
    before.state !== "closed" &&
    after.state !== "closed" &&
    before.reason !== after.reason
  ) {
    await changeOpenPause(trx, portal, { reason: after.reason });
  } else return;
  await tellWatchers(trx, portal);
}

async function changeOpenPause(
  trx: Db,
  portal: string,
  change: Readonly<Record<string, unknown>>,
): Promise<void> {
  await trx
    .updateTable("portal_pause")
    .set(change)
    .where("portal_key", "=", portal)
    .where("closed_at", "is", null)
    .execute();
}

/** Who has a run of the portal open sees at once that it waits or goes on; the others read it when they look. */
async function tellWatchers(trx: Db, portal: string): Promise<void> {
  const watched = await trx
    .selectFrom("run as r")
    .innerJoin("platform as p", "p.id", "r.platform_id")
    .select("r.id")
    .where("p.portal_key", "=", portal)
    .where("r.state", "<>", "ended")
    .where("r.watched_until", ">", sql<Date>`now()`)
    .orderBy("r.id")
    .execute();
  for (const run of watched) await recordRunEvent(trx, run.id, { type: "run" });
}

/** A person with boards of several companies counts once: they are told apart by nothing that their maker changes. */
async function countConnected(db: Db, platformId: number): Promise<number> {
  const row = await db
    .selectFrom("lane as l")
    .innerJoin("platform as p", "p.id", "l.platform_id")
    .innerJoin("platform as asked", "asked.portal_key", "p.portal_key")
    .select(({ fn }) => fn.count<number>("l.user_id").distinct().as("count"))
    .where("asked.id", "=", platformId)
    .where("l.state", "=", "connected")
    .executeTakeFirst();
  return row?.count ?? 0;
}
