import { profileFromFilters } from "@sendoff/domain/profile";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  finishUnsent,
  leaseNextApplication,
  type OpenQuestionRow,
} from "../applying/application.repository.ts";
import { addCandidates } from "../applying/candidate.repository.ts";
import type { LaneLease } from "../applying/lane.repository.ts";
import { endRun } from "../applying/end-run.repository.ts";
import { type Applied, type Books, INDEED, openBooks } from "../testing/books.fixture.ts";
import { answerQuestions, skipQuestion } from "./answer-question.repository.ts";
import { takeUpAnswered } from "../applying/take-up.repository.ts";
import { editSavedAnswer } from "./edit-answer.repository.ts";
import { listOpenQuestions } from "./open-question.repository.ts";
import { deleteSavedAnswer, listSavedAnswers } from "./saved-answer.repository.ts";

let books: Books;
beforeAll(async () => {
  books = await openBooks();
});
afterAll(() => books.close());

const WORKER = { worker: "w", leaseSeconds: 60 };
const KAFKA: OpenQuestionRow = {
  question: "Years with Kafka?",
  kind: "integer",
  options: [],
  min: 0,
  reason: "Not among your skills",
  step: "Additional Questions",
  key: "years with kafka",
};
const PASSPORT: OpenQuestionRow = {
  question: "Do you hold a passport?",
  kind: "radio",
  options: ["Yes", "No"],
  reason: "You have not said",
  key: "do you hold a passport",
};
const WORK_HERE: OpenQuestionRow = {
  question: "May you work in this country?",
  kind: "radio",
  options: ["Yes", "No"],
  reason: "You have not said",
  key: "may you work in this country",
};

/** An application that has stopped at these questions. */
async function stopped(
  questions: readonly OpenQuestionRow[],
  on?: { lane: LaneLease; runId: string },
): Promise<Applied> {
  const applied = await books.apply(on);
  await finishUnsent(books.db, applied.lease, {
    status: "NEEDS_ANSWER",
    reasonCode: "needs_answer",
    openQuestions: questions,
  });
  return applied;
}

async function idOf(userId: string, question: OpenQuestionRow): Promise<string> {
  const groups = await listOpenQuestions(books.db, userId);
  const group = groups.find((each) => each.question.question === question.question);
  if (group === undefined) throw new Error(`${question.question} is not open`);
  return group.question.id;
}

const answer = (userId: string, questionId: string, value: string | string[] | boolean) =>
  books.db
    .transaction()
    .execute((trx) => answerQuestions(trx, userId, [{ questionId, answer: value }]));
const ask = (userId: string) => listOpenQuestions(books.db, userId);

test("a question that several forms ask is open once, and one answer queues all that waited for it alone", async () => {
  const first = await stopped([KAFKA]);
  const second = await stopped([KAFKA], first);
  const both = await stopped([KAFKA, PASSPORT], first);
  const { userId } = first.lane;
  const groups = await ask(userId);
  expect(groups.map((each) => [each.question.question, each.waiting.length])).toEqual([
    [KAFKA.question, 3],
    [PASSPORT.question, 1],
  ]);
  const id = await idOf(userId, KAFKA);
  expect(await answer(userId, id, "3")).toMatchObject({
    kind: "answered",
    released: 2,
    stillWaiting: 1,
    platforms: [{ count: 2 }],
  });
  expect(await books.statusOf(first.lease.id)).toBe("QUEUED");
  expect(await books.statusOf(second.lease.id)).toBe("QUEUED");
  expect(await books.statusOf(both.lease.id)).toBe("NEEDS_ANSWER");
  expect((await ask(userId)).map((each) => each.question.question)).toEqual([PASSPORT.question]);
  expect(await answer(userId, id, "4")).toMatchObject({ kind: "answered", answered: [] });
  expect(await answer(userId, await idOf(userId, PASSPORT), "Yes")).toMatchObject({ released: 1 });
  expect(await ask(userId)).toEqual([]);
  expect(await listSavedAnswers(books.db, userId)).toMatchObject([
    { question: PASSPORT.question, answer: "Yes" },
    { question: KAFKA.question, answer: "3" },
  ]);
});

test("a run does not end on what was answered in this moment: its goal has grown by it, or only the search was over", async () => {
  for (const reason of ["search_exhausted", "goal_reached"] as const) {
    const { lane, runId } = await stopped([KAFKA]);
    await answer(lane.userId, await idOf(lane.userId, KAFKA), "3");
    expect(await endRun(books.db, lane, runId, reason, "")).toBe(false);
    expect(await endRun(books.db, lane, runId, "stopped", "")).toBe(true);
  }
});

