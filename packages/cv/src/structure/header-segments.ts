import type { Cell, Line, Run } from "../layout/line.ts";
import { joinLines, joinRuns } from "./broken-words.ts";
import { isDateText } from "../vocabulary/date-text.ts";
import { findDates, withoutDates } from "../vocabulary/dates.ts";
import { COMPANY_WORDS, LEGAL_FORMS } from "../vocabulary/employer-words.ts";
import { TITLE_WORDS } from "../vocabulary/job-words.ts";
import { degreeScore, endsInPlace, isPlace, titleScore } from "../vocabulary/text-scores.ts";
import { isCityName, isPlaceName } from "../vocabulary/place-words.ts";
import { INSTITUTION_WORDS } from "../vocabulary/school-words.ts";

/** A part of an entry's header that says one thing: a title, a name, a place. */
export interface HeaderSegment {
  readonly text: string;
  /** Index of the header line it stands on. */
  readonly line: number;
  readonly bold: boolean;
  readonly italic: boolean;
  /** Whether a comma joined it to the segment before. */
  readonly afterComma: boolean;
  /** Whether it ends its line at the edge at which the date ends another line of the header: there places stand. */
  readonly isOverDate: boolean;
  /** Whether it stands in a column of labels, under the date. */
  readonly isInLabel: boolean;
}

/** What stands between two names whatever they are. */
const STRONG = /\s*(?:\s[|·•∙⋅]\s|[|·•∙⋅]|\s@\s|\s+(?:at|chez|bei)\s+(?=\p{Lu}|\d)|\t)\s*/u;
/** A dash stands between two names or inside of one ("Assistant Manager - Finance"). */
const DASH = /\s+[–—-]{1,2}\s+/u;
/** In titles of certificates and awards a dash belongs to the title. */
export const BARS = /\s*[|·•∙⋅\t]\s*/u;
const URL =
  /^\(?(?:https?:\/\/|www\.)\S+\)?$|^\(?[\w-]{2,}(?:\.[\w-]+)*\.(?:com|org|net|io|dev|de|in|co|fr|uk|edu|ca|inc|ai|me|app|work|eu)(?:\/\S*)?\)?$/i;
const DURATION =
  /^\(?\s*(?:\d+\s*(?:years?|yrs?|y|months?|mos?|m|ans?|mois|jahre?|monate?|años?|mes(?:es|i)?|anos?|mês|ann[oi]|jaar|maand(?:en)?|år|mån(?:ader)?|rok|lat[a]?|mies(?:iąc[ae]?|ięcy)?|yıl|ay|vuotta|kuukautta|év|hónap)\.?\s*,?\s*(?:(?:and|et|und|y|e|en|och|i)\s+)?)+\)?$/iu;

/** Whether the text is a web address and nothing else. */
export function isUrl(text: string): boolean {
  return URL.test(text.trim());
}

/**
 * Entries name two things. Where there is but one and "Ferrovial, Madrid" has the form of a place, its first part is the other: the
 * city behind it is a city by itself, and what stands before it is none.
 */
export function withNamesInPlaces(segments: readonly HeaderSegment[]): HeaderSegment[] {
  const names = segments.filter((segment, i) => i === 0 || !isPlace(segment.text));
  if (names.length !== 1) return [...segments];
  return segments.flatMap((segment) => {
    const [name, city, more] = segment.text.split(/,\s+/);
    if (names.includes(segment) || name === undefined || city === undefined || more !== undefined)
      return [segment];
    if (!isCityName(city) || isPlaceName(name)) return [segment];
    return [
      { ...segment, text: name },
      { ...segment, text: city, afterComma: true },
    ];
  });
}

/** "Red River Freight-Bossier City, LA": a name of several words and a place; "Winston-Salem, NC" is one town. */
const GLUED_PLACE = /^(\S+ .*\p{L})-(\p{Lu}[\p{L}. ]+, [A-Z]{2})$/u;

