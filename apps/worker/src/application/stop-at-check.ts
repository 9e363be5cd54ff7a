import { type ApplicationLease, countStopsForUser, type Outcome } from "@sendoff/db/applying";
import type { ChallengeOutcome } from "@sendoff/portals/driver";
import type { Applying, ApplyResult } from "./applying.ts";

/** How an application ends at a check that only a person can pass, and how its lane goes on. */
export interface StoppedAtCheck {
  readonly outcome: Outcome;
  readonly result: ApplyResult;
}

/**
 * What follows from a check that only a person can pass. It stops the account until its owner lets it go on, and a later run
 * tries the job once more (`challenge`), but for two cases, which are left to the user for good (`form_check`):
 * a company's board, which nobody can ask whether the user has sent the application meanwhile, and a form that has stopped for
 * its user before. The latter ends by itself, without the account: else one form would hold up all the others again and again.
 */
export async function stopAtCheck(
  ctx: Applying,
  lease: ApplicationLease,
  { message, isInForm }: Pick<ChallengeOutcome, "message" | "isInForm">,
): Promise<StoppedAtCheck> {
  const { name, signIn } = ctx.driver.manifest;
  const stops = isInForm === true ? await countStopsForUser(ctx.worker.db, lease.id) : 0;
  if (stops > 0) {
    const reason = `The form of this job on ${name} asks for a check that only you can pass. Open the job and apply there yourself.`;
    return {
      outcome: { status: "NEEDS_USER", reasonCode: "form_check", reason },
      result: { kind: "next" },
    };
  }
  const reasonCode = signIn === "none" ? "form_check" : "challenge";
  return {
    outcome: { status: "NEEDS_USER", reasonCode, reason: message },
    result: { kind: "needs_user", note: message },
  };
}
