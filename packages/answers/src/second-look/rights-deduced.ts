import type { Answer, FormField } from "@sendoff/contract/form";
import { yesNoOf } from "../bank/bank-entry.ts";
import { derived, type Finding, textClaim, yesNo } from "../facts/claim.ts";
import type { Facts, SavedAnswer } from "../facts/facts.ts";
import { homeCountry } from "../finding/living-place.ts";
import { mayMove } from "../finding/rights.ts";
import { readSaved } from "../from-saved/read-saved.ts";
import type { Meaning } from "../question/meaning.ts";
import type { Question } from "../question/question.ts";
import { fold, hasPhrase } from "../text/fold.ts";
import { isUnknown, type Unknown } from "../unknown.ts";
import { countryByCodeOrName, countryByPeople } from "../world/countries.ts";
import { isInEea } from "../world/memberships.ts";
import { placeFrom } from "../world/places.ts";

/** Titles that end with no date: who has one needs nobody's sponsorship, now or later. */
const SETTLED =
  /\b(?:permanent resident|permanent residence|green card|indefinite leave|ilr|(?<!pre )settled status|citizen|niederlassungserlaubnis)\b/;

/** The country that a saved answer on rights is about. */
const countryOf = (saved: SavedAnswer): string | undefined =>
  readSaved(saved).question.countries[0] ?? countryByCodeOrName(saved.country);

const savedBecause = (claim: Finding["claim"], saved: SavedAnswer): Finding => ({
  ...derived(claim, `You answered "${saved.question.slice(0, 120)}"`, 0.84),
  source: "answer_bank",
});

/**
 * What follows from saved answers on rights, for the country that they name and no other: who is settled needs no sponsorship ever; the
 * choice that says that one would need it; the visa that one is on.
 */
export function rightsDeduced(
  field: FormField,
  question: Question,
  meaning: Meaning | undefined,
  facts: Facts,
): Finding | undefined {
  if (question.isSeveral) return undefined;
  return (
    neverSponsored(meaning, question, facts) ??
    wouldNeed(field, question, facts) ??
    onVisa(question, facts)
  );
}

function neverSponsored(
  meaning: Meaning | undefined,
  question: Question,
  facts: Facts,
): Finding | undefined {
  if (meaning?.topic !== "sponsorship" || meaning.isNegated || !question.isYesNo) return undefined;
  const country = meaning.country ?? placeFrom(facts.job.location).country;
  const of = facts.answers.filter((saved) => country !== undefined && countryOf(saved) === country);
  const isSponsored = of.some(
    (saved) => readSaved(saved).meaning?.topic === "sponsorship" && yesNoOf(saved.answer) !== false,
  );
  const settled = of.find(
    (saved) =>
      typeof saved.answer === "string" &&
      SETTLED.test(fold(saved.answer)) &&
      !/\b(?:not|no|non|former|or|applied|pending)\b/.test(fold(saved.answer)) &&
      ["authorised", "work_status", "authorised_any_employer"].includes(
        readSaved(saved).meaning?.topic ?? "",
      ),
  );
  return isSponsored || settled === undefined
    ? undefined
    : {
        ...derived(
          yesNo(false),
          `You answered that you are there with "${String(settled.answer).slice(0, 60)}"`,
          0.84,
        ),
        source: "answer_bank",
      };
}

/** The saved Yes to needing sponsorship there now; what may come is no need of today. */
const sponsoredNow = (country: string, facts: Facts): SavedAnswer | undefined =>
  facts.answers.find(
    (saved) =>
      countryOf(saved) === country &&
      yesNoOf(saved.answer) === true &&
      /\b(?:sponsor\w*)\b/.test(fold(saved.question)) &&
      /\b(?:require|need)\b/.test(fold(saved.question)) &&
      !/\b(?:future|later|ever|extend|continue|now or)\b/.test(fold(saved.question)),
  );

const isForeignTo = (country: string, facts: Facts): boolean => {
  const citizenOf = countryByPeople(facts.profile.personal.citizenship);
  const home = homeCountry(facts);
  return (
    citizenOf !== undefined &&
    home !== undefined &&
    home !== country &&
    citizenOf !== country &&
    !mayMove(citizenOf, country)
  );
};

const saysOtherwise = (country: string, facts: Facts): boolean =>
  facts.answers.some(
    (saved) =>
      countryOf(saved) === country &&
      ["authorised", "work_status", "work_permit", "authorised_any_employer"].includes(
        readSaved(saved).meaning?.topic ?? "",
      ),
  );

const OF_STATUS =
  /\b(?:immigration|visa|residency|residence|work(?:ing)?|permit) (?:status|rights|situation|eligibility)\b|\bright to work\b|\beligib\w+ to work\b/;
