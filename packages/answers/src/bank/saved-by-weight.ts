import { type Saved, asFinding, yesNoOf } from "./bank-entry.ts";
import {
  asksOwnVehicleAndLicence,
  BY_MEANING_ONLY,
  meansSameHere,
  mentionsOtherHours,
} from "./bank-words.ts";
import type { Finding } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import { SENSITIVE, type Meaning } from "../question/meaning.ts";
import type { Question } from "../question/question.ts";
import { asksAboutCompany, asksAboutPlace } from "./scope.ts";
import { isAboutSomebodyElse } from "../reading/understand.ts";
import { countryOfCity } from "../world/gazetteer.ts";
import { LEARNED } from "../learned-weights/learned.ts";
import { chanceOf, type Features, type Model, rarityIn } from "../learned-weights/model.ts";
import {
  atMost,
  isIn,
  leftOf,
  poolOf,
  type Word,
  type Words,
  wordsOf,
} from "../learned-weights/words.ts";

/** Below this the saved answer is not given: set so that of the sets left out while learning hardly one was answered wrong. */
const LEAST_CHANCE = 0.8;
/** Another saved answer as likely as this, and another answer, leave the question open. */
const RIVAL_CHANCE = 0.5;

/** Meanings by which a question is another one: what was said holds for exactly that, or not at all. */
const EXACT = new Set(
  "previous,non,less than,sponsor,authorised,permit,visa,citizen,eu,pay,current pay,expected,net,hourly,daily,internship,criminal,race,religion,orientation,disability,two wheeler,car,licence,up to,full time,part time,hybrid,office,remote,age,birth,number,expiry,at least,more than,night,weekend,holiday,overtime,early,late,on call,abroad,travel,notice,company".split(
    ",",
  ),
);

/** Of these the class, the country and the kind count: a question that adds a word to them is another one. */
const NAMED_BY_KIND = new Set(["licence", "certificate", "registered", "visa", "permit"]);

/** Units by which a number that was saved in another one would be wrong. */
const UNIT = /^(?:lakhs?|lacs?|lpa|crores?|thousands?|millions?|k|tsd|mil|mille|percent|%)$/;

/** A saved answer with how likely it serves. */
export interface Candidate {
  entry: Saved;
  features: Features;
  /** How far its words and the question's are the same, 0 to 1. */
  alike: number;
  /** Whether nothing stands against it that no weight may outweigh. */
  isSafe: boolean;
}

/**
 * The saved answer that most likely serves a question, by what was learned of how forms put one question in different words. It is
 * asked last of all, and never on what is answered by its meaning only.
 */
export function savedByWeight(
  entries: readonly Saved[],
  question: Question,
  meaning: Meaning | undefined,
  facts: Facts,
): Finding | undefined {
  const [best, ...others] = savedCandidates(entries, question, meaning, facts, LEARNED);
  if (best === undefined || !best.isSafe || chanceIn(best) < LEAST_CHANCE) return undefined;
  const isRivalled = others.some(
    (other) =>
      JSON.stringify(other.entry.saved.answer) !== JSON.stringify(best.entry.saved.answer) &&
      chanceIn(other) >= RIVAL_CHANCE,
  );
  return isRivalled ? undefined : findingOf(best);
}

const chanceIn = ({ features }: Candidate): number => chanceOf(LEARNED.weights.saved, features);

/** A candidate as a finding. */
export const findingOf = ({ entry }: Candidate): Finding =>
  asFinding(entry, 0.8, `You answered "${entry.saved.question.slice(0, 120)}"`);

/** The saved answers whose words are most like the question's, the likest first. */
export function savedCandidates(
  entries: readonly Saved[],
  question: Question,
  meaning: Meaning | undefined,
  facts: Facts,
  model: Model,
): Candidate[] {
  if (question.isSeveral || !mayBeWeighed(meaning) || isAboutSomebodyElse(question)) return [];
  if (asksAboutPlace(question, meaning) || asksAboutCompany(question, meaning)) return [];
  if (mentionsOtherHours(question) || wordsOf(question).asked.length > 40) return [];
  const isOwn = asksOwnVehicleAndLicence(question);
  return entries
    .filter(
      (entry) =>
        mayBeWeighed(entry.meaning) &&
        (yesNoOf(entry.saved.answer) !== undefined) === question.isYesNo &&
        isNegatedIn(entry.question) === isNegatedIn(question) &&
        isOwn === asksOwnVehicleAndLicence(entry.question),
    )
    .map((entry) => candidate(entry, question, model))
    .filter(({ alike, entry }) => alike >= 0.2 && meansSameHere(entry, question, meaning, facts))
    .toSorted((left, right) => right.alike - left.alike);
}

const mayBeWeighed = (meaning: Meaning | undefined): boolean =>
  meaning === undefined ||
  !(
    BY_MEANING_ONLY.has(meaning.topic) ||
    SENSITIVE.has(meaning.topic) ||
    meaning.topic === "consent" ||
    meaning.topic === "marketing"
  );

const isNegatedIn = (question: Question): boolean =>
  wordsOf(question).asked.filter(({ means }) => means === "not").length % 2 === 1;

