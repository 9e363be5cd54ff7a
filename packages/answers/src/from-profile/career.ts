import type { Experience } from "@sendoff/contract/profile";
import { derived, type Finding, yesNo } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import { sharesTitle } from "../finding/field-years.ts";
import { asFinding, fromJobs } from "../finding/years.ts";
import type { Question } from "../question/question.ts";
import { boundOf } from "../reading/bound.ts";
import { isWithinWords, tellingWords } from "../text/akin.ts";
import { fold } from "../text/fold.ts";
import {
  areRelated,
  isLearning,
  isOverCounter,
  occupationsNamed,
  occupationsOf,
} from "../world/occupations.ts";
import { isAboutSomebodyElse } from "../reading/understand.ts";
import { isKindWord } from "../reading/trimmed.ts";
import { personOf } from "../world/roles.ts";
import { isAmong, isBare, type Token, tokensIn } from "../reading/tokens.ts";

/** Meanings that limit years to what no job's title, text or dates tell. */
const LIMITING = new Set(
  "not,previous,non,less than,current,recent,last,net,pay,abroad,part time,full time,willing,available,start,end,notice,graduate,grade,age,birth,registered,certificate,licence,self employed,internship,up to,budget,size,other,since when,retired,remote,hybrid,night".split(
    ",",
  ),
);
const LIMITING_WORDS =
  /\b(?:relevant|related|similar|recent|last|past|post|after|since|nach|apres|despues|dopo|before|equivalent|ohne|hors|sans|sin|sem|senza|without|excl\w*|incl\w*|counting|senior|junior|head|chief|lead\w*|outside|overseas)\b/;

const NO_LEARNING =
  /\b(?:excl\w*|not counting|not including|without|hors|sans|ohne|sin|sem|senza|zonder)(?: (?:the|your|any|les|die|las|os))? (?:internships?|training|apprenticeships?|stages?|alternance|praktik\w*|ausbildung\w*|practicas|becas|estagios?|tirocin\w+)\b/;

const isLimiting = ({ means }: Token): boolean =>
  means !== "internship" && LIMITING.has(means ?? "");

/** "As a bus driver", "en tant que chef de partie": a position, which its title names. */
const AS_POSITION =
  /\b(?:as an?|als|en tant que?|en qualite de|comme|como|come|in qualita di|en calidad de|na funcao de|im beruf)\b/;

const RANK_WORDS =
  /^(?:managers?|managerin|officers?|executives?|supervisors?|directors?|heads?|leads?|leaders?|assistants?|coordinators?|specialists?|analysts?|consultants?|associates?|representatives?|agents?|leiter(?:in)?|gerente|chef|responsable|responsabile)$/;

const isRankAlone = (named: readonly string[]): boolean =>
  named.every((word) => RANK_WORDS.test(word));

/** Whether the position that is asked for has no other words than these. */
const isWholePosition = ({ text }: Question, named: readonly string[]): boolean => {
  const at = AS_POSITION.exec(text);
  const position = at === null ? "" : text.slice(at.index + at[0].length).trim();
  return position.replace(/^an? /, "") === named.join(" ");
};

/** How a job stands to what is asked for. */
type Standing = "in" | "out" | "unclear";

