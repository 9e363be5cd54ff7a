import type { FormField } from "@sendoff/contract/form";
import { yesNoOf } from "../bank/bank-entry.ts";
import { derived, type Finding, textClaim, yesNo } from "../facts/claim.ts";
import type { Facts, SavedAnswer } from "../facts/facts.ts";
import { livingPlace } from "../finding/living-place.ts";
import type { Question } from "../question/question.ts";
import { fold } from "../text/fold.ts";
import { countryByName } from "../world/countries.ts";
import { countryOfCity, stateOfCity } from "../world/gazetteer.ts";
import { cityKey, type Place, placeFrom } from "../world/places.ts";

/** A move that a question asks for: where to, as it is written, or to where the job is. */
interface Move {
  /** Each place that is named; none where the job's own place is meant. */
  to: readonly string[];
}

const MOVES =
  /\brelocat\w*\b|\bmov(?:e|ing) (?:to|for)\b|\b(?:willing|open|happy|prepared|able|ready|okay|ok) to (?:be|being) based (?:in|at)\b/;
/** Words around a move that ask for nothing else. */
const AROUND =
  /^(?:a|an|the|this|that|are|be|is|would|will|do|does|can|could|have|you|your|our|we|to|in|at|within|for|of|on|near|or|and|if|as|it|area|region|city|metro|greater|role|post|position|job|opportunity|offered|hired|selected|successful|required|necessary|needed|willing|able|open|prepared|happy|ready|interested|comfortable|ok|okay|fine|considering?|consider|relocat\w*|mov(?:e|ing)|office|site|location|campus|order|take|up|work|working|based|currently|yourself|somewhere|another|country|state|s|being|please|confirm|role s|does|not|already|local|there|with|us)$/;
const CONDITION =
  /\b(?:own (?:expense|cost)|without|unwilling|expense|assistance|support|package|paid|allowance|family|within \d|\d+ (?:days|weeks|months|miles|km)|by when|temporar\w*|later|future|not)\b/;

function moveIn(raw: string, facts: Facts): Move | undefined {
  const text = fold(raw);
  if (!MOVES.test(text) || CONDITION.test(text)) return undefined;
  const names = [...raw.matchAll(PLACE)].map(([name]) => name.replace(/[,.\s]+$/, ""));
  const bare = fold(
    names.reduce((left, name) => left.replace(name, " "), raw).replace(/[(),;/?]/g, " "),
  );
  const company = fold(facts.job.company).split(" ");
  return bare.split(" ").every((word) => word === "" || AROUND.test(word) || company.includes(word))
    ? { to: names }
    : undefined;
}

/** "Grand Rapids, MI", "the UK", "San Diego": words with a capital that begin no sentence. */
const PLACE =
  /(?<=[\p{Ll},;:] |\()(?!I\b|HQ\b)\p{Lu}[\p{L}.'’]*(?:[ -]\p{Lu}[\p{L}.'’]*)*(?:, \p{Lu}[\p{L}.]*(?: \p{Lu}[\p{L}.]*)*)*/gu;

/** "This position is located in Auburn Hills, MI." */
const BASED =
  /\b(?:located|based|situated|on-?site|office is|position is|role is|job is) (?:in|at) (\p{Lu}[\p{L}.'’]*(?:[ -]\p{Lu}[\p{L}.'’]*)*(?:, \p{Lu}[\p{L}.]*(?: \p{Lu}[\p{L}.]*)*)*)/u;

const placeOf = (name: string): Place => {
  const country = countryByName(fold(name));
  return country === undefined ? placeFrom(name) : { country };
};

/** The first place is the second or lies in it; undefined where that is not known. */
function liesWithin(name: string, whole: string, facts: Facts): boolean | undefined {
  if (fold(name) === fold(whole)) return true;
  const [inner, outer] = [placeOf(name), placeOf(whole)];
  const job = placeFrom(facts.job.location);
  const known: Place =
    inner.city !== undefined && inner.city === job.city
      ? job
      : {
          ...inner,
          ...(inner.state === undefined && inner.city !== undefined ? stateOf(inner.city) : {}),
          ...(inner.country === undefined && inner.city !== undefined ? countryOf(inner.city) : {}),
        };
  if (outer.city !== undefined)
    return inner.city === undefined
      ? undefined
      : inner.city === outer.city && isSameCountry(known, outer);
  if (outer.state !== undefined)
    return known.state === undefined ? undefined : known.state === outer.state;
  return outer.country === undefined || known.country === undefined
    ? undefined
    : known.country === outer.country;
}

const isSameCountry = (one: Place, other: Place): boolean =>
  one.country === undefined || other.country === undefined || one.country === other.country;

const stateOf = (city: string): Partial<Place> => {
  const state = stateOfCity(cityKey(city));
  return state === undefined ? {} : { state };
};
const countryOf = (city: string): Partial<Place> => {
  const country = countryOfCity(cityKey(city));
  return country === undefined ? {} : { country };
};

/**
 * "Would you relocate to Grand Rapids, MI?" of who has agreed to move within the United States, or has refused to move to Michigan: a place
 * within the one that was said yes or no to, where the other is a country, a state or the same city.
 */
export function movingWithin(
  field: FormField,
  question: Question,
  facts: Facts,
): Finding | undefined {
  if (question.isSeveral) return undefined;
  const asked = moveIn(question.raw, facts);
  if (asked === undefined) return undefined;
  const local = localChoice(field, asked, facts);
  if (local !== undefined) return local;
  if (!question.isYesNo) return undefined;
  const told = BASED.exec(question.aroundRaw)?.[1]?.replace(/[,.\s]+$/, "");
  const to = asked.to.length > 0 ? asked.to : [told ?? facts.job.location];
  for (const saved of facts.answers.toReversed()) {
    const isYes = settled(saved, to, fold(question.raw), facts);
    if (isYes !== undefined)
      return {
        ...derived(yesNo(isYes), `You answered "${saved.question.slice(0, 120)}"`, 0.85),
        source: "answer_bank",
      };
  }
  return undefined;
}

function settled(
  saved: SavedAnswer,
  to: readonly string[],
  text: string,
  facts: Facts,
): boolean | undefined {
  const isYes = yesNoOf(saved.answer);
  const said = isYes === undefined ? undefined : moveIn(saved.question, facts);
  const [whole, second] = said?.to ?? [];
  if (isYes === undefined || whole === undefined || second !== undefined) return undefined;
  // "Our Irvine office in Southern California" of who would not go to Southern California.
  if (!isYes && text.endsWith(` in ${fold(whole)}`)) return false;
  return to.length > 0 && to.every((name) => liesWithin(name, whole, facts) === true)
    ? isYes
    : undefined;
}

const LOCAL =
  /\b(?:already (?:live|reside|based|located|local|there|in the area|in)|(?:i am|i m|currently) local|live in the area|not needed|not necessary|no need)\b/;

/** "I already live in the area" of whose home is in the job's city. */
function localChoice({ options }: FormField, { to }: Move, facts: Facts): Finding | undefined {
  const local = options.filter((option) => LOCAL.test(fold(option)));
  const [only, second] = local;
  if (only === undefined || second !== undefined || options.length < 2) return undefined;
  const home = livingPlace(facts).city;
  const job = placeFrom(facts.job.location).city;
  const isThere =
    home !== undefined &&
    (to.length === 0 ? job === home : to.every((name) => placeFrom(name).city === home));
  return isThere
    ? derived(textClaim(only), `You live in ${livingPlace(facts).city ?? ""}`, 0.85)
    : undefined;
}
