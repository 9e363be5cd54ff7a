import {
  addCandidates,
  claimLaneForLogin,
  createRun,
  type LaneLease,
  leaseNextApplication,
  recordIntent,
  settleUnknown,
} from "@sendoff/db/applying";
import { syncPlatforms } from "@sendoff/db/platform";
import {
  VERIFICATION_SCHEDULE_LIVE,
  VERIFICATION_SCHEDULE_SANDBOX,
} from "@sendoff/domain/applying";
import type { SubmissionVerification, PortalSession } from "@sendoff/portals/driver";
import { MANIFESTS } from "@sendoff/portals/manifest";
import { getDriver } from "@sendoff/portals/registry";
import { createUser } from "@sendoff/testkit/test-user";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keyOf, openTestWorker, type TestWorker } from "../testing/test-worker.fixture.ts";
import { verificationSchedule, reconcileLane } from "./reconcile.ts";

let own: TestWorker;
beforeAll(async () => {
  own = await openTestWorker("http://127.0.0.1:1");
  await syncPlatforms(own.world.db, MANIFESTS);
});
afterAll(() => own.close());

/** The real driver whose eyes are the test's; nothing else of it is used. */
const seeing = (verification: SubmissionVerification) => ({
  ...getDriver(1),
  verifySubmission: async () => verification,
});
async function unconfirmed(looks: number): Promise<{ id: string; lane: LaneLease }> {
  const { db } = own.world;
  const key = keyOf(await createUser(own.world));
  const lane = await claimLaneForLogin(db, key, { worker: "w", leaseSeconds: 60, dailyLimit: 5 });
  if (lane === undefined) throw new Error("the lane is held");
  await db
    .updateTable("lane")
    .set({ state: "connected" })
    .where("user_id", "=", key.userId)
    .execute();
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
  const intent = { answers: [], steps: [], applicant: "", applicantEmail: "", cv: null };
  await recordIntent(db, lane, lease, intent, 0);
  await settleUnknown(db, lease, { note: "?", nextVerificationSeconds: 0 });
  await db.updateTable("application").set({ looks }).where("id", "=", lease.id).execute();
  return { id: lease.id, lane };
}
async function verifyAfter(looks: number, verification: SubmissionVerification) {
  const { db } = own.world;
  const { id, lane } = await unconfirmed(looks);
  const page: PortalSession = Object.create(null);
  const end = await reconcileLane(own.worker, seeing(verification), lane, page);
  const row = await db
    .selectFrom("application")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const hold = await db
    .selectFrom("credit_hold")
    .select("state")
    .where("application_id", "=", id)
    .executeTakeFirst();
  return {
    end: end.kind,
    status: row.status,
    code: row.reason_code,
    looks: row.looks,
    proof: row.proof,
    credit: hold?.state,
  };
}
const last = VERIFICATION_SCHEDULE_SANDBOX.length;

test("the portal's Applied mark settles an unconfirmed submit and spends the credit", async () => {
  expect(await verifyAfter(0, { kind: "applied", text: "Applied 2 minutes ago" })).toMatchObject({
    end: "done",
    status: "APPLIED",
    proof: "applied_mark_seen",
    credit: "captured",
  });
});

test("what is not seen is looked for again, as often as the schedule has it, and then failed without a charge", async () => {
  for (let looks = 0; looks < last; looks += 1) {
    expect(await verifyAfter(looks, { kind: "not_applied" })).toMatchObject({
      status: "UNKNOWN",
      looks: looks + 1,
      credit: "held",
    });
  }
  expect(await verifyAfter(last, { kind: "not_applied" })).toMatchObject({
    status: "FAILED",
    code: "not_seen",
    credit: "released",
  });
});

test("where the portal cannot tell, the user is asked to look, without a charge", async () => {
  expect(await verifyAfter(last, { kind: "cannot_tell", message: "" })).toMatchObject({
    status: "NEEDS_REVIEW",
    code: "cannot_tell",
    credit: "released",
  });
});

test.each([
  [{ kind: "session_expired" } as const, "session_lost"],
  [{ kind: "challenge", message: "", url: "" } as const, "challenge"],
])(
  "a look that was not possible ($kind) does not count and decides nothing",
  async (verification, end) => {
    expect(await verifyAfter(last, verification)).toMatchObject({
      end,
      status: "UNKNOWN",
      looks: last,
      credit: "held",
    });
  },
);

test("live looks reach over a day, the sandbox's over seconds", () => {
  const span = (schedule: readonly number[]) => schedule.reduce((sum, each) => sum + each, 0);
  expect(span(verificationSchedule("live"))).toBeGreaterThan(20 * 3600);
  expect(span(verificationSchedule("sandbox"))).toBeLessThan(60);
  expect(verificationSchedule("live")).toBe(VERIFICATION_SCHEDULE_LIVE);
});
