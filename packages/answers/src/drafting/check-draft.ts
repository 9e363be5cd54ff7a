import { fold, hasPhrase } from "../text/fold.ts";
import { levelsIn } from "../reading/degrees.ts";
import { claimsPast, isWish } from "./claims.ts";
import { isProse } from "./is-prose.ts";
import type { DraftFacts } from "./draft-facts.ts";
import { DEEDS, NUMBER_WORDS } from "./known-names.ts";
import { namesIn, sentencesOf, smallWords } from "./names-in.ts";
import { isToldIn, readTold, type Told } from "./told.ts";

/**
 * What a draft says that nobody told, in sentences for its writer; none when it may be used. Numbers, lengths of time,
 * degrees, certificates and deeds must stand in the profile: a posting may name any of them, also to plant them. Names
 * (tools, employers, places, languages) must stand there too, or be the job's own title, employer and place; what only
 * the posting's description names may be looked forward to, never claimed. Facts that a model never gives (DECISIONS
 * D8), promises, links and placeholders are refused wherever they come from.
 */
export function checkDraft(draft: string, facts: DraftFacts, limit: number): string[] {
  const text = draft.trim();
  if (text.length > limit) return [`It has ${text.length} characters; ${limit} are allowed.`];
  if (!isProse(text, facts.fullName))
    return ["It is not a whole answer in plain English sentences."];
  const told = readTold(facts);
  const usual = smallWords(text, facts.applicant, facts.job.description);
  const objections = new Set(checkForbidden(text));
  for (const sentence of sentencesOf(text)) {
    for (const objection of [
      ...checkNumbers(sentence, told),
      ...checkDurations(sentence, facts),
      ...checkLearning(sentence, facts, told),
      ...checkDeeds(sentence, told),
      ...checkNames(sentence, namesIn(sentence, usual), told),
    ])
      objections.add(objection);
  }
  return [...objections];
}