/** "Acme Logistics, Chennai, India" in one segment: the name and the place become two. */
function partPlace(segment: HeaderSegment): HeaderSegment[] {
  const bracketed = /^(.+?)\s+\(([^()]+,[^()]+)\)$/.exec(segment.text);
  // "Paws Co. (Texas, USA)": no comma inside of brackets parts a name.
  if (bracketed?.[1] !== undefined && bracketed[2] !== undefined)
    return isPlace(bracketed[2])
      ? [
          { ...segment, text: bracketed[1] },
          { ...segment, text: bracketed[2], afterComma: true },
        ]
      : [segment];
  const glued = GLUED_PLACE.exec(segment.text);
  if (glued?.[1] !== undefined && glued[2] !== undefined)
    return [
      { ...segment, text: glued[1] },
      { ...segment, text: glued[2], afterComma: true },
    ];
  const parts = segment.text.split(/,\s+/);
  const last = parts.at(-1) ?? "";
  if (parts.length < 2 || !endsInPlace(last, parts.length)) return [segment];
  // "Abando, S.A., Bilbao": the legal form belongs to the name.
  const isPair = parts.length > 2 && !LEGAL_FORMS.test(parts.at(-2) ?? "");
  const head = parts.slice(0, isPair ? -2 : -1).join(", ");
  const isName =
    isPair ||
    LEGAL_FORMS.test(head) ||
    COMPANY_WORDS.test(head) ||
    INSTITUTION_WORDS.test(head) ||
    TITLE_WORDS.test(head);
  if (!isName) return [segment];
  const tail = parts.slice(isPair ? -2 : -1);
  // "University of California, Berkeley": the city is part of the name.
  if (parts.length === 2 && /\buniversit\p{L}+\s+(?:of|at)\b/u.test(head.toLowerCase()))
    return [segment];
  return [
    { ...segment, text: head },
    { ...segment, text: tail.join(", "), afterComma: true },
  ];
}

function clean(text: string): string {
  return text
    .replace(/\((?:https?:\/\/|www\.)[^)]*\)/gi, " ")
    .replace(/https?:\/\/\S+/gi, " ")
    .replace(/\s+/g, " ")
    .replace(/^@\s+/, "")
    .replace(/^(?:at|chez|bei|beim|en|em|na|no|presso|bij|hos)\s+(?=\p{Lu})/u, "")
    .replace(/^[\s,;:|·•–—/-]+|[\s,;:|·•–—-]+$/gu, "")
    .replace(/(?<=\p{Ll}{4})\.$/u, "")
    .replace(/^\(([^()]*)\)$/, "$1")
    .replace(/\s+(?:in|at|of|en)$/i, "")
    .trim();
}

const CONNECTOR = /^(?:at|in|by|of|and|for|with|chez|bei|to|from|as)$/i;

/** Whether a segment says nothing that a field could hold. */
function isNoise(text: string): boolean {
  return (
    text === "" ||
    isUrl(text) ||
    isDateText(text) ||
    DURATION.test(text) ||
    CONNECTOR.test(text) ||
    !/\p{L}/u.test(text)
  );
}

function stylesDiffer(a: Run, b: Run): boolean {
  return a.bold !== b.bold || a.italic !== b.italic || a.color !== b.color || a.font !== b.font;
}

