import { messages } from "../messages.ts";

/** What the overlay tells while a portal takes its time: each one true of the product. */
export const tips = [
  messages.questionWeCannotAnswer,
  messages.eachApplicationKeepsAReceipt,
  messages.applicationThatFailsOrIsSkipped,
  messages.youCanWatchEachApplicationBeing,
] as const;
