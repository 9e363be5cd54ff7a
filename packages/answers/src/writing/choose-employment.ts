import type { Claim } from "../facts/claim.ts";
import { wordingOf } from "../languages/lexicon.ts";

const STATES = new Set(["employed", "self employed", "unemployed", "student status", "retired"]);
const BESIDE = new Set([
  "-",
  "current",
  "work",
  "are",
  "have",
  "company",
  "position",
  "status",
  "do",
]);
const EXTENT = new Set(["full time", "part time"]);

const meaningsIn = (text: string): (string | undefined)[] =>
  wordingOf(text.replace(/[/*]a\b|[:*]in\b/g, "")).terms.map(({ means }) => means);

/** The option of the state, alone or with the extent of the job; an option that says more is none. */
export function employmentOptions(
  claim: Extract<Claim, { kind: "employment" }>,
  options: readonly string[],
): string[] {
  const extent = meaningsIn(claim.type).find((means) => EXTENT.has(means ?? ""));
  const read = options.map((option) => ({ option, means: meaningsIn(option) }));
  // A question whose choices are no states asks for something else.
  if (read.filter(({ means }) => means.some((each) => STATES.has(each ?? ""))).length < 2)
    return [];
  const fitting = read.filter(
    ({ means }) =>
      means.includes(claim.state) &&
      means.every(
        (each) => each === claim.state || BESIDE.has(each ?? "?") || EXTENT.has(each ?? ""),
      ),
  );
  const exact = fitting.filter(({ means }) => means.some((each) => EXTENT.has(each ?? "")));
  const chosen =
    exact.length === 0 ? fitting : fitting.filter(({ means }) => means.includes(extent));
  return chosen.map(({ option }) => option);
}
