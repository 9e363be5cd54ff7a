import type { Finding } from "../facts/claim.ts";
import { derived, yesNo } from "../facts/claim.ts";
import type { Facts, SavedAnswer } from "../facts/facts.ts";
import { homeCountry, livingPlace } from "../finding/living-place.ts";
import type { Meaning, Topic } from "../question/meaning.ts";
import type { Question } from "../question/question.ts";
import { askedTerms, isPointing } from "../reading/said.ts";
import { wordingOf } from "../languages/lexicon.ts";
import { bagsOf, isSameAsked, type Bag } from "../reading/bag.ts";
import { asksAboutCompany, asksAboutPlace } from "./scope.ts";
import { fold } from "../text/fold.ts";
import { countryByPeople } from "../world/countries.ts";
import { placeFrom } from "../world/places.ts";
import { type Saved, yesNoOf } from "./bank-entry.ts";

/** Whether the same words mean the same at this job: "this country", "this location" and "us" change with it. */
export function meansSameHere(
  entry: Saved,
  question: Question,
  meaning: Meaning | undefined,
  facts: Facts,
): boolean {
  if (meaning?.isJobCountry === true) {
    if (entry.meaning?.country !== undefined) return entry.meaning.country === meaning.country;
    const home = homeCountry(facts) ?? countryByPeople(facts.profile.personal.citizenship);
    return meaning.country === undefined || meaning.country === home;
  }
  if (asksAboutPlace(question, meaning)) {
    const asked = placeFrom(facts.job.location).city;
    if (entry.saved.location !== undefined && entry.saved.location !== "")
      return asked !== undefined && placeFrom(entry.saved.location).city === asked;
    const known = [
      livingPlace(facts).city,
      ...(facts.jobPreferences?.locations ?? []).map((name) => placeFrom(name).city),
    ];
    return asked === undefined || known.includes(asked);
  }
  return !asksAboutCompany(question, meaning) || isSameCompany(entry.saved, facts);
}

/** What was said of one employer says nothing of another. */
function isSameCompany({ company }: SavedAnswer, facts: Facts): boolean {
  return company !== undefined && company !== "" && fold(company) === fold(facts.job.company);
}

const FILLER = new Set(
  "a an the is are do does you your yours please of to we us our in on at by that this with for and any be it have what whats".split(
    " ",
  ),
);

const ONE_WORD: readonly (readonly [RegExp, string])[] = [
  [/^(license|licence|licences|licenses)$/, "licence"],
  [/^(organisation|organization|employer)$/, "company"],
  [/^(mobile|cell|telephone)$/, "phone"],
  [/^(job|position)$/, "role"],
  [/^(url|link)$/, "link"],
];

/** Questions nobody reads are the same when their words are, small ones aside; order does not matter. */
function wordsKey(question: Question): string {
  return question.key
    .split(" ")
    .filter((word) => !FILLER.has(word))
    .map((word) => ONE_WORD.find(([pattern]) => pattern.test(word))?.[1] ?? word)
    .toSorted()
    .join(" ");
}

export function sameWords(entries: readonly Saved[], question: Question): Saved | undefined {
  const key = wordsKey(question);
  if (key.split(" ").length < 2) return undefined;
  const same = entries.find(
    (entry) => entry.meaning === undefined && wordsKey(entry.question) === key,
  );
  if (same === undefined || /\b(us|our|here|this company)\b/.test(question.text)) return undefined;
  return same;
}

/** Readers that understand a number or a place better than a set of words does. */
export const BY_MEANING_ONLY: ReadonlySet<Topic> = new Set<Topic>([
  "authorised",
  "authorised_any_employer",
  "sponsorship",
  "permit_needed",
  "citizen",
  "work_permit",
  "relocate",
  "commute",
  "lives_in",
  "criminal",
  "clearance",
  "current_pay",
  "expected_pay",
  "skill_years",
  "total_years",
]);

/** "Do you have your own two wheeler with valid licence?" asks for the vehicle as well. */
export const asksOwnVehicleAndLicence = ({ text }: Question): boolean =>
  /\b(?:own|eigen\w*|propio|propia|proprio|propria|personnel)\b/.test(text) &&
  wordingOf(text).terms.some(({ means }) => means === "licence");

/** Words of questions that a yes or a no does not answer. */
const OPEN: ReadonlySet<string> = new Set(["how many", "how long", "when", "which"]);

