import { digitsFor } from "../text/numbers.ts";
import { fold } from "../text/fold.ts";
import { countryByWord, mostWordsOfCountry } from "../world/countries.ts";
import { languageKey } from "../world/languages.ts";
import { DUTCH } from "./dutch.ts";
import { ENGLISH } from "./english.ts";
import { FRENCH } from "./french.ts";
import { GERMAN } from "./german.ts";
import { HINDI } from "./hindi.ts";
import { ITALIAN } from "./italian.ts";
import { POLISH } from "./polish.ts";
import { PORTUGUESE } from "./portuguese.ts";
import { SPANISH } from "./spanish.ts";

/**
 * The words of forms, language by language. A file holds one meaning a line: its English name, a colon, and the words and
 * phrases of that language which mean it, separated by commas. "-" are the words that only hold a sentence together. A new
 * wording is a new entry there; a new meaning is a new line, and a topic of `topics/table.ts` that asks for it.
 */
export const LANGUAGES = {
  en: ENGLISH,
  de: GERMAN,
  fr: FRENCH,
  es: SPANISH,
  pt: PORTUGUESE,
  it: ITALIAN,
  nl: DUTCH,
  hi: HINDI,
  pl: POLISH,
} as const;

/** ISO 639 code of a language whose words are in the lexicon. */
export type LanguageCode = keyof typeof LANGUAGES;

const CODES = Object.keys(LANGUAGES).filter((code): code is LanguageCode => code in LANGUAGES);

/** A word or phrase of a text with what it means. */
export interface Term {
  /** As the folded text has it. */
  text: string;
  /** The lexicon's name of it, "-" for a word that only holds the sentence together, undefined where the lexicon has none. */
  means: string | undefined;
}

/** A folded text, phrase by phrase. */
export interface Wording {
  language: LanguageCode;
  terms: Term[];
}

type Meanings = Partial<Record<LanguageCode, string>>;
const PHRASES = new Map<string, Meanings>();
/** The longest phrase that begins with a word, in words. */
const LONGEST = new Map<string, number>();

for (const code of CODES) {
  for (const line of LANGUAGES[code].split("\n")) {
    const at = line.indexOf(":");
    if (at < 0) continue;
    const means = line.slice(0, at).trim();
    for (const phrase of line.slice(at + 1).split(",")) add(phrase, means, code);
    if (code === "en" && means !== "-") add(means, means, code);
  }
}

function add(phrase: string, means: string, code: LanguageCode): void {
  const key = fold(phrase);
  if (key === "") return;
  const known = PHRASES.get(key) ?? {};
  known[code] ??= means;
  PHRASES.set(key, known);
  const [first = "", ...more] = key.split(" ");
  LONGEST.set(first, Math.max(LONGEST.get(first) ?? 1, more.length + 1));
}

/** The same questions and options are read again and again; the bound keeps a long-lived worker small. */
const WORDINGS = new Map<string, Wording>();
const WORDINGS_MAX = 5000;

/** The wording of a text in the language that most of its words, and then those of `beside`, belong to. */
export function wordingOf(text: string, beside = ""): Wording {
  const key = `${text}\u0000${beside}`;
  const known = WORDINGS.get(key);
  if (known !== undefined) return known;
  const wording = wordingAnew(text, beside);
  if (WORDINGS.size >= WORDINGS_MAX) WORDINGS.clear();
  if (key.length <= 4000) WORDINGS.set(key, wording);
  return wording;
}

function wordingAnew(text: string, beside: string): Wording {
  const words = digitsFor(fold(text)).split(" ").filter(Boolean);
  const language = languageOf(words, beside);
  const terms: Term[] = [];
  for (let at = 0; at < words.length;) {
    const [size, means] = longestAt(words, at, language);
    const phrase = words.slice(at, at + size).join(" ");
    const [first, ...more] = (means ?? meaningOfWord(phrase, language) ?? "").split(" + ");
    terms.push({ text: phrase, means: first === "" ? undefined : first });
    for (const other of more) terms.push({ text: "", means: other });
    at += size;
  }
  return { language, terms };
}

