import type { FieldKind, FormField } from "@sendoff/contract/form";
import { coreOf } from "./question-core.ts";
import { QUESTION_MAX, fold } from "../text/fold.ts";
import { saysNothing, saysSomething, wordingOf } from "../languages/lexicon.ts";
import { countriesIn } from "../world/countries.ts";
import { yesNoWords } from "./option-words.ts";

/** A question in the forms its readers need. */
export interface Question {
  /** As the page shows it, cut to a bounded length. */
  raw: string;
  /** The whole question folded, numbering and required marks removed: the bank's key. */
  key: string;
  /** What is asked, folded: of several sentences the one with the question mark. */
  text: string;
  /** The sentences before and after it, folded; empty for most questions. */
  around: string;
  /** The same as written. */
  aroundRaw: string;
  /** More than one sentence asks something. */
  isSeveral: boolean;
  /** The choices are a yes and a no, or the words of a field without choices ask for them. */
  isYesNo: boolean;
  /** The control, where it is known. */
  kind: FieldKind | undefined;
  /** How many choices there are. */
  options: number;
  /** The control takes a number. */
  isNumeric: boolean;
  /** `text` without what only addresses the reader ("Please enter your ..."): what labels are compared with. */
  core: string;
  /** `core` without a note in brackets that only says how to write the answer. */
  label: string;
  /** Folded heading the field stands under. */
  section: string;
  /** Hint and placeholder as written: they may hold the unit or the format. */
  note: string;
  /** Heading, choices and note: they tell the language of a question of one word. */
  beside: string;
  /** The same question without what stands in brackets; undefined where nothing does. */
  withoutBrackets: Question | undefined;
  /** ISO codes of the countries named. */
  countries: string[];
}

/** "Prêt(e)", "(m/w/d)", "Projektleiter/in": endings and notes that only name both genders are left out. */
export const withoutGenderMarks = (text: string): string =>
  text
    .replace(
      /(?<=\p{L})\((?:s|es|e|n|ne|trice|euse|ere|ère|ive|elle|le|te|in|innen|en|a|as|ra|o)\)/giu,
      "",
    )
    .replace(/\s*\((?:[mwfdhx]\/){1,3}[mwfdhx]\)/giu, "")
    .replace(/(?<=\p{Ll})[:*_](?:in|innen)(?!\p{L})/gu, "")
    .replace(/(?<=\p{Ll})\/-?(?:frau|mann|innen|in|euse|rice)(?!\p{L})/gu, "")
    // "Jefe/a de obra", "Projektleiter/in".
    .replace(/(?<=\p{L}{3})\/(?:a|as|in|innen|euse|trice|ra)(?!\p{L})/gu, "");

/**
 * The answer bank's key of a question: case, accents, punctuation, numbering, doubled labels and "Required" marks do
 * not matter; every other word does.
 */
export function normaliseQuestion(question: string): string {
  const cut = withoutGenderMarks(halve(question.slice(0, QUESTION_MAX).trim()));
  const folded = fold(cut.replace(/^(?:question\s?|q)?\d{1,2}\s?[.):]\s?(?=\D)/i, ""))
    .replace(
      /(?<! (?:when|as|if|where|is|are|be)) (required|obligatoire|obligatorio|pflichtfeld|erforderlich)$/,
      "",
    )
    .replace(/^(required|obligatoire|obligatorio|pflichtfeld) /, "")
    .replace(/ optional$/, "");
  return halve(folded);
}

