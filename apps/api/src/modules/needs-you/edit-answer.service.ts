import type { FieldValue } from "@sendoff/contract/form";
import type { ChangedAnswer } from "@sendoff/contract/needs-you";
import { editSavedAnswer, platformsOf } from "@sendoff/db/needs";
import { UserError } from "@sendoff/kit/errors";
import { findDayStart } from "../../day-start.ts";
import type { ApiDeps } from "../../deps.ts";
import { releaseToRun } from "../../release-to-run.ts";
import type { Starter } from "../../starter.ts";
import { presentEntry } from "./present-needs.ts";

/**
 * Changes an entry of the answer bank, and sets going what waited for nothing else (`releaseToRun`), in one transaction. Undefined where
 * the user has no such entry. Refuses with 400 an answer that its question does not take.
 */
export async function editAnswer(
  deps: ApiDeps,
  starter: Starter,
  id: string,
  answer: FieldValue,
): Promise<ChangedAnswer | undefined> {
  const dayStart = await findDayStart(deps, starter.userId);
  return deps.db.transaction().execute(async (trx) => {
    const outcome = await editSavedAnswer(trx, { userId: starter.userId, id }, answer);
    if (outcome.kind === "not_found") return undefined;
    if (outcome.kind === "misfit") throw new UserError(400, "invalid_input", outcome.message);
    const { released, stillWaiting } = outcome.waiting;
    return {
      ...presentEntry(outcome.entry),
      released: released.length,
      still_waiting: stillWaiting,
      platforms: await releaseToRun(deps, trx, starter, platformsOf(released), dayStart),
    };
  });
}
