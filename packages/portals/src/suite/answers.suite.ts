import { expect, test } from "vitest";
import { FULL_JOB, PLAIN_JOB, UNKNOWN_JOB } from "../testing/suite-jobs.fixture.ts";
import { answerAll } from "./stage.fixture.ts";
import type { Stage } from "./stage.fixture.ts";

/** Answers that are missing or refused. */
export function describeAnswers(stage: Stage): void {
  if (stage.asksAfterClick) describeAnswersAfterClick(stage);
  else describeAnswersOnForm(stage);
}

/** One question after the other: the first that stops it is all that is known. */
function describeAnswersAfterClick(stage: Stage): void {
  test("a question nobody answered is asked for, and nothing is sent", async () => {
    const { session, account } = await stage.signedIn();
    const application = await stage.prepared(session, UNKNOWN_JOB);
    expect(await application.submit({ confirmTimeoutMs: 30_000 })).toMatchObject({
      kind: "needs_answer",
      questions: [{ question: "What is your shoe size?", options: [], reason: "Nobody said" }],
    });
    expect(await stage.portal.listReceived(account)).toEqual([]);
    expect((await stage.prepared(session, PLAIN_JOB)).kind).toBe("prepared");
  });

  test("an answer that brings the same question back and back is a question for the user", async () => {
    const { session, account } = await stage.signedIn();
    const application = await stage.prepared(session, FULL_JOB, (field, page) =>
      field.question.startsWith("How many years")
        ? { kind: "answer", answer: { value: "400", source: "draft", confidence: 1, why: "" } }
        : answerAll(field, page),
    );
    expect(await application.submit({ confirmTimeoutMs: 30_000 })).toMatchObject({
      kind: "needs_answer",
      questions: [{ question: "How many years of work experience do you have with Go?" }],
    });
    expect(await stage.portal.listReceived(account)).toEqual([]);
  });
}

function describeAnswersOnForm(stage: Stage): void {
  test("questions nobody answered are all asked for and nothing is sent", async () => {
    const { session, account } = await stage.signedIn();
    const outcome = await stage.prepare(session, UNKNOWN_JOB);
    if (outcome.kind !== "needs_answer") throw new Error(`It is ${outcome.kind}`);
    expect(outcome.questions).toMatchObject([
      { question: "What is your shoe size?", options: [], reason: "Nobody said" },
      { question: "Favourite colour?", options: ["Red", "Blue"], reason: "Nobody said" },
    ]);
    expect(await stage.portal.listReceived(account)).toEqual([]);
    expect((await stage.prepared(session, PLAIN_JOB)).kind).toBe("prepared");
  });

  describeRefusedAnswer(stage);

  test("an answer the page refuses twice is a question for the user", async () => {
    const { session, account } = await stage.signedIn();
    const outcome = await stage.prepare(session, FULL_JOB, (field, page) =>
      field.question.startsWith("How many years")
        ? { kind: "answer", answer: { value: "400", source: "draft", confidence: 1, why: "" } }
        : answerAll(field, page),
    );
    if (outcome.kind !== "needs_answer") throw new Error(`It is ${outcome.kind}`);
    expect(outcome.questions.map((each) => each.question)).toEqual([
      "How many years of work experience do you have with Go?",
    ]);
    expect(outcome.questions[0]?.reason).not.toBe("");
    expect(await stage.portal.listReceived(account)).toEqual([]);
  }, 40_000);
}

/** What the page complains of reaches whoever answers. */
export function describeRefusedAnswer(stage: Stage): void {
  test("an answer the page refuses is asked for once more with the page's complaint", async () => {
    const { session, account } = await stage.signedIn();
    const complaints: string[] = [];
    const application = await stage.prepared(session, FULL_JOB, (field, page) => {
      const isYears = field.question.startsWith("How many years");
      if (isYears && field.error === "") {
        return {
          kind: "answer",
          answer: { value: "400", source: "draft", confidence: 1, why: "" },
        };
      }
      if (isYears) complaints.push(field.error);
      return answerAll(field, page);
    });
    expect(complaints).toHaveLength(1);
    await application.submit({ confirmTimeoutMs: 30_000 });
    const [received] = await stage.portal.listReceived(account);
    expect(received?.answers.get("How many years of work experience do you have with Go?")).toBe(
      "4",
    );
  });
}