const FORBIDDEN: readonly (readonly [RegExp, string])[] = [
  [
    /\b(salary|ctc|lpa|lakhs?|crores?|compensation|remuneration|wages?)\b|[$€£₹]/i,
    "It speaks of pay.",
  ],
  [
    /\b(visas?|sponsor\w*|work permit|work authori[sz]ation|authori[sz]ed to work|right to work|citizen\w*|green card|h-?1b|permanent residen\w+|passport)\b/i,
    "It speaks of visas or the right to work.",
  ],
  [
    /\b(notice period|available (immediately|from|to start)|start(ing)? (immediately|right away|on)|relocat\w+|willing to (travel|work|move))\b/i,
    "It says when or where the applicant can work.",
  ],
  [
    /\b(i|we) (hereby )?(agree|accept|consent|certify|declare|attest|acknowledge|confirm|swear|promise|guarantee|authori[sz]e)\b/i,
    "It agrees to or promises something.",
  ],
  [
    /\b(disab\w+|pregnan\w+|married|religio\w+|ethnic\w*|gender|sexual\w*|veteran|criminal|convict\w*|years old)\b/i,
    "It speaks of a private matter.",
  ],
  [/https?:|www\.|\S@\S/i, "It has a link or an address in it."],
  [/[[\]{}<>]|_{3,}|\bX{2,}\b|lorem ipsum|\byour name\b/i, "It has a placeholder in it."],
  [
    /\bas an? (ai|artificial|language model|assistant)\b|\blanguage model\b|\b(previous|above) instructions\b|\bsystem prompt\b|```|\*\*|^#/im,
    "It is not written as the applicant.",
  ],
];

function checkForbidden(text: string): string[] {
  return FORBIDDEN.filter(([pattern]) => pattern.test(text)).map(([, objection]) => objection);
}

function valueOf(word: string): number | undefined {
  const digits = /^(\d+(?:\.\d+)?)[+%]?$/.exec(word)?.[1];
  return digits === undefined ? NUMBER_WORDS.get(word) : Number(digits);
}

/** "One of", "this one" and the like count nothing. */
function checkNumbers(sentence: string, told: Told): string[] {
  return fold(sentence)
    .split(" ")
    .filter((word) => word !== "one" && (valueOf(word) !== undefined || /\d/.test(word)))
    .filter((word) => !` ${told.job} `.includes(` ${word} `))
    .filter((word) => {
      const value = word.endsWith("%") ? undefined : valueOf(word);
      const isNumber = value !== undefined && told.numbers.has(value);
      return !isNumber && !isToldIn(word, [told.profile]);
    })
    .map((word) => `"${word}" is no number of the applicant's.`);
}

/** "5 years of Kafka": the 5 must be Kafka's, or all years where nothing is named. */
function checkDurations(sentence: string, { profile, totalYears }: DraftFacts): string[] {
  const objections: string[] = [];
  for (const clause of sentence.split(/[,;—–]|\band\b/i)) {
    const folded = fold(clause);
    if (/\b(many|several|numerous|countless|over) years\b/.test(folded) && (totalYears ?? 0) < 3)
      objections.push("The profile does not tell of so many years.");
    const skills = profile.skills.filter(({ name }) => ` ${folded} `.includes(` ${fold(name)} `));
    for (const [, word = ""] of folded.matchAll(/(?<=^| )(\S+?)\+? years?\b/g)) {
      const years = valueOf(word);
      if (years === undefined) continue;
      const isTold =
        skills.length === 0
          ? years === totalYears
          : skills.some((skill) => skill.years === years && !skill.imported?.includes("years"));
      if (!isTold) objections.push(`The profile does not say "${clause.trim()}".`);
    }
    if (/\bdecades?\b/.test(folded) && (totalYears ?? 0) < 10)
      objections.push("The profile does not tell of a decade.");
  }
  return objections;
}

const DEGREES =
  /\b(ph ?d|doctorate|mba|bachelors?|masters? (?:degree|of|in|s)|b ?tech|m ?tech|b ?sc|m ?sc|degree|diploma|graduat\w+|university|college)\b/g;

function checkLearning(sentence: string, { profile }: DraftFacts, told: Told): string[] {
  const folded = fold(sentence);
  const objections: string[] = [];
  for (const [word] of folded.matchAll(DEGREES)) {
    const levels = levelsIn(word);
    const isTold =
      levels.some((level) => told.degreeLevels.has(level)) || isToldIn(word, [told.profile]);
    if (!(isTold || (profile.education.length > 0 && /^(degree|university|college)$/.test(word))))
      objections.push(`The profile has no "${word}".`);
  }
  const certificate = /\b(certifi\w+|licen[sc]ed|accredited|chartered)\b/.exec(folded)?.[0];
  if (
    certificate !== undefined &&
    profile.certifications.length === 0 &&
    !told.profile.includes(certificate)
  )
    objections.push(`The profile has no certificate ("${certificate}").`);
  return objections;
}

function checkDeeds(sentence: string, told: Told): string[] {
  const folded = fold(sentence);
  const isOwn = /\b(i|my|me)\b/.test(folded);
  return DEEDS.filter(([, pattern]) => isOwn && pattern.test(folded) && !isWish(folded))
    .filter(([, pattern]) => !pattern.test(told.profile))
    .map(([deed]) => `The profile does not say that the applicant ${deed}.`);
}

function checkNames(sentence: string, names: readonly string[], told: Told): string[] {
  const folded = fold(sentence);
  return names.flatMap((name) => {
    if (isToldIn(name, [told.profile])) return [];
    if (isToldIn(name, [told.profile, told.job]))
      return claimsPast(folded, name) ? [`The profile tells of no past with "${name}".`] : [];
    if (isToldIn(name, [told.profile, told.job, told.posting]) && isWishedFor(sentence, name))
      return [];
    return [`"${name}" does not stand in the profile.`];
  });
}

/** Only looked forward to, in the part of the sentence that names it. */
const isWishedFor = (sentence: string, name: string): boolean =>
  sentence
    .split(/[,;—–]/)
    .map(fold)
    .filter((clause) => hasPhrase(clause, name))
    .every(isWish);