/** A field's question, read once for all readers. */
export function readQuestion(
  field: Pick<FormField, "question" | "section" | "hint" | "placeholder"> & {
    kind?: FieldKind;
    options?: readonly string[];
  },
): Question {
  const raw = halve(questionOf(field).slice(0, QUESTION_MAX).trim())
    .replace(BRAZILIAN_STATE, "")
    .replace(NUMBER_TWICE, "$1")
    .replace(NO_ENTITY, "")
    .replace(
      ONE_IN,
      (_all, day: string, few: string) => `${day}s 1 in ${IN_DIGITS[few.toLowerCase()] ?? few}`,
    )
    .replace(FIRST_NAME_ALONE, "First name")
    .replace(WITH_ACCOMMODATION, "")
    .replace(/\bF2F\b/g, "face to face")
    .replace(/\s*\((?:in )?(?:completed|full|whole|total) (?:years|yrs)(?: only)?\)/i, "")
    // The two letters are a small word as well.
    .replace(/\bIT (?=(?:industry |work |sector |field )?(?:experience|exp)\b)/gi, (word) =>
      word.startsWith("IT") ? "information technology " : word,
    )
    .replace(
      /(?<=\bexperience (?:in|within) (?:the )?)IT\b(?=[?.,)*]|$| (?:industry|sector|field))/g,
      "information technology",
    );
  const { asked, around, isSeveral } = splitSentences(raw);
  const text = normaliseQuestion(asked.replace(EXAMPLE, ""))
    .replace(CONDITION, "")
    .replace(
      /\b(lift|lifting|carry|carrying) (?:packages|boxes|items|objects|loads|materials|weights?|parcels)\b/g,
      "$1",
    )
    .replace(/^(how many years .+ do you) (?:currently|presently|already) (have\b)/, "$1 $2")
    .replace(
      /^(have you (?!worked|been employed).{8,}) (?:earlier|previously|in the past|till date|so far)$/,
      "$1",
    )
    .replace(
      / (?:after|upon|on|once|following) (?:you )?(?:accepting|receiving|getting|acceptance of|receipt of) (?:an |the |our |your )?(?:job )?offer(?: letter)?$/,
      "",
    )
    .replace(
      /\b(?:reliably )?(?:commute or relocate|commute) to (.+?)(?: \d{5})? for this (?:job|role|position)$/,
      "commute to $1",
    )
    .replace(/^what (?:makes|made|motivates) you (?:to )?(?=want\b)/, "why do you ")
    .replace(/(?<=\S) if (?:selected|offered|hired|successful|appointed)$/, "");
  const named = countriesIn(asked);
  return {
    raw,
    key: normaliseQuestion(questionOf(field)),
    text,
    around: fold(around),
    aroundRaw: around,
    isSeveral,
    isYesNo: wantsYesNo(field.options ?? [], asked),
    kind: field.kind,
    options: (field.options ?? []).length,
    isNumeric:
      field.kind === "integer" || field.kind === "decimal" || areYears(field.options ?? []),
    core: coreOf(text),
    label: withoutNote(raw, coreOf(text)),
    section: fold((field.section ?? "").slice(0, QUESTION_MAX)).replace(NUMBERED, ""),
    note: `${field.hint ?? ""} ${field.placeholder ?? ""}`.slice(0, 500).trim(),
    beside: `${field.section ?? ""} ${(field.options ?? []).slice(0, 8).join(" ")} ${field.hint ?? ""}`,
    withoutBrackets: bareQuestion(field, raw),
    countries: named.length > 0 ? named : countriesIn(raw),
  };
}

/** "Section 3: Present employer" */
const NUMBERED =
  /^(?:section|part|step|page|teil|abschnitt|schritt|seite|partie|etape|parte|seccion|paso|secao|etapa|sezione|sectie|deel|stap) (?:\d{1,2}|[a-h])(?: of \d{1,2})? (?=\p{L})/u;

/** What stands only inside the field is its label: "Please enter" over a placeholder "Forename". */
function questionOf({
  question,
  placeholder = "",
  section = "",
}: Pick<FormField, "question" | "placeholder" | "section">): string {
  if (section !== "" && isPartOfDate(question)) return `${section} ${question}`;
  return placeholder !== "" && saysNothing(question) && saysSomething(placeholder)
    ? placeholder
    : question;
}

function wantsYesNo(options: readonly string[], asked: string): boolean {
  if (options.length === 0)
    return /^(do|are|have|did|can|will|would|is|does|were|has) /i.test(asked.trim());
  const read = options
    .map((option) => yesNoWords(option))
    .filter(({ isStatement }) => !isStatement);
  return read.some(({ isYes }) => isYes) && read.some(({ isYes }) => !isYes);
}