test("several answers are kept together or not at all, and an application that waited for both goes on", async () => {
  const { lane } = await stopped([KAFKA, PASSPORT]);
  const { userId } = lane;
  const [kafka, passport] = [await idOf(userId, KAFKA), await idOf(userId, PASSPORT)];
  const many = (years: string) =>
    books.db.transaction().execute((trx) =>
      answerQuestions(trx, userId, [
        { questionId: kafka, answer: years },
        { questionId: passport, answer: "Yes" },
        { questionId: "0".repeat(32), answer: "nobody asks" },
      ]),
    );
  expect(await many("many")).toMatchObject({
    kind: "misfit",
    misfits: [{ questionId: kafka }],
  });
  expect(await listSavedAnswers(books.db, userId)).toEqual([]);
  expect(await many("3")).toMatchObject({
    kind: "answered",
    answered: [kafka, passport],
    released: 1,
    stillWaiting: 0,
  });
});

test("two answers at once to the two questions of one form leave none to the other", async () => {
  const { lane, lease } = await stopped([KAFKA, PASSPORT]);
  const [kafka, passport] = [await idOf(lane.userId, KAFKA), await idOf(lane.userId, PASSPORT)];
  await Promise.all([answer(lane.userId, kafka, "3"), answer(lane.userId, passport, "No")]);
  expect(await books.statusOf(lease.id)).toBe("QUEUED");
});

test("an answer that the form would refuse is kept nowhere and queues nothing", async () => {
  const { lane, lease } = await stopped([KAFKA]);
  const id = await idOf(lane.userId, KAFKA);
  expect(await answer(lane.userId, id, "three")).toMatchObject({ kind: "misfit" });
  expect(await answer(lane.userId, id, "-1")).toEqual({
    kind: "misfit",
    misfits: [{ questionId: id, message: "The form takes 0 or more." }],
  });
  expect(await listSavedAnswers(books.db, lane.userId)).toEqual([]);
  expect(await books.statusOf(lease.id)).toBe("NEEDS_ANSWER");
});

test("the same words about another country are another question", async () => {
  const india = await stopped([{ ...WORK_HERE, country: "India" }]);
  const germany = await stopped([{ ...WORK_HERE, country: "Germany" }], india);
  const { userId } = india.lane;
  const groups = await ask(userId);
  expect(groups.map((each) => each.question.country)).toEqual(["Germany", "India"]);
  await answer(userId, groups[1]?.question.id ?? "", "Yes");
  expect(await books.statusOf(india.lease.id)).toBe("QUEUED");
  expect(await books.statusOf(germany.lease.id)).toBe("NEEDS_ANSWER");
  expect(await listSavedAnswers(books.db, userId)).toMatchObject([{ country: "India" }]);
});

test("another user's question is not there to be answered", async () => {
  const { lane, lease } = await stopped([KAFKA]);
  const stranger = await books.createUser();
  const id = await idOf(lane.userId, KAFKA);
  expect(await answer(stranger.id, id, "3")).toMatchObject({ kind: "answered", answered: [] });
  expect(await ask(stranger.id)).toEqual([]);
  expect(await books.statusOf(lease.id)).toBe("NEEDS_ANSWER");
});

test("what was answered outlives its run, and the account's next run picks it up first, once", async () => {
  const applied = await stopped([KAFKA]);
  const { userId } = applied.lane;
  await answer(userId, await idOf(userId, KAFKA), "3");
  await endRun(books.db, applied.lane, applied.runId, "stopped", "");
  expect(await books.statusOf(applied.lease.id)).toBe("QUEUED");
  const runId = await books.openRun(applied.lane);
  expect(await takeUpAnswered(books.db, applied.lane, runId)).toBe(1);
  expect(await takeUpAnswered(books.db, applied.lane, runId)).toBe(0);
  expect(await addCandidates(books.db, applied.lane, runId, [applied.lease])).toBe(0);
  const taken = await leaseNextApplication(books.db, applied.lane, runId, WORKER);
  expect(taken).toMatchObject({ id: applied.lease.id, runId });
  expect(await leaseNextApplication(books.db, applied.lane, runId, WORKER)).toBeUndefined();
});

test("a run that is under way takes up what was answered meanwhile, of its own account only", async () => {
  const applied = await stopped([KAFKA]);
  const { userId } = applied.lane;
  const other = await books.holdLane(await books.createLane(userId, INDEED));
  const otherRun = await books.openRun(other);
  await answer(userId, await idOf(userId, KAFKA), "3");
  expect(await takeUpAnswered(books.db, other, otherRun)).toBe(0);
  await books.expireLane(applied.lane);
  const later = await books.holdLane(applied.lane);
  expect(await takeUpAnswered(books.db, applied.lane, applied.runId)).toBe(0);
  expect(await leaseNextApplication(books.db, later, applied.runId, WORKER)).toMatchObject({
    id: applied.lease.id,
  });
});

