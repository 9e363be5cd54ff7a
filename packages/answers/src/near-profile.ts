import type { Facts } from "./facts.ts";
import { tellingWords } from "./text/akin.ts";
import { fold } from "./text/fold.ts";

const WORDS = new WeakMap<Facts, ReadonlySet<string>>();

/** Everything that the skills, certificates and languages of the profile name. */
function wordsOf(facts: Facts): ReadonlySet<string> {
  const known = WORDS.get(facts);
  if (known !== undefined) return known;
  const { skills, certifications, languages } = facts.profile;
  const texts = [
    ...skills.map(({ name }) => name),
    ...certifications.map(({ title }) => title),
    ...languages.map(({ name }) => name),
  ];
  const words = new Set(texts.flatMap((text) => fold(text).split(" ")).filter(isTelling));
  WORDS.set(facts, words);
  return words;
}

const isTelling = (word: string): boolean => word.length >= 4 || /\d/.test(word);

/** Whether the profile has a word of a choice, or one that it is a part of, so that the choice may be meant by it. */
export function isNearProfile(option: string, facts: Facts): boolean {
  const own = wordsOf(facts);
  return tellingWords(option)
    .filter((word) => word.length >= 4)
    .some(
      (word) =>
        own.has(word) ||
        [...own].some(
          (other) =>
            other.length > 6 &&
            word.length > 6 &&
            (other.startsWith(word) || word.startsWith(other)),
        ),
    );
}
