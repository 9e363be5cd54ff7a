import type { Meaning } from "../question/meaning.ts";
import type { Question } from "../question/question.ts";
import { fold } from "../text/fold.ts";
import { inEnglish } from "../languages/lexicon.ts";
import { currenciesIn } from "../world/currencies.ts";
import { isNegated } from "../question/polarity.ts";

/** How an amount is wanted: the year's pay divided by `perYear` and by `size`. */
export interface PayUnit {
  /** Payments a year: 1, 12, or the 13 or 14 that some countries pay. */
  perYear: number;
  /** 100000 for lakhs, 1000 for thousands. */
  size: number;
  /** A year's pay is named. */
  isYearly: boolean;
  /** ISO 4217 code, when the page names one. */
  currency?: string;
}

const PAY =
  /\b((?:monthly|annual|yearly) rate|salary|salaries|ctc|compensation|pay|package|remuneration|wages?|earnings|budget|gehalt|jahresgehalt|bruttojahresgehalt|salaire|remuneration|salario|sueldo|stipendio|retribuzione|salaris|wynagrodzenie|pensja|zarobki|tankhwah|tankha|vetan)\b/;
const EXPECTED =
  /\b(expected|expectations?|expect|expecting|desired|desire|target|targeted|preferred|looking for|ectc|want|wish|asking|requirements?|souhaite|attendu|esperado|deseado|oczekiwan\w+|chahiye|apeksha)\b/;
const EXPECTED_WHOLE =
  /\b(gehaltsvorstellung\w*|oczekiwania finansowe|gehaltswunsch|wunschgehalt|pretentions? salariales?|attentes salariales|pretension(es)? (salarial|economica)(es)?|expectativas? salarial(es)?|aspiracion salarial|ectc|expected ctc)\b/;
const CURRENT =
  /\b(current|currently|present|existing|aktuelles|derzeitiges|actuel|actuelle|actual|abhi|vartaman|cctc)\b/;
/** Parts or other measures of pay than a year's total; a CTC does not tell them. */
const OTHER_MEASURE =
  /\b(fixed|variable|bonus|base|basic|equity|stock|esops?|commission|incentives?|hike|percent|percentage|slips?|history|proof|reason|negotiable|negotiate|negotiation|offered|retention|counter ?offer|including|last drawn|previous|minimum|notice|why|basis|components?|breakup|break up|structure)\b|%/;
/** Pay for hours, days or weeks, or after tax; a hint may say so, too. */
const OTHER_PERIOD =
  /\b(in ?hand|take home|after tax(?:es)?|post tax|nach steuern?|apres impots?|despues de impuestos|netto\w*|liquid[ao]s?|fortnight(?:ly)?|bi ?weekly|per shift|nett?[aeo]s?|nets?|nettes?|na reke|hourly|per hour|an hour|hours?|day rate|daily rate|per day|a day|daily|weekly|per week|a week|stundensatz|stundenlohn|tagessatz|(pro|je) (stunde|tag|woche)|horaire|par (heure|jour|semaine)|tjm|taux journalier|(por|la) hora|(por|al) dia|diari[ao]|semanal|stawka godzinowa|godzinow\w+)\b/;

/** Pay now and pay wanted, with the unit and the currency told apart by `payUnitOf`. */
export function readPay(question: Question): Meaning | undefined {
  const { text } = question;
  const isExpected = EXPECTED.test(text) || EXPECTED_WHOLE.test(text);
  if (!PAY.test(text) && !EXPECTED_WHOLE.test(text) && !/\bcctc\b/.test(text)) return undefined;
  if (
    OTHER_MEASURE.test(text.replace(/\bcurrent(?: salary)? (?:or |and )?last drawn\b/, "current"))
  )
    return undefined;
  if (OTHER_PERIOD.test(text) || OTHER_PERIOD.test(fold(question.note))) return undefined;
  // Money that one answers for is no pay.
  if (
    /\bbudgets?\b/.test(text) &&
    /\b(manage|managed|managing|handled?|responsib\w+|marketing|oversee|overseen|spend)\b/.test(
      text,
    )
  )
    return undefined;
  // Somebody else's pay, or that of the job itself.
  if (/\b(salary|ctc|compensation|pay|package) of (your|the|this|our|a)\b/.test(text))
    return undefined;
  const isCurrent = CURRENT.test(text);
  if (isExpected && isCurrent) return undefined;
  const within = readWithin(question);
  if (within !== undefined) return within;
  // "Salary (please state the currency)" wants the amount, with its currency.
  const isBeside =
    /\b(?:state|specify|include|mention|indicate|give|with|and|plus|incl\w*) (?:the |your |its )?currency\b/.test(
      text,
    );
  if (!isBeside && /\b(currency|wahrung|devise|moneda)\b/.test(text)) {
    if (isExpected) return { topic: "expected_pay_currency", isNegated: false };
    return isCurrent ? { topic: "current_pay_currency", isNegated: false } : undefined;
  }
  if (
    /^(do|are|is|would|will|can|have|did|kya) /.test(text) &&
    !/\b(what|how much|kitn[aie])\b/.test(text)
  )
    return undefined;
  if (isExpected)
    return {
      topic: /\brange\b/.test(text) ? "expected_pay_range" : "expected_pay",
      isNegated: false,
    };
  return isCurrent ? { topic: "current_pay", isNegated: false } : undefined;
}

