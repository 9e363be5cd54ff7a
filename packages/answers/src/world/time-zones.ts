import { fold } from "../text/fold.ts";
import type { Place } from "./places.ts";
import { hasZones, zoneWithin } from "./zones-within.ts";

/** The IANA zone of a place, by its country, or by its state and city where a country has several; undefined where that is not plain. */
export function timeZoneOf({ country, state, city }: Place): string | undefined {
  if (country === undefined) return undefined;
  return hasZones(country) ? zoneWithin(country, state, city) : zoneOfCountry(country);
}

/** The zone of a country whose zones all show one time, in winter and in summer. */
function zoneOfCountry(country: string): string | undefined {
  const locale: Intl.Locale & { getTimeZones?: () => string[] } = new Intl.Locale(`und-${country}`);
  const zones = locale.getTimeZones?.() ?? [];
  const [first, ...others] = zones;
  if (first === undefined) return undefined;
  const own = shiftsOf(first).join();
  return others.every((zone) => shiftsOf(zone).join() === own) ? first : undefined;
}

const SHIFTS = new Map<string, readonly [number, number]>();

/** Minutes ahead of UTC by standard time, and by summer time where the zone has one; the year does not matter much. */
export function shiftsOf(zone: string): readonly [number, number] {
  const known = SHIFTS.get(zone);
  if (known !== undefined) return known;
  const [january, july] = [shiftAt(zone, "2026-01-15"), shiftAt(zone, "2026-07-15")];
  const shifts = [Math.min(january, july), Math.max(january, july)] as const;
  SHIFTS.set(zone, shifts);
  return shifts;
}

function shiftAt(zone: string, day: string): number {
  const [, sign = "+", hours = "0", minutes = "0"] =
    /GMT(?:([+-])(\d\d):(\d\d))?/.exec(nameAt(zone, "longOffset", day)) ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

type NameStyle = "long" | "short" | "longGeneric" | "longOffset";

const nameAt = (zone: string, style: NameStyle, day: string, language = "en-US"): string =>
  new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName: style })
    .formatToParts(new Date(`${day}T12:00:00Z`))
    .find(({ type }) => type === "timeZoneName")?.value ?? "";

/** "Central European Time": what a zone is called all the year. */
export const zoneName = (zone: string): string => nameAt(zone, "longGeneric", "2026-01-15");

/**
 * Letters that the tables of languages lack, by the zone's name; none that most forms mean another time by: PST is the Pacific's before
 * it is the Philippines'.
 */
const LETTERS: Readonly<Record<string, string>> = {
  "east africa time": "eat",
  "west africa time": "wat",
  "central africa time": "cat",
  "south africa standard time": "sast",
  "india standard time": "ist kolkata chennai mumbai new delhi",
  "gulf standard time": "gst",
  "singapore standard time": "sgt",
  "philippine standard time": "pht",
  "hong kong standard time": "hkt",
  "japan standard time": "jst",
  "korean standard time": "kst",
  "pakistan standard time": "pkt",
  "bangladesh standard time": "bdt",
  "nepal time": "npt",
  "malaysia time": "myt",
  "western indonesia time": "wib",
  "indochina time": "ict",
  "brasilia standard time": "brt brasilia",
  "argentina standard time": "art",
  "colombia standard time": "cot",
  "peru standard time": "pet",
  "arabian standard time": "arabia",
  "moscow standard time": "msk",
  "central european time": "cet cest mez mesz",
  "eastern european time": "eet eest oez",
  "western european time": "wet west",
  "eastern time": "et est edt",
  "central time": "ct cst cdt",
  "mountain time": "mt mst mdt",
  "pacific time": "pt pst pdt",
  "australian eastern time": "aest aedt aet",
  "brisbane time": "aest aet",
  "new zealand time": "nzst nzdt nzt",
};

