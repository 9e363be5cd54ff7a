import { type Bag, bagsOf } from "../reading/bag.ts";
import { type Saved, asFinding, yesNoOf } from "./bank-entry.ts";
import {
  BY_MEANING_ONLY,
  amountIn,
  asksOwnVehicleAndLicence,
  meansSameHere,
  mentionsOtherHours,
} from "./bank-words.ts";
import { derived, type Finding, yesNo } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import { SENSITIVE, type Meaning, type Topic } from "../question/meaning.ts";
import type { Question } from "../question/question.ts";
import { countryByPeople } from "../world/countries.ts";
import { isMeaning } from "../languages/lexicon.ts";
import { askedTerms, isPointing } from "../reading/said.ts";
import { asksAboutCompany, asksAboutPlace } from "./scope.ts";
import { isWeak, isWeakWord } from "../reading/weak-words.ts";

/** Topics of things that a question merely names: two readers may take one question for different ones of them. */
const OF_THINGS: ReadonlySet<Topic> = new Set<Topic>([
  "has_skill",
  "has_certificate",
  "skill_or_employer",
  "skills_list",
  "willing",
  "work_onsite",
  "work_hybrid",
  "work_remote",
  "travel",
  "shifts",
  "background_check",
  "drug_test",
  "non_compete",
]);

/** Words of questions that a yes or a no does not answer. */
const OPEN: ReadonlySet<string> = new Set(["how many", "how long", "when", "which"]);

/**
 * The saved answer to a question that differs only in words which say nothing of what is asked. What a yes or a no implies is
 * concluded, too: who holds the Irish licence holds a licence, and who has none has no Irish one.
 */
export function savedLoosely(
  entries: readonly Saved[],
  question: Question,
  meaning: Meaning | undefined,
  facts: Facts,
): Finding | undefined {
  if (meaning !== undefined && BY_MEANING_ONLY.has(meaning.topic)) return undefined;
  if (meaning?.topic === "consent" || meaning?.topic === "marketing") return undefined;
  if (asksAboutPlace(question, meaning) || asksAboutCompany(question, meaning)) return undefined;
  if (mentionsOtherHours(question)) return undefined;
  const isOwn = asksOwnVehicleAndLicence(question);
  const strong = (bag: Bag): Bag => withoutWeak(bag, question.isYesNo);
  const asked = bagsOf(question).map((bag) => ownPassport(strong(bag), facts));
  const isOpen = askedTerms(question).some(({ means }) => OPEN.has(means ?? ""));
  for (const entry of entries) {
    if (!mayServe(entry, meaning) || !meansSameHere(entry, question, meaning, facts)) continue;
    const isYes = yesNoOf(entry.saved.answer);
    if ((isYes === undefined) === question.isYesNo || (isOpen && isYes !== undefined)) continue;
    if (isOwn !== asksOwnVehicleAndLicence(entry.question)) continue;
    const isPlain = meaning === undefined || !SENSITIVE.has(meaning.topic);
    const own = bagsOf(entry.question).map(strong);
    const why = `You answered "${entry.saved.question.slice(0, 120)}"`;
    if (asked.some((bag) => own.some((said) => isSame(said, bag, isYes))))
      return asFinding(entry, 0.88, why);
    if (isYes === undefined || !isPlain) continue;
    if (isYes && asked.some((bag) => own.some((said) => coversHours(said, bag))))
      return { ...derived(yesNo(true), why, 0.85), source: "answer_bank" };
    if (
      asked.some((bag) => own.some((said) => follows(said, bag, isYes))) ||
      (isPointing(question) && asked.some((bag) => own.some((said) => isSceneAround(said, bag))))
    )
      return { ...derived(yesNo(isYes), why, 0.85), source: "answer_bank" };
  }
  return undefined;
}

function mayServe({ meaning: said }: Saved, meaning: Meaning | undefined): boolean {
  if (said === undefined) return true;
  if (BY_MEANING_ONLY.has(said.topic)) return false;
  return (
    meaning === undefined ||
    said.topic === meaning.topic ||
    (OF_THINGS.has(said.topic) && OF_THINGS.has(meaning.topic))
  );
}

/** The passport of whom India is the country is an Indian one. */
function ownPassport(bag: Bag, facts: Facts): Bag {
  if (!bag.words.has("passport")) return bag;
  const country = `country ${countryByPeople(facts.profile.personal.citizenship)}`;
  return { ...bag, words: new Set([...bag.words].filter((word) => word !== country)) };
}

/** Bags of saved questions are looked at again for every field. */
const STRONG = [new WeakMap<Bag, Bag>(), new WeakMap<Bag, Bag>()] as const;

function withoutWeak(bag: Bag, isYesNo: boolean): Bag {
  const known = STRONG[isYesNo ? 1 : 0];
  const strong = known.get(bag) ?? weakLeftOut(bag, isYesNo);
  known.set(bag, strong);
  return strong;
}

/** "Führerschein CE": a class of a licence looks like a small word of another language. */
const isClassOf = ({ words }: Bag, word: string): boolean =>
  words.has("licence") && /^[a-e][a-z0-9]{0,2}$/.test(word);

/** The hours and the days at home that one has now are not those one wants. */
const isOfNow = ({ words }: Bag, word: string): boolean =>
  word === "current" &&
  ["weekly hours", "remote", "office", "workload"].some((each) => words.has(each));

