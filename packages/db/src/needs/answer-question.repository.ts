import type { FieldValue } from "@sendoff/contract";
import { checkAnswer, skillYearsOf } from "@sendoff/domain";
import type { Transaction } from "kysely";
import type { Db } from "../client.ts";
import type { DB } from "../schema.ts";
import { addSkill } from "./add-skill.repository.ts";
import { lockAnswers } from "./answers-lock.ts";
import { keepAnswers, type LeavingApplication, leaveWaiting } from "./keep-answers.repository.ts";
import type { ReadQuestion } from "./open-question.ts";
import { type AskingApplication, eachWaiting } from "./open-question.repository.ts";
import { listSavedAnswers } from "./saved-answer.repository.ts";

/** A platform on which answered applications wait for their turn. */
export interface AnsweredPlatform {
  readonly id: number;
  readonly name: string;
  readonly hasOpenRun: boolean;
}

export type AnswerOutcome =
  | {
      readonly kind: "answered";
      readonly released: number;
      readonly stillWaiting: number;
      readonly platforms: readonly AnsweredPlatform[];
      /** The skill that was written into the profile. */
      readonly addedSkill: string | undefined;
    }
  /** Nothing waits for this question, or not any more. */
  | { readonly kind: "not_open" }
  /** The answer is none that the form takes; `message` says what to give instead. */
  | { readonly kind: "misfit"; readonly message: string };

/** Answers an open question of the inbox: `keepAnswers`. `addSkill` also writes the skill that it asks for into the profile. */
export async function answerQuestion(
  trx: Transaction<DB>,
  key: { readonly userId: string; readonly questionId: string },
  answer: FieldValue,
  options: { readonly addSkill?: boolean } = {},
): Promise<AnswerOutcome> {
  await lockAnswers(trx, key.userId);
  const question = await findLatest(trx, key);
  if (question === undefined) return { kind: "not_open" };
  const message = checkAnswer(question, answer);
  if (message !== undefined) return { kind: "misfit", message };
  const years = options.addSkill === true ? skillYearsOf(answer) : undefined;
  const addedSkill = years === undefined || question.skill === "" ? undefined : question.skill;
  if (addedSkill !== undefined && years !== undefined)
    await addSkill(trx, key.userId, { name: addedSkill, years });
  const kept = await keepAnswers(trx, key.userId, [{ question, answer }]);
  return {
    kind: "answered",
    released: kept.released.length,
    stillWaiting: kept.stillWaiting,
    platforms: await platformsOf(trx, key.userId, kept.released),
    addedSkill,
  };
}

/** Skips every application that waits for this question, for good. Answers how many; none is open when it is 0. */
export async function skipQuestion(
  trx: Transaction<DB>,
  key: { readonly userId: string; readonly questionId: string },
): Promise<number> {
  await lockAnswers(trx, key.userId);
  const waiting: { readonly id: string }[] = [];
  for await (const { application } of eachAsking(trx, key)) waiting.push({ id: application.id });
  const skipped = await leaveWaiting(trx, waiting, {
    status: "SKIPPED",
    reason_code: "skipped_by_user",
    reason: "You skipped it rather than answer its question. Nothing was sent.",
    note: "You skipped it",
  });
  return skipped.size;
}

/** The question as the latest that waits for it has it: its form says what it takes. */
async function findLatest(
  trx: Db,
  key: { readonly userId: string; readonly questionId: string },
): Promise<ReadQuestion | undefined> {
  let latest: { readonly question: ReadQuestion; readonly stoppedAt: Date } | undefined;
  for await (const { application, question } of eachAsking(trx, key)) {
    const { stoppedAt } = application;
    if (latest === undefined || stoppedAt >= latest.stoppedAt) latest = { question, stoppedAt };
  }
  return latest?.question;
}

/** Every application that waits for this question, with the question as it has it: what the inbox shows, and what it has no room for. */
async function* eachAsking(
  trx: Db,
  { userId, questionId }: { readonly userId: string; readonly questionId: string },
): AsyncGenerator<{ application: AskingApplication; question: ReadQuestion }> {
  for await (const application of eachWaiting(trx, userId, await listSavedAnswers(trx, userId))) {
    const shown = application.open.length > 0 ? application.open : application.asked;
    const question = shown.find(({ id }) => id === questionId);
    if (question !== undefined) yield { application, question };
  }
}

async function platformsOf(
  trx: Db,
  userId: string,
  applications: readonly LeavingApplication[],
): Promise<AnsweredPlatform[]> {
  const names = new Map(applications.map((one) => [one.platformId, one.platformName]));
  if (names.size === 0) return [];
  const runs = await trx
    .selectFrom("run")
    .select("platform_id")
    .where("user_id", "=", userId)
    .where("platform_id", "in", [...names.keys()])
    .where("state", "<>", "ended")
    .execute();
  const open = new Set(runs.map((run) => run.platform_id));
  return [...names].map(([id, name]) => ({ id, name, hasOpenRun: open.has(id) }));
}
