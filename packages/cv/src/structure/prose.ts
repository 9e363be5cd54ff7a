import { isDateText } from "../vocabulary/date-text.ts";
import { findDates } from "../vocabulary/dates.ts";
import { isEastAsian } from "../vocabulary/east-asian-names.ts";
import { LEGAL_FORMS } from "../vocabulary/employer-words.ts";
import type { Line } from "../layout/line.ts";
import { holdsDateAlone } from "./entry-dates.ts";

/** Least indent of a list, in points. */
export const INDENT = 6;

/** Sizes of running text differ by less, as a share. */
const OTHER_SIZE = 0.06;

/** White space above a line, in heights, from which on it does not go on with a sentence. */
const SET_APART = 0.95;

/** Small headings inside an entry: what follows tells about it. */
const SUBHEAD =
  /^(?:key |main |selected )?(?:highlights|achievements|accomplishments|responsibilities|duties|tasks|projects|technologies|tech stack|keywords|courses|coursework|relevant coursework|description|summary|contributions|outline|role outline|aufgaben|réalisations)\s*:?$/i;

/** Whether the line is running text: a list item, a long line or the middle of a sentence. */
export function isProse(line: Line): boolean {
  if (line.bullet || SUBHEAD.test(line.text)) return true;
  if (line.label || line.isName === true || beginsWithRange(line)) return false;
  if (isEastAsian(line.text) && isEastAsianProse(line)) return true;
  const words = line.text.split(/\s+/).length;
  if (words > 13 || line.text.length > 105) return line.cells.length < 3 && !endsInRange(line);
  if (words > 6 && /[.!?;:]$/.test(line.text))
    return !endsInRange(line) && !endsInLegalForm(line.text);
  if (isShortSentence(line, words) || holdsSentenceEnd(line, words)) return true;
  // "thyssenkrupp Steel Europe AG | 2017 – 2020" begins small, as names may.
  return (
    words > 3 &&
    /^\p{Ll}/u.test(line.text) &&
    !line.bold &&
    !endsInRange(line) &&
    !beginsWithDate(line) &&
    !isStudy(line)
  );
}

/** No spaces part the words of a sentence, so it is known by its length and its end. */
function isEastAsianProse(line: Line): boolean {
  return (line.text.length > 45 || /[。！？；]$/u.test(line.text)) && !endsInRange(line);
}

/** "Litigation for indigent clients.": names end in no full stop, but for the short forms of companies and titles. */
function isShortSentence({ text, bold, cells }: Line, words: number): boolean {
  const isEnded = words > 1 && cells.length === 1 && /\p{Ll}{4}\.$/u.test(text);
  return isEnded && !bold && findDates(text) === undefined && !LEGAL_FORMS.test(lastWords(text));
}

/** "Product costing for three plants. Stock counts at month end": two sentences, or the ends of two. */
function holdsSentenceEnd({ text, bold, cells }: Line, words: number): boolean {
  const isPlainText = words > 5 && cells.length === 1 && !bold && findDates(text) === undefined;
  return isPlainText && /(?<!\p{Lu}\p{Ll}*)\p{Ll}{5}\. \p{Lu}/u.test(text);
}

function lastWords(text: string): string {
  return text.split(/\s+/).slice(-2).join(" ");
}

const SMALL_DEGREE = /^(?:mgr|inż\.|lic\.|dr|prof\.|ing\.|dipl\.|cand\.|stud\.)\s/;

/** "mgr inż. arch. – Architecture", or "in Physics" set apart below a school: names that begin small. */
function isStudy({ text, gapBefore }: Line): boolean {
  return SMALL_DEGREE.test(text) || (gapBefore > SET_APART && /^(?:in|en)\s+\p{Lu}/u.test(text));
}

/** "Uzman – Ege Kimya Sanayi A.Ş.": the full stop belongs to the company. */
function endsInLegalForm(text: string): boolean {
  return text.endsWith(".") && LEGAL_FORMS.test(lastWords(text));
}

/** "Nurse | Northgate Clinic, Des Moines, IA March 2016 - July 2018": long, but no sentence ends so. */
function endsInRange(line: Line): boolean {
  const found = findDates(line.text);
  return found?.isRange === true && /^[\s).,;]*$/.test(line.text.slice(found.to));
}

