import { daysPerUnit } from "@sendoff/domain/profile";

const NUMBER_WORDS = [
  "zero",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];
/** Two to twelve in the other languages of forms; "one" is an article there. */
const OTHER_NUMBERS: Readonly<Record<string, number>> = Object.fromEntries(
  [
    "zwei drei vier funf sechs sieben acht neun zehn elf zwolf",
    "deux trois quatre cinq six sept huit neuf dix onze douze",
    "dos tres cuatro cinco seis siete ocho nueve diez once doce",
    "dois tres quatro cinco seis sete oito nove dez onze doze",
    "due tre quattro cinque sei sette otto nove dieci undici dodici",
    "twee drie vier vijf zes zeven acht negen tien elf twaalf",
    "duas",
    "do teen char paanch chhah saat aath nau das gyarah barah",
  ].flatMap((line) => line.split(" ").map((word, at) => [word, at + 2] as const)),
);
const OTHER_PATTERN = new RegExp(
  `(?<![\\p{L}])(${Object.keys(OTHER_NUMBERS).join("|")})(?= (?:jahren?|monaten?|wochen?|tagen?|ans|annees|mois|semaines|jours|anos|meses|semanas|dias|anni|mesi|settimane|giorni|jaar|jaren|maanden|weken|dagen|saal|mahine|hafte|din)(?: |$))`,
  "gu",
);
const WORD_PATTERN = new RegExp(
  `\\b(${NUMBER_WORDS.join("|")})\\b(?= (?:or|and|plus|years?|yrs?|months?|days?|weeks?|\\+)(?: |$))`,
  "g",
);

/** "five (5)" */
const WORD_AND_DIGITS = new RegExp(`\\b(${NUMBER_WORDS.join("|")}) (\\d{1,2})\\b`, "g");

/** "five years" and "five (5) years" as "5 years"; only before a unit, so that names keep their words. */
export function digitsFor(text: string): string {
  const once = text.replace(WORD_AND_DIGITS, (both, word: string, digits: string) =>
    NUMBER_WORDS.indexOf(word) === Number(digits) ? digits : both,
  );
  return once
    .replace(WORD_PATTERN, (word) => String(NUMBER_WORDS.indexOf(word)))
    .replace(OTHER_PATTERN, (word) => String(OTHER_NUMBERS[word] ?? word));
}

/** A lower bound of years that a question sets. */
interface YearsBound {
  years: number;
  isStrict: boolean;
  /** The words that set it, to be taken out of the question. */
  phrase: string;
}

const YEARS = "(?:full |complete )?(?:years?|yrs?|jahre[n]?|ans|annees?|anos|saal)";
const BOUNDS: readonly { pattern: RegExp; isStrict: boolean }[] = [
  {
    pattern: new RegExp(
      `\\b(?:more than|over|above|mehr als|plus de|mas de) (\\d{1,2}) ?\\+? ${YEARS}`,
    ),
    isStrict: true,
  },
  {
    pattern: new RegExp(
      `\\b(?:at least|minimum of|minimum|a minimum of|min|atleast|no less than|not less than|mindestens|au moins|al menos|minimo|kam se kam) (\\d{1,2}) ?\\+? ${YEARS}`,
    ),
    isStrict: false,
  },
  { pattern: new RegExp(`\\b(\\d{1,2}) ?(?:\\+|plus) ?${YEARS}`), isStrict: false },
  {
    pattern: new RegExp(
      `\\b(\\d{1,2}) (?:or more|or greater|and above|and more|oder mehr|ou plus|o mas) ${YEARS}`,
    ),
    isStrict: false,
  },
  {
    pattern: new RegExp(
      `\\b(\\d{1,2}) ${YEARS} (?:or more|or greater|and above|and more|minimum|oder mehr|ou plus|o mas|se jyada)`,
    ),
    isStrict: false,
  },
  { pattern: new RegExp(`\\b(\\d{1,2}) ${YEARS}`), isStrict: false },
];

/** The lower bound of years in a folded question, or undefined. Ranges ("3 to 5 years") and upper bounds are none. */
export function yearsBoundIn(text: string): YearsBound | undefined {
  if (
    /\d ?(?:to|-|–|bis) ?\d|\d \d{1,2} ?\+? (?:years?|yrs?)|\b(?:less than|under|up to|at most|fewer than|between)\b/.test(
      text,
    )
  )
    return undefined;
  for (const { pattern, isStrict } of BOUNDS) {
    const match = pattern.exec(text);
    if (match?.[1] !== undefined) return { years: Number(match[1]), isStrict, phrase: match[0] };
  }
  return undefined;
}

/** A time limit in days: "within 30 days", "2 weeks", "1 month" (30 days), or undefined. */
export function daysIn(text: string): number | undefined {
  const match =
    /\b(\d{1,3}(?:\.\d)?) ?(?:calendar |working )?(days?|d|weeks?|w|months?|m|mths?|tage?|wochen?|monate?|jours?|semaines?|mois|dias?|semanas?|mes|meses|dni|tygodni\w*|miesiac\w*|din|mahine|mahina)\b/.exec(
      text,
    );
  if (match?.[1] === undefined || match[2] === undefined) return undefined;
  return Number(match[1]) * daysPerUnit(match[2]);
}
