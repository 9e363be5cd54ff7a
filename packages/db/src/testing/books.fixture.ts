import { randomBytes } from "node:crypto";
import { createTestDatabase, type TestDatabase } from "@sendoff/testkit/test-database";
import { createUser, type TestUser } from "@sendoff/testkit/test-user";
import { sql } from "kysely";
import { type ApplicationLease, leaseNextApplication } from "../applying/application.repository.ts";
import { addCandidates, type Candidate } from "../applying/candidate.repository.ts";
import { claimLaneForLogin, type LaneKey, type LaneLease } from "../applying/lane.repository.ts";
import { createRun } from "../applying/run.repository.ts";
import { type Intent, recordIntent } from "../applying/intent.repository.ts";
import type { Database } from "../client.ts";
import type { CreditHold } from "../schema.ts";
import type { Selectable } from "kysely";

export const LINKEDIN = 1;
export const INDEED = 4;

/** Rows of one test file and the shortest way to each state that a test begins with. */
export interface Books {
  readonly database: TestDatabase;
  readonly db: Database["kysely"];
  readonly close: () => Promise<void>;
  /** A user with the five sign-up credits. */
  readonly createUser: (details?: { time_zone?: string }) => Promise<TestUser>;
  /** A connected lane of this user, or of a new one. */
  readonly createLane: (userId?: string, platformId?: number) => Promise<LaneKey>;
  /** The lane as a worker holds it. */
  readonly holdLane: (key: LaneKey, leaseSeconds?: number) => Promise<LaneLease>;
  /** As if the worker had said nothing for longer than its lease. */
  readonly expireLane: (key: LaneKey) => Promise<void>;
  readonly openRun: (key: LaneKey, goal?: number) => Promise<string>;
  /** An application in APPLYING on a lane of its own (or this one), with all that hangs on it. */
  readonly apply: (options?: ApplyOptions) => Promise<Applied>;
  /** The same in SUBMITTING, with its credit held. */
  readonly submit: (options?: ApplyOptions) => Promise<Applied>;
  readonly statusOf: (applicationId: string) => Promise<string>;
  readonly holdOf: (applicationId: string) => Promise<Selectable<CreditHold> | undefined>;
  readonly countJournals: (kind: string, applicationId?: string) => Promise<number>;
  /** Sums of what a user may spend and has reserved. */
  readonly creditsOf: (userId: string) => Promise<{ available: number; held: number }>;
}

export interface ApplyOptions {
  readonly lane?: LaneLease;
  readonly runId?: string;
  readonly job?: Partial<Candidate>;
  readonly leaseSeconds?: number;
}

export interface Applied {
  readonly lane: LaneLease;
  readonly runId: string;
  readonly lease: ApplicationLease;
}

export const PEPPER = randomBytes(32);

export const INTENT: Intent = {
  answers: [],
  steps: [],
  applicant: "Asha Raman",
  applicantEmail: "asha@example.test",
  cv: null,
};

let jobs = 0;
/** A job that no other call has named. */
export function newJob(changes: Partial<Candidate> = {}): Candidate {
  jobs += 1;
  return {
    portalJobId: `job-${jobs}`,
    title: `Engineer number ${jobs}`,
    company: "Quillstack",
    location: "Pune",
    url: `https://portal.test/jobs/${jobs}`,
    ...changes,
  };
}

/** A migrated database of its own with two platforms. */
export async function openBooks(): Promise<Books> {
  const database = await createTestDatabase();
  const db = database.kysely;
  await db
    .insertInto("platform")
    .values(
      [LINKEDIN, INDEED].map((id) => ({
        id,
        key: `portal-${id}`,
        name: `Portal ${id}`,
        url: "https://portal.test",
        support: "driver",
        daily_cap: 50,
      })),
    )
    .execute();
  const make = createActs(db);
  return { database, db, close: database.close, ...make, ...createViews(db) };
}

function createActs(db: Database["kysely"]) {
  const makeUser = (details: { time_zone?: string } = {}) =>
    createUser({ db, pepper: PEPPER }, details);
  const createLane = async (userId?: string, platformId = LINKEDIN): Promise<LaneKey> => {
    const key = { userId: userId ?? (await makeUser()).id, platformId };
    await db
      .insertInto("lane")
      .values({ user_id: key.userId, platform_id: platformId, state: "connected", daily_limit: 10 })
      .execute();
    return key;
  };
  const holdLane = async (key: LaneKey, leaseSeconds = 60): Promise<LaneLease> => {
    const lease = await claimLaneForLogin(db, key, {
      worker: "a worker",
      leaseSeconds,
      dailyLimit: 10,
    });
    if (lease === undefined) throw new Error("the lane is held");
    return lease;
  };
  const expireLane = async (key: LaneKey): Promise<void> => {
    await db
      .updateTable("lane")
      .set({ lease_until: sql<Date>`now() - interval '1 second'` })
      .where("user_id", "=", key.userId)
      .where("platform_id", "=", key.platformId)
      .execute();
  };
  const openRun = async (key: LaneKey, goal = 10): Promise<string> => {
    const run = await db.transaction().execute((trx) => createRun(trx, key, goal));
    if (run.kind !== "created") throw new Error(run.kind);
    return run.runId;
  };
  const apply = async (options: ApplyOptions = {}): Promise<Applied> => {
    const lane = options.lane ?? (await holdLane(await createLane()));
    const runId = options.runId ?? (await openRun(lane));
    await addCandidates(db, lane, runId, [newJob(options.job)]);
    const lease = await leaseNextApplication(db, lane, runId, {
      worker: "a worker",
      leaseSeconds: options.leaseSeconds ?? 60,
    });
    if (lease === undefined) throw new Error("nothing was queued");
    return { lane, runId, lease };
  };
  const submit = async (options: ApplyOptions = {}): Promise<Applied> => {
    const applied = await apply(options);
    const intent = await recordIntent(db, applied.lane, applied.lease, INTENT, 0);
    if (intent.kind !== "recorded") throw new Error(intent.kind);
    return applied;
  };
  return { createUser: makeUser, createLane, holdLane, expireLane, openRun, apply, submit };
}

function createViews(db: Database["kysely"]) {
  return {
    statusOf: async (id: string) =>
      (
        await db
          .selectFrom("application")
          .select("status")
          .where("id", "=", id)
          .executeTakeFirstOrThrow()
      ).status,
    holdOf: (id: string) =>
      db.selectFrom("credit_hold").selectAll().where("application_id", "=", id).executeTakeFirst(),
    countJournals: async (kind: string, id?: string) => {
      let query = db.selectFrom("ledger_journal").select("id").where("kind", "=", kind);
      if (id !== undefined) query = query.where("application_id", "=", id);
      return (await query.execute()).length;
    },
    creditsOf: async (userId: string) => {
      const lots = await db
        .selectFrom("credit_lot")
        .select(["available", "held"])
        .where("user_id", "=", userId)
        .execute();
      return {
        available: lots.reduce((sum, lot) => sum + lot.available, 0),
        held: lots.reduce((sum, lot) => sum + lot.held, 0),
      };
    },
  };
}
