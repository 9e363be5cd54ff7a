import type { LaneSession } from "./lane-session.ts";
import type { Stay } from "./leave-lane.ts";
import { asksAgain, checkNote, MOST_ASKS, ownerSentence } from "./pass-checks.ts";
import { saveSession } from "./portal-session.ts";

/**
 * What came of asking an account's owner: they have passed, and the session is kept; or the run, or this worker, is to stop; or
 * why it goes on without them, in a sentence.
 */
export type OwnerEnd = "passed" | "stop" | { readonly note: string };

/**
 * Waits, in the middle of a run, for the account's owner to pass the portal's check in this very page. The note is `message` where
 * nobody could be asked.
 */
export async function askInStay(
  stay: Stay,
  session: LaneSession,
  message: string,
): Promise<OwnerEnd> {
  const { name } = stay.driver.manifest;
  if (stay.ownerAsks >= MOST_ASKS) return { note: asksAgain(name) };
  stay.ownerAsks += 1;
  const answer = await session.held.ask({
    note: checkNote(name),
    // What the run does next meets the check again, should it still stand.
    look: () => Promise.resolve(true as const),
    signal: stay.guard.signal,
    giveUpDuring: (wait) => stay.giveUpDuring(wait, "owner"),
  });
  if (answer.kind === "stopped" || answer.kind === "lost") return "stop";
  if (answer.kind !== "passed") {
    return { note: ownerSentence(name, answer.kind, "resume") ?? message };
  }
  await saveSession(stay.serving, stay.lease, session.context);
  return "passed";
}
