import type { ReviewQuestion } from "@sendoff/contract/review";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  finishUnsent,
  leaseNextApplication,
  type OpenQuestionRow,
  recoverApplications,
  requeueApplication,
} from "../applying/application.repository.ts";
import { addCandidates } from "../applying/candidate.repository.ts";
import { claimLane, releaseLane } from "../applying/lane.repository.ts";
import { endRun, endRunOfLane } from "../applying/end-run.repository.ts";
import { createRun } from "../applying/run.repository.ts";
import { findRunFacts } from "../applying/run-facts.repository.ts";
import { settleApplied } from "../applying/settle.repository.ts";
import { proveLedger } from "../ledger/ledger-proof.ts";
import { answerQuestions } from "../needs/answer-question.repository.ts";
import { lockAnswers } from "../applying/answers-lock.ts";
import { listOpenQuestions } from "../needs/open-question.repository.ts";
import { listSavedAnswers } from "../needs/saved-answer.repository.ts";
import { type Applied, type Books, newJob, openBooks } from "../testing/books.fixture.ts";
import { approvePrepared, rejectPrepared } from "./approve.repository.ts";
import { deleteEvidence } from "./delete-evidence.repository.ts";
import { expirePrepared, takeDueChecks } from "./expiry.repository.ts";
import { findPreparedForm, keepPrepared } from "./prepared-form.repository.ts";
import { holdOpenRuns, takeUpApproved } from "../applying/take-up.repository.ts";

let books: Books;
beforeAll(async () => {
  books = await openBooks();
});
afterAll(() => books.close());

const WORKER = { worker: "w", leaseSeconds: 60 };
const QUESTION: ReviewQuestion = {
  key: "k",
  step: "Form",
  question: "Years?",
  section: "",
  hint: "",
  kind: "integer",
  required: true,
  options: [],
  min: 0,
  max: null,
  max_length: null,
  value: "3",
  source: "profile",
  confidence: 1,
  why: "your profile",
  can_edit: true,
  saved_as: { key: "years", country: "", company: "", location: "" },
};
const FORM = { questions: [QUESTION], cv: null, note: "", checkSeconds: 600 };

/** An application that waits for approval; its lane is held and its run open. */
async function prepared(on?: Applied): Promise<Applied> {
  const applied = await books.apply(on);
  expect(await keepPrepared(books.db, applied.lease, FORM, { answers: [] })).toBe(true);
  return applied;
}

const approve = ({ lane, lease }: Applied, value = "4", revision = 1, save = false) =>
  books.db.transaction().execute(async (trx) => {
    await lockAnswers(trx, lane.userId);
    return approvePrepared(trx, lane.userId, {
      applicationId: lease.id,
      revision,
      edits: [{ key: "k", value, save }],
    });
  });

async function reasonOf({ lease }: Applied): Promise<string> {
  const row = await books.db
    .selectFrom("application")
    .select(["status", "reason_code"])
    .where("id", "=", lease.id)
    .executeTakeFirstOrThrow();
  return `${row.status} ${row.reason_code}`;
}

test("what waits holds no credit, counts towards its run's goal and is taken up by no search", async () => {
  const one = await prepared();
  expect(await books.creditsOf(one.lane.userId)).toMatchObject({ available: 5, held: 0 });
  expect(await findRunFacts(books.db, one.lane)).toMatchObject({ sentInRun: 1, sentToday: 0 });
  expect(await keepPrepared(books.db, one.lease, FORM, { answers: [] })).toBe(false);
  await endRun(books.db, one.lane, one.runId, "stopped", "");
  const runId = await books.openRun(one.lane);
  const again = { ...newJob(), portalJobId: one.lease.portalJobId };
  expect(await addCandidates(books.db, one.lane, runId, [again])).toBe(0);
  expect(await reasonOf(one)).toBe("NEEDS_APPROVAL prepared");
});

