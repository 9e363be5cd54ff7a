import type { CvExtraction } from "@sendoff/contract";
import type { Line } from "../layout/line.ts";
import { findDates } from "./dates.ts";
import { isBeyondLatin } from "./date-marks.ts";
import { isEastAsian } from "./east-asian-names.ts";
import { entriesOf } from "../structure/entries.ts";
import type { Entry } from "../structure/entries.ts";
import { INDENT } from "../structure/prose.ts";
import type { ToldEntry } from "../structure/told-entry.ts";
import { degreeness, isPlace } from "./likeness.ts";
import { isMarginPlace, piecesOf, withNamesInPlaces } from "./pieces.ts";
import type { Piece } from "./pieces.ts";

type School = CvExtraction["education"][number];

const GPA =
  /(?:(?:overall\s+)?c?gpa|grade|score|percentage|note|moyenne|marks)\s*[:=-]?\s*(\d+(?:[.,]\d+)?\s*%?(?:\s*\/\s*\d+(?:\.\d+)?)?)|\b(\d\.\d{1,2}(?:\s*\/\s*\d+(?:\.\d+)?)?)\s*(?:c?gpa)\b|\((\d\.\d{1,2})\)|(?:^|[\s•·,–-])(\d\.\d{1,2}(?:\s*\/\s*\d{1,2}(?:\.\d+)?)?)\s*$/i;

function findGpa(entry: Entry): string {
  for (const line of [...entry.header, ...entry.body]) {
    const match = GPA.exec(line.text);
    const value = match?.[1] ?? match?.[2] ?? match?.[3] ?? match?.[4];
    if (value !== undefined) return value.replace(/\s+/g, " ").trim();
  }
  return "";
}