/** "Month" under "Start of current position". */
function isPartOfDate(question: string): boolean {
  const { terms } = wordingOf(question);
  return terms.length === 1 && /^(?:month|year)$/.test(terms[0]?.means ?? "");
}

function bareQuestion(
  field: Parameters<typeof readQuestion>[0],
  raw: string,
): Question | undefined {
  // "(no penalty points)" and "(excluding internships)" limit what is asked.
  if (
    /\([^()]*\b(?:no(?!\.)|not|without|excl\w*|only|hors|ohne|kein\w*|sin|sem|senza|zonder|sans|nur|solo|except|diff[eé]rent|abweichend|diverso|distinto|anders)\b[^()]*\)/i.test(
      raw,
    )
  )
    return undefined;
  const bare = raw.replace(/\s*\([^()]*\)/g, "");
  return bare === raw || saysNothing(bare) ? undefined : readQuestion({ ...field, question: bare });
}

/** Choices that are all numbers of years ask for one, whatever the control. */
function areYears(options: readonly string[]): boolean {
  if (options.length < 2 || options.length > 15) return false;
  const bands = options.filter((option) => /\d/.test(option) && isYears(option));
  return bands.length >= 2 && bands.length >= options.length - 2;
}

const isYears = (option: string): boolean =>
  wordingOf(option).terms.some(({ means }) => means === "year");

/** A full stop after these ends no sentence. */
const ABBREVIATED =
  /(?:\b(?:U\.S|U\.K|U\.S\.A|e\.g|i\.e|etc|No|yrs?|approx|incl|St|Mr|Ms|Dr|B|M|Ph|Tech|Sc)|\b[A-Z])\.$/;

/** "Curitiba/PR": the city says it. */
const BRAZILIAN_STATE =
  /(?<=\p{Ll})\s?\/\s?(?:AC|AL|AP|AM|BA|CE|DF|ES|GO|MA|MT|MS|MG|PA|PB|PR|PE|PI|RJ|RN|RS|RO|RR|SC|SP|SE|TO)\b/gu;

/** "Three (3) years": the number in a word and in digits. */
const NUMBER_TWICE =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve) ?\((\d{1,2})\)/giu;