test("of ten approvals and rejections at once one counts, whichever comes first", async () => {
  const one = await prepared();
  const key = { userId: one.lane.userId, applicationId: one.lease.id };
  const outcomes = await Promise.all(
    Array.from({ length: 10 }, async (_each, index) =>
      index % 2 === 0
        ? approve(one)
        : books.db.transaction().execute((trx) => rejectPrepared(trx, key, "No")),
    ),
  );
  expect(outcomes.filter(({ kind }) => kind === "approved" || kind === "rejected")).toHaveLength(1);
  expect(outcomes.filter(({ kind }) => kind === "not_waiting")).toHaveLength(9);
});

test("an approval is of the form that was seen, by its own user", async () => {
  const one = await prepared();
  expect(await approve(one, "4", 2)).toEqual({ kind: "outdated" });
  expect(await approve(one, "many")).toMatchObject({ kind: "misfit", key: "k" });
  const stranger = await prepared();
  const theirs = { ...one, lease: stranger.lease };
  expect(await approve(theirs)).toEqual({ kind: "not_found" });
  expect(await approve(one)).toMatchObject({ kind: "approved" });
  const form = await findPreparedForm(books.db, one.lease.id);
  expect(form?.questions).toMatchObject([{ value: "4", source: "review" }]);
});

test("an approval outlives its run, a dead worker and the end of another run, and is sent once", async () => {
  const one = await prepared();
  const { lane, lease } = one;
  await approve(one);
  await endRun(books.db, lane, one.runId, "stopped", "");
  expect(await reasonOf(one)).toBe("QUEUED approved");
  const runId = await books.openRun(lane, 1);
  expect(await takeUpApproved(books.db, lane, runId)).toBe(1);
  expect(await takeUpApproved(books.db, lane, runId)).toBe(0);
  expect(await findRunFacts(books.db, lane)).toMatchObject({ goal: 2, readyCount: 1 });
  // Opened, and its worker dies; the next holder of the lane picks it up again.
  expect((await leaseNextApplication(books.db, lane, runId, WORKER))?.id).toBe(lease.id);
  await recoverApplications(books.db, lane);
  expect(await reasonOf(one)).toBe("QUEUED approved");
  // Opened, and the user disconnects the account.
  const opened = await leaseNextApplication(books.db, lane, runId, WORKER);
  await endRunOfLane(books.db, lane, "stopped", "");
  expect(await reasonOf(one)).toBe("QUEUED approved");
  if (opened === undefined) throw new Error("not opened");
  const late = { delaySeconds: 0, keepsAttempt: true, note: "" };
  expect(await requeueApplication(books.db, opened, late)).toBe(false);
});

test("a run that is about to end sends what is approved in that moment first", async () => {
  const one = await prepared();
  const { lane, runId } = one;
  const ended = await books.db.transaction().execute(async (trx) => {
    await holdOpenRuns(trx, lane.userId, [lane.platformId]);
    const ending = endRun(books.db, lane, runId, "goal_reached", "");
    await approvePrepared(trx, lane.userId, {
      applicationId: one.lease.id,
      revision: 1,
      edits: [],
    });
    return { ending };
  });
  expect(await ended.ending).toBe(false);
  expect(await findRunFacts(books.db, lane)).toMatchObject({ readyCount: 1, sentInRun: 0 });
  // The user's own wish is not put off.
  expect(await endRun(books.db, lane, runId, "stopped", "")).toBe(true);
});

const PASSPORT: OpenQuestionRow = {
  question: "Passport?",
  options: [],
  reason: "",
  key: "passport",
};
const YEARS: OpenQuestionRow = { question: "Years ?", options: [], reason: "", key: "years" };

/** An application of the same run that has stopped at these questions. */
async function stopped(on: Applied, openQuestions: OpenQuestionRow[]): Promise<Applied> {
  const applied = await books.apply(on);
  await finishUnsent(books.db, applied.lease, { status: "NEEDS_ANSWER", openQuestions });
  return applied;
}

