import type { SubmitOutcome } from "@sendoff/portals/driver";

/** What a portal asked after the click, and had no approved answer. */
export type AskedAfterClick = Extract<SubmitOutcome, { kind: "needs_answer" }>;