const WOULD_NEED =
  /\b(?:would|will|do|i) (?:need|require)\b.*\b(?:sponsor\w*|visa)\b|\b(?:need|require)s? (?:visa )?sponsorship\b/;

function wouldNeed({ options }: FormField, question: Question, facts: Facts): Finding | undefined {
  if (question.isYesNo || options.length < 3 || !OF_STATUS.test(question.text)) return undefined;
  const country = question.countries[0] ?? placeFrom(facts.job.location).country;
  if (country === undefined || !isForeignTo(country, facts) || saysOtherwise(country, facts))
    return undefined;
  const saved = sponsoredNow(country, facts);
  const [only, second] = options.filter(
    (option) => WOULD_NEED.test(fold(option)) && !/\b(?:not|no|never)\b/.test(fold(option)),
  );
  return saved === undefined || only === undefined || second !== undefined
    ? undefined
    : savedBecause(textClaim(only), saved);
}

const ON_VISA =
  /^are you (?:currently |presently |now |here |in the us )*(?:on|working on|holding|in) (?:an? |the )?((?:f1 |f 1 )?(?:stem )?opt|cpt|h ?1 ?b|h ?4(?: ead)?|l ?[12]|tn|o ?1|e ?3|j ?1|f ?1)(?: visa| status| permit| ead)*$/;

/** "Are you currently on OPT?" of who has answered that their status is "F-1 OPT". */
function onVisa(question: Question, facts: Facts): Finding | undefined {
  const named = question.isYesNo ? ON_VISA.exec(question.text)?.[1] : undefined;
  if (named === undefined) return undefined;
  const saved = facts.answers.findLast(
    ({ question: own, answer }) =>
      typeof answer === "string" &&
      /\b(?:visa|immigration|work authori[sz]ation|authori[sz]ation) (?:status|type)\b|\bcurrent (?:visa|status)\b/.test(
        fold(own),
      ),
  );
  const status = fold(String(saved?.answer ?? ""))
    .replace(/\b([a-z]) (\d)/g, "$1$2")
    .replace(/(\d) (?=b\b)/g, "$1");
  const wanted = named.replace(/\b([a-z]) (\d)/g, "$1$2").replace(/(\d) (?=b\b)/g, "$1");
  return saved === undefined || !hasPhrase(status, wanted)
    ? undefined
    : savedBecause(yesNo(true), saved);
}

const FOR_OUR =
  /^for (?:our|the|this) [\p{L} -]{2,40}?(?:team|office|role|position)s?\s*[:,–-]\s*/iu;
const AS_CITIZEN =
  /,?\s+as an? (?:EU|EEA|EU\/EEA|European Union|EU or EEA) (?:citizen|national)\b/iu;
const PERMIT_THAT =
  /^(?:do you )?(?:already |currently )*(?:hold|have|possess) (?:an? )?(?:valid )?(?:work |residence )?(?:permit|visa) (?:that|which) (?:allows|entitles|authori[sz]es|permits|enables) you to work in (?:the )?(.+?)\??$/iu;

/** "For our Amsterdam team: are you entitled to work there as an EU citizen?", "a permit that allows you to work in Germany": asked in the words of most forms. */
export function rightsRewritten(
  field: FormField,
  question: Question,
  facts: Facts,
  ask: (part: FormField) => Answer | Unknown,
): Finding | undefined {
  if (!question.isYesNo || question.isSeveral) return undefined;
  const raw = field.question.trim();
  const plain = raw.replace(FOR_OUR, "");
  const permit = PERMIT_THAT.exec(plain)?.[1];
  const isAsCitizen = AS_CITIZEN.test(plain);
  const citizenOf = countryByPeople(facts.profile.personal.citizenship);
  if (isAsCitizen && (citizenOf === undefined || !isInEea(citizenOf))) return undefined;
  const put =
    permit === undefined
      ? plain.replace(AS_CITIZEN, "")
      : `Do you currently have a valid work permit for ${permit}?`;
  if (put === raw || !(isAsCitizen || permit !== undefined || FOR_OUR.test(raw))) return undefined;
  const answer = ask({ ...field, question: put });
  if (isUnknown(answer) || typeof answer.value !== "string") return undefined;
  // "As a citizen" is true of those only who may work there for being one.
  if (isAsCitizen && !answer.why.startsWith("You are a citizen of ")) return undefined;
  const isYes = yesNoOf(answer.value);
  return isYes === undefined
    ? undefined
    : { ...derived(yesNo(isYes), answer.why, 0.85), source: answer.source };
}