test("a change that is to be used next time joins the bank with the approval, and releases what waited for it alone", async () => {
  const one = await prepared();
  const { userId } = one.lane;
  const later = await prepared(one);
  const alone = await stopped(one, [YEARS]);
  const both = await stopped(one, [YEARS, PASSPORT]);
  const stranger = await stopped(await prepared(), [YEARS]);
  expect(await approve(one, "4", 1, true)).toMatchObject({
    kind: "approved",
    saved: { answers: 1, released: [{ id: alone.lease.id }], stillWaiting: 1 },
  });
  expect(await listSavedAnswers(books.db, userId)).toMatchObject([
    { question: "Years?", answer: "4", kind: "integer", country: "" },
  ]);
  expect(await reasonOf(alone)).toBe("QUEUED answered");
  expect(await books.statusOf(both.lease.id)).toBe("NEEDS_ANSWER");
  expect(await books.statusOf(stranger.lease.id)).toBe("NEEDS_ANSWER");
  const groups = await listOpenQuestions(books.db, userId);
  expect(groups.map(({ question }) => question.question)).toEqual([PASSPORT.question]);
  // Said again, it takes the place of what was said before.
  expect(await approve(later, "5", 1, true)).toMatchObject({ kind: "approved" });
  expect(await listSavedAnswers(books.db, userId)).toMatchObject([{ answer: "5" }]);
});

test("nothing is kept of a change without the wish, nor of an approval that does not come to pass", async () => {
  const one = await prepared();
  const { userId } = one.lane;
  expect(await approve(one, "4", 2, true)).toEqual({ kind: "outdated" });
  expect(await approve(one, "many", 1, true)).toMatchObject({ kind: "misfit" });
  expect(await approve(one, "4")).toMatchObject({ kind: "approved", saved: undefined });
  expect(await approve(one, "4", 1, true)).toMatchObject({ kind: "not_waiting" });
  expect(await listSavedAnswers(books.db, userId)).toEqual([]);
});

test("a form from before answers could be kept from it is approved without", async () => {
  const one = await prepared();
  await sql`update prepared_form set questions = questions #- '{0,saved_as}' where application_id = ${one.lease.id}`.execute(
    books.db,
  );
  expect((await findPreparedForm(books.db, one.lease.id))?.questions).toMatchObject([
    { question: "Years?", saved_as: null },
  ]);
  expect(await approve(one, "4", 1, true)).toMatchObject({ kind: "misfit", key: "k" });
  expect(await approve(one, "4")).toMatchObject({ kind: "approved" });
});

test("approvals with answers and answers of the inbox at once end without a deadlock, and none is lost", async () => {
  const one = await prepared();
  const { lane } = one;
  const held = [one, await prepared(one), await prepared(one)];
  const waiting = [await stopped(one, [YEARS, PASSPORT]), await stopped(one, [PASSPORT, YEARS])];
  const groups = await listOpenQuestions(books.db, lane.userId);
  const passport = groups.find(({ question }) => question.key === PASSPORT.key)?.question.id ?? "";
  await Promise.all([
    ...held.map((each) => approve(each, "4", 1, true)),
    books.db
      .transaction()
      .execute((trx) =>
        answerQuestions(trx, lane.userId, [{ questionId: passport, answer: "A passport" }]),
      ),
  ]);
  for (const each of held) expect(await reasonOf(each)).toBe("QUEUED approved");
  for (const each of waiting) expect(await reasonOf(each)).toBe("QUEUED answered");
});

test("a search adds to a run that an approval keeps open, without waiting for it", async () => {
  const one = await prepared();
  const { lane, runId } = one;
  await books.db.transaction().execute(async (trx) => {
    await holdOpenRuns(trx, lane.userId, [lane.platformId]);
    expect(await addCandidates(books.db, lane, runId, [newJob()])).toBe(1);
  });
});

/** The breaker of this platform. */
async function pauseUntil(platformId: number, time: string): Promise<void> {
  await sql`insert into portal_breaker (portal_key, breaker, blocked_until)
    select portal_key, '{}', ${sql.raw(time)} from platform where id = ${platformId}
    on conflict (portal_key) do update set blocked_until = excluded.blocked_until`.execute(
    books.db,
  );
}

