import type { ReadOutcome } from "@sendoff/portals/driver";

/** Why an application that waits for approval, or was approved, is sent no more; undefined while its job is there. */
export function expiryReason(outcome: ReadOutcome["kind"]): string | undefined {
  switch (outcome) {
    case "closed":
      return "It expired: the employer no longer accepts applications. Nothing was sent, and no credit was used.";
    case "not_found":
      return "It expired: the posting is no longer there. Nothing was sent, and no credit was used.";
    case "external":
      return "It expired: the employer now takes applications on its own site. Nothing was sent, and no credit was used.";
    case "already_applied":
      return "It expired: you have applied for this job yourself. Sendoff sent nothing, and no credit was used.";
    default:
      return undefined;
  }
}
