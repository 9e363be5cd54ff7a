import { HEADING_MODIFIERS, HEADING_PHRASES, HEADING_TOPICS } from "./heading-phrases.ts";

/** What a part of a CV is about. `other` ends the part before it and is read for nothing. */
export type SectionKind = "header" | keyof typeof HEADING_PHRASES;

const MAX_HEADING = 60;
const MAX_PARTS = 4;

/** Letters that Unicode does not take apart into a letter and an accent. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ł: "l",
  ß: "ss",
  ø: "o",
  æ: "ae",
  œ: "oe",
  ı: "i",
  đ: "d",
  ð: "d",
  þ: "th",
  ة: "ه",
  ى: "ي",
  ς: "σ",
};
/** "And" in the languages of the phrases, between two words. */
const AND =
  / (?:and|und|et|y|e|i|a|es|och|og|ja|si|ve|va|dan|sowie|as well as|with|mit|avec|и|та|й|і|και|و|及|与|與|和|及び|と|및) (?=\S)| و(?=ال)|[&+/,·|–—、،・]|(?<=[\u4e00-\u9fff]{2})[与與和及](?=[\u4e00-\u9fff]{2})/gu;

/** Lower case, no accents, letters and single spaces only; what joins two names of sections becomes "and". */
export function fold(text: string): string {
  return (
    text
      .normalize("NFKD")
      .replace(/[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u3099\u309a]/g, "")
      .toLowerCase()
      .replace(/[łßøæœıđðþةىς]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
      // "Where I've worked": no other text than "Where I ve worked", whose "I" is taken for an "and".
      .replace(/['’`´]/gu, " ")
      .replace(AND, " and ")
      .replace(/ en (?=\S)/g, " and ")
      .replace(/[^\p{L}]+/gu, " ")
      .trim()
  );
}

const KIND_OF = new Map<string, SectionKind>();
for (const kind of kinds()) {
  for (const phrase of HEADING_PHRASES[kind].split("|")) {
    const folded = phrase.trim();
    if (!KIND_OF.has(folded)) KIND_OF.set(folded, kind);
  }
}
const MODIFIERS = new Set(HEADING_MODIFIERS.split("|").map((word) => word.trim()));
const TOPICS = new Set(HEADING_TOPICS.split("|").map((word) => word.trim()));

/** Where a phrase stands under two kinds the first wins. */
function kinds(): (keyof typeof HEADING_PHRASES)[] {
  return [
    "experience",
    "education",
    "skills",
    "languages",
    "certifications",
    "awards",
    "summary",
    "contact",
    "other",
  ];
}

let unspaced: Map<string, SectionKind> | undefined;
/** What has been asked before; null for what is no heading. */
const known = new Map<string, SectionKind | null>();
const MAX_KNOWN = 4000;

/** The section a heading announces, if the whole text is a heading people use; undefined otherwise. */
export function findHeadingKind(text: string): SectionKind | undefined {
  if (text.length > MAX_HEADING) return undefined;
  const before = known.get(text);
  if (before !== undefined) return before ?? undefined;
  const kind = /\d{2,}|@/.test(text) ? undefined : judge(text);
  if (known.size > MAX_KNOWN) known.clear();
  known.set(text, kind ?? null);
  return kind;
}

/**
 * The section that the main word of a short text names: "Collection skills", "Outside interests". Only where its look
 * says that it is a heading: "Student Languages" may be a school.
 */
export function findHeadedKind(text: string): SectionKind | undefined {
  const words = text.trim().split(/\s+/);
  if (words.length < 2 || words.length > 3 || /[\d@,:]/.test(text)) return undefined;
  return findHeadingKind(words.at(-1) ?? "");
}

/** "Опыт работы — 9 лет 2 месяца": how long it all was. */
const LENGTH = /\s+[—–-]\s+\d{1,2}\s+\p{L}+(?:\s+\d{1,2}\s+\p{L}+)?$/u;

function judge(text: string): SectionKind | undefined {
  // Letters set apart by spaces: "E X P E R I E N C E".
  if (/^\p{L}(?: +\p{L}){4,}$/u.test(text)) return spelledOut(fold(text.replaceAll(" ", "")));
  const folded = fold(
    text
      .replace(/^\s*(?:(?:\d|[IVX]{1,4})[.)]\s+|[一二三四五六七八九十]{1,2}[、．.])/, "")
      .replace(LENGTH, ""),
  );
  if (folded === "") return undefined;
  const isApart = isAllEastAsian(folded) && folded.includes(" ");
  return lookUp(folded) ?? (isApart ? lookUp(folded.replaceAll(" ", "")) : undefined);
}

/** Letters in which the spaces between words are lost: "WORKEXPERIENCE" is found among the phrases without their spaces. */
function spelledOut(letters: string): SectionKind | undefined {
  unspaced ??= new Map([...KIND_OF].map(([phrase, kind]) => [phrase.replaceAll(" ", ""), kind]));
  const whole = unspaced.get(letters);
  if (whole !== undefined) return whole;
  for (let at = 3; at < letters.length - 2; at += 1) {
    const [a, b] = [letters.slice(0, at), letters.slice(at)];
    const kind = MODIFIERS.has(a) ? unspaced.get(b) : unspaced.get(a);
    if (kind !== undefined && (MODIFIERS.has(a) || MODIFIERS.has(b))) return kind;
  }
  return undefined;
}

/** Chinese and Japanese headings are often set apart by spaces: "学 歴". */
function isAllEastAsian(text: string): boolean {
  return /^[\u3041-\u9fff ]+$/.test(text);
}

/** "Education and Languages", "Awards & Publications": each part names a section; the first that is read for something counts. */
function lookUp(folded: string): SectionKind | undefined {
  const whole = kindOfPart(folded);
  if (whole !== undefined) return whole;
  const parts = folded.split(" and ").filter((part) => part !== "");
  if (parts.length < 2 || parts.length > MAX_PARTS) return undefined;
  const found = parts.map((part) => kindOfPart(part) ?? (isModifiers(part) ? "header" : undefined));
  if (found.includes(undefined)) return undefined;
  const named = found.filter((kind) => kind !== "header");
  return named.find((kind) => kind !== "other" && kind !== "summary") ?? named[0];
}

function isModifiers(part: string): boolean {
  return part.split(" ").every((word) => MODIFIERS.has(word));
}

/** A phrase, with or without words before and behind it that leave its meaning as it is. */
function kindOfPart(part: string): SectionKind | undefined {
  const exact = KIND_OF.get(part);
  if (exact !== undefined) return exact;
  const words = part.split(" ");
  if (words.length < 2 || words.length > 5) return undefined;
  for (let length = words.length - 1; length > 0; length -= 1) {
    for (let from = 0; from + length <= words.length; from += 1) {
      const kind = KIND_OF.get(words.slice(from, from + length).join(" "));
      if (kind === undefined) continue;
      const rest = [...words.slice(0, from), ...words.slice(from + length)];
      const hasTopics = kind === "skills" || kind === "experience";
      const fits = (word: string): boolean =>
        MODIFIERS.has(word) || (hasTopics && TOPICS.has(word));
      if (rest.every(fits)) return kind;
    }
  }
  return undefined;
}