function withoutGpa(text: string): string {
  return text
    .replace(/[,;|•·(]?\s*\b(?:score|grade|c?gpa|final grade|note)\s*:.*$/i, " ")
    .replace(GPA, " ")
    .replace(MARK, " ")
    .replace(/[\s,;:|·•([–—-]+$/u, "")
    .replace(/(?<=\p{L}{4})\.$/u, "")
    .trim();
}

/** "(110/110 e lode)", "Thesis: On Tides": what stands behind a school or a degree and is no part of its name. */
const MARK =
  /\s*\(\d+(?:[.,]\d+)?\s*\/\s*\d+[^)]*\)|[\s,;.]+(?:master['’]?s? |bachelor['’]?s? |final )?(?:thesis|dissertation|tesi|thèse|mémoire|tesis|trabajo final|tese|masterarbeit|bachelorarbeit|diplomarbeit|abschlussarbeit|scriptie|praca magisterska)\s*:.*$/giu;

/** "Second Class Upper", "mit Auszeichnung": how well, beside a school or on a line of its own. */
const HONOURS =
  /(?:^|,\s+|\s+\()(?:(?:first|second|third)[- ]class(?: (?:upper|lower))?(?: honou?rs)?(?: division)?|(?:upper|lower) second(?: class)?(?: honou?rs)?|2[.:][12]|(?:with |avec |con |mit |com )?(?:distinction|merit|auszeichnung|distinción|distinzione)|with honou?rs|very good|(?:summa |magna )?cum laude|mention (?:très |assez )?bien|sobresaliente|matrícula de honor)\)?$/iu;

/** ", 7,9" or " Abschluss: gut bestanden" behind a school. */
const GRADE_BEHIND =
  /(?:,\s*(?:mention\s.*|notable|aprobado|sehr gut|gut bestanden|\d{1,2}[.,]\d{1,2})|\s(?:abschluss|abschlussnote|gesamtnote|nota|nota media|voto|votazione|média|cijfer|eindcijfer|ocena|betyg|mention|result|results)\s*:.*)$/iu;

/** A school without honours, and nothing of what tells honours alone; a degree may be named with them. */
function withoutHonours(text: string): string {
  const bare = text.replace(HONOURS, "").replace(GRADE_BEHIND, "").trim();
  return bare === "" || degreeness(text) < 0 ? bare : text;
}

/** "in Physics" below the name of the school: the degree itself is not told. */
function withoutIn(text: string): string {
  return text.replace(/^(?:in|en)\s+(?=\p{Lu})/u, "");
}

/** "A- (minus), 76 points", "7 credits", "With Honours": how well somebody did, not what in. */
const RESULT =
  /%|^[A-F][+−-]?(?:\s*\(.*|,.*)?$|^\d|^(?:with|mit|avec|con|com|cum)\s+(?:high\s+)?(?:honou?rs|merit|distinction|auszeichnung|mention|lode|lob)/i;

/** "University of X, B.Sc. Physics" in one piece. */
function splitMixed(piece: Piece): Piece[] {
  const marks = isEastAsian(piece.text)
    ? /[,:，、]\s*|\s+(?:[–—-]{1,2}\s+)?/gu
    : /[,:،]\s+|\s+[–—-]{1,2}\s+/gu;
  const commas = [...piece.text.matchAll(marks)];
  const splits = commas
    .map((comma): [string, string] => [
      piece.text.slice(0, comma.index),
      piece.text.slice(comma.index + comma[0].length),
    ])
    .filter(([a, b]) => Math.sign(degreeness(a)) * Math.sign(degreeness(b)) < 0);
  // "Ingeniería de Caminos, Canales y Puertos, Universidad Politécnica": the school begins with what says that it is one.
  const isClean = ([a, b]: [string, string]): boolean =>
    degreeness(a) > 0 ? degreeness(b.split(/,\s+/)[0] ?? "") < 0 : true;
  const [a, b] = splits.find(isClean) ?? splits[0] ?? [];
  if (a === undefined || b === undefined) return [piece];
  return [
    { ...piece, text: a },
    { ...piece, text: b, afterComma: true },
  ];
}

/** A degree is no longer than this, in words. */
const MAX_DEGREE = 9;

/** Where no line above the list names a degree, its first item may: "Northern University | 2018 – 2021", "• BSc Physics". */
function degreeInList({ header, body }: Entry): Piece[] {
  const [first] = body;
  if (first === undefined || first.text.split(/\s+/).length > MAX_DEGREE) return [];
  const isItem = first.bullet || header.every((line) => first.x0 > line.x0 + INDENT);
  if (!isItem) return [];
  return piecesOf([first])
    .filter((piece) => degreeness(piece.text) > 0)
    .slice(0, 1);
}

/** "June 2015 | Elk" below school and degree: where it was. */
function isBehindDate({ text, line }: Piece, { header }: Entry): boolean {
  const told = header[line]?.text ?? "";
  const isOwn = findDates(told)?.from === 0 && /^[^|·•]+[|·•]\s*\S+(?:\s\S+)?$/u.test(told);
  return isOwn && told.endsWith(text) && degreeness(text) === 0;
}

interface Parts {
  readonly entry: Entry;
  readonly pieces: readonly Piece[];
  readonly place: string;
}

function toParts(entry: Entry): Parts {
  const told = piecesOf(entry.header);
  const listed = told.some((piece) => degreeness(piece.text) > 0) ? [] : degreeInList(entry);
  const bare = [...told, ...listed]
    .map((p) => ({ ...p, text: withoutHonours(withoutIn(withoutGpa(p.text))) }))
    .filter(
      (p) => p.text !== "" && !/^(?:gpa|cgpa|score|grade|courses?|coursework)$/i.test(p.text),
    );
  const all = withNamesInPlaces(bare).flatMap(splitMixed);
  const isNamed = all.filter((p) => !isPlace(p.text)).length > 1;
  const names = all.filter((p, i) => (i === 0 && !isNamed) || !isPlace(p.text));
  const margin = names.length > 2 ? names.find(isMarginPlace) : undefined;
  const isAside = (p: Piece, i: number): boolean =>
    p === margin || !names.includes(p) || (i > 1 && isBehindDate(p, entry));
  return {
    entry,
    pieces: all.filter((p, i) => !isAside(p, i)),
    place: all.find(isAside)?.text ?? "",
  };
}

function schoolFirstVote(all: readonly Parts[]): number {
  let vote = 0;
  for (const { pieces } of all) {
    const [a, b] = pieces;
    if (a === undefined || b === undefined) continue;
    vote += Math.max(-2, Math.min(2, degreeness(b.text) - degreeness(a.text)));
  }
  return vote;
}

/** The field of study follows its degree, on the same line or the next: "Bachelor" + "Computer Science". */
function joinDegree(pieces: readonly Piece[]): string {
  const [first, ...more] = pieces;
  if (first === undefined) return "";
  let text = first.text;
  for (const piece of more) {
    // "Bachelor of Science" asks for a field, "Bachelor of Science in Economics" has one.
    if (piece.line !== first.line && (/\s(?:in|en)\s/.test(text) || text.split(/\s+/).length > 4))
      break;
    const isNear = piece.line - first.line <= 1 && piece.text.split(/\s+/).length <= 7;
    const isStudy =
      !/^(?:courses?|coursework|relevant|thesis|score|grade|minor|keywords|activities|focus|graduated|honou?rs?|first|second|upper|distinction|cum|summa|magna)\b|(?:major|speciali[sz]ation)\s*:|\bmention\s|%|^[A-D*+-]+$/i.test(
        piece.text,
      ) &&
      !RESULT.test(piece.text) &&
      !/[,;].*[,;]/.test(piece.text);
    if (!isNear || !isStudy) break;
    const isComma = piece.afterComma || isBeyondLatin(text);
    text += isComma ? `, ${piece.text}` : ` in ${piece.text}`;
    break;
  }
  return text;
}

/** Which piece words tell to be the school, in an entry in which they tell the degree too; else -1. */
function plainSchool({ pieces }: Parts): number {
  const scores = pieces.map((piece) => degreeness(piece.text));
  return scores.some((score) => score > 0) ? scores.findIndex((score) => score < 0) : -1;
}

/**
 * Where words tell school and degree of other entries, and these all begin with the one, so does an entry without a word of a degree:
 * "Designlab" above "UX Academy" is a school and what was learnt there. Undefined where words or the others tell nothing.
 */
function schoolAsElsewhere({ pieces }: Parts, all: readonly Parts[]): number | undefined {
  const [first, second] = pieces;
  const plain = all.filter((parts) => plainSchool(parts) >= 0);
  const [one] = plain;
  if (first === undefined || second === undefined || one === undefined) return undefined;
  if (pieces.some((piece) => degreeness(piece.text) > 0)) return undefined;
  const isFirst = plainSchool(one) === 0;
  const isAlike = plain.every(
    (parts) => (plainSchool(parts) === 0) === isFirst && parts.pieces[0]?.bold === first.bold,
  );
  return isAlike && pieces.length <= one.pieces.length ? (isFirst ? 0 : 1) : undefined;
}

/** The field of study may stand above the degree: between the school and a degree that ends the entry. */
function withField(degree: readonly Piece[], others: readonly Piece[]): readonly Piece[] {
  const [only, more] = degree;
  const field = only === undefined ? undefined : others[others.indexOf(only) - 1];
  if (only === undefined || more !== undefined || field === undefined) return degree;
  const isField = only.line - field.line === 1 && degreeness(field.text) === 0;
  return isField && !/\s(?:in|en)\s/.test(only.text)
    ? [only, { ...field, line: only.line }]
    : degree;
}

/** "Ibadan" beside the "University of Ibadan" is where it lies, and no field of study. */
function isTownOf({ text }: Piece, school: string): boolean {
  const [town = ""] = text.split(/,\s+/);
  if (!/^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?$/u.test(town) || degreeness(text) !== 0)
    return false;
  const at = school.indexOf(town);
  return (
    at > 0 && !/\p{L}/u.test(school[at - 1] ?? "") && !/\p{L}/u.test(school[at + town.length] ?? "")
  );
}

/** The piece that reads like a school; of a name in two scripts the one in the script of the degree. */
function schoolAt(pieces: readonly Piece[], scores: readonly number[]): number {
  const first = scores.findIndex((s) => s < 0);
  const isLatin = (piece: Piece | undefined): boolean => !isBeyondLatin(piece?.text ?? "");
  const degree = pieces[scores.findIndex((s) => s > 0)] ?? pieces.at(-1);
  const same = scores.findIndex((s, i) => s < 0 && isLatin(pieces[i]) === isLatin(degree));
  return same < 0 ? first : same;
}

function toSchool(parts: Parts, schoolFirst: boolean, all: readonly Parts[]): School {
  const { pieces, entry } = parts;
  const like = schoolAsElsewhere(parts, all);
  const scores = pieces.map((p, i) =>
    like === undefined ? degreeness(p.text) : i === like ? -1 : 0,
  );
  let school = schoolAt(pieces, scores);
  const degreeAt = scores.findIndex((s, i) => s > 0 && i !== school);
  if (school < 0) {
    const [a, b] = [0, 1];
    if (degreeAt < 0) school = schoolFirst ? a : pieces.length > 1 ? b : a;
    else school = degreeAt === 0 ? (pieces.length > 1 ? 1 : -1) : 0;
  }
  const others = pieces.filter(
    (piece, i) => i !== school && !isTownOf(piece, pieces[school]?.text ?? ""),
  );
  const from =
    degreeAt < 0
      ? others
      : others.slice(
          Math.max(
            0,
            others.findIndex((p) => p === pieces[degreeAt]),
          ),
        );
  const name = pieces[school]?.text ?? "";
  const [city = "", state = ""] = parts.place.split(/,\s*/);
  return {
    degreeName: joinDegree(withField(from, others)),
    institution: { name: withoutPlace(name), city, state },
    gpa: findGpa(entry),
    ...endsOf(entry.dates),
  };
}

function withoutPlace(name: string): string {
  const parts = name.split(/,\s+/);
  if (parts.length < 2) return name;
  const [first = "", ...rest] = parts;
  return isPlace(rest.join(", ")) && rest.length > 1 ? first : name;
}

/** A lone date is the year of the degree, so it is the end. */
function endsOf(dates: Entry["dates"]): { startDate: string; endDate: string } {
  if (dates === undefined) return { startDate: "", endDate: "" };
  if (!dates.isRange) return { startDate: "", endDate: dates.start };
  return { startDate: dates.start, endDate: dates.isCurrent ? "Present" : dates.end };
}

/** The schools of a section that names their parts itself. */
export function schoolsToldBy(entries: readonly ToldEntry[]): School[] {
  return entries
    .map(({ values, dates }): School => {
      const [city = "", state = ""] = (values.get("place") ?? "").split(/,\s*/);
      const name = values.get("school") ?? values.get("company") ?? "";
      return {
        degreeName: values.get("degree") ?? values.get("title") ?? "",
        institution: { name: withoutPlace(name), city, state },
        gpa: values.get("score") ?? "",
        ...endsOf(dates),
      };
    })
    .filter((school) => school.institution.name !== "" || school.degreeName !== "");
}

/** The schools in the lines of a CV's education section. */
export function educationOf(lines: readonly Line[]): School[] {
  const all = entriesOf(lines, { singleDates: true }).map(toParts);
  const schoolFirst = schoolFirstVote(all) >= 0;
  return all
    .map((parts) => toSchool(parts, schoolFirst, all))
    .filter((s) => s.institution.name !== "" || (s.degreeName !== "" && s.endDate !== ""));
}
