import { fold } from "../text/fold.ts";
import type { Place } from "./places.ts";

/** Countries whose clocks are not all the same: the zones of their states, and of cities where a state has two; folded names. */
const ZONES: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  US: [
    [
      "America/New_York",
      "connecticut delaware district_of_columbia georgia maine maryland massachusetts new_hampshire new_jersey new_york north_carolina ohio pennsylvania rhode_island south_carolina vermont virginia west_virginia miami tampa orlando jacksonville fort_lauderdale tallahassee st_petersburg indianapolis fort_wayne louisville lexington detroit grand_rapids ann_arbor lansing knoxville chattanooga",
    ],
    [
      "America/Chicago",
      "alabama arkansas illinois iowa louisiana minnesota mississippi missouri oklahoma wisconsin austin dallas houston san_antonio fort_worth plano irving arlington frisco nashville memphis omaha lincoln wichita topeka kansas_city overland_park fargo sioux_falls",
    ],
    ["America/Denver", "colorado montana new_mexico utah wyoming boise el_paso rapid_city"],
    ["America/Phoenix", "arizona"],
    ["America/Los_Angeles", "california nevada washington portland salem eugene spokane"],
    ["America/Anchorage", "alaska"],
    ["Pacific/Honolulu", "hawaii"],
  ],
  CA: [
    [
      "America/Toronto",
      "quebec toronto ottawa mississauga hamilton london kitchener waterloo brampton markham vaughan oakville windsor",
    ],
    ["America/Winnipeg", "manitoba"],
    ["America/Regina", "saskatchewan"],
    ["America/Edmonton", "alberta"],
    ["America/Vancouver", "vancouver victoria surrey burnaby richmond kelowna"],
    ["America/Halifax", "nova_scotia new_brunswick prince_edward_island"],
    ["America/St_Johns", "st_johns"],
  ],
  AU: [
    ["Australia/Sydney", "new_south_wales nsw australian_capital_territory act"],
    ["Australia/Melbourne", "victoria vic"],
    ["Australia/Hobart", "tasmania tas"],
    ["Australia/Brisbane", "queensland qld"],
    ["Australia/Adelaide", "south_australia sa"],
    ["Australia/Darwin", "northern_territory nt"],
    ["Australia/Perth", "western_australia wa"],
  ],
  BR: [
    [
      "America/Sao_Paulo",
      "sao_paulo sp rio_de_janeiro rj minas_gerais mg parana pr santa_catarina sc rio_grande_do_sul rs espirito_santo es bahia ba goias go distrito_federal df pernambuco pe ceara ce paraiba pb rio_grande_do_norte rn alagoas al sergipe se piaui pi maranhao ma tocantins to para pa amapa ap",
    ],
    ["America/Manaus", "manaus mato_grosso mt mato_grosso_do_sul ms rondonia ro roraima rr"],
    ["America/Rio_Branco", "acre ac"],
  ],
  MX: [
    [
      "America/Mexico_City",
      "mexico_city ciudad_de_mexico cdmx jalisco nuevo_leon puebla queretaro guanajuato estado_de_mexico state_of_mexico yucatan veracruz",
    ],
    ["America/Tijuana", "baja_california"],
    ["America/Hermosillo", "sonora"],
    ["America/Cancun", "quintana_roo"],
  ],
  ID: [
    [
      "Asia/Jakarta",
      "jakarta dki_jakarta west_java central_java east_java banten yogyakarta bandung surabaya semarang",
    ],
    ["Asia/Makassar", "bali south_sulawesi denpasar"],
  ],
  RU: [["Europe/Moscow", "moscow st_petersburg saint_petersburg"]],
  ES: [
    ["Atlantic/Canary", "canary_islands canarias islas_canarias las_palmas santa_cruz_de_tenerife"],
  ],
  PT: [["Atlantic/Azores", "azores acores"]],
};

