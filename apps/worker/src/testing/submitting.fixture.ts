import {
  addCandidates,
  type ApplicationLease,
  claimLaneForLogin,
  createRun,
  type LaneLease,
  leaseNextApplication,
  setLaneState,
} from "@sendoff/db/applying";
import { NO_CHOICES } from "@sendoff/domain/choosing";
import type { PortalSession, PreparedApplication } from "@sendoff/portals/driver";
import { getDriver } from "@sendoff/portals/registry";
import { createUser } from "@sendoff/testkit/test-user";
import type { ApplyResult } from "../application/applying.ts";
import { settleAsked } from "../application/settle-asked.ts";
import { createStepTrail } from "../application/step-trail.ts";
import { submitPrepared } from "../application/submit-prepared.ts";
import { keyOf, type TestWorker } from "./test-worker.fixture.ts";

const JOB = { portalJobId: "1", title: "T", company: "C", location: "L", url: "https://p.test/1" };

/** An application whose form is filled in and not sent. */
export interface FilledIn {
  readonly runId: string;
  readonly lane: LaneLease;
  readonly lease: ApplicationLease;
}

export async function filledIn({ world }: TestWorker): Promise<FilledIn> {
  const { db } = world;
  const key = keyOf(await createUser(world));
  const lane = await claimLaneForLogin(db, key, { worker: "w", leaseSeconds: 60, dailyLimit: 5 });
  if (lane === undefined) throw new Error("the lane is held");
  await setLaneState(db, lane, "connected", "");
  const run = await db.transaction().execute((trx) => createRun(trx, key, 5));
  if (run.kind !== "created") throw new Error(run.kind);
  await addCandidates(db, lane, run.runId, [JOB]);
  const lease = await leaseNextApplication(db, lane, run.runId, { worker: "w", leaseSeconds: 60 });
  if (lease === undefined) throw new Error("nothing was queued");
  return { runId: run.runId, lane, lease };
}

/** Submits it through the protocol, with `remainingMs` of lease left at each moment. */
export async function submit(
  { worker }: TestWorker,
  { lane, lease }: FilledIn,
  prepared: PreparedApplication,
  remainingMs: () => number = () => 60_000,
): Promise<ApplyResult> {
  const session: PortalSession = Object.create(null);
  return submitPrepared({
    worker,
    driver: getDriver(lane.platformId),
    lane,
    lease,
    session,
    guard: {
      signal: new AbortController().signal,
      hold: () => () => undefined,
      refresh: async () => undefined,
      remainingMs,
      stop: () => undefined,
    },
    applicant: {
      userId: lane.userId,
      fullName: "Asha Raman",
      email: "asha@example.test",
      cv: {
        id: "1",
        version: 1,
        fileName: "cv.pdf",
        mimeType: "application/pdf",
        sha256: "",
        bytes: new Uint8Array(),
      },
      criteria: { roles: [], locations: [] },
      seeker: { roles: [], locations: [], skills: [], years: undefined, salary: undefined },
      choices: NO_CHOICES,
      wantsDrafts: false,
      factsFor: () => {
        throw new Error("nothing is asked here");
      },
    },
    events: { publish: () => undefined, flushed: async () => undefined },
    owner: {
      atPage: async () => ({ note: "" }),
      inForm: async () => ({ note: "" }),
      endInForm: () => undefined,
    },
    isWatched: () => false,
    trail: createStepTrail(
      () => new Date(),
      () => undefined,
    ),
    startedMs: 0,
    finish: async () => ({ kind: "next" }),
    settleAsked: (asked, evidence) => settleAsked(worker, lease, JOB, asked, evidence),
    prepared,
  });
}

/** How it stands, and its credit. */
export async function standingOf({ world }: TestWorker, { lease }: FilledIn) {
  return world.db
    .selectFrom("application")
    .leftJoin("credit_hold", "credit_hold.application_id", "application.id")
    .select(["application.status", "reason_code", "answers", "open_questions"])
    .select("credit_hold.state as credit")
    .where("application.id", "=", lease.id)
    .executeTakeFirstOrThrow();
}