/** "For countries where we have no entity we engage people as contractors": the clause only says where. */
const NO_ENTITY =
  /\b(?:for|in) (?:the )?(?:countries|locations|places|regions|states) (?:where|in which) we (?:have|do not have|don['’]t have|lack)[^,.?]{0,40}?,? (?=we )/giu;

/** "One weekend in four", "every fourth weekend": how often, in one form. */
const ONE_IN =
  /\b(?:(?:one|1|every) )?(weekend|saturday|sunday)s? (?:in|out of|on (?:a|an) (?:1|one)[- ]in)[- ](?:every )?(two|three|four|five|six|eight|[2-8])(?: (?:rota|basis|pattern))?\b/giu;
const IN_DIGITS: Readonly<Record<string, string>> = {
  two: "2",
  three: "3",
  four: "4",
  five: "5",
  six: "6",
  eight: "8",
};

/** "Nombre (sin apellidos)" */
const FIRST_NAME_ALONE =
  /^(?:nombre|name|nome|naam|nom|vorname|first name)s? ?\((?:sin|without|ohne|sans|sem|senza|zonder) (?:los |el |il |o |the )?(?:apellidos?|surname|last name|family name|nachnamen?|nom de famille|sobrenome|cognome|achternaam)\)/iu;

/** What the law lets everybody have limits nothing: "with or without reasonable accommodation". */
const WITH_ACCOMMODATION = /,? (?:either )?with or without (?:a )?reasonable accommodations?/giu;

/** A small letter after a full stop begins no sentence ("Caddo Supply Co. in the US"), and none ends within brackets ("(ca. jede 6. Woche)"). */
const isContinued = (last: string, piece: string): boolean =>
  last.endsWith(".") && (/^\p{Ll}/u.test(piece) || /\([^()]*$/.test(last));

/** "(e.g. Critical Skills)": an example limits nothing. */
const EXAMPLE =
  /\s*\((?:e\.?\s?g\.?|for example|such as|z\.?\s?B\.?|p\.?\s?ex\.?|par exemple|p\.?\s?ej\.?|por ejemplo|por exemplo|ad es\.?|ad esempio|bijv\.?|bv\.)\s[^()]*\)/giu;

/** "If offered the position, ..." and "If serving notice, ..." limit nothing: who is not in that case is not asked. */
const CONDITION =
  /^if (?:you (?:are|were) )?(?:offered|hired|selected|successful|appointed|serving)(?: (?:the|this|a|an|your) (?:position|job|role|offer|employment|notice(?: period)?)| notice(?: period)?)?(?: (?:with|by) us)? (?=\S)/;

/** "Community posts: do you hold a driving licence?": what stands before the colon is the scene. */
const LEAD_IN =
  /^([^:?]{3,80}?) ?: (?=(?:do|are|have|can|will|would|did|is|haben|sind|hast|bist|k[öo]nnen|[êe]tes|avez|pouvez|es-tu|as-tu|tienes|tiene|est[áa]s|puedes|voc[êe]|hai|sei|heb|ben|kun) )/iu;

/** The one sentence that asks, apart from those that only say something. */
function splitSentences(raw: string): { asked: string; around: string; isSeveral: boolean } {
  const sentences: string[] = [];
  for (const piece of raw.split(/(?<=[.!?])\s+/)) {
    const last = sentences.at(-1);
    if (last !== undefined && (ABBREVIATED.test(last) || isContinued(last, piece)))
      sentences[sentences.length - 1] = `${last} ${piece}`;
    else sentences.push(piece);
  }
  const lead = LEAD_IN.exec(raw);
  if (lead !== null && sentences.length === 1)
    return { asked: raw.slice(lead[0].length), around: lead[1] ?? "", isSeveral: false };
  const asking = sentences.filter((sentence) => /\?[)*\s]*$/.test(sentence));
  const [asked] = asking;
  if (asked === undefined || sentences.length === 1)
    return { asked: raw, around: "", isSeveral: false };
  if (asking.length > 1) return { asked: raw, around: "", isSeveral: true };
  return {
    asked,
    around: sentences.filter((sentence) => sentence !== asked).join(" "),
    isSeveral: false,
  };
}

/** "First name First name" and "EmailEmail" are one label that the page holds twice. */
function halve(text: string): string {
  if (text.length % 2 === 0 && text.length >= 6) {
    const half = text.slice(0, text.length / 2);
    if (half === text.slice(text.length / 2)) return half.trim();
  }
  const words = text.split(/\s+/);
  if (words.length % 2 !== 0 || words.length === 0) return text;
  const first = words.slice(0, words.length / 2).join(" ");
  return first === words.slice(words.length / 2).join(" ") ? first : text;
}

/** "(10 digits)", "(as per CV)": a note in brackets says how to write the answer. Only such notes are dropped. */
function withoutNote(raw: string, core: string): string {
  let [rest, label] = [raw, core];
  for (let match = NOTE.exec(rest); match !== null; match = NOTE.exec(rest)) {
    const words = fold(match[1] ?? "");
    if (!OF_WRITING.test((match[1] ?? "").toLowerCase()) || !label.endsWith(` ${words}`)) break;
    label = label.slice(0, -words.length - 1);
    rest = rest.slice(0, match.index);
  }
  return label;
}

const NOTE = /\(([^()]{1,60})\)\s*[*:?]?\s*$/;
const OF_WRITING =
  /digit|dígito|ziffer|chiffre|format|dd|mm\b|yyyy|jjjj|aaaa|e\.?g|only|optional|required|mandatory|obligator|obligatoire|pflicht|graduation|as (?:per|on|in|it|shown)\b|legal|https?|pdf|doc|mb|ctc|years?|passport|country code|dialling code|dialing code|indicatif|prefijo|vorwahl|out of|point scale|current (?:or|\/)|\+\d|xx/;