/** Years in a field, a trade or a place of work, by the titles, the texts and the employers of the jobs. */
export function careerByEvidence(question: Question, facts: Facts): Finding | undefined {
  const { experience } = facts.profile;
  if (question.isSeveral || question.countries.length > 0 || experience.length === 0)
    return undefined;
  if (isAboutSomebodyElse(question)) return undefined;
  const { asked, scene } = tokensIn(question);
  const all = isBare(asked) && scene.length > 0 ? [...scene, ...asked] : asked;
  const has = (means: string): boolean => all.some((token) => token.means === means);
  if (all.length > 30 || all.some(isLimiting)) return undefined;
  const said = all.map(({ word }) => word).join(" ");
  // "Excluding internships" leaves out the jobs of learning, which are left out where nothing is said of them, too.
  const isWithoutLearning = NO_LEARNING.test(said);
  if (LIMITING_WORDS.test(said.replace(NO_LEARNING, " "))) return undefined;
  const bound = boundOf(all.map(({ word, means }) => ({ text: word, means })));
  const isAmount =
    !question.isYesNo &&
    bound === undefined &&
    (question.isNumeric || has("how many") || has("how long")) &&
    (has("year") || (has("experience") && (question.options > 0 || question.isNumeric)));
  const isEnough = question.isYesNo && bound !== undefined && !bound.isUpper;
  if (!isAmount && !isEnough) return undefined;
  const telling = all.filter(
    ({ weight, means, word }, at) =>
      (weight === "plain" ||
        weight === "heavy" ||
        (means === undefined && (isKindWord(word) || occupationsOf(word).size > 0))) &&
      bound?.terms.has(at) !== true &&
      means !== "internship" &&
      !TIME.has(means ?? ""),
  );
  if (has("internship") && !isWithoutLearning) return undefined;
  if (telling.length === 0 || telling.length > 5 || telling.some(({ means }) => means === "#"))
    return undefined;
  const named = telling.flatMap(({ word }) => word.split(" "));
  // "As a branch manager" of which but the rank is left is no question on the years of every manager.
  if (isRankAlone(named) && AS_POSITION.test(question.text) && !isWholePosition(question, named))
    return undefined;
  const isPosition =
    AS_POSITION.test(question.text) || experience.some((job) => isWholeTitle(job, named));
  const standings = standingsOf(experience, named, { isPosition, isWithoutLearning });
  const inside = experience.filter((_, at) => standings[at] === "in");
  const most = fromJobs(
    experience.filter((_, at) => standings[at] !== "out"),
    facts,
    "",
    0.75,
  );
  const years = fromJobs(inside, facts, `in ${telling.map(({ word }) => word).join(" ")}`, 0.75);
  if (years === undefined) return undefined;
  if (
    named.join(" ") === "business development" &&
    inside.some((job) => isOverCounter(job.jobTitle))
  )
    return undefined;
  const isWhole = !standings.includes("unclear");
  if (bound === undefined) return isWhole ? asFinding(years) : undefined;
  const isYes = bound.isStrict
    ? years.exact > bound.years + 1e-6
    : years.exact >= bound.years - 1e-6;
  // Only a trade and a position are held in jobs alone: of what is done in them, and elsewhere, too few years are unknown.
  const isOfJobs = isWholeName(named) || (isPosition && inside.some((job) => isTitled(job, named)));
  const isTooFew =
    most !== undefined && (bound.isStrict ? most.exact <= bound.years : most.exact < bound.years);
  return isYes || (isOfJobs && (isWhole || isTooFew))
    ? derived(yesNo(isYes), years.why, 0.75)
    : undefined;
}

const TIME = new Set([
  "year",
  "month",
  "since",
  "more than",
  "at least",
  "or more",
  "how many",
  "how long",
  "when",
  "date",
]);

function standingsOf(
  jobs: readonly Experience[],
  named: readonly string[],
  { isPosition, isWithoutLearning }: { isPosition: boolean; isWithoutLearning: boolean },
): Standing[] {
  // Where titles name the position, the others are none of it.
  if (isPosition && jobs.some((job) => isTitled(job, named)))
    return jobs.map((job) => {
      if (!isTitled(job, named)) return "out";
      if (!isRanked(job, named)) return "in";
      return jobs.some((other) => isWholeTitle(other, named)) && isBelowTitle(job)
        ? "out"
        : "unclear";
    });
  const narrow = occupationsNamed(named);
  const asked = narrow.has("logistics") ? new Set([...narrow, "warehouse"]) : narrow;
  const isIn = jobs.map((job) => isInside(job, named, asked));
  const inside = jobs.filter((_, at) => isIn[at] === true);
  const kin = new Set([
    ...asked,
    ...inside.flatMap(({ jobTitle }) => [...occupationsOf(jobTitle)]),
  ]);
  return jobs.map((job, at) => {
    if (isIn[at] === true) {
      if (!isOfLearning(job)) return "in";
      return isWithoutLearning ? "out" : "unclear";
    }
    return isForeign(job, named, kin) && !sharesTitle(job, inside, named.join(" "))
      ? "out"
      : "unclear";
  });
}

