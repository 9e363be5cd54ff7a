import type { CvDocument, Line } from "../layout/line.ts";
import type { Section } from "../structure/sections.ts";
import { isDateText } from "../vocabulary/date-text.ts";

const EMAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/u;
/** Ends of addresses that are whole. */
const COMMON_END = /\.(?:\p{L}{2}|com|org|net|edu|gov|info|biz|name|email|online|example)$/iu;
/** Web and e-mail addresses: their digits are no telephone number. */
const ADDRESS = /\S*(?:https?:|www\.|@)\S*/gu;
/** The number behind it is no telephone's. */
const POST_BOX = /(?:box|postfach|bp|casella postale|apartado|postbus|skrytka)\s*$/iu;
/** White space above a line, in heights, below which it may be the wrapped rest of the line before. */
const WRAP_GAP = 0.6;
const PHONE = /(?:\+|00)?\(?\d[\d\s().\-–/]{6,20}\d/g;

/** Where contacts stand: on top of columns and in sections about them; elsewhere they are somebody else's. */
export function contactLines(sections: readonly Section[]): Line[] {
  return sections
    .filter((s) => s.kind === "header" || s.kind === "contact" || s.kind === "summary")
    .flatMap((s) => s.lines);
}

/** In a narrow column an address is broken at any letter: close lines of one word without a space belong to it. */
function withWrappedEnds(
  email: string,
  text: string,
  before: Line | undefined,
  line: Line,
  after: Line | undefined,
): string {
  let whole = email;
  const begin = /(?:^|[\s:])([\p{L}\p{N}._%+]+[-._])$/u.exec(before?.text ?? "")?.[1];
  if (text === email && begin !== undefined && line.gapBefore < WRAP_GAP) whole = begin + whole;
  const isRest =
    after !== undefined &&
    (/^(?:\p{Ll}|\p{Lu}){1,3}$/u.test(after.text) ||
      // No address ends in ".exa".
      (/^\p{Ll}{1,12}$/u.test(after.text) && !COMMON_END.test(email)));
  if (text.endsWith(email) && isRest && after.gapBefore < WRAP_GAP) whole += after.text;
  return /\p{Ll}/u.test(whole) ? whole : whole.toLowerCase();
}

/** The text of the lines, and of neighbours put together without a space (an address broken in a narrow column). */
function findEmailIn(lines: readonly Line[]): string {
  for (const [i, line] of lines.entries()) {
    for (const text of [...line.cells.map((c) => c.text), line.text]) {
      const match = EMAIL.exec(text);
      if (match !== null) return withWrappedEnds(match[0], text, lines[i - 1], line, lines[i + 1]);
    }
  }
  for (let i = 1; i < lines.length; i += 1) {
    const joined = `${lines[i - 1]?.text ?? ""}${lines[i]?.text ?? ""}`;
    const match = EMAIL.exec(joined);
    if (match !== null) return match[0];
  }
  return "";
}

function fromLinks(links: readonly string[], scheme: string): string {
  const link = links.find((l) => l.toLowerCase().startsWith(scheme));
  if (link === undefined) return "";
  const value = link.slice(scheme.length).split("?")[0] ?? "";
  try {
    return decodeURIComponent(value).trim();
  } catch {
    return value.trim();
  }
}

/** The e-mail address as written near the name; a mailto link where the written one is missing or broken over lines. */
export function emailOf(document: CvDocument, sections: readonly Section[]): string {
  const link = EMAIL.exec(fromLinks(document.links, "mailto:"))?.[0];
  const near = findEmailIn(contactLines(sections));
  const written = near === "" ? findEmailIn(document.columns.flatMap((c) => c.lines)) : near;
  if (link === undefined) return written;
  const isWhole = written !== "" && !isPieceOf(written, link);
  return isWhole ? written : link;
}

/** Whether the written address is a part of the linked one, or has text of a neighbour stuck to it. */
function isPieceOf(written: string, link: string): boolean {
  const [a, b] = [written.toLowerCase(), link.toLowerCase()];
  return (
    a.includes(b) ||
    b.includes(a) ||
    (a.split("@")[0] ?? "").endsWith(b.split("@")[0] ?? "") ||
    a.split("@")[0] === b.split("@")[0]
  );
}

function phoneIn(text: string): string {
  for (const match of text.matchAll(PHONE)) {
    if (POST_BOX.test(text.slice(0, match.index))) continue;
    const value = match[0].trim();
    const digits = value.replace(/\D/g, "");
    const isPlain = digits.length >= 8 && digits.length <= 15;
    if (isPlain && !isDateText(value) && !/(19|20)\d{2}\s*[-–/]\s*(19|20)\d{2}/.test(value))
      return balanced(value);
  }
  return "";
}

function balanced(value: string): string {
  return value.startsWith("(") || !value.includes(")") || value.includes("(")
    ? value
    : value.replace(")", "");
}

/** In a narrow column the last group of a number may stand on the next line. */
function withWrappedDigits(line: Line, next: Line | undefined): string {
  const isCut = next !== undefined && /\d[-– ]?$/.test(line.text) && /^\d{2,7}$/.test(next.text);
  return isCut && next.gapBefore < WRAP_GAP ? `${line.text}${next.text}` : line.text;
}

/** The telephone number: written near the name, else a tel link. */
export function phoneOf(document: CvDocument, sections: readonly Section[]): string {
  const lines = contactLines(sections);
  for (const [i, line] of lines.entries()) {
    const whole = withWrappedDigits(line, lines[i + 1]);
    for (const text of whole === line.text ? [...line.cells.map((c) => c.text), whole] : [whole]) {
      const found = phoneIn(text.replace(ADDRESS, " | "));
      if (found !== "") return found;
    }
  }
  const linked = fromLinks(document.links, "tel:");
  return linked === "" ? boxedPhone(sections) : linked;
}

/** A number with its country, alone in a cell: contacts may stand in a box of their own in the middle of the page. References have others. */
function boxedPhone(sections: readonly Section[]): string {
  const cells = sections
    .filter((section) => section.kind !== "other")
    .flatMap((section) => section.lines)
    .flatMap((line) => line.cells);
  const boxed = cells.find(({ text }) => /^\+\d[\d\s().\-–/]{6,20}\d$/u.test(text));
  return boxed === undefined ? "" : phoneIn(boxed.text);
}
