import type { FormField } from "@sendoff/contract/form";
import { derived, type Finding, textClaim, yesNo } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import { livingPlace } from "../finding/living-place.ts";
import type { Question } from "../question/question.ts";
import { isFrameWord } from "../languages/frame-words.ts";
import { countryName } from "../world/countries.ts";
import {
  hasTwoTimes,
  shiftsOf,
  timeZoneOf,
  wordsOfZone,
  zoneName,
  zonesNamed,
} from "../world/time-zones.ts";
import { wordsOfQuestion } from "../topics/match.ts";
import { fold } from "../text/fold.ts";

/** What a question for one's own time zone may hold; "work" would make it one for hours. */
const ASKED = new Set([
  "-",
  "time zone",
  "what",
  "which",
  "are",
  "live",
  "current",
  "do",
  "have",
  "city",
  "country",
  "role",
  "name",
]);
const ASKED_WORDS =
  /^(?:local|home|primary|utc|gmt|offset|working from|operate|physically|located)$/;

/** From where one works is where one lives; the hours that one works are another question. */
const WORKED_FROM =
  /^(?:in )?(?:what|which) time ?zone (?:(?:do|will|would|are) you (?:be |currently |primarily )*(?:work|working) from|you (?:work|will work) from)$/;

/** The time zone of the place where one lives: by its name, its letters or its distance from UTC; and whether it is the one that is named. */
export function timeZoneAsked(
  field: FormField,
  question: Question,
  facts: Facts,
): Finding | undefined {
  const { terms } = wordsOfQuestion(question);
  const isOfZones = terms.some(
    ({ means, text }) => means === "time zone" || ZONE_LETTERS.test(text),
  );
  if (question.isSeveral || !(isOfZones || AROUND.test(question.raw))) return undefined;
  if (question.isYesNo) return isThere(question, facts);
  const isOther = terms.some(({ means, text }) =>
    means === undefined ? !ASKED_WORDS.test(text) : !ASKED.has(means),
  );
  if (isOther && !WORKED_FROM.test(question.text)) return undefined;
  const place = livingPlace(facts);
  const zone = timeZoneOf(place);
  if (zone === undefined) return undefined;
  const where = place.city ?? countryName(place.country ?? "");
  const why = `The time in ${where.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())}`;
  if (field.options.length > 0) {
    const option = optionFor(zone, field.options, [
      place.city ?? "",
      countryName(place.country ?? ""),
    ]);
    return option === undefined ? undefined : derived(textClaim(option), why, 0.85);
  }
  return question.kind === "text"
    ? derived(textClaim(`${zoneName(zone)} (${written(shiftsOf(zone)[0])})`), why, 0.8)
    : undefined;
}

const ZONE_LETTERS = /^(?:utc|gmt)/;

const written = (minutes: number): string => {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `UTC${minutes < 0 ? "-" : "+"}${hours}${rest === 0 ? "" : `:${String(rest).padStart(2, "0")}`}`;
};

/** Minutes ahead of UTC that a text names: "UTC+5:30", "GMT-05:00", "(UTC+1/+2)", "GMT". */
function shiftsIn(text: string): number[] {
  const plain = text.replace(/[−–]/g, "-");
  return [...plain.matchAll(SHIFT)].map(
    ([, sign = "+", hours = "0", minutes = "0"]) =>
      (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes)),
  );
}

const SHIFT = /(?:\b(?:UTC|GMT)\s*|\/\s*(?=[+-]\d))(?:([+-])\s*(\d{1,2})(?::?(\d{2}))?(?:\.0)?)?/gi;

const GENERAL =
  /^(?:time|times|standard|daylight|summer|zone|timezone|utc|gmt|us|usa|canada|united|states|and|or|the|is|my|am|in|\d+|[+-]?\d[\d.+]*|\+\d*)$/;

/** The one choice that names this zone: first of those whose distance from UTC is its own, by the words beside it. */
function optionFor(
  zone: string,
  options: readonly string[],
  places: readonly string[],
): string | undefined {
  const [standard, summer] = shiftsOf(zone);
  const own = wordsOfZone(zone);
  const ofPlace = new Set(places.flatMap((name) => fold(name).split(" ")));
  const read = options.map((option) => {
    const rest = fold(option.replace(SHIFT, " "))
      .split(" ")
      .filter((word) => word !== "" && !GENERAL.test(word));
    return {
      option,
      shifts: shiftsIn(option),
      isBare: rest.length === 0,
      isNamed: rest.length > 0 && rest.every((word) => own.has(word) || ofPlace.has(word)),
      isTouched: rest.some((word) => ofPlace.has(word) || (own.has(word) && word.length > 2)),
    };
  });
  const hasShifts = options.some((option) => shiftsIn(option).length > 0 && /\d/.test(option));
  const at = read.filter(({ shifts }) =>
    shifts.length > 1
      ? shifts.includes(standard) && shifts.includes(summer)
      : shifts.length === 1
        ? shifts[0] === standard
        : !hasShifts,
  );
  const [only, second] =
    [
      at.filter(({ isNamed }) => isNamed),
      hasShifts ? at.filter(({ isTouched }) => isTouched) : [],
      at.filter(({ isBare }) => isBare && hasShifts),
    ].find((each) => each.length > 0) ?? [];
  return second === undefined ? only?.option : undefined;
}

