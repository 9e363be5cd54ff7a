import { countries as ATLAS } from "countries-list";
import { fold } from "../text/fold.ts";
import { namesOf } from "./names.ts";
import { PEOPLES } from "./peoples.ts";

interface Country {
  code: string;
  names: readonly string[];
  /** What a citizen calls it, for citizenship and nationality. */
  people: readonly string[];
  dial: string;
  currency: string;
}

const country = (
  code: string,
  dial: string,
  currency: string,
  names: readonly string[],
  people: readonly string[],
): Country => ({ code, names, people, dial, currency });

const EU = "EU";

/** The countries of the places the product works in, and their neighbours on real forms; folded names. */
const COUNTRIES: readonly Country[] = [
  country(
    "IN",
    "91",
    "INR",
    ["india", "bharat", "indien", "inde"],
    ["indian", "indisch", "indienne", "indien", "indiana"],
  ),
  country(
    "US",
    "1",
    "USD",
    [
      "united states of america",
      "united states",
      "usa",
      "america",
      "vereinigte staaten",
      "etats unis",
      "estados unidos",
    ],
    ["american", "amerikanisch", "americaine", "estadounidense", "us citizen", "us"],
  ),
  country(
    "GB",
    "44",
    "GBP",
    [
      "united kingdom",
      "great britain",
      "uk",
      "england",
      "britain",
      "royaume uni",
      "reino unido",
      "vereinigtes konigreich",
      "grossbritannien",
    ],
    ["british", "britisch", "britannique", "britanica", "uk citizen"],
  ),
  country("AU", "61", "AUD", ["australia", "australien", "australie"], ["australian"]),
  country("CA", "1", "CAD", ["canada", "kanada"], ["canadian"]),
  country(
    "DE",
    "49",
    "EUR",
    ["germany", "deutschland", "allemagne", "alemania"],
    ["german", "deutsch", "allemande", "alemana"],
  ),
  country(
    "FR",
    "33",
    "EUR",
    ["france", "frankreich", "francia"],
    ["french", "francais", "francaise"],
  ),
  country(
    "ES",
    "34",
    "EUR",
    ["spain", "espana", "spanien", "espagne"],
    ["spanish", "espanola", "espanol", "spanisch", "espagnole"],
  ),
  country(
    "IT",
    "39",
    "EUR",
    ["italy", "italien", "italie", "italia"],
    ["italian", "italienisch", "italienne", "italiana", "italiano"],
  ),
  country(
    "NL",
    "31",
    "EUR",
    ["netherlands", "the netherlands", "holland", "niederlande", "pays bas"],
    ["dutch"],
  ),
  country("IE", "353", "EUR", ["ireland", "irland", "irlande"], ["irish"]),
  country("PT", "351", "EUR", ["portugal"], ["portuguese", "portuguesa", "portugaise"]),
  country(
    "PL",
    "48",
    "PLN",
    ["poland", "polen", "pologne"],
    ["polish", "polnisch", "polonaise", "polaco", "polaca"],
  ),
  country("BE", "32", "EUR", ["belgium", "belgien", "belgique"], ["belgian"]),
  country("AT", "43", "EUR", ["austria", "osterreich", "autriche"], ["austrian", "osterreichisch"]),
  country(
    "CH",
    "41",
    "CHF",
    ["switzerland", "schweiz", "suisse", "suiza"],
    ["swiss", "schweizerisch", "suisse", "suiza"],
  ),
  country("SE", "46", "SEK", ["sweden", "schweden", "suede"], ["swedish"]),
  country("DK", "45", "DKK", ["denmark", "danemark"], ["danish"]),
  country("NO", "47", "NOK", ["norway", "norwegen"], ["norwegian"]),
  country("MX", "52", "MXN", ["mexico", "mexique"], ["mexican", "mexicana", "mexicano"]),
  country("BR", "55", "BRL", ["brazil", "brasil"], ["brazilian", "brasileira", "brasileiro"]),
  country("AR", "54", "ARS", ["argentina"], ["argentinian", "argentine"]),
  country("SG", "65", "SGD", ["singapore"], ["singaporean"]),
  country("AE", "971", "AED", ["united arab emirates", "uae"], ["emirati"]),
  country("SA", "966", "SAR", ["saudi arabia", "ksa"], ["saudi"]),
  country("QA", "974", "QAR", ["qatar"], ["qatari"]),
  country("NZ", "64", "NZD", ["new zealand"], ["new zealander"]),
  country("JP", "81", "JPY", ["japan"], ["japanese"]),
  country("CN", "86", "CNY", ["china"], ["chinese"]),
  country("PK", "92", "PKR", ["pakistan"], ["pakistani"]),
  country("BD", "880", "BDT", ["bangladesh"], ["bangladeshi"]),
  country("LK", "94", "LKR", ["sri lanka"], ["sri lankan"]),
  country("NP", "977", "NPR", ["nepal"], ["nepalese", "nepali"]),
  country("PH", "63", "PHP", ["philippines"], ["filipino"]),
  country("MY", "60", "MYR", ["malaysia"], ["malaysian"]),
  country("ID", "62", "IDR", ["indonesia"], ["indonesian"]),
  country("ZA", "27", "ZAR", ["south africa"], ["south african"]),
  country("NG", "234", "NGN", ["nigeria"], ["nigerian", "nigerianisch", "nigeriane"]),
  country("KE", "254", "KES", ["kenya"], ["kenyan"]),
  country("IL", "972", "ILS", ["israel"], ["israeli"]),
  country(
    EU,
    "",
    "EUR",
    [
      "european union",
      "eu",
      "eea",
      "europe",
      "eu eea",
      "europaische union",
      "union europeenne",
      "union europea",
    ],
    ["eu citizen"],
  ),
];