/** The zone of the rest of a country whose outlying parts have another one. */
const REST: Readonly<Record<string, string>> = {
  ES: "Europe/Madrid",
  PT: "Europe/Lisbon",
  CN: "Asia/Shanghai",
  NZ: "Pacific/Auckland",
  CL: "America/Santiago",
  EC: "America/Guayaquil",
  UA: "Europe/Kyiv",
  KZ: "Asia/Almaty",
  CY: "Asia/Nicosia",
};

const PLACES = new Map(
  Object.entries(ZONES).flatMap(([country, zones]) =>
    zones.flatMap(([zone, names]) =>
      names.split(" ").map((name) => [`${country} ${name.replaceAll("_", " ")}`, zone] as const),
    ),
  ),
);

/** The IANA zone of a place, by its country, or by its city or state where a country has several; undefined where that is not plain. */
export function timeZoneOf({ country, state, city }: Place): string | undefined {
  if (country === undefined) return undefined;
  const named = [city, state].flatMap((name) => PLACES.get(`${country} ${fold(name ?? "")}`) ?? []);
  const [zone] = named;
  if (zone !== undefined) return zone;
  if (REST[country] !== undefined || ZONES[country] !== undefined) return REST[country];
  return zoneOfCountry(country);
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

/** Letters that the tables of languages lack, by the zone's name. */
const LETTERS: Readonly<Record<string, string>> = {
  "east africa time": "eat",
  "west africa time": "wat",
  "central africa time": "cat",
  "south africa standard time": "sast",
  "india standard time": "ist kolkata chennai mumbai new delhi",
  "gulf standard time": "gst",
  "singapore standard time": "sgt sst",
  "philippine standard time": "pht pst",
  "hong kong standard time": "hkt",
  "china standard time": "cst",
  "japan standard time": "jst",
  "korean standard time": "kst",
  "pakistan standard time": "pkt",
  "bangladesh standard time": "bst bdt",
  "nepal time": "npt",
  "malaysia time": "myt",
  "western indonesia time": "wib",
  "indochina time": "ict",
  "brasilia standard time": "brt brasilia",
  "argentina standard time": "art",
  "colombia standard time": "cot",
  "peru standard time": "pet",
  "arabian standard time": "ast arabia",
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

/** Zones that questions name, by the words they name them with. */
const NAMED: readonly (readonly [string, RegExp])[] = [
  [
    "Europe/Berlin",
    /\b(?:central european(?: summer| standard)? time|central european|cet|cest|mez)\b/,
  ],
  ["Europe/Kyiv", /\b(?:eastern european(?: summer| standard)? time|eastern european|eet|eest)\b/],
  [
    "Europe/London",
    /\b(?:uk(?: time)?|united kingdom time|british(?: summer)? time|gmt bst|bst)\b/,
  ],
  ["Africa/Lagos", /\b(?:west africa time|wat)\b/],
  ["Africa/Nairobi", /\b(?:east africa time|eat)\b/],
  ["Africa/Johannesburg", /\b(?:south africa(?:n)?(?: standard)? time|sast)\b/],
  ["Asia/Kolkata", /\b(?:indian?(?: standard)? time|ist)\b/],
  ["Asia/Dubai", /\b(?:gulf standard time|gst)\b/],
  ["Asia/Singapore", /\b(?:singapore(?: standard)? time|sgt)\b/],
  ["Australia/Sydney", /\b(?:australian eastern(?: standard)? time|aest|aedt|aet)\b/],
  ["America/New_York", /\b(?:(?<!australian )eastern(?: standard| daylight)?|est|edt|et)\b/],
  ["America/Chicago", /\b(?:central(?: standard| daylight)?(?! european| africa)|cst|cdt|ct)\b/],
  ["America/Denver", /\b(?:mountain(?: standard| daylight)?|mst|mdt)\b/],
  ["America/Los_Angeles", /\b(?:pacific(?: standard| daylight)?|pst|pdt)\b/],
  ["America/Sao_Paulo", /\b(?:brasilia(?: standard)? time|brt)\b/],
  ["UTC", /\b(?:gmt|utc)\b(?! ?[+-])/],
];

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
