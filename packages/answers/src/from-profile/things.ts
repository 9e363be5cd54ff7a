import type { Bank } from "../bank/bank.ts";
import { type Finding, found, yesNo } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import { findExperience } from "../finding/experience.ts";
import type { Question } from "../question/question.ts";
import { type Bound, boundOf } from "../reading/bound.ts";
import { isLongerName } from "../finding/like-skill.ts";
import { namesOf, type Thing, thingsOf } from "../finding/things.ts";
import { skillKey } from "../world/skills.ts";
import { isAboutSomebodyElse } from "../reading/understand.ts";
import { occupationsOf } from "../world/occupations.ts";
import { isAmong, isBare, type Token, tokensIn } from "../reading/tokens.ts";

/** Meanings by which a question on a thing asks for something else than whether, how long or since when one has it. */
const OTHER = new Set(
  "not,previous,non,less than,sponsor,authorised,permit,visa,citizen,eu,pay,current pay,expected,net,hourly,daily,internship,criminal,race,religion,orientation,disability,future,abroad,why,end,start,notice,travel,relocate,night,shift,weekend,part time,promoted,budget,size,grade,two wheeler,car,drive,willing,available,other,alternate,unfinished,up to,serving,native,non,age,birth".split(
    ",",
  ),
);

/** The thing of the profile that a question names by all its telling words, where nothing else in it tells of another one. */
export function thingByEvidence(question: Question, facts: Facts, bank: Bank): Finding | undefined {
  if (question.isSeveral || question.countries.length > 0) return undefined;
  // A statement of the person's own is true or not as a whole.
  if (/^(?:i|i m|ich|je|j|yo|eu|io|ik) /.test(question.text)) return undefined;
  if (isAboutSomebodyElse(question)) return undefined;
  const { asked, scene } = tokensIn(question);
  const all = isBare(asked) && scene.length > 0 ? [...scene, ...asked] : asked;
  if (all.length > 34) return undefined;
  const others = all.filter(({ means }) => OTHER.has(means ?? ""));
  const bound = boundOf(all.map(({ word, means }) => ({ text: word, means })));
  const named = thingsOf(facts).flatMap((thing) => {
    const extras = isLongerName(question.text, skillKey(thing.name))
      ? undefined
      : leastExtras(thing, all, bound);
    const isOther = others.some(({ word }) => !namesOf(thing).some((name) => isAmong(word, name)));
    return extras === undefined || isOther ? [] : [{ thing, extras }];
  });
  const fewest = Math.min(...named.map(({ extras }) => extras.length));
  const best = named.filter(({ extras }) => extras.length === fewest);
  const means = new Set(all.map((token) => token.means));
  for (const { thing, extras } of best) {
    const finding = told(thing, extras, {
      question,
      means,
      bound,
      facts,
      bank,
      isOne: best.length === 1,
    });
    if (finding !== undefined) return finding;
  }
  return undefined;
}

/** The telling words that are left when the thing's own are taken out; undefined where the question lacks one of the thing's. */
function leastExtras(
  thing: Thing,
  all: readonly Token[],
  bound: Bound | undefined,
): Token[] | undefined {
  const words = all.map(({ word }) => word);
  const fits = namesOf(thing).filter((name) => name.every((word) => isAmong(word, words)));
  if (fits.length === 0) return undefined;
  const own = [...fits.flat(), ...thing.beside];
  return all.filter(
    ({ word, weight, means }) =>
      (weight === "plain" ||
        weight === "heavy" ||
        (weight === "light" && occupationsOf(word).size > 0)) &&
      means !== "year" &&
      means !== "month" &&
      bound?.terms.has(all.findIndex((token) => token.word === word)) !== true &&
      !TIME.has(means ?? "") &&
      !isAmong(word, own),
  );
}

const TIME = new Set([
  "more than",
  "since",
  "when",
  "since when",
  "current",
  "date",
  "or more",
  "at least",
]);

/** Whether a paper is still good, and whether one has said so elsewhere, only the person knows. */
const OF_ITS_STATE =
  /\b(?:is your|are your|still|expir\w+|renew\w*|copy|number|abgelaufen|expire\w*)\b/;

interface Around {
  question: Question;
  means: ReadonlySet<string | undefined>;
  bound: Bound | undefined;
  facts: Facts;
  bank: Bank;
  isOne: boolean;
}

function told(
  thing: Thing,
  extras: readonly Token[],
  { question, means, bound, facts, bank, isOne }: Around,
): Finding | undefined {
  const isPlain = extras.every(({ weight }) => weight === "plain");
  if (!isPlain || bound?.isUpper === true) return undefined;
  const isOfTime =
    means.has("year") || means.has("month") || means.has("when") || means.has("since when");
  if (question.isYesNo) {
    if (question.options > 3) return undefined;
    if (bound !== undefined)
      return extras.length <= (isLong(thing) ? 1 : 0)
        ? enough(thing, bound, facts, bank)
        : undefined;
    if (isOfTime || means.has("#") || means.has("how many") || means.has("how long"))
      return undefined;
    if (extras.length > 0 || OF_ITS_STATE.test(question.text)) return undefined;
    if (
      thing.kind === "skill" &&
      (means.has("certificate") || means.has("registered") || means.has("licence"))
    )
      return undefined;
    if (thing.kind === "study" && (means.has("experience") || means.has("use"))) return undefined;
    return found(yesNo(true), "profile", `Your profile names ${thing.name}`, 0.8);
  }
  if (extras.length > (isLong(thing) ? 1 : 0) || !isOne) return undefined;
  if (thing.kind === "skill") {
    // "Year of the HACCP training" asks when.
    if (
      /^(?:annee|year|jahr|ano|anno|jaar)\b|\b(?:annee|year|jahr|ano|anno|jaar) (?:of|de|du|d|des|der|del|da|do|van)\b/.test(
        question.text,
      )
    )
      return undefined;
    const isAmount = question.isNumeric || means.has("how many") || means.has("how long");
    if (
      !isAmount ||
      means.has("month") ||
      !(means.has("year") || means.has("experience") || question.options > 0)
    )
      return undefined;
    return years(thing, facts, bank, {});
  }
  if (thing.kind === "study" && (means.has("registered") || means.has("licence"))) return undefined;
  const isYear =
    (means.has("year") || means.has("when")) && !means.has("how many") && !means.has("experience");
  if (!isYear || thing.date === undefined || !/\d{4}/.test(thing.date)) return undefined;
  return found(
    { kind: "date", date: thing.date },
    "profile",
    `Your profile dates ${thing.name}`,
    0.8,
  );
}

/** A name of several words leaves less to doubt. */
const isLong = (thing: Thing): boolean => namesOf(thing).every((name) => name.length > 1);

function enough(thing: Thing, bound: Bound, facts: Facts, bank: Bank): Finding | undefined {
  return thing.kind === "skill"
    ? years(thing, facts, bank, { threshold: bound.years, isStrict: bound.isStrict })
    : undefined;
}

function years(
  { name }: Thing,
  facts: Facts,
  bank: Bank,
  limit: { threshold?: number; isStrict?: boolean },
): Finding | undefined {
  return findExperience(
    { topic: "skill_years", subject: skillKey(name), named: name, isNegated: false, ...limit },
    facts,
    (topic, subject) => bank.saidYears(topic, subject),
  );
}