/** "Hold a budget since 2021": one year in running text. */
function endsInSince({ text }: Line): boolean {
  const found = findDates(text);
  return found?.isCurrent === true && !/[-–—]/.test(text.slice(found.from));
}

/** "juin 2011 – nov. 2014: Assistante, Mairie de Villeurbanne": an entry of one line, however it goes on. */
function beginsWithRange({ text }: Line): boolean {
  const found = findDates(text);
  return found?.isRange === true && found.from === 0;
}

/** "lip. 2013 | Gdańsk": months begin small in most languages. */
function beginsWithDate({ text }: Line): boolean {
  return findDates(text)?.from === 0;
}

/** Marks running text, the wrapped end of a sentence included. */
export function proseFlags(lines: readonly Line[]): boolean[] {
  const flags: boolean[] = [];
  const listEdges = proseEdges(lines);
  const drawnEdges = drawnListEdges(lines);
  lines.forEach((line, i) => {
    const before = lines[i - 1];
    const goesOn =
      before !== undefined &&
      flags[i - 1] === true &&
      !line.label &&
      line.cells.length === 1 &&
      line.cells[0]?.runs[0]?.bold === before.cells[0]?.runs[0]?.bold &&
      line.gapBefore < 0.95 &&
      Math.abs(line.size - before.size) < OTHER_SIZE * line.size &&
      line.x0 >= before.x0 - 2 &&
      !/[.!?]$/.test(before.text) &&
      findDates(line.text)?.isRange !== true;
    const isListed =
      i > 0 &&
      !line.bold &&
      !line.label &&
      listEdges.has(Math.round(line.x0)) &&
      findDates(line.text) === undefined;
    const isDrawnItem =
      i > 0 && !line.label && drawnEdges.has(Math.round(line.x0)) && !holdsDateAlone(line);
    flags.push(
      !isNamedBeside(before, line) && (isProse(line) || goesOn || isListed || isDrawnItem),
    );
  });
  return flags;
}

/** A lone date may stand beside any line; a sentence is longer than this, in words. */
const SHORT = 6;

/** Whether the line stands beside a date in a column of its own: it names the entry, even if it ends like a sentence. */
function isNamedBeside(before: Line | undefined, line: Line): boolean {
  if (before?.label !== true || line.bullet) return false;
  const found = findDates(before.text);
  return found?.isRange === true || (found !== undefined && line.text.split(/\s+/).length <= SHORT);
}

/** A line of text: neither in a column of labels nor a date alone above what it is the date of. */
function isNamed(line: Line): boolean {
  return !line.label && !isDateText(line.text);
}

/** Indents at which lists stand although their marks are no text: more than the section's first line, running text among them. */
function proseEdges(lines: readonly Line[]): Set<number> {
  const first = lines.find(isNamed) ?? lines.find((l) => !l.label);
  const left = first?.cells.find((c) => !isDateText(c.text))?.x0 ?? first?.x0 ?? 0;
  const edges = new Set<number>();
  for (const line of lines) if (isProse(line) && line.x0 > left + 4) edges.add(Math.round(line.x0));
  return edges;
}

/**
 * Indents of lists whose marks are drawn: further to the right than the section's first name, somewhere two of them
 * below each other or one with a year, and no name of an entry (bold, or with a range of its own) among them. A year in such a line ("since 2018") is part of
 * what it tells.
 */
function drawnListEdges(lines: readonly Line[]): Set<number> {
  const nameEdge = (line: Line): number =>
    line.cells.find((cell) => !isDateText(cell.text))?.x0 ?? line.x0;
  const content = lines.filter((line) => !line.label);
  const first = content.find(isNamed) ?? content[0];
  if (first === undefined) return new Set();
  const byEdge = Map.groupBy(content, (line) => Math.round(nameEdge(line)));
  const isList = (edge: number, items: readonly Line[]): boolean => {
    const dated = items.filter(
      (line) => (endsInRange(line) && !endsInSince(line)) || beginsWithRange(line),
    );
    return (
      edge > nameEdge(first) + INDENT &&
      items.every((line) => !line.bold && line.size === items[0]?.size && !holdsDateAlone(line)) &&
      2 * dated.length <= items.length &&
      items.some(
        (line) =>
          findDates(line.text) !== undefined ||
          items.includes(lines[lines.indexOf(line) + 1] ?? first),
      )
    );
  };
  return new Set([...byEdge].filter(([edge, items]) => isList(edge, items)).map(([edge]) => edge));
}