const BETWEEN = /\b(?:between|from|to|and|through|bis|zwischen)\b/;
const AROUND =
  /(?:within|±|\+ ?\/ ?- ?|plus or minus|up to)\s*(\d{1,2})\s*(?:hours?|hrs?|h)\b.{0,14}\b(?:of|from|to)\b/i;
/** Whether one is there, not whether one would work by that time. */
const IS_THERE =
  /^(?:are you|do you)(?: currently| presently| physically)*(?: located| based| living| live| reside| residing| situated| working)?(?: currently)? (?:in|within|from|between) /;
const OF_WILL =
  /\b(?:willing|able|comfortable|available|availability|overlap|hours? (?:overlap|a day|per day)|shift|open|prefer)\b/;

/** "Are you located in the Central time zone?", "Are you within 3 hours of CET?" */
function isThere({ text, raw }: Question, facts: Facts): Finding | undefined {
  if (!IS_THERE.test(text) || OF_WILL.test(text)) return undefined;
  const place = livingPlace(facts);
  const zone = timeZoneOf(place);
  if (zone === undefined || hasTwoTimes(text, place.country)) return undefined;
  const own = shiftsOf(zone);
  const shifts = shiftsIn(raw.replace(/\b(?:UTC|GMT)\b(?!\s*[+\-−–]?\s*\d)/gi, " "));
  const { zones, rest } = zonesNamed(
    text.replace(IS_THERE, "").replace(/\b(?:utc|gmt) ?[+-]?\d[\d:+]*/g, " "),
  );
  const why = `You live in the time zone ${zoneName(zone)}`;
  const say = (isIn: boolean | undefined): Finding | undefined =>
    isIn === undefined ? undefined : derived(yesNo(isIn), why, 0.85);
  const [low, high, third] = shifts;
  if (
    low !== undefined &&
    high !== undefined &&
    third === undefined &&
    zones.length === 0 &&
    BETWEEN.test(text)
  )
    return say(bothIn(own, [Math.min(low, high), Math.max(low, high)]));
  const hours = AROUND.exec(raw)?.[1];
  const [named, another] = zones;
  if (hours !== undefined) {
    const middle =
      named !== undefined && another === undefined
        ? shiftsOf(named)
        : low !== undefined && high === undefined
          ? ([low, low] as const)
          : undefined;
    if (middle === undefined) return undefined;
    const apart = [own[0] - middle[0], own[1] - middle[1]] as const;
    return say(bothIn(apart, [-60 * Number(hours), 60 * Number(hours)]));
  }
  const isOther = rest
    .split(" ")
    .some((word) => word !== "" && !REST.test(word) && !isFrameWord(word));
  if (isOther || (zones.length === 0 && shifts.length === 0)) return undefined;
  if (zones.length > 0 && shifts.length <= zones.length) {
    const words = [...wordsOfZone(zone)].join(" ");
    const isSame = zones.some((each) => shiftsOf(each).join() === own.join());
    if (isSame && zones.some((each) => zonesNamed(words).zones.includes(each))) return say(true);
    const isAway = zones.every(
      (each) => shiftsOf(each)[0] !== own[0] && shiftsOf(each)[1] !== own[1],
    );
    return say(isAway ? false : undefined);
  }
  return zones.length > 0
    ? undefined
    : say(shifts.includes(own[0]) ? true : shifts.includes(own[1]) ? undefined : false);
}

const REST =
  /^(?:the|a|an|us|u|s|usa|time|times|zone|zones|timezone|timezones|or|and|standard|one|of|following|either|any|north|american|america|utc|gmt|\+|-)$/;

function bothIn(
  own: readonly [number, number],
  [low, high]: readonly [number, number],
): boolean | undefined {
  const inside = own.filter((shift) => shift >= low && shift <= high).length;
  return inside === 2 ? true : inside === 0 ? false : undefined;
}
