import { findDates } from "../vocabulary/dates.ts";
import { isDateText } from "../vocabulary/date-text.ts";

/** What belongs to one entry stands no further apart than this, in characters of the text. */
const NEAR = 600;
/** Dates on one line: a range has two, a table a few more. */
const MAX_DATES_A_LINE = 6;

/** Lower case, no accents, words and numbers with single spaces; what carries meaning in a name (C++, C#) is kept. */
function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, " ")
    .trim();
}

function placesIn(text: string, part: string): number[] {
  const places: number[] = [];
  if (part === "") return places;
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) places.push(at);
  return places;
}

/** A CV's text as values are looked up in it. */
export class FoundText {
  readonly #folded: string;
  readonly #plain: string;
  readonly #dates: { readonly date: string; readonly at: number }[] = [];

  constructor(text: string) {
    let folded = " ";
    for (const line of text.split("\n")) {
      const at = folded.length;
      for (const date of datesOf(line)) this.#dates.push({ date, at });
      const words = fold(line);
      if (words !== "") folded += `${words} `;
    }
    this.#folded = folded;
    // An address may be broken over two lines.
    this.#plain = text.toLowerCase().replaceAll("\n", "");
  }

  /** Where a value stands as whole words; empty where it does not, or says next to nothing. */
  places(value: string): number[] {
    const words = fold(value);
    return words.length < 2 ? [] : placesIn(this.#folded, ` ${words} `);
  }

  /** Whether it stands there in exactly these characters, case aside. */
  hasExactly(value: string): boolean {
    return value !== "" && this.#plain.includes(value.toLowerCase());
  }

  /** Whether a value of an entry stands beside what else is known of it. */
  hasNear(value: string, anchors: readonly number[]): boolean {
    return !isDateText(value) && isNear(this.places(value), anchors);
  }

  /** The same for a date: `YYYY-MM`, or `YYYY` of any date in that year. */
  hasDateNear(date: string, anchors: readonly number[]): boolean {
    const same = this.#dates.filter(
      (each) => each.date === date || each.date.startsWith(`${date}-`),
    );
    return isNear(
      same.map((each) => each.at),
      anchors,
    );
  }
}

function isNear(places: readonly number[], anchors: readonly number[]): boolean {
  return places.some((at) => anchors.some((anchor) => Math.abs(anchor - at) <= NEAR));
}

function datesOf(line: string): string[] {
  const dates: string[] = [];
  let rest = line;
  for (let count = 0; count < MAX_DATES_A_LINE; count += 1) {
    const found = findDates(rest);
    if (found === undefined) break;
    dates.push(...[found.start, found.end].filter((date) => date !== ""));
    rest = rest.slice(Math.max(1, found.to));
  }
  return dates;
}