/** The runs of a cell joined while their look stays the same; each with whether it changed in a place where words end. */
function stretches(cell: Cell): { text: string; run: Run; comma: boolean }[] {
  const out: { text: string; run: Run; comma: boolean }[] = [];
  for (const run of cell.runs) {
    const last = out.at(-1);
    const isBreak =
      last !== undefined &&
      stylesDiffer(last.run, run) &&
      (run.spaceBefore || /^[,|·(–—:-]/u.test(run.text) || /[,|·:–—-]$/u.test(last.text));
    if (last === undefined || isBreak) {
      const comma = last !== undefined && (/,\s*$/.test(last.text) || /^\s*,/.test(run.text));
      out.push({ text: run.text, run, comma });
    } else last.text += (run.spaceBefore ? " " : "") + run.text;
  }
  return out;
}

/** A line that ends in the middle ("AWS Certified Architect -", "School of") goes on in the next one. */
function joinWrapped(header: readonly Line[]): Line[] {
  const lines: Line[] = [];
  for (const line of header) {
    const last = lines.at(-1);
    const [end] = last?.cells.slice(-1) ?? [];
    const [start] = line.cells;
    const isCut =
      last !== undefined &&
      /(?:[-–,&/]|\s(?:of|and|for|in|the|de))$/i.test(last.text) &&
      line.gapBefore < 0.95 &&
      !line.label &&
      !last.label;
    if (
      last === undefined ||
      end === undefined ||
      start === undefined ||
      !isCut ||
      start.runs[0]?.bold !== end.runs.at(-1)?.bold ||
      findDates(start.text) !== undefined
    ) {
      lines.push(line);
      continue;
    }
    const runs = joinRuns(end.runs, start.runs);
    const cell = { ...end, text: joinLines(end.text, start.text), runs };
    const cells = [...last.cells.slice(0, -1), cell, ...line.cells.slice(1)];
    lines[lines.length - 1] = { ...last, cells, text: cells.map((c) => c.text).join(" ") };
  }
  return lines;
}

/** Splits header lines at cells, changes of look and separators, without dates, addresses and lengths of time. */
export function segmentsOf(header: readonly Line[], separator?: RegExp): HeaderSegment[] {
  if (separator !== undefined) return splitHeader(header, separator);
  const segments = splitHeader(header, STRONG);
  const names = segments.filter((segment) => !isPlace(segment.text));
  const isNeeded = names.length < 2;
  return segments
    .flatMap((segment) => splitAtDash(segment, isNeeded))
    .flatMap((segment) => splitAtStop(segment, isNeeded));
}

/** "Sp. z o.o.", "Ltda.": nothing but a legal form is no longer. */
const LONGEST_FORM = 12;
/** A full stop between two names, and none that shortens a word. */
const STOP = /(?<=\p{L}{3})\.\s*(?=\p{Lu}\p{L}{2})/gu;
const SHORTENED =
  /(?<!\p{L})(?:sts|cia|univ|inst|dept|prof|dipl|corp|assoc|bros|hons|dir|mgmt|asst|engg|tech|stud|cand|acad|admin|intl|mech|elec|comp|sci|eng|med|nat|gov|ges|abt|mgr|inż|ing|arch|lic|mag|hab|arq|dra|sra|resp|ets|éts|ltd|inc|pvt|pte|llc|est|tel|ref|doc|sen|jun|mrs|dott|dra)$/iu;

/** "Ecole Normale. Licence de droit": cut at a full stop where the two sides differ, or where there would be too few names otherwise. */
function splitAtStop(segment: HeaderSegment, isNeeded: boolean): HeaderSegment[] {
  for (const stop of segment.text.matchAll(STOP)) {
    const [a, b] = [
      segment.text.slice(0, stop.index),
      segment.text.slice(stop.index + stop[0].length),
    ];
    const isForm = b.length < LONGEST_FORM && LEGAL_FORMS.test(b);
    if (SHORTENED.test(a) || isForm) continue;
    const areApart =
      Math.abs(titleScore(a) - titleScore(b)) >= 1.5 ||
      Math.abs(degreeScore(a) - degreeScore(b)) >= 2;
    if (isNeeded || areApart)
      return [
        { ...segment, text: a },
        { ...segment, text: clean(b), afterComma: false },
      ];
  }
  return [segment];
}

/** Cuts at a dash: where a place follows, or where there would be too few names otherwise. */
function splitAtDash(segment: HeaderSegment, isNeeded: boolean): HeaderSegment[] {
  const parts = segment.text.split(DASH);
  const tail = parts.at(-1) ?? "";
  if (parts.length < 2 || !(isNeeded || isPlace(tail))) return [segment];
  const texts = isNeeded
    ? parts
    : [segment.text.slice(0, -tail.length).replace(/\s+[–—-]{1,2}\s+$/u, ""), tail];
  return texts
    .map(clean)
    .filter((text) => !isNoise(text))
    .map((text, i) => ({ ...segment, text, afterComma: i === 0 && segment.afterComma }));
}

/** How far apart two ends of lines at one edge may be, in points. */
const EDGE = 3;

/** The cells that end a line of several cells where a date ends another one. */
function cellsOverDates(header: readonly Line[]): Set<Cell> {
  const ends = header.flatMap((line) => (line.cells.length > 1 ? line.cells.slice(-1) : []));
  // A date may stand alone below the place.
  const dates = header.flatMap((line) => line.cells.slice(-1)).filter((c) => isDateText(c.text));
  const isOver = (cell: Cell): boolean =>
    dates.some((date) => Math.abs(date.x1 - cell.x1) < EDGE) && !dates.includes(cell);
  return new Set(ends.filter(isOver));
}

/** Without what stands under the dates in a column of labels beside the names: the place, which is returned too. */
export function withoutLabelPlaces(segments: readonly HeaderSegment[]): {
  segments: readonly HeaderSegment[];
  place: string;
} {
  const rest = segments.filter(
    (segment) => !segment.isInLabel || (!isPlace(segment.text) && titleScore(segment.text) !== 0),
  );
  const place = segments.find((segment) => !rest.includes(segment))?.text ?? "";
  return rest.length === 0 ? { segments, place: "" } : { segments: rest, place };
}

/** Whether the segment is a place by where it stands, though no list knows it, and names nothing else. */
export function isMarginPlace(segment: HeaderSegment): boolean {
  return (
    segment.isOverDate &&
    titleScore(segment.text) === 0 &&
    degreeScore(segment.text) === 0 &&
    segment.text.split(/\s+/).length <= 5
  );
}

function splitHeader(header: readonly Line[], separator: RegExp): HeaderSegment[] {
  const segments: HeaderSegment[] = [];
  const lines = joinWrapped(header);
  const overDates = cellsOverDates(lines);
  lines.forEach((line, index) => {
    for (const cell of line.cells) {
      for (const { text, run, comma } of stretches(cell)) {
        const found = findDates(text);
        const rest = found === undefined ? text : withoutDates(text, found);
        rest.split(separator).forEach((part, i) => {
          const value = clean(part);
          if (isNoise(value)) return;
          segments.push({
            text: value,
            line: index,
            bold: run.bold,
            italic: run.italic,
            afterComma: comma && i === 0,
            isOverDate: overDates.has(cell),
            isInLabel: line.label,
          });
        });
      }
    }
  });
  return segments.flatMap(partPlace);
}