const BY_CODE = new Map(COUNTRIES.map((entry) => [entry.code, entry]));
const BY_NAME = new Map(
  COUNTRIES.flatMap((entry) => entry.names.map((name) => [name, entry] as const)),
);
/** Names that are a state of the US or another thing on forms before they are a country. */
const NOT_COUNTRIES = new Set(["georgia", "jersey"]);

/** What people write beside the names of the two tables, which have "Türkiye" and "Hong Kong SAR China". */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  BA: ["bosnia"],
  CD: ["drc", "dr congo"],
  CN: ["prc", "p r china", "pr china", "peoples republic of china", "mainland china"],
  CZ: ["czech republic"],
  IE: ["republic of ireland"],
  KR: ["republic of korea", "korea republic of"],
  MK: ["macedonia"],
  MM: ["burma"],
  MO: ["macau"],
  PH: ["republic of the philippines"],
  SA: ["kingdom of saudi arabia", "ksa"],
  SZ: ["swaziland"],
  TR: ["turkey"],
  TT: ["trinidad"],
};

for (const [code, { name, phone, currency }] of Object.entries(ATLAS)) {
  const names = [
    ...new Set([...namesOf("region", code), fold(name), ...(OTHER_NAMES[code] ?? [])]),
  ].filter((each) => !NOT_COUNTRIES.has(each));
  const own = BY_CODE.get(code);
  const entry = own ?? country(code, String(phone[0] ?? ""), currency[0] ?? "", names, []);
  if (own === undefined) BY_CODE.set(code, entry);
  for (const each of names) if (!BY_NAME.has(each)) BY_NAME.set(each, entry);
}

const BY_PEOPLE = new Map(
  COUNTRIES.flatMap((entry) => entry.people.map((name) => [name, entry] as const)),
);
for (const line of PEOPLES.split("\n")) {
  const at = line.indexOf(":");
  const entry = BY_CODE.get(line.slice(0, at).trim());
  if (at < 0 || entry === undefined) continue;
  for (const name of line.slice(at + 1).split(","))
    if (!BY_PEOPLE.has(fold(name))) BY_PEOPLE.set(fold(name), entry);
}

/** ISO code of a country given by name ("United States", "USA"), or undefined. Text around the name is not accepted. */
export function countryByName(name: string | undefined): string | undefined {
  if (name === undefined) return undefined;
  const folded = fold(name);
  return (BY_NAME.get(folded) ?? (folded === "us" ? BY_CODE.get("US") : undefined))?.code;
}

/** The same for what is kept as a code or as a name. */
export function countryByCodeOrName(text: string | undefined): string | undefined {
  return text !== undefined && /^[A-Z]{2}$/.test(text) && BY_CODE.has(text)
    ? text
    : countryByName(text);
}