function longestAt(
  words: readonly string[],
  at: number,
  language: LanguageCode,
): [number, string | undefined] {
  const word = words[at] ?? "";
  const longest = Math.max(LONGEST.get(word) ?? 1, mostWordsOfCountry(word));
  for (let size = Math.min(longest, words.length - at); size > 0; size -= 1) {
    const phrase = size === 1 ? word : words.slice(at, at + size).join(" ");
    const meanings = PHRASES.get(phrase);
    const means =
      meanings?.[language] ?? (size > 1 ? (anyOf(meanings) ?? nameOf(phrase)) : undefined);
    if (means !== undefined) return [size, means];
  }
  return [1, undefined];
}

/** What a phrase means in another language than the text's: "cv" and "e-mail" are at home everywhere. */
function anyOf(meanings: Meanings | undefined): string | undefined {
  if (meanings === undefined) return undefined;
  return meanings.en ?? Object.values(meanings)[0];
}

/** A country or a spoken language, by its name in any language. */
function nameOf(phrase: string): string | undefined {
  const spoken = languageKey(phrase);
  if (spoken !== undefined) return `language ${spoken}`;
  const country = countryByWord(phrase);
  return country === undefined ? undefined : `country ${country}`;
}

function meaningOfWord(word: string, language: LanguageCode): string | undefined {
  if (/^\d/.test(word)) return "#";
  const name = nameOf(word) ?? ofLanguage(word, language);
  if (name !== undefined) return name;
  return (
    inflected(word, language) ??
    (CURRENCY.test(word) ? "currency" : undefined) ??
    // A word of English that it lacks is not what looks alike in another language.
    (language === "de" || language === "nl" || language === "en"
      ? undefined
      : anyOf(PHRASES.get(word)))
  );
}

/** "Der deutschen Sprache", "de Engelse taal", "języka angielskiego": some languages bend the names of languages. */
function ofLanguage(word: string, language: LanguageCode): string | undefined {
  if (language === "pl") {
    const name = /^(\p{L}{3,}[sc]k)i(?:ego|m|emu)$/u.exec(word)?.[1];
    const spoken = name === undefined ? undefined : languageKey(`${name}i`);
    return spoken === undefined ? undefined : `language ${spoken}`;
  }
  if (language !== "de" && language !== "nl") return undefined;
  const stem = /^(\p{L}{4,}(?:sch|ls|ns|ds|ts|ees))(?:e|en|er|es)$/u.exec(word)?.[1];
  const spoken = stem === undefined ? undefined : languageKey(stem);
  return spoken === undefined ? undefined : `language ${spoken}`;
}

const CURRENCY =
  /^(?:eur|usd|gbp|chf|inr|cad|aud|nzd|sgd|aed|pln|sek|dkk|nok|brl|mxn|zar|php|ngn|ghs|kes|tzs|ugx|xof|xaf|clp|cop|ars|uyu|myr|thb|idr|huf|czk|ron|mad|dzd|tnd|egp|sar|qar|kwd|bdt|lkr|npr|pkr|vnd|fcfa|cfa|naira|cedis?|r)$/;

const ENDINGS = /(?:es|en|er|em|e|s|n|a|o|os|as|i)$/;

/** "gewünschtes" by "gewünscht": an ending more or less is the same word. */
function inflected(word: string, language: LanguageCode): string | undefined {
  if (word.length < 6) return undefined;
  const stem = word.replace(ENDINGS, "");
  for (const form of [stem, `${stem}e`, `${stem}o`, `${stem}a`]) {
    const means = form === word ? undefined : PHRASES.get(form)?.[language];
    // A teller is no form of "tell": a word that would say nothing by its stem stays a word.
    if (means !== undefined && means !== "-") return means;
  }
  return undefined;
}

/** The parts of a German or Dutch compound ("Jahresbruttogehalt") whose parts are all in the lexicon, else the word. */
function parted(word: string, language: LanguageCode): string[] {
  if (word.length < 9 || PHRASES.get(word)?.[language] !== undefined) return [word];
  for (let at = word.length - 4; at >= 4; at -= 1) {
    const tail = word.slice(at);
    if (!isContent(tail, language)) continue;
    const head = word.slice(0, at);
    for (const form of [
      head,
      head.replace(/s$/, ""),
      head.replace(/en$/, ""),
      head.replace(/n$/, ""),
    ]) {
      if (isContent(form, language)) return [form, tail];
    }
  }
  return [word];
}

