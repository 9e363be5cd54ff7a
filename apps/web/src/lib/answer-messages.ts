import type { PlatformGoingOn } from "@sendoff/contract/going-on";
import type { AnswerOutcome, OpenQuestion } from "@sendoff/contract/needs-you";
import { takesSeveral } from "@sendoff/domain/answers";
import { plural } from "./format.ts";

/** What to write, as the form asks for it; empty where the control says so itself. */
export function answerHint({ kind, min, max, max_length: most }: AnswerLimits): string {
  if (kind === "integer" || kind === "decimal") {
    const what = kind === "integer" ? "A whole number" : "A number";
    if (min !== null && max !== null) return `${what} from ${min} to ${max}, as the form asks for.`;
    if (min !== null) return `${what}, ${min} or more, as the form asks for.`;
    if (max !== null) return `${what}, ${max} or less, as the form asks for.`;
    return `${what}, as the form asks for.`;
  }
  if (takesSeveral(kind)) return "Choose all that are true.";
  return most === null ? "" : `At most ${most} characters.`;
}

export type AnswerLimits = Pick<OpenQuestion, "kind" | "options" | "min" | "max" | "max_length">;

/** "Answers for jobs in India": where an answer holds; empty where it holds everywhere. */
export function scopeWords({
  country,
  company,
  location,
}: Pick<OpenQuestion, "country" | "company" | "location">): string {
  if (company !== "") return `For jobs at ${company} only`;
  if (location !== "") return `For jobs in ${location} only`;
  return country === "" ? "" : `For jobs in ${country} only`;
}

/** What an answer has set going, in a sentence. */
export function outcomeWords({
  released,
  still_waiting: still,
}: Pick<AnswerOutcome, "released" | "still_waiting">): string {
  const first =
    released === 0 ? "" : `${plural(released, "application goes on", "applications go on")}.`;
  const rest =
    still === 0
      ? ""
      : `${plural(still, "application waits", "applications wait")} for another answer.`;
  return [first, rest].filter((part) => part !== "").join(" ");
}

/** Where and when what goes on goes out; where it cannot now, why and what to do. */
export function goingWords(platforms: readonly PlatformGoingOn[]): string {
  const going = platforms.filter(({ run_id: runId }) => runId !== null).map(({ name }) => name);
  const when =
    going.length === 0
      ? ""
      : `A run on ${going.join(" and ")} sends what waited, as the account's pace allows.`;
  return [when, ...platforms.map(({ note }) => note)].filter((part) => part !== "").join(" ");
}
