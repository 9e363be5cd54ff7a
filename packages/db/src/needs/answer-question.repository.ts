import type { FieldValue } from "@sendoff/contract";
import { checkAnswer, skillYearsOf } from "@sendoff/domain";
import type { Transaction } from "kysely";
import type { Db } from "../client.ts";
import type { DB } from "../schema.ts";
import { addSkill } from "./add-skill.repository.ts";
import { keepAnswers, leaveWaiting, lockAnswers } from "./keep-answers.repository.ts";
import { listWaiting, type WaitingApplication } from "./open-question.repository.ts";
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
  const waiting = await lockWaiting(trx, key);
  const question = waiting[0]?.open.find(({ id }) => id === key.questionId);
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
  const waiting = await lockWaiting(trx, key);
  const skipped = await leaveWaiting(trx, waiting, {
    status: "SKIPPED",
    reason_code: "skipped_by_user",
    reason: "You skipped it rather than answer its question. Nothing was sent.",
    note: "You skipped it",
  });
  return skipped.size;
}

async function lockWaiting(
  trx: Transaction<DB>,
  { userId, questionId }: { readonly userId: string; readonly questionId: string },
): Promise<WaitingApplication[]> {
  await lockAnswers(trx, userId);
  const waiting = await listWaiting(trx, userId, await listSavedAnswers(trx, userId));
  return waiting.filter(({ open }) => open.some(({ id }) => id === questionId));
}

async function platformsOf(
  trx: Db,
  userId: string,
  applications: readonly WaitingApplication[],
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