/** ISO code of the country a nationality names ("Indian", "Indian citizen", or the country itself). */
export function countryByPeople(name: string | undefined): string | undefined {
  if (name === undefined) return undefined;
  const folded = fold(name).replace(/ (citizen|national|nationality)$/, "");
  return BY_PEOPLE.get(folded)?.code ?? countryByName(folded);
}

/** The usual English name of a country. */
export function countryName(code: string): string {
  const name = BY_CODE.get(code)?.names[0] ?? code;
  return name.replace(/\b(?!of\b|the\b)[a-z]/g, (letter) => letter.toUpperCase());
}

/** Dial code without the plus sign, or undefined. */
export function dialCodeOf(code: string): string | undefined {
  return BY_CODE.get(code)?.dial || undefined;
}

/** ISO 4217 code of the money used there, or undefined. */
export function currencyOf(code: string): string | undefined {
  return BY_CODE.get(code)?.currency;
}

/** "US", "U.S." and "EU" count in capitals only: "work for us" names no country. */
const CAPITALS = /(?<![A-Za-z])(U\.?S\.?A\.?|U\.S\.?|US|UK|U\.K\.?|UAE|KSA|NZ|EU|EEA)(?![A-Za-z])/g;

/** Names that are everyday words or places of another kind inside a sentence. */
const EVERYDAY = new Set(
  "chad tchad jordan turkey cuba mali niger oman togo guinea monaco jersey man isle of man reunion polo india"
    .split(" ")
    .filter((name) => name !== "india"),
);

/** Names and peoples that are no everyday words; the shorter ones count in capitals only. */
const CODE_IN_TEXT = new Map(
  [...BY_PEOPLE, ...BY_NAME]
    .filter(([name]) => name.length > 3 && !EVERYDAY.has(name))
    .map(([name, entry]) => [name, entry.code] as const),
);
const NAME_WORDS_MAX = Math.max(...[...CODE_IN_TEXT.keys()].map((name) => name.split(" ").length));
/** Only behind these can a name begin. */
const FIRST_WORDS = new Set([...CODE_IN_TEXT.keys()].map((name) => name.split(" ")[0] ?? ""));

/** ISO codes of all countries named in a text as written on the page, each once, by name or by nationality. */
export function countriesIn(raw: string): string[] {
  const found = new Set<string>();
  for (const match of raw.matchAll(CAPITALS)) {
    const letters = match[0].replace(/\./g, "");
    found.add(
      letters === "USA"
        ? "US"
        : letters === "UK"
          ? "GB"
          : letters === "UAE"
            ? "AE"
            : letters === "KSA"
              ? "SA"
              : letters === "EEA"
                ? EU
                : letters,
    );
  }
  const folded = fold(raw).replace(/\bnorthern ireland\b/g, "united kingdom");
  const words = folded.split(" ");
  for (let from = 0; from < words.length; from += 1) {
    if (!FIRST_WORDS.has(words[from] ?? "")) continue;
    let phrase = "";
    for (const word of words.slice(from, from + NAME_WORDS_MAX)) {
      phrase = phrase === "" ? word : `${phrase} ${word}`;
      const code = CODE_IN_TEXT.get(phrase);
      if (code !== undefined) found.add(code);
    }
  }
  if (/ in the us /.test(` ${folded} `)) found.add("US");
  return [...found];
}

/** ISO code of a country or its people named by one word or phrase of a folded text; undefined for anything else. */
export function countryByWord(folded: string): string | undefined {
  return (
    CODE_IN_TEXT.get(folded) ??
    LETTERS.get(folded) ??
    (folded === "uk" || folded === "northern ireland" ? "GB" : undefined)
  );
}

/** Countries that forms call by letters which are no other word. */
const LETTERS = new Map([
  ["nz", "NZ"],
  ["uae", "AE"],
  ["ksa", "SA"],
]);

const MOST_WORDS = new Map<string, number>();
for (const name of CODE_IN_TEXT.keys()) {
  const [first = "", ...more] = name.split(" ");
  MOST_WORDS.set(first, Math.max(MOST_WORDS.get(first) ?? 1, more.length + 1));
}

/** How many words the longest name of a country or its people has that begins with this one; 1 where none does. */
export function mostWordsOfCountry(first: string): number {
  return MOST_WORDS.get(first) ?? (first === "northern" ? 2 : 1);
}