/** Whether a job's title has all words of the position. */
const isTitled = ({ jobTitle }: Experience, named: readonly string[]): boolean =>
  named.length > 0 &&
  named.every((word) =>
    fold(jobTitle)
      .split(" ")
      .some((other) => isSameForm(word, other)),
  );

/** Half a position, and helping with one, is none. */
const isBelowTitle = ({ jobTitle }: Experience): boolean =>
  /\b(?:demi|assistant|assistente|deputy|vice|stellvertret\w*|adjoint\w*)\b/.test(fold(jobTitle));

/** Whether a title of several words has no other than these. */
const isWholeTitle = ({ jobTitle }: Experience, named: readonly string[]): boolean =>
  named.length > 1 &&
  tellingWords(jobTitle).length === named.length &&
  isWithinWords(tellingWords(jobTitle), named);

const isSameForm = (word: string, other: string): boolean =>
  word === other || isWithinWords([word], [other]);

/** A "Demi-chef de partie" is none, a "Senior" or a trainee of it may be one. */
const isRanked = ({ jobTitle }: Experience, named: readonly string[]): boolean =>
  /\b(?:demi|assistant|assistente|junior|trainee|apprenti\w*|deputy|vice|stellvertret\w*|aushilf\w*|adjoint\w*|ayudante|auxiliar|aide|school)\b/.test(
    fold(jobTitle),
  ) && !named.some((word) => /^(?:demi|assistant|junior|trainee)$/.test(word));

const isOfLearning = ({ jobTitle, experienceType = "" }: Experience): boolean =>
  isLearning(jobTitle) || /intern|apprentic/i.test(experienceType);

const WORDS = new WeakMap<Experience, string[]>();

function wordsOf(job: Experience): string[] {
  const known = WORDS.get(job);
  if (known !== undefined) return known;
  const { jobTitle, company, description = "" } = job;
  const words = fold(`${jobTitle} ${company} ${description.slice(0, 600)}`).split(" ");
  WORDS.set(job, words);
  return words;
}

/** Whether a job is of what is asked for: by the occupation of its title, or by all the words of the question. */
function isInside(job: Experience, named: readonly string[], asked: ReadonlySet<string>): boolean {
  const title = fold(job.jobTitle).split(" ");
  const own = occupationsOf(job.jobTitle);
  const isTrade = [...asked].some((occupation) => own.has(occupation));
  const isCovered = named.every((word) => isAmong(word, wordsOf(job)) || isPartOf(word, title));
  const isOfTitle = isTrade || named.some((word) => isAmong(word, title) || isPartOf(word, title));
  return (isCovered && (isOfTitle || named.length > 1)) || (isTrade && isWholeName(named));
}

/** An "Augenoptikermeister" is an Augenoptiker. */
const isPartOf = (word: string, title: readonly string[]): boolean =>
  word.length > 6 && title.some((other) => other.startsWith(word));

/** A job of a known occupation that has nothing to do with the field and with the jobs that are of it. */
function isForeign(job: Experience, named: readonly string[], kin: ReadonlySet<string>): boolean {
  const own = occupationsOf(job.jobTitle);
  return (
    own.size > 0 &&
    !named.some((word) => isAmong(word, wordsOf(job))) &&
    !areRelated(own, kin) &&
    ![...own, ...occupationsOf(job.company)].some((occupation) => kin.has(occupation))
  );
}

/** Whether the words are a field's name and nothing else; who works in it has a title of their own. */
const isWholeName = (words: readonly string[]): boolean =>
  occupationsNamed(words).size > 0 &&
  words.length <= 2 &&
  personOf(words.join(" ")) !== words.join(" ");