function candidate(entry: Saved, question: Question, model: Model): Candidate {
  const [asked, said] = [wordsOf(question), wordsOf(entry.question)];
  const own = poolOf([...said.asked, ...said.scene]);
  const whole = poolOf([...asked.asked, ...asked.scene]);
  const bare = poolOf(asked.asked);
  const rarity = ({ key }: Word): number => rarityIn(model, key);
  const sum = (words: readonly Word[]): number =>
    words.reduce((total, word) => total + rarity(word), 0);
  const most = (words: readonly Word[]): number => Math.max(0, ...words.map(rarity));
  const extra = asked.asked.filter((word) => !isIn(word, own));
  const missing = said.asked.filter((word) => !isIn(word, whole));
  const covered = share(sum(asked.asked) - sum(extra), sum(asked.asked));
  const kept = share(sum(said.asked) - sum(missing), sum(said.asked));
  const [more, less] = [leftOf(extra), leftOf(missing)];
  const isShared = asked.asked.some((word) => isTelling(word) && isIn(word, own));
  const [extras, lacks] = [
    more.known + more.named + more.plain,
    less.known + less.named + less.plain,
  ];
  const isYes = yesNoOf(entry.saved.answer);
  const alike = covered + kept === 0 ? 0 : (2 * covered * kept) / (covered + kept);
  const numbers = (words: readonly Word[]): string =>
    words
      .flatMap(({ word }) => (/\d/.test(word) ? [word] : []))
      .toSorted()
      .join();
  return {
    entry,
    alike,
    isSafe: isShared && isSafe(extra, missing, { asked, said, isYes }),
    features: {
      always: 1,
      covered,
      kept,
      alike: alike * alike,
      both: covered * kept,
      rarestExtra: most(extra) / 8,
      rarestMissing: most(missing) / 8,
      extraKnown: atMost(3, more.known),
      extraNamed: atMost(3, more.named),
      extraPlain: atMost(4, more.plain),
      missingKnown: atMost(3, less.known),
      missingNamed: atMost(3, less.named),
      missingPlain: atMost(4, less.plain),
      swapped: atMost(3, Math.min(more.known + more.named, less.known + less.named)),
      swappedAny: atMost(3, Math.min(extras, lacks)),
      onlyExtra: extras > 0 && lacks === 0 ? 1 : 0,
      onlyMissing: lacks > 0 && extras === 0 ? 1 : 0,
      none: extras === 0 && lacks === 0 ? 1 : 0,
      wishes: isWish(asked.asked) ? 1 : 0,
      otherWish: isWish(asked.asked) === isWish(said.asked) ? 0 : 1,
      otherNumbers: numbers(asked.asked) === numbers(said.asked) ? 0 : 1,
      pointing: asked.isPointing ? 1 : 0,
      scene: asked.scene.length > 0 ? 1 : 0,
      fromScene: said.asked.some((word) => isIn(word, whole) && !isIn(word, bare)) ? 1 : 0,
      section: question.section === "" ? 0 : 1,
      saidNo: isYes === false ? 1 : 0,
      noWithExtra: isYes === false ? atMost(3, extras) : 0,
      yesWithExtra: isYes === true ? atMost(3, extras) : 0,
      open: isYes === undefined ? 1 : 0,
      choices: question.options > 2 ? 1 : 0,
    },
  };
}

/** A question of another time, kind or amount, and one of more than was answered, is left open, whatever weighs for it. */
function isSafe(
  extra: readonly Word[],
  missing: readonly Word[],
  { asked, said, isYes }: { asked: Words; said: Words; isYes: boolean | undefined },
): boolean {
  const left = [...extra, ...missing];
  if (extra.some((word) => isHeavy(word) && !isKnown(word) && isTurning(word))) return false;
  if (left.some(({ means, word }) => EXACT.has(means ?? "") || UNIT.test(word))) return false;
  const ofKind = asked.asked.some(({ means }) => NAMED_BY_KIND.has(means ?? ""));
  const isMore = extra.some(isTelling);
  if (asked.isJoined || said.isJoined || (isMore && ofKind)) return false;
  // Of an open answer each word counts: "our product" is not "us".
  if (isYes === undefined)
    return (
      extra.every(({ means }) => means !== undefined) && ![...extra, ...missing].some(isTelling)
    );
  if (isMore && missing.some(isHeavy)) return false;
  // Who would take a drug test has said nothing of another check.
  if (isYes && missing.some(isKnown)) return false;
  if (asked.isPointing) return true;
  const isWished = isWish(asked.asked);
  const more = extra.filter(isTelling).length;
  if (isYes && !isWished && (more > 1 || (more === 1 && missing.some(isTelling)))) return false;
  // "Available for an F2F interview" names how, "in Munich" where.
  if (isYes) return !extra.some((word) => isKnown(word) || (isHeavy(word) && !isWished));
  // Who refuses a narrower thing, or has not got it now, may agree to the wider one, or may have had it.
  const isPast = (words: Words): boolean => words.asked.some(({ means }) => means === "did");
  return !missing.some(isTelling) && (!isPast(asked) || isPast(said));
}

const isTelling = ({ weight }: Word): boolean => weight === "heavy" || weight === "plain";
const isHeavy = ({ weight }: Word): boolean => weight === "heavy";
const isKnown = ({ weight, means }: Word): boolean => weight === "heavy" && means !== undefined;

/** Words that make another question of it: a place, and how often or against what. */
const TURNS =
  /^(?:every|each|all|only|chaque|jede[nrs]?|alle|nur|todos|todas|cada|solo|ogni|elke|elk|alleen|second|third|alternate|unable|object\w*|against|besides|except|already|outside)$/;
const isTurning = ({ word }: Word): boolean =>
  TURNS.test(word) || countryOfCity(word) !== undefined || /\d/.test(word);

const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

const isWish = (words: readonly Word[]): boolean =>
  words.some(({ means }) => means === "willing" || means === "available" || means === "can");
