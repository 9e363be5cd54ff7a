import type { Line } from "../layout/line.ts";
import { findHeadingKind } from "../vocabulary/heading-words.ts";
import type { Section } from "../structure/sections.ts";
import { COMPANY_WORDS } from "../vocabulary/employer-words.ts";
import {
  isEastAsian,
  isEastAsianName,
  partsOfEastAsianName,
} from "../vocabulary/east-asian-names.ts";
import { TITLE_WORDS } from "../vocabulary/job-words.ts";
import { isPlace } from "../vocabulary/text-scores.ts";
import { INSTITUTION_WORDS } from "../vocabulary/school-words.ts";
import { stackedNames } from "./stacked-names.ts";

const NAME_TITLES = /^(?:dr|mr|mrs|ms|miss|prof|herr|frau|m|mme)\.?\s+/i;
const DEGREES_AFTER =
  /,?\s+(?:ph\.?d\.?|m\.?d\.?|mba|msc|bsc|rn|bsn|cpa|pmp|esq\.?|m\.?sc\.?|jr\.?)$/i;
const PARTICLE =
  /^(?:de|del|della|di|da|dos|van|von|der|den|ter|bin|ibn|bint|abu|ben|al|el|la|le|du|y|e|of|af|av|zu|zum|zur|das|do|ap|d[’']|st\.?|بن|ابن|بنت|عبد|أبو|ابو|آل|בן|בר)$/i;
const NOT_NAMES =
  /\b(?:curriculum|vitae|resume|résumé|cv|lebenslauf|page|download|pdf|print|click|here|phone|email|e-mail|address|website|linkedin|github|about|contact|confidential)\b|(?<!\p{L})(?:резюме|автобиография|βιογραφικό|σημείωμα|السيرة|سيرة|ذاتية|קורות|חיים)(?!\p{L})/iu;

/** "Castillo", "O'Brien", "d'Ávila", "al-Masri", "Llewellyn-Shah", "R."; what ends in a hyphen was broken there. */
const NAME_WORD = /^(?:\p{Ll}{1,2}[’']|\p{Ll}{2}-)?\p{Lu}[\p{L}.'’-]*(?<!-),?$/u;
/** Hebrew and Arabic have no capitals. */
const FROM_RIGHT = /^[\u05d0-\u05ea\u0621-\u064a\u066e-\u06d3'’"״׳-]{2,}$/;
const MAX_NAMES = 5;
/** With the particles between them. */
const MAX_WORDS = 7;
/** A name that goes on in the next line, in the same large print, is better than its first part. */
const WHOLE_BONUS = 2;

/** Whether the text has the form of a person's name. */
function isNameLike(text: string): boolean {
  const bare = text.replace(NAME_TITLES, "").replace(DEGREES_AFTER, "").trim();
  if (isEastAsian(bare)) return isEastAsianName(bare) && findHeadingKind(bare) === undefined;
  if (bare.length < 3 || bare.length > 45 || /[\d@/:|_()]/.test(bare) || NOT_NAMES.test(bare))
    return false;
  const words = bare.split(/\s+/);
  const names = words.filter((w) => !PARTICLE.test(w)).length;
  if (words.length < 2 || names > MAX_NAMES || words.length > MAX_WORDS) return false;
  if (findHeadingKind(bare) !== undefined) return false;
  return words.every(
    (w) =>
      PARTICLE.test(w) || NAME_WORD.test(w) || FROM_RIGHT.test(w) || /^["“']\p{L}+["”']$/u.test(w),
  );
}

interface Candidate {
  readonly text: string;
  readonly score: number;
}

function scoreOf(text: string, size: number, order: number, page: number, email: string): number {
  let score = size * 1.6 - order * 0.35 - page * 30;
  if (TITLE_WORDS.test(text)) score -= 8;
  if (isPlace(text)) score -= 8;
  if (COMPANY_WORDS.test(text) || INSTITUTION_WORDS.test(text)) score -= 6;
  const local =
    email
      .split("@")[0]
      ?.toLowerCase()
      .replace(/[^a-z]/g, "") ?? "";
  const words = text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[^a-z\s-]/g, "")
    .split(/[\s-]+/)
    .filter((w) => w.length > 2);
  const shared = words.filter((w) => local.includes(w)).length;
  return score + 9 * shared;
}

/** A line may hold more than the name: "Andy Dufresne | Engineer", "Jane Roe, Full Stack Engineer". */
function partsOf(line: Line): { text: string; size: number }[] {
  // Cells side by side are rarely one name; a heading beside it never is.
  const isOne = line.cells.every((c) => findHeadingKind(c.text) === undefined);
  const parts = isOne
    ? [{ text: line.text, size: line.cells.length === 1 ? line.size : line.size - 1 }]
    : [];
  for (const cell of line.cells) {
    parts.push({ text: cell.text, size: cell.size });
    for (const run of cell.runs)
      parts.push({ text: run.text.replace(/^[\s|,–—-]+|[\s|,–—-]+$/gu, ""), size: run.size });
    for (const piece of cell.text.split(/\s*[|·•,]\s*|\s[–—-]\s/u))
      parts.push({ text: piece, size: cell.size - 0.2 });
  }
  return parts.map((p) => ({ ...p, text: p.text.trim() }));
}

const NAME_LABEL =
  /^(?:姓\s*名|名\s*前|氏\s*名|이\s*름|성\s*명|الاسم(?: الكامل)?|שם(?: מלא)?|Ф\.?\s?И\.?\s?О\.?|Имя|Ім.я|Име|Име и презиме|Ονοματεπώνυμο)\s*(?::\s*|$)/u;
/** A label says that it is the name, whatever is printed larger. */
const LABELLED_SCORE = 99;

/** What stands behind "姓名:", in the same cell or in the next one. */
function labelledNames({ cells }: Line): string[] {
  return cells.flatMap(({ text }, i) => {
    const label = NAME_LABEL.exec(text)?.[0];
    if (label === undefined) return [];
    const rest = text.slice(label.length) || (cells[i + 1]?.text ?? "");
    // The reading or the sex may stand behind it: "山田 太郎 (やまだ たろう)".
    return [
      rest
        .replace(/^:\s*/, "")
        .split(/\s*[(|/]|\s{2,}/)[0]
        ?.trim() ?? "",
    ];
  });
}

/** A name in small letters is printed as large as this at least, in points. */
const LARGE = 16;

/** "yasmine el-haddad" in large print, as some designs set names: with capitals, if the e-mail address says that it is one. */
function withCapitals(text: string, size: number, email: string): string {
  const isSmall = size >= LARGE && /^\p{Ll}[\p{Ll}\s'’-]+$/u.test(text);
  const local = email.split("@")[0]?.toLowerCase() ?? "";
  if (!isSmall || !text.split(/[\s-]/).some((word) => word.length > 2 && local.includes(word)))
    return text;
  return text
    .split(/\s+/)
    .map((word) =>
      PARTICLE.test(word)
        ? word
        : word.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase()),
    )
    .join(" ");
}

function candidates(sections: readonly Section[], email: string): Candidate[] {
  const lines = sections
    .filter((s) => s.kind !== "experience" && s.kind !== "education")
    .flatMap((s) => s.lines);
  const first = sections
    .filter((s) => s.kind === "header" || s.kind === "contact")
    .flatMap((s) => s.lines);
  const out: Candidate[] = [];
  const consider = (
    text: string,
    size: number,
    order: number,
    page: number,
    bonus: number,
  ): void => {
    if (isNameLike(text))
      out.push({ text, score: scoreOf(text, size, order, page, email) + bonus });
  };
  const read = (some: readonly Line[], bonus: number): void => {
    some.forEach((line, i) => {
      for (const part of partsOf(line))
        consider(
          withCapitals(part.text, part.size, email),
          part.size,
          Math.min(i, 12),
          line.page,
          bonus,
        );
    });
    for (const s of stackedNames(some))
      consider(s.text, s.size, Math.min(s.order, 12), s.page, bonus + (s.lines - 1) * WHOLE_BONUS);
  };
  for (const line of first)
    for (const name of labelledNames(line))
      if (isNameLike(name) || isEastAsianName(name, true))
        out.push({ text: name, score: LABELLED_SCORE });
  read(first, 6);
  read(
    lines.filter((l) => l.page === 0),
    0,
  );
  for (const s of sections)
    if (s.heading !== "") consider(s.heading, s.lines[0]?.size ?? 9, 0, 0, 0);
  return out;
}

/** "RAMAN" as written in capitals reads "Raman"; mixed case stays as it is. */
function properCase(text: string): string {
  return text
    .split(" ")
    .map((w) =>
      (w.length > 2 || PARTICLE.test(w)) && w === w.toUpperCase() && !w.includes(".")
        ? w.replace(/\p{L}+/gu, (p) => p[0] + p.slice(1).toLowerCase())
        : w,
    )
    .join(" ");
}

const PATRONYMIC = /(?:вич|ьич|вна|чна|ївна)$/u;
/** Endings that family names have and first names have not. */
const FAMILY_NAME =
  /.{2}(?:[ое]ва?|[сц]к(?:ий|ая|а)|ський|ська|енко|чук|όπουλος|οπούλου|ίδης|ίδου|άκης|άκη)$/u;

/** "Кузнецова Ольга Викторовна", "Мельниченко Тарас": the order of documents, with the father's name last. */
function isFamilyNameFirst([
  first = "",
  second = "",
  third = "",
  more,
]: readonly string[]): boolean {
  if (first < "\u0370" || more !== undefined) return false;
  if (third !== "") return PATRONYMIC.test(third) && !PATRONYMIC.test(second);
  return FAMILY_NAME.test(first) && second !== "" && !FAMILY_NAME.test(second);
}

interface Name {
  readonly fullName: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** "CENG", "CPA": letters that say what somebody is. */
function isLetters(text: string, name: string): boolean {
  return text === text.toUpperCase() && (name !== name.toUpperCase() || text.length < 5);
}

/** "Marchetti, Giulia" on forms: what stands before the comma is the family's name; letters behind one ("Jane Roe, CPA") are no name. */
function inOrder(text: string): Partial<Name> {
  const [before, behind, more] = text.split(/,\s+/);
  if (before === undefined || behind === undefined || more !== undefined) return { fullName: text };
  if (isLetters(behind, before)) return { fullName: /\s/.test(before) ? before : text };
  const [lastName, firstName] = [properCase(before), properCase(behind)];
  return { fullName: `${firstName} ${lastName}`, firstName, lastName };
}

/** The person's name: what has the form of a name, stands on top, is printed large and agrees with the e-mail address. */
export function nameOf(sections: readonly Section[], email: string): Name {
  const best = candidates(sections, email).sort((a, b) => b.score - a.score)[0];
  if (best === undefined) return { fullName: "", firstName: "", lastName: "" };
  const ordered = inOrder(best.text.replace(NAME_TITLES, "").replace(DEGREES_AFTER, "").trim());
  const fullName = properCase(ordered.fullName ?? "");
  if (ordered.firstName !== undefined && ordered.lastName !== undefined)
    return { fullName, firstName: ordered.firstName, lastName: ordered.lastName };
  const words = fullName.split(/\s+/);
  if (isEastAsian(fullName)) return { fullName, ...partsOfEastAsianName(fullName) };
  if (isFamilyNameFirst(words))
    return { fullName, firstName: words.slice(1).join(" "), lastName: words[0] ?? "" };
  const particle = words.findIndex((w, i) => i > 0 && PARTICLE.test(w));
  const cut = particle > 0 ? particle : words.length - 1;
  return {
    fullName,
    firstName: words.slice(0, cut).join(" "),
    lastName: words.slice(cut).join(" "),
  };
}