/** Words that a zone may be called by: its names all the year round, its letters, and the city of its IANA name; folded. */
export function wordsOfZone(zone: string): ReadonlySet<string> {
  const names = [
    zone.replace(/[/_]/g, " "),
    ...(["en-US", "en-GB", "en-AU", "en-IN"] as const).flatMap((language) =>
      ["2026-01-15", "2026-07-15"].flatMap((day) => [
        nameAt(zone, "long", day, language),
        nameAt(zone, "short", day, language),
      ]),
    ),
    zoneName(zone),
  ].map((name) => fold(name.replace(/GMT[+-].*$/, "")));
  return new Set(
    [...names, ...names.flatMap((name) => LETTERS[name] ?? [])].flatMap((name) => name.split(" ")),
  );
}

/** "Eastern", "Central or Mountain time": no Eastern Cape, central London or Mountain View, which no word for a time follows. */
const bare = (name: string, letters: string): RegExp =>
  new RegExp(
    `\\b(?:${name}(?: standard| daylight)?(?= +(?:(?:or|and|us|standard|daylight|eastern|central|mountain|pacific) +)*(?:times?|time ?zones?|zones?|tz)\\b)|${letters})\\b`,
  );

/** Zones that questions name, by the words they name them with. */
const NAMED: readonly (readonly [string, RegExp])[] = [
  [
    "Europe/Berlin",
    /\b(?:central european(?: summer| standard)? time|central european|cet|cest|mez)\b/,
  ],
  ["Europe/Kyiv", /\b(?:eastern european(?: summer| standard)? time|eastern european|eet|eest)\b/],
  [
    "Europe/London",
    /\b(?:uk time|uk(?= time| or | and | \w{2,4} time)|united kingdom time|british(?: summer)? time|gmt bst|bst)\b/,
  ],
  ["Africa/Lagos", /\b(?:west africa time|wat)\b/],
  ["Africa/Nairobi", /\b(?:east africa time|eat)\b/],
  ["Africa/Johannesburg", /\b(?:south africa(?:n)?(?: standard)? time|sast)\b/],
  ["Asia/Kolkata", /\b(?:indian?(?: standard)? time|ist)\b/],
  ["Asia/Dubai", /\b(?:gulf standard time|gst)\b/],
  ["Asia/Singapore", /\b(?:singapore(?: standard)? time|sgt)\b/],
  ["Australia/Sydney", /\b(?:australian eastern(?: standard)? time|aest|aedt|aet)\b/],
  ["America/New_York", bare("(?<!australian )eastern", "est|edt|et")],
  ["America/Chicago", bare("central", "cst|cdt")],
  ["America/Denver", bare("mountain", "mst|mdt")],
  ["America/Los_Angeles", bare("pacific", "pst|pdt")],
  ["America/Sao_Paulo", /\b(?:brasilia(?: standard)? time|brt)\b/],
  ["UTC", /\b(?:gmt|utc)\b(?! ?[+-])/],
];

/** Letters that stand for another time in the countries after them. */
const TWO_TIMES: readonly (readonly [RegExp, string])[] = [
  [/\bpst\b/, "PH"],
  [/\bcst\b/, "CN TW CU"],
  [/\bbst\b/, "BD PG"],
  [/\bist\b/, "IE IL"],
  [/\bmst\b/, "MY MM"],
  [/\b(?:est|edt|et)\b/, "AU"],
  [/\bcdt\b/, "CU"],
  [/\bgst\b/, "GU"],
];

/** Whether a folded text names a time by letters that mean another one in this country. */
export const hasTwoTimes = (text: string, country: string | undefined): boolean =>
  country !== undefined &&
  TWO_TIMES.some(
    ([letters, countries]) => letters.test(text) && countries.split(" ").includes(country),
  );

/** The zones that a folded text names, and the text without them. */
export function zonesNamed(text: string): { zones: string[]; rest: string } {
  const zones: string[] = [];
  let rest = text;
  for (const [zone, pattern] of NAMED) {
    if (!pattern.test(rest)) continue;
    zones.push(zone);
    rest = rest.replace(new RegExp(pattern, "g"), " ");
  }
  return { zones, rest };
}
