import type { FieldValue } from "@sendoff/contract/form";
import type { AnswersOutcome } from "@sendoff/contract/needs-you";
import { answerQuestions } from "@sendoff/db/needs";
import { findDayStart } from "../../day-start.ts";
import type { ApiDeps } from "../../deps.ts";
import { releaseToRun } from "../../release-to-run.ts";
import type { Starter } from "../../starter.ts";

interface Given {
  readonly id: string;
  readonly answer: FieldValue;
  readonly add_skill?: boolean | undefined;
}

interface Misfits {
  readonly misfits: readonly { readonly questionId: string; readonly message: string }[];
}

/**
 * Keeps answers to open questions, all or none, and sets going what waited for nothing else (`releaseToRun`), in one transaction. Returns
 * `misfits` where some are none that their forms take; then nothing is kept.
 */
export async function answerMany(
  deps: ApiDeps,
  starter: Starter,
  given: readonly Given[],
): Promise<AnswersOutcome | Misfits> {
  const { userId } = starter;
  const dayStart = await findDayStart(deps, userId);
  return deps.db.transaction().execute(async (trx) => {
    const outcome = await answerQuestions(
      trx,
      userId,
      given.map(({ id, answer, add_skill }) => ({
        questionId: id,
        answer,
        addSkill: add_skill === true,
      })),
    );
    if (outcome.kind === "misfit") return { misfits: outcome.misfits };
    const { answered, released, stillWaiting, platforms, addedSkills } = outcome;
    return {
      answered: [...answered],
      gone: given.map(({ id }) => id).filter((id) => !answered.includes(id)),
      released,
      still_waiting: stillWaiting,
      platforms: await releaseToRun(deps, trx, starter, platforms, dayStart),
      added_skills: [...addedSkills],
    };
  });
}
