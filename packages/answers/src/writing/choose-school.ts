import { fold, wordsOf } from "../text/fold.ts";
import { firstTier } from "./same-wording.ts";

const NOT_LISTED =
  /^(other|others|other (school|university|college|institution|institute)|(my )?(school|university|college|institution) (is )?not (listed|in the list|on the list)|not listed|none of (these|the above)|sonstige|andere|autre|otra|otro)$/;

/** What schools of one kind share; such a word names none of them. */
const COMMON = new Set(
  (
    "university universities univ universitat universite universidad universita uni college colleges school institute institut institution " +
    "academy polytechnic hochschule fachhochschule faculty campus department technology technological technical engineering science sciences " +
    "arts commerce management business medical law studies national international state central government public private deemed autonomous " +
    "of the and for at in de la le du des der die das und et y do da st saint"
  ).split(" "),
);

/**
 * The options that name this school. A list without any that could be it, under a short form either, is answered by its one
 * "Other" where it has that: it is how such lists ask for what they do not name.
 */
export function schoolOptions(name: string, options: readonly string[]): string[] {
  const same = firstTier(options, [name]);
  if (same.length > 0) return same;
  const rest = options.filter((option) => NOT_LISTED.test(fold(option)));
  const isLike = options.some((option) => !rest.includes(option) && couldBe(name, option));
  return isLike ? [] : rest;
}

/** Whether both may name one school: a word of its own that they share, or the initials of one in the other. */
function couldBe(left: string, right: string): boolean {
  const [own, other] = [ownWords(left), ownWords(right)];
  if (own.length === 0 || other.length === 0) return true;
  return (
    own.some((word) => other.includes(word)) ||
    own.some((word) => initialsIn(right).has(word)) ||
    other.some((word) => initialsIn(left).has(word))
  );
}

function ownWords(name: string): string[] {
  return wordsOf(name).filter((word) => word.length > 1 && !COMMON.has(word));
}

/** "iit" and "iitb" of "Indian Institute of Technology Bombay": a short form may begin or end anywhere. */
function initialsIn(name: string): Set<string> {
  const words = wordsOf(name);
  const all = new Set<string>();
  for (const kept of [
    words,
    words.filter((word) => !/^(of|the|and|for|at|in|de|la)$/.test(word)),
  ]) {
    const letters = kept.map((word) => word[0] ?? "").join("");
    for (let from = 0; from < letters.length; from += 1) {
      for (let to = from + 2; to <= letters.length; to += 1) all.add(letters.slice(from, to));
    }
  }
  return all;
}
