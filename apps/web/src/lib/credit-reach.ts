import { messages } from "./messages.ts";

/**
 * What is said before a run starts whose credits end before what it goes for (`wanted`); undefined where they reach it, and as long as
 * they are not known. Said the same wherever a run can be started.
 */
export function shortOfCredits(wanted: number, credits: number | undefined): string | undefined {
  if (credits === undefined || credits >= wanted) return undefined;
  return credits === 0
    ? messages.noCreditSoNothingIsSent
    : messages.yourCreditsWillSend(credits, wanted);
}
