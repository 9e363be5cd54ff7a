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
  const words = new Set(texts.flatMap((text) => fold(text).split(" ")));
  WORDS.set(facts, words);
  return words;
}

/** One word is the beginning of the other: "Heftruck" and "Heftruckcertificaat". */
const isBeginning = (one: string, other: string): boolean =>
  one !== other &&
  one.length > 6 &&
  other.length > 6 &&
  (other.startsWith(one) || one.startsWith(other));

/** Whether the profile has the words of a choice, one of them as a part of a longer one or the other way round. */
export function isNearProfile(option: string, facts: Facts): boolean {
  const own = wordsOf(facts);
  const isPart = (word: string): boolean => [...own].some((other) => isBeginning(word, other));
  const asked = tellingWords(option);
  return asked.some(isPart) && asked.every((word) => own.has(word) || isPart(word));
}
