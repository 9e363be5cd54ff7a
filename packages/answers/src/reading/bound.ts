import type { Term } from "../languages/lexicon.ts";

/** A number of years that a sentence sets as a limit. */
export interface Bound {
  years: number;
  /** More than so many, or fewer, rather than at least or at most. */
  isStrict: boolean;
  /** The limit is an upper one. */
  isUpper: boolean;
  /** Positions of the terms that set it. */
  terms: ReadonlySet<number>;
}

const BEFORE = new Set(["at least", "more than", "less than", "up to"]);

/** The one limit in years ("at least 5 years", "3+ years", "moins de 2 ans"); undefined for none, several, or a range. */
export function boundOf(terms: readonly Term[]): Bound | undefined {
  const found = terms.flatMap((_, at) => boundAt(terms, at) ?? []);
  const numbers = terms.filter(({ means }) => means === "#").length;
  const [only, second] = found;
  return second === undefined && numbers === 1 ? only : undefined;
}

function boundAt(terms: readonly Term[], at: number): Bound | undefined {
  const term = terms[at];
  const number = /^(\d{1,3})(\+)?$/.exec(term?.text ?? "");
  if (term?.means !== "#" || number === null) return undefined;
  const positions = new Set([at]);
  let next = at + 1;
  while (["or more", "-", "full", "completed"].includes(terms[next]?.means ?? "")) {
    positions.add(next);
    next += 1;
  }
  const unit = terms[next]?.means;
  if (unit !== "year" && unit !== "month") return undefined;
  positions.add(next);
  if (terms[next + 1]?.means === "or more") positions.add(next + 1);
  let before = at - 1;
  if (terms[before]?.means === "-") before -= 1;
  const word = terms[before]?.means;
  if (word !== undefined && BEFORE.has(word)) positions.add(before);
  return {
    years: Number(number[1]) / (unit === "month" ? 12 : 1),
    isStrict: word === "more than" || word === "up to",
    isUpper: word === "less than" || word === "up to",
    terms: positions,
  };
}
