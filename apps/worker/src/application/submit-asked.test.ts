import type { GivenAnswer } from "@sendoff/contract/form";
import { claimLaneForLogin, leaseNextApplication, recoverApplications } from "@sendoff/db/applying";
import { proveLedger } from "@sendoff/db/ledger";
import type { PreparedApplication, SubmitOptions, SubmitOutcome } from "@sendoff/portals/driver";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestWorker, type TestWorker } from "../testing/test-worker.fixture.ts";
import { type FilledIn, filledIn, standingOf, submit } from "../testing/submitting.fixture.ts";

/* A portal that asks after the click, and sends by itself after the last answer. */

let own: TestWorker;
beforeAll(async () => {
  own = await openTestWorker("http://127.0.0.1:1");
});
afterAll(() => own.close());

const answered = (question: string, value: string): GivenAnswer => ({
  step: "Questions",
  question,
  kind: "text",
  required: true,
  options: [],
  value,
  source: "profile",
  confidence: 1,
  why: "",
});
const YEARS = answered("Years of Go?", "4");
const SHOE = { question: "Shoe size?", options: [], reason: "Unknown", kind: "text" } as const;

/** A form whose `talk` is what follows the click. */
const asking = (talk: (options: SubmitOptions) => Promise<SubmitOutcome>): PreparedApplication => ({
  kind: "prepared",
  answers: [],
  cvAttached: false,
  asksAfterClick: true,
  discard: async () => undefined,
  submit: talk,
});

const eventsOf = async ({ lease }: FilledIn): Promise<string[]> => {
  const rows = await own.world.db
    .selectFrom("application_event")
    .select("status")
    .where("application_id", "=", lease.id)
    .orderBy("id")
    .execute();
  return rows.map(({ status }) => status);
};

test("before the first click the intent stands, and each answer before it is sent", async () => {
  const filled = await filledIn(own);
  const seen: unknown[] = [];
  const look = async (): Promise<unknown> => {
    const { status, credit, answers } = await standingOf(own, filled);
    return seen.push({ status, credit, answers });
  };
  await submit(
    own,
    filled,
    asking(async ({ onAnswers }) => {
      await look();
      await onAnswers?.([YEARS]);
      await look();
      return { kind: "confirmed", text: "Applied", answers: [YEARS] };
    }),
  );
  expect(seen).toEqual([
    { status: "SUBMITTING", credit: "held", answers: [] },
    { status: "SUBMITTING", credit: "held", answers: [YEARS] },
  ]);
  expect(await standingOf(own, filled)).toMatchObject({
    status: "APPLIED",
    credit: "captured",
    answers: [YEARS],
  });
});

test("a question without an answer returns the credit, waits for its user, and keeps what was answered", async () => {
  const filled = await filledIn(own);
  const asked = { kind: "needs_answer", questions: [SHOE], answers: [YEARS] } as const;
  expect(
    await submit(
      own,
      filled,
      asking(() => Promise.resolve(asked)),
    ),
  ).toEqual({ kind: "next" });
  expect(await standingOf(own, filled)).toMatchObject({
    status: "NEEDS_ANSWER",
    credit: "released",
    answers: [YEARS],
    open_questions: [{ question: SHOE.question }],
  });
  expect(await eventsOf(filled)).toEqual(["APPLYING", "SUBMITTING", "NEEDS_ANSWER"]);
  expect(await proveLedger(own.world.db)).toMatchObject({ isSound: true });
});

test.each([
  [
    "refused",
    { kind: "rejected", message: "Not accepted", answers: [YEARS] },
    "FAILED",
    "rejected",
  ],
  ["handed over", { kind: "external", message: "202" }, "SKIPPED", "external"],
] as const)("%s by the portal, it costs nothing", async (_name, outcome, status, reason_code) => {
  const filled = await filledIn(own);
  await submit(
    own,
    filled,
    asking(() => Promise.resolve(outcome)),
  );
  expect(await standingOf(own, filled)).toMatchObject({ status, reason_code, credit: "released" });
});

test("whoever lost the application between two answers may send no more", async () => {
  const filled = await filledIn(own);
  let sent = 0;
  const result = await submit(
    own,
    filled,
    asking(async ({ onAnswers }) => {
      await own.world.db
        .updateTable("application")
        .set((set) => ({ fence: set("fence", "+", 1) }))
        .where("id", "=", filled.lease.id)
        .execute();
      await onAnswers?.([YEARS]);
      sent += 1;
      return { kind: "confirmed", text: "Applied" };
    }),
  );
  expect({ result: result.kind, sent }).toEqual({ result: "lost", sent: 0 });
  expect(await standingOf(own, filled)).toMatchObject({ status: "SUBMITTING", credit: "held" });
});

test("a worker that dies between Apply and the last answer leaves it to be looked for, never to be clicked again", async () => {
  const filled = await filledIn(own);
  const { db } = own.world;
  const dead = Promise.withResolvers<SubmitOutcome>();
  const asked = Promise.withResolvers<undefined>();
  const dying = submit(
    own,
    filled,
    asking(async ({ onAnswers }) => {
      await onAnswers?.([YEARS]);
      asked.resolve(undefined);
      return dead.promise;
    }),
  );
  await asked.promise;
  const { userId, platformId } = filled.lane;
  await db.updateTable("lane").set({ lease_until: null }).where("user_id", "=", userId).execute();
  const options = { worker: "next", leaseSeconds: 60, dailyLimit: 5 };
  const lane = await claimLaneForLogin(db, { userId, platformId }, options);
  if (lane === undefined) throw new Error("the lane is held");
  await recoverApplications(db, lane);
  expect(await leaseNextApplication(db, lane, filled.runId, options)).toBeUndefined();
  // The dead one wakes up and says that it needs an answer: its word counts no more.
  dead.resolve({ kind: "needs_answer", questions: [SHOE], answers: [YEARS] });
  expect(await dying).toEqual({ kind: "lost" });
  expect(await standingOf(own, filled)).toMatchObject({
    status: "UNKNOWN",
    credit: "held",
    answers: [YEARS],
  });
});
