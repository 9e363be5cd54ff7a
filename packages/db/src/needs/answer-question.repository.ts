import type { FieldValue } from "@sendoff/contract/form";
import { checkAnswer, skillYearsOf } from "@sendoff/domain/answers";
import type { Transaction } from "kysely";
import type { Db } from "../client.ts";
import type { DB } from "../schema.ts";
import { addSkill } from "./add-skill.repository.ts";
import { lockAnswers } from "../applying/answers-lock.ts";
import { keepAnswers, type LeavingApplication, leaveWaiting } from "./keep-answers.repository.ts";
import type { ReadQuestion } from "./open-question.ts";
import { type AskingApplication, eachWaiting } from "./open-question.repository.ts";
import { listSavedAnswers } from "./saved-answer.repository.ts";
import { keepBeforeSkip, SKIPPED_BY_USER } from "./undo-skip.repository.ts";

/** A platform on which answered applications wait for their turn. */
export interface AnsweredPlatform {
  readonly id: number;
  readonly name: string;
  /** How many go on there. */
  readonly count: number;
}

/** One answer of several that are given together. */
export interface GivenAnswer {
  readonly questionId: string;
  readonly answer: FieldValue;
  /** Also writes the skill that the question asks for into the profile. */
  readonly addSkill?: boolean;
}

export type AnswersOutcome =
  | {
      readonly kind: "answered";
      /** Questions that were answered, by their ids; those that nothing waited for any more are not among them. */
      readonly answered: readonly string[];
      readonly released: number;
      readonly stillWaiting: number;
      readonly platforms: readonly AnsweredPlatform[];
      readonly addedSkills: readonly string[];
    }
  /** Some are none that their forms take: nothing is kept. */
  | {
      readonly kind: "misfit";
      readonly misfits: readonly { readonly questionId: string; readonly message: string }[];
    };

/**
 * Answers open questions of the inbox together, all or none (`keepAnswers`): an application that waited for several of them goes on at
 * once. Of two answers to one question the later counts.
 */
export async function answerQuestions(
  trx: Transaction<DB>,
  userId: string,
  given: readonly GivenAnswer[],
): Promise<AnswersOutcome> {
  await lockAnswers(trx, userId);
  const open = await findLatest(trx, userId, new Set(given.map(({ questionId }) => questionId)));
  const wanted = new Map<string, { question: ReadQuestion; given: GivenAnswer }>();
  const misfits: { questionId: string; message: string }[] = [];
  for (const one of new Map(given.map((each) => [each.questionId, each])).values()) {
    const question = open.get(one.questionId);
    if (question === undefined) continue;
    const message = checkAnswer(question, one.answer);
    if (message !== undefined) misfits.push({ questionId: one.questionId, message });
    wanted.set(one.questionId, { question, given: one });
  }
  if (misfits.length > 0) return { kind: "misfit", misfits };
  const addedSkills: string[] = [];
  for (const { question, given: one } of wanted.values()) {
    const years = one.addSkill === true ? skillYearsOf(one.answer) : undefined;
    if (years === undefined || question.skill === "") continue;
    await addSkill(trx, userId, { name: question.skill, years });
    addedSkills.push(question.skill);
  }
  const answers = [...wanted.values()].map(({ question, given: { answer } }) => ({
    question,
    answer,
  }));
  const kept =
    answers.length === 0
      ? { released: [], stillWaiting: 0 }
      : await keepAnswers(trx, userId, answers);
  return {
    kind: "answered",
    answered: [...wanted.keys()],
    released: kept.released.length,
    stillWaiting: kept.stillWaiting,
    platforms: platformsOf(kept.released),
    addedSkills,
  };
}

/**
 * Skips every application that waits for this question, for good, unless that is taken back (`undoSkip`) by `skipId`. Returns how
 * many; none is open when it is 0.
 */
export async function skipQuestion(
  trx: Transaction<DB>,
  key: { readonly userId: string; readonly questionId: string },
): Promise<{ readonly skipped: number; readonly skipId: string }> {
  await lockAnswers(trx, key.userId);
  const waiting: { readonly id: string }[] = [];
  for await (const { application } of eachAsking(trx, key.userId, new Set([key.questionId])))
    waiting.push({ id: application.id });
  const skipId = await keepBeforeSkip(
    trx,
    waiting.map(({ id }) => id),
  );
  const skipped = await leaveWaiting(trx, waiting, {
    status: "SKIPPED",
    reason_code: SKIPPED_BY_USER,
    reason: "You skipped it rather than answer its question. Nothing was sent.",
    note: "You skipped it",
  });
  return { skipped: skipped.size, skipId };
}

/** Each question as the latest that waits for it has it: its form says what it takes. */
async function findLatest(
  trx: Db,
  userId: string,
  ids: ReadonlySet<string>,
): Promise<Map<string, ReadQuestion>> {
  const latest = new Map<string, { readonly question: ReadQuestion; readonly stoppedAt: Date }>();
  for await (const { application, question } of eachAsking(trx, userId, ids)) {
    const { stoppedAt } = application;
    const known = latest.get(question.id);
    if (known === undefined || stoppedAt >= known.stoppedAt)
      latest.set(question.id, { question, stoppedAt });
  }
  return new Map([...latest].map(([id, { question }]) => [id, question]));
}

/** Every application that waits for one of these questions, with the question as it has it: what the inbox shows, and what it has no room for. */
async function* eachAsking(
  trx: Db,
  userId: string,
  ids: ReadonlySet<string>,
): AsyncGenerator<{ application: AskingApplication; question: ReadQuestion }> {
  for await (const application of eachWaiting(trx, userId, await listSavedAnswers(trx, userId))) {
    const shown = application.open.length > 0 ? application.open : application.asked;
    for (const question of shown) if (ids.has(question.id)) yield { application, question };
  }
}

/** The platforms of applications that go on, each once, with how many of them go on there. */
export function platformsOf(applications: readonly LeavingApplication[]): AnsweredPlatform[] {
  const names = new Map(applications.map((one) => [one.platformId, one.platformName]));
  return [...names].map(([id, name]) => ({
    id,
    name,
    count: applications.filter(({ platformId }) => platformId === id).length,
  }));
}