function isContent(word: string, language: LanguageCode): boolean {
  const means =
    PHRASES.get(word)?.[language] ?? (languageKey(word) === undefined ? undefined : "language");
  return means !== undefined && means !== "-";
}

function languageOf(words: readonly string[], beside: string): LanguageCode {
  const votes: Record<LanguageCode, number> = {
    en: 0.5,
    de: 0,
    fr: 0,
    es: 0,
    pt: 0,
    it: 0,
    nl: 0,
    hi: 0,
    pl: 0,
  };
  const count = (all: readonly string[], weight: number): void => {
    for (const word of all) {
      const meanings = PHRASES.get(word);
      if (meanings === undefined || VOTELESS.has(word)) continue;
      for (const code of CODES) if (meanings[code] !== undefined) votes[code] += weight;
    }
  };
  count(words, 1);
  if (beside !== "") count(fold(beside.slice(0, 300)).split(" "), 0.3);
  if (words.some((word) => /[\u0900-\u097f]/.test(word))) return "hi";
  let best: LanguageCode = "en";
  for (const code of CODES) if (votes[code] > votes[best]) best = code;
  return best;
}

/** Small words of Polish, which stand on German forms as letters ("m/w/d"). */
const VOTELESS: ReadonlySet<string> = new Set(["w", "z"]);

/** Wordings are kept, and so is what they are taken apart to. */
const TAKEN_APART = new WeakMap<Wording, Wording>();

/** A wording whose compounds are taken apart. */
export function takenApart(wording: Wording): Wording {
  const known = TAKEN_APART.get(wording);
  if (known !== undefined) return known;
  const apart = takenApartAnew(wording);
  TAKEN_APART.set(wording, apart);
  return apart;
}

function takenApartAnew({ language, terms }: Wording): Wording {
  const [only, second] = terms;
  // "Englischniveau": of a lone compound nothing else tells the language.
  if (language === "en" && second === undefined && only !== undefined && only.means === undefined) {
    const parts = parted(only.text, "de");
    return parts.length === 1 ? { language, terms } : takenApart({ language: "de", terms });
  }
  if (language !== "de" && language !== "nl") return { language, terms };
  return {
    language,
    terms: terms.flatMap((term) => {
      if (term.means !== undefined) return [term];
      const parts = parted(term.text, language);
      return parts.length === 1
        ? [term]
        : parts.map((text) => ({ text, means: PHRASES.get(text)?.[language] ?? nameOf(text) }));
    }),
  };
}

/**
 * A text of a form with each phrase that the lexicon knows in its English name: "Moins de 2 ans" is "less than 2 year". Words
 * that it does not know, and small words, stay as they are, so that an option still says all it says.
 */
export function inEnglish(text: string, beside = ""): string {
  return wordingOf(text, beside)
    .terms.map(({ text: word, means }) =>
      means === undefined || means === "-" || means === "#" ? word : means,
    )
    .join(" ");
}

/** Whether a text only asks for an answer without saying which: "", "Please enter", "Ihre Angabe". */
export function saysNothing(text: string): boolean {
  return wordingOf(text).terms.every(({ means }) => means === "-");
}

/** Whether a text holds a word that forms ask for, so that it may be a label: "Forename", but not "MM/YYYY" or "e.g. 5". */
export function saysSomething(text: string): boolean {
  return wordingOf(text).terms.some(
    ({ means }) => means !== undefined && means !== "-" && means !== "#",
  );
}

/** Every word and phrase, folded, that means this in some language. */
export function phrasesFor(means: string): string[] {
  const known = PHRASES_FOR.get(means);
  if (known !== undefined) return known;
  const found = [...PHRASES].flatMap(([phrase, meanings]) =>
    Object.values(meanings).includes(means) ? [phrase] : [],
  );
  PHRASES_FOR.set(means, found);
  return found;
}

const MEANINGS: ReadonlySet<string> = new Set(
  [...PHRASES.values()].flatMap((meanings) =>
    Object.values(meanings).flatMap((means) => means.split(" + ")),
  ),
);

/** Whether a word is the English name of a meaning that the lexicon has. */
export const isMeaning = (word: string): boolean => MEANINGS.has(word);

const PHRASES_FOR = new Map<string, string[]>();
