import type { RunHandoff } from "@sendoff/contract/run-handoff";
import type { AnswerOutcome, OpenQuestion } from "@sendoff/contract/needs-you";
import { takesSeveral } from "@sendoff/domain/answers";
import { messages } from "./answer-messages.ts";

export type AnswerLimits = Pick<OpenQuestion, "kind" | "options" | "min" | "max" | "max_length">;

/** What to write, as the form asks for it; empty where the control says so itself. */
export function answerHint({ kind, min, max, max_length: most }: AnswerLimits): string {
  if (kind === "integer" || kind === "decimal") {
    const isWhole = kind === "integer";
    if (min !== null && max !== null) return messages.numberFromTo(isWhole, min, max);
    if (min !== null) return messages.numberOrMore(isWhole, min);
    if (max !== null) return messages.numberOrLess(isWhole, max);
    return isWhole ? messages.wholeNumber : messages.aNumber;
  }
  if (takesSeveral(kind)) return messages.chooseAllThatAreTrue;
  return most === null ? "" : messages.atMostCharacters(most);
}

/** "For jobs in India only": where an answer holds; empty where it holds everywhere. */
export function scopeWords({
  country,
  company,
  location,
}: Pick<OpenQuestion, "country" | "company" | "location">): string {
  if (company !== "") return messages.forJobsAtOnly(company);
  if (location !== "") return messages.forJobsInOnly(location);
  return country === "" ? "" : messages.forJobsInCountryOnly(country);
}

/** What an answer has set going, in a sentence. */
export function outcomeWords({
  released,
  still_waiting: still,
}: Pick<AnswerOutcome, "released" | "still_waiting">): string {
  const first = released === 0 ? "" : messages.applicationsGoOn(released);
  const rest = still === 0 ? "" : messages.applicationsStillWait(still);
  return [first, rest].filter((part) => part !== "").join(" ");
}

/** Where and when what goes on goes out; where it cannot now, why and what to do. */
export function handoffWords(platforms: readonly RunHandoff[]): string {
  const going = platforms.filter(({ run_id: runId }) => runId !== null).map(({ name }) => name);
  const when = going.length === 0 ? "" : messages.runSendsWhatWaited(going);
  return [when, ...platforms.map(({ note }) => note)].filter((part) => part !== "").join(" ");
}
