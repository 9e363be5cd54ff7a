import {
  addCandidates,
  type ApplicationLease,
  claimLaneForLogin,
  createRun,
  type LaneLease,
  leaseNextApplication,
  setLaneState,
} from "@sendoff/db";
import { NO_CHOICES } from "@sendoff/domain";
import { getDriver, type PortalSession, type PreparedApplication } from "@sendoff/portals";
import { createUser } from "@sendoff/testkit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keyOf, openServing, type TestServing } from "../testing/serving.fixture.ts";
import { createStepTrail } from "./step-trail.ts";
import { submitPrepared } from "./submit-prepared.ts";

let own: TestServing;
beforeAll(async () => {
  own = await openServing("http://127.0.0.1:1");
});
afterAll(() => own.close());

async function filledIn(): Promise<{ lane: LaneLease; lease: ApplicationLease }> {
  const { db } = own.world;
  const key = keyOf(await createUser(own.world));
  const lane = await claimLaneForLogin(db, key, { worker: "w", leaseSeconds: 60, dailyLimit: 5 });
  if (lane === undefined) throw new Error("the lane is held");
  await setLaneState(db, lane, "connected", "");
  const run = await db.transaction().execute((trx) => createRun(trx, key, 5));
  if (run.kind !== "created") throw new Error(run.kind);
  const job = {
    portalJobId: "1",
    title: "T",
    company: "C",
    location: "L",
    url: "https://p.test/1",
  };
  await addCandidates(db, lane, run.runId, [job]);
  const lease = await leaseNextApplication(db, lane, run.runId, { worker: "w", leaseSeconds: 60 });
  if (lease === undefined) throw new Error("nothing was queued");
  return { lane, lease };
}

/** Submits a form on a page that needs `reachMs` until its button can be clicked, with `leftMs` of lease at the beginning. */
async function submitWith(leftMs: number, reachMs: number) {
  const { lane, lease } = await filledIn();
  let remainingMs = leftMs;
  let clicks = 0;
  const prepared: PreparedApplication = {
    kind: "prepared",
    answers: [],
    cvAttached: false,
    discard: async () => undefined,
    async submit({ mayClick }) {
      remainingMs -= reachMs;
      if (mayClick?.() === false) return { kind: "not_clicked", message: "too late" };
      clicks += 1;
      return { kind: "confirmed", text: "Application sent" };
    },
  };
  const session: PortalSession = Object.create(null);
  const result = await submitPrepared({
    serving: own.serving,
    driver: getDriver(lane.platformId),
    lane,
    lease,
    session,
    guard: {
      signal: new AbortController().signal,
      hold: () => () => undefined,
      refresh: async () => undefined,
      remainingMs: () => remainingMs,
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
    isWatched: () => false,
    trail: createStepTrail(
      () => new Date(),
      () => undefined,
    ),
    startedMs: 0,
    finish: async () => ({ kind: "next" }),
    prepared,
  });
  const row = await own.world.db
    .selectFrom("application")
    .innerJoin("credit_hold", "credit_hold.application_id", "application.id")
    .select(["application.status", "credit_hold.state as credit"])
    .where("application.id", "=", lease.id)
    .executeTakeFirst();
  return { result: result.kind, clicks, ...row };
}

test("with lease enough when the button is reached it is clicked, and the credit spent", async () => {
  expect(await submitWith(30_000, 10_000)).toEqual({
    result: "next",
    clicks: 1,
    status: "APPLIED",
    credit: "captured",
  });
});

test.each([
  ["at the beginning", 3_000, 0],
  ["once a slow page lets its button be reached", 12_000, 10_000],
])("with too little lease %s nothing is clicked and the portal is looked at", async (...row) => {
  const [, leftMs, reachMs] = row;
  expect(await submitWith(leftMs, reachMs)).toEqual({
    result: "next",
    clicks: 0,
    status: "UNKNOWN",
    credit: "held",
  });
});