const weakLeftOut = (bag: Bag, isYesNo: boolean): Bag => {
  const hasLimit = [...bag.words].some((word) => /^\d+%?$/.test(word));
  return {
    ...bag,
    words: new Set(
      [...bag.words].filter(
        (word) =>
          (isClassOf(bag, word) ||
            isOfNow(bag, word) ||
            !(isYesNo ? isWeak(word) : isWeakWord(word))) &&
          !(hasLimit && word === "up to"),
      ),
    ),
  };
};

function isSame(said: Bag, asked: Bag, isYes: boolean | undefined): boolean {
  if (said.isNegated !== asked.isNegated || said.isWillingness !== asked.isWillingness)
    return (
      isYes !== undefined && said.isNegated === asked.isNegated && areHoursOrWeighty(said, asked)
    );
  if (said.isEither !== asked.isEither && isYes !== asked.isEither) return false;
  return isTelling(asked) && areEqual(said.words, asked.words);
}

/** "Samstagsarbeit ist in Ordnung?" has no word of being willing, and asks for just that. */
const areHoursOrWeighty = (said: Bag, asked: Bag): boolean =>
  said.isWillingness &&
  [...asked.words].every((word) => WORKING_TIME.has(word)) &&
  isTelling(asked) &&
  areEqual(said.words, asked.words);

const WORKING_TIME = new Set([
  "rotating",
  "night",
  "weekend",
  "holiday",
  "overtime",
  "early",
  "late",
  "on call",
  "travel",
  "split shift",
  "two shifts",
]);

/** How often it comes: who works weekends works one in four. */
const OFTEN = new Set(["week", "month", "day", "year", "rotating", "shift", "up to"]);
const isHowOften = (word: string): boolean => /^\d/.test(word) || OFTEN.has(word);

/** A Yes to weekends, on call or nights that names no limit holds for each frequency of them. */
function coversHours(said: Bag, asked: Bag): boolean {
  if (said.isNegated || asked.isNegated || asked.isEither !== said.isEither) return false;
  if ([...said.words].some((word) => /^\d/.test(word))) return false;
  const own = [...said.words].filter((word) => !isHowOften(word));
  if (own.length === 0 || !own.every((word) => WORKING_TIME.has(word) && asked.words.has(word)))
    return false;
  return [...asked.words].every((word) => own.includes(word) || isHowOften(word));
}

const areEqual = (left: ReadonlySet<string>, right: ReadonlySet<string>): boolean =>
  left.size === right.size && [...left].every((word) => right.has(word));

/** A bag of nothing but numbers, or of one short word, does not tell what is asked. */
const isTelling = ({ words }: Bag): boolean =>
  [...words].some((word) => word.length > 3 && !/^\d/.test(word) && !word.startsWith("country "));

/** What may be more or less without another thing being asked: a country or a people ("Irish"), or a class in a letter or two. */
const isScope = (word: string): boolean =>
  /^(?:country|language) /.test(word) || /^[a-z]{1,2}$/.test(word);

/** Whether a yes or a no to one question settles the other. */
function follows(said: Bag, asked: Bag, isYes: boolean): boolean {
  if (said.isNegated || asked.isNegated || said.isWillingness !== asked.isWillingness) return false;
  if (!isTelling(said) || !isTelling(asked)) return false;
  const isWithinAmount = amountSettles(said, asked, isYes);
  if (isWithinAmount) return true;
  // Who was never dismissed, discharged or suspended was never dismissed.
  const isOneOf =
    !isYes &&
    said.isEither &&
    asked.words.size > 0 &&
    [...asked.words].every((word) => said.words.has(word)) &&
    [...said.words].every(
      (word) => asked.words.has(word) || (!/\d/.test(word) && !isMeaning(word) && !isTime(word)),
    );
  if (isOneOf) return true;
  const [less, more] = isYes ? [asked, said] : [said, asked];
  if (more.isEither || ![...less.words].every((word) => more.words.has(word))) return false;
  const extras = [...more.words].filter((word) => !less.words.has(word));
  if (extras.some((word) => /\d/.test(word))) return false;
  if (isYes && asked.isWillingness) return false;
  return less.words.size > 1 || extras.every(isScope);
}

const isTime = (word: string): boolean => /^(?:last|past|recent|since|year|month|day)/.test(word);

/** "Our customers are in the US, so you will work on holidays. Are you okay with this?": the scene around what is asked. */
function isSceneAround(said: Bag, asked: Bag): boolean {
  if (said.isNegated || asked.isNegated || said.isEither !== asked.isEither) return false;
  if (!said.isWillingness || !isTelling(said)) return false;
  if (![...said.words].every((word) => asked.words.has(word))) return false;
  const scene = [...asked.words].filter((word) => !said.words.has(word));
  return scene.length <= 2 && scene.every((word) => !/\d/.test(word) && !isMeaning(word));
}

function amountSettles(said: Bag, asked: Bag, isYes: boolean): boolean {
  const [own, wanted] = [amountIn(said), amountIn(asked)];
  if (own === undefined || wanted === undefined || own.rest !== wanted.rest) return false;
  return isYes ? wanted.amount <= own.amount : wanted.amount >= own.amount;
}