test("a look that is due is work for a worker, and a job that is gone expires without a credit", async () => {
  const one = await prepared();
  const { lane, lease } = one;
  await endRun(books.db, lane, one.runId, "stopped", "");
  await releaseLane(books.db, lane, 0);
  const claimAll = async () => {
    const lanes = [];
    for (;;) {
      const next = await claimLane(books.db, "w", 60);
      if (next === undefined) return lanes;
      lanes.push(next);
    }
  };
  expect((await claimAll()).map(({ userId }) => userId)).not.toContain(lane.userId);
  await books.db
    .updateTable("prepared_form")
    .set({ next_check_at: sql<Date>`now()` })
    .where("application_id", "=", lease.id)
    .execute();
  // Its pages cannot be read while the platform is paused, and a lane that is claimed for nothing is claimed again at once.
  await pauseUntil(lane.platformId, "now() + interval '1 hour'");
  expect((await claimAll()).map(({ userId }) => userId)).not.toContain(lane.userId);
  await pauseUntil(lane.platformId, "now()");
  const held = (await claimAll()).find(({ userId }) => userId === lane.userId);
  if (held === undefined) throw new Error("not claimed");
  const limits = { limit: 5, againSeconds: 60 };
  expect(await takeDueChecks(books.db, lane, limits)).toEqual([]);
  expect(await takeDueChecks(books.db, held, limits)).toMatchObject([{ id: lease.id }]);
  expect(await takeDueChecks(books.db, held, limits)).toEqual([]);
  expect(await expirePrepared(books.db, lane, lease.id, "It closed")).toBe(false);
  expect(await expirePrepared(books.db, held, lease.id, "It closed")).toBe(true);
  expect(await expirePrepared(books.db, held, lease.id, "It closed")).toBe(false);
  expect(await reasonOf(one)).toBe("SKIPPED expired");
  expect(await approve(one)).toEqual({ kind: "not_waiting", status: "SKIPPED" });
  expect(await books.creditsOf(lane.userId)).toMatchObject({ available: 5, held: 0 });
});

test("deleted evidence is gone, and the job is still never applied to twice", async () => {
  const one = await books.submit();
  const { lane, lease, runId } = one;
  const key = { userId: lane.userId, id: lease.id };
  expect(await deleteEvidence(books.db, key)).toEqual({ kind: "not_over", status: "SUBMITTING" });
  await settleApplied(books.db, lease, { text: "Sent", proof: "confirmation_seen" });
  await sql`update application set description = 'Secret sauce', answers = '[{}]' where id = ${lease.id}`.execute(
    books.db,
  );
  const stranger = await books.createUser();
  expect(await deleteEvidence(books.db, { ...key, userId: stranger.id })).toEqual({
    kind: "not_found",
  });
  const event = { type: "answers", applicationId: lease.id, answers: [] };
  await sql`insert into run_event (run_id, data) values (${runId}, ${JSON.stringify(event)}::jsonb)`.execute(
    books.db,
  );
  expect(await deleteEvidence(books.db, key)).toEqual({ kind: "deleted" });
  expect(await deleteEvidence(books.db, key)).toEqual({ kind: "deleted" });
  const row = await books.db
    .selectFrom("application")
    .selectAll()
    .where("id", "=", lease.id)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({
    status: "APPLIED",
    description: "",
    answers: [],
    applicant: "",
    applicant_email: "",
    cv_sha256: null,
    job_title: lease.title,
    proof: "confirmation_seen",
  });
  const events = await sql<{ type: string }>`
    select data ->> 'type' as type from run_event where data ->> 'applicationId' = ${lease.id}`.execute(
    books.db,
  );
  expect(new Set(events.rows.map(({ type }) => type))).toEqual(new Set(["application"]));
  await endRun(books.db, lane, runId, "stopped", "");
  const run = await books.db.transaction().execute((trx) => createRun(trx, lane, 2));
  if (run.kind !== "created") throw new Error(run.kind);
  const same = { ...newJob(), portalJobId: lease.portalJobId };
  expect(await addCandidates(books.db, lane, run.runId, [same])).toBe(0);
  expect(await proveLedger(books.db)).toMatchObject({ isSound: true });
});