/** "Is your expected CTC within 20 LPA?": a question whether the wanted pay is at most this much a year. */
function readWithin(question: Question): Meaning | undefined {
  const { text, raw } = question;
  if (
    !/\b(within|up to|upto|below|less than|budget|under|maximum|max|not exceed|okay with|ok with|comfortable with|accept|offers?)\b/.test(
      text,
    )
  )
    return undefined;
  if (!/^(is|are|do|does|would|will|our|the|can) /.test(text)) return undefined;
  const amounts = amountsIn(raw, payUnitOf(question));
  if (amounts.length !== 1 || amounts[0] === undefined) return undefined;
  return {
    topic: "pay_within",
    threshold: amounts[0],
    isNegated: isNegated(text.replace(/\bnot exceed\b/, "within")),
  };
}

const TIMES_A_YEAR =
  /\b(1[234])(?:[ -]?mal| times| fois| veces| vezes| volte| keer) (?:(?:a|per|im|pro|par|al|por|all')\s?)?(?:year|jahr|jährlich|an|año|ano|anno|jaar)(?![\p{L}])/iu;

/** "Over the last 12 months" is a span of time, no unit of pay. */
const SPAN_OF_MONTHS =
  /(?<!\p{L})(?:last|past|previous|next|after|first|letzten|vergangenen|derniers|[uú]ltimos|ultimi|laatste|afgelopen) \d{1,2} (?:months?|monaten?|mois|meses|mesi|maanden)(?!\p{L})|(?<!\d)\d{1,2} (?:derniers mois|[uú]ltimos meses|ultimi mesi)(?!\p{L})/giu;

/** The unit a question, its hint and its placeholder ask for. */
export function payUnitOf(question: Pick<Question, "raw" | "note">): PayUnit {
  const raw = `${question.raw} ${question.note}`;
  // "Paid 14 times a year" counts payments and asks for no year's pay.
  const times = TIMES_A_YEAR.exec(raw)?.[1];
  const plain = raw.replace(TIMES_A_YEAR, " ").replace(SPAN_OF_MONTHS, " ");
  const words = `${fold(plain)} ${inEnglish(plain)}`;
  const [currency, second] = currenciesIn(raw);
  const isMonthly =
    /\b(monthly|per month|a month|month|pm|p m|\w*monat\w*|mensuel\w*|par mois|mensual\w*|mensile|al mes|por mes|miesieczn\w+|mahine)\b/.test(
      words,
    );
  const isYearly =
    /\b(annual|annually|yearly|per annum|per year|pa|p a|lpa|year|jahr\w*|jahrlich|annuel\w*|par an|anual\w*|al ano|por ano|annuo|annuale|roczn\w+|saal)\b/.test(
      words,
    );
  return {
    perYear: isMonthly && !isYearly ? (times === undefined ? paymentsIn(words) : Number(times)) : 1,
    size: sizeOf(words),
    isYearly,
    ...(currency !== undefined && second === undefined ? { currency } : {}),
    ...(second === undefined ? {} : { currency: "several" }),
  };
}

/** "14 Gehälter", "x 14 meses", "sur 13 mois". */
function paymentsIn(words: string): number {
  const named =
    /\b(12|13|14)(?:x)? ?(?:gehalter|monatsgehalter|meses|mesi|mensilita|mensualites|mensualidades|pagas|mois|month|months|maanden|salarios|vezes)\b/.exec(
      words,
    )?.[1] ?? /\b(?:x ?(1[234])|(1[234]) ?x)\b/.exec(words)?.slice(1).find(Boolean);
  return named === undefined ? 12 : Number(named);
}

function sizeOf(words: string): number {
  if (/\b(crores?|cr)\b/.test(words)) return 10_000_000;
  if (/\b(lakhs?|lacs?|lpa|lakh)\b/.test(words)) return 100_000;
  return /\b(thousands?|in k|k)\b/.test(words) ? 1000 : 1;
}

const AMOUNT = /(\d[\d,]*(?:\.\d+)?)\s*(lakhs?|lacs?|lpa|l|crores?|cr|thousand|k|m)?(?![a-z0-9])/gi;

/** "60.000", "60 000" and "60'000" as 60000: thousands in the ways Europe writes them. */
export function plainThousands(raw: string): string {
  return raw.replace(
    /(?<![\d.,])\d{1,3}(?:([.'’\u00A0\u202F ])\d{3})(?:\1\d{3})*(?![\d.,]*\d|\s?(?:lakh|lac|lpa|cr))/gi,
    (amount) => amount.replace(/\D/g, ""),
  );
}

/** Amounts a year in a text such as "12-15 LPA" or "₹10,00,000"; a multiplier at the end holds for both ends. */
export function amountsIn(raw: string, unit: Pick<PayUnit, "perYear" | "size">): number[] {
  const found = [...plainThousands(raw).matchAll(AMOUNT)].map((match) => ({
    number: Number((match[1] ?? "").replace(/,/g, "")),
    suffix: (match[2] ?? "").toLowerCase(),
  }));
  const last = found.at(-1)?.suffix ?? "";
  return found.map(({ number, suffix }) => {
    const size = sizeOfSuffix(suffix || last);
    const scale = size ?? (number < 1000 ? unit.size : 1);
    return number * scale * unit.perYear;
  });
}

function sizeOfSuffix(suffix: string): number | undefined {
  if (suffix === "") return undefined;
  if (suffix.startsWith("cr")) return 10_000_000;
  if (suffix.startsWith("l")) return 100_000;
  return suffix === "m" ? 1_000_000 : 1000;
}