/** The saved answer to a question of the same words, whatever their language, order and form. */
export function sameBag(
  entries: readonly Saved[],
  question: Question,
  meaning: Meaning | undefined,
  facts: Facts,
): Saved | undefined {
  if (meaning !== undefined && BY_MEANING_ONLY.has(meaning.topic)) return undefined;
  if (asksAboutPlace(question, meaning) || asksAboutCompany(question, meaning)) return undefined;
  const asked = bagsOf(question);
  if (asked.length === 0 || mentionsOtherHours(question)) return undefined;
  const isOwn = asksOwnVehicleAndLicence(question);
  const isOpen = askedTerms(question).some(({ means }) => OPEN.has(means ?? ""));
  return entries.find(
    (entry) =>
      !(isOpen && yesNoOf(entry.saved.answer) !== undefined) &&
      bagsOf(entry.question).some((own) =>
        asked.some((bag) => isSameAsked(own, bag, yesNoOf(entry.saved.answer))),
      ) &&
      (entry.meaning === undefined || !BY_MEANING_ONLY.has(entry.meaning.topic)) &&
      isOwn === asksOwnVehicleAndLicence(entry.question) &&
      meansSameHere(entry, question, meaning, facts),
  );
}

/** Kinds of working time that a Yes to several of them at once is a Yes to each of. */
const HOURS = new Set([
  "rotating",
  "night",
  "weekend",
  "holiday",
  "overtime",
  "early",
  "late",
  "on call",
  "shift",
]);

/** "Shifts, weekends and public holidays?" out of what was said on each: Yes when each has its Yes, No when one has its No. */
export function hoursOfWork(entries: readonly Saved[], question: Question): Finding | undefined {
  const [asked] = bagsOf(question).filter(isHours);
  if (mentionsOtherHours(question) || asked === undefined || asked.isNegated) return undefined;
  const said = entries.flatMap((entry) => {
    const [bag] = bagsOf(entry.question).filter(isHours);
    const isYes = yesNoOf(entry.saved.answer);
    if (bag === undefined || isYes === undefined || bag.isNegated) return [];
    // "Weekends or holidays? Yes" does not say which of them.
    return bag.isEither && isYes ? [] : [{ bag, isYes }];
  });
  const agreed = new Set(said.filter(({ isYes }) => isYes).flatMap(({ bag }) => [...bag.words]));
  const refused = said.find(
    ({ bag, isYes }) => !isYes && [...bag.words].every((word) => asked.words.has(word)),
  );
  const why = "You answered this, kind by kind";
  if (refused !== undefined) return { ...derived(yesNo(false), why), source: "answer_bank" };
  return [...asked.words].every(
    (word) => agreed.has(word) || (word === "shift" && agreed.has("rotating")),
  )
    ? { ...derived(yesNo(true), why), source: "answer_bank" }
    : undefined;
}

/** "We need people on rotating nights. Are you willing to work weekends?" asks for more than weekends. */
export function mentionsOtherHours(question: Question): boolean {
  if (question.around === "" || isPointing(question)) return false;
  const asked = new Set(askedTerms(question).map(({ means }) => means));
  // "A two-shift system (early/late, rotating weekly)" says what two shifts are.
  const ofShifts =
    asked.has("two shifts") || asked.has("three shifts")
      ? new Set(["early", "late", ...(asked.has("three shifts") ? ["night"] : [])])
      : new Set<string>();
  return wordingOf(question.around).terms.some(
    ({ means }) =>
      means !== undefined &&
      means !== "shift" &&
      means !== "rotating" &&
      HOURS.has(means) &&
      !asked.has(means) &&
      !ofShifts.has(means),
  );
}

/** Who can lift 25 kg can lift 20; who refuses a tenth of the time refuses a fifth. */
export function upTo(entries: readonly Saved[], question: Question): Finding | undefined {
  const asked = bagsOf(question)
    .map(amountIn)
    .find((found) => found !== undefined);
  if (asked === undefined) return undefined;
  for (const entry of entries) {
    const said = bagsOf(entry.question)
      .map(amountIn)
      .find((found) => found !== undefined);
    const isYes = yesNoOf(entry.saved.answer);
    if (said === undefined || isYes === undefined || said.rest !== asked.rest) continue;
    if (isYes ? asked.amount <= said.amount : asked.amount >= said.amount)
      return {
        ...derived(yesNo(isYes), `You answered "${entry.saved.question.slice(0, 120)}"`),
        source: "answer_bank",
      };
  }
  return undefined;
}

/** One number with its unit, as an upper limit of what one would do or can do. */
export function amountIn({
  words,
  isNegated,
  isWillingness,
}: Bag): { amount: number; rest: string } | undefined {
  const numbers = [...words].filter((word) => /^\d+%?$/.test(word));
  const [only, second] = numbers;
  const hasUnit =
    only?.endsWith("%") === true ||
    [...words].some((word) => /^(?:kg|kgs|lb|lbs|kilo|pound|%|mile|km)$/.test(word));
  if (only === undefined || second !== undefined || isNegated || !isWillingness || !hasUnit)
    return undefined;
  const rest = [...words]
    .filter((word) => word !== only && word !== "up to")
    .toSorted()
    .join(" ");
  return { amount: Number.parseInt(only, 10), rest };
}

const isHours = ({ words, isWillingness }: Bag): boolean =>
  isWillingness && [...words].every((word) => HOURS.has(word));