test("a form that stops at an answered question asks again, with what was answered", async () => {
  const applied = await stopped([KAFKA]);
  const { userId } = applied.lane;
  await answer(userId, await idOf(userId, KAFKA), "3");
  const again = await leaseNextApplication(books.db, applied.lane, applied.runId, WORKER);
  if (again === undefined) throw new Error("nothing was queued");
  await finishUnsent(books.db, again, { status: "NEEDS_ANSWER", openQuestions: [KAFKA] });
  expect(await ask(userId)).toMatchObject([{ savedAnswer: "3", waiting: [{ id: again.id }] }]);
});

test("questions from before their field was kept can be answered too", async () => {
  const { lane, lease } = await stopped([
    { question: " Notice period? ", options: [], reason: "" },
    { question: "Shift?", options: ["Day", "Night"], reason: "" },
  ]);
  const groups = await ask(lane.userId);
  expect(groups.map((each) => each.question.kind)).toEqual(["text", "select"]);
  await answer(lane.userId, groups[0]?.question.id ?? "", "30 days");
  await answer(lane.userId, groups[1]?.question.id ?? "", "Day");
  expect(await books.statusOf(lease.id)).toBe("QUEUED");
});

test("a skipped question skips its jobs for good", async () => {
  const applied = await stopped([KAFKA, PASSPORT]);
  const { userId } = applied.lane;
  const key = { userId, questionId: await idOf(userId, KAFKA) };
  const skip = () => books.db.transaction().execute((trx) => skipQuestion(trx, key));
  expect([await skip(), await skip()]).toMatchObject([{ skipped: 1 }, { skipped: 0 }]);
  expect(await ask(userId)).toEqual([]);
  await endRun(books.db, applied.lane, applied.runId, "stopped", "");
  const runId = await books.openRun(applied.lane);
  expect(await addCandidates(books.db, applied.lane, runId, [applied.lease])).toBe(0);
});

test("an answer that is edited counts as given now; one that is deleted is gone", async () => {
  const applied = await stopped([KAFKA]);
  const { userId } = applied.lane;
  await answer(userId, await idOf(userId, KAFKA), "3");
  const [entry] = await listSavedAnswers(books.db, userId);
  if (entry === undefined) throw new Error("nothing was saved");
  const waiting = await stopped([PASSPORT], applied);
  await endRun(books.db, applied.lane, applied.runId, "stopped", "");
  const runId = await books.openRun(applied.lane);
  expect(await addCandidates(books.db, applied.lane, runId, [waiting.lease])).toBe(0);
  const key = { userId, id: entry.id };
  const edit = (by: typeof key, value: string) =>
    books.db.transaction().execute((trx) => editSavedAnswer(trx, by, value));
  expect(await edit(key, "x")).toMatchObject({ kind: "misfit" });
  expect(await edit(key, "4")).toMatchObject({
    kind: "edited",
    entry: { answer: "4" },
  });
  expect(await addCandidates(books.db, applied.lane, runId, [waiting.lease])).toBe(1);
  const stranger = { userId: (await books.createUser()).id, id: entry.id };
  expect(await edit(stranger, "5")).toEqual({ kind: "not_found" });
  expect(await deleteSavedAnswer(books.db, stranger)).toBe(false);
  expect(await deleteSavedAnswer(books.db, key)).toBe(true);
  expect(await listSavedAnswers(books.db, userId)).toEqual([]);
});

test("an answer in years adds the skill to the profile where the user wants it, and never twice", async () => {
  const { lane } = await stopped([{ ...KAFKA, skill: "Apache Kafka" }]);
  const { userId } = lane;
  const skillsOf = async () => {
    const { filters } = await books.db
      .selectFrom("app_user")
      .select("filters")
      .where("id", "=", userId)
      .executeTakeFirstOrThrow();
    return profileFromFilters(filters).skills;
  };
  await books.db
    .updateTable("app_user")
    .set({
      filters: JSON.stringify({
        roles: ["Engineer"],
        skills: { Skills: [{ Skill: "apache kafka", Years: 0 }] },
      }),
    })
    .where("id", "=", userId)
    .execute();
  const before = (await skillsOf()).length;
  const id = await idOf(userId, KAFKA);
  const outcome = await books.db
    .transaction()
    .execute((trx) =>
      answerQuestions(trx, userId, [{ questionId: id, answer: "4", addSkill: true }]),
    );
  expect(outcome).toMatchObject({ kind: "answered", addedSkills: ["Apache Kafka"] });
  expect(before).toBe(1);
  expect(await skillsOf()).toEqual([{ name: "apache kafka", years: 4 }]);
});
