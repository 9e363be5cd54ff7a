import type { FormField } from "@sendoff/contract/form";
import type { Facts } from "./facts.ts";
import { isAkin, tellingWords } from "../text/akin.ts";
import { fold } from "../text/fold.ts";

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

/** Everything that the jobs of the profile tell. */
function toldInJobs({ profile }: Facts): readonly string[] {
  return fold(
    profile.experience
      .map(({ jobTitle, description }) => `${jobTitle} ${description ?? ""}`)
      .join(" "),
  ).split(" ");
}

/**
 * Whether the profile has the words of a choice, one of them as a part of a longer one or the other way round; or a job tells of some
 * of it: "acute medical ward" may be the choice "Acute medicine".
 */
export function isNearProfile(
  option: string,
  facts: Facts,
  { question, options }: Pick<FormField, "question" | "options">,
): boolean {
  const own = wordsOf(facts);
  const isPart = (word: string): boolean => [...own].some((other) => isBeginning(word, other));
  const asked = tellingWords(option);
  if (asked.some(isPart) && asked.every((word) => own.has(word) || isPart(word))) return true;
  if (!OF_WORK.test(fold(question))) return false;
  // A word that several choices share tells none of them: "Retail lending" and "Corporate lending".
  const shared = new Set(
    options.filter((other) => other !== option).flatMap((other) => tellingWords(other)),
  );
  const jobs = toldInJobs(facts);
  return asked
    .slice(0, 1)
    .some(
      (word) =>
        word.length >= SHORTEST_TELLING &&
        ![...shared].some((other) => isAkin(word, other)) &&
        jobs.some((other) => isAkin(word, other)),
    );
}

const SHORTEST_TELLING = 5;
const OF_WORK = /\b(?:worked|experience)\b/;
