import type { CvExtraction } from "@sendoff/contract/cv";
import type { Line } from "../layout/line.ts";
import { findDates } from "../vocabulary/dates.ts";
import { isBeyondLatin } from "../vocabulary/date-marks.ts";
import { isEastAsian } from "../vocabulary/east-asian-names.ts";
import { entriesOf } from "../structure/entries.ts";
import type { Entry } from "../structure/entries.ts";
import { INDENT } from "../structure/prose.ts";
import type { LabelledEntry } from "../structure/labelled-entry.ts";
import { degreeScore, isPlace } from "../vocabulary/text-scores.ts";
import { isMarginPlace, segmentsOf, withNamesInPlaces } from "../structure/header-segments.ts";
import type { HeaderSegment } from "../structure/header-segments.ts";

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
  return bare === "" || degreeScore(text) < 0 ? bare : text;
}

/** "in Physics" below the name of the school: the degree itself is not named. */
function withoutIn(text: string): string {
  return text.replace(/^(?:in|en)\s+(?=\p{Lu})/u, "");
}

/** "A- (minus), 76 points", "7 credits", "With Honours": how well somebody did, not what in. */
const RESULT =
  /%|^[A-F][+−-]?(?:\s*\(.*|,.*)?$|^\d|^(?:with|mit|avec|con|com|cum)\s+(?:high\s+)?(?:honou?rs|merit|distinction|auszeichnung|mention|lode|lob)/i;

/** "University of X, B.Sc. Physics" in one segment. */
function splitMixed(segment: HeaderSegment): HeaderSegment[] {
  const marks = isEastAsian(segment.text)
    ? /[,:，、]\s*|\s+(?:[–—-]{1,2}\s+)?/gu
    : /[,:،]\s+|\s+[–—-]{1,2}\s+/gu;
  const commas = [...segment.text.matchAll(marks)];
  const splits = commas
    .map((comma): [string, string] => [
      segment.text.slice(0, comma.index),
      segment.text.slice(comma.index + comma[0].length),
    ])
    .filter(([a, b]) => Math.sign(degreeScore(a)) * Math.sign(degreeScore(b)) < 0);
  // "Ingeniería de Caminos, Canales y Puertos, Universidad Politécnica": the school begins with what says that it is one.
  const isClean = ([a, b]: [string, string]): boolean =>
    degreeScore(a) > 0 ? degreeScore(b.split(/,\s+/)[0] ?? "") < 0 : true;
  const [a, b] = splits.find(isClean) ?? splits[0] ?? [];
  if (a === undefined || b === undefined) return [segment];
  return [
    { ...segment, text: a },
    { ...segment, text: b, afterComma: true },
  ];
}

/** A degree is no longer than this, in words. */
const MAX_DEGREE = 9;

/** Where no line above the list names a degree, its first item may: "Northern University | 2018 – 2021", "• BSc Physics". */
function degreeInList({ header, body }: Entry): HeaderSegment[] {
  const [first] = body;
  if (first === undefined || first.text.split(/\s+/).length > MAX_DEGREE) return [];
  const isItem = first.bullet || header.every((line) => first.x0 > line.x0 + INDENT);
  if (!isItem) return [];
  return segmentsOf([first])
    .filter((segment) => degreeScore(segment.text) > 0)
    .slice(0, 1);
}

/** "June 2015 | Elk" below school and degree: where it was. */
function isBehindDate({ text, line }: HeaderSegment, { header }: Entry): boolean {
  const whole = header[line]?.text ?? "";
  const isOwn = findDates(whole)?.from === 0 && /^[^|·•]+[|·•]\s*\S+(?:\s\S+)?$/u.test(whole);
  return isOwn && whole.endsWith(text) && degreeScore(text) === 0;
}

interface Parts {
  readonly entry: Entry;
  readonly segments: readonly HeaderSegment[];
  readonly place: string;
}

function toParts(entry: Entry): Parts {
  const named = segmentsOf(entry.header);
  const listed = named.some((segment) => degreeScore(segment.text) > 0) ? [] : degreeInList(entry);
  const bare = [...named, ...listed]
    .map((p) => ({ ...p, text: withoutHonours(withoutIn(withoutGpa(p.text))) }))
    .filter(
      (p) => p.text !== "" && !/^(?:gpa|cgpa|score|grade|courses?|coursework)$/i.test(p.text),
    );
  const all = withNamesInPlaces(bare).flatMap(splitMixed);
  const isNamed = all.filter((p) => !isPlace(p.text)).length > 1;
  const names = all.filter((p, i) => (i === 0 && !isNamed) || !isPlace(p.text));
  const margin = names.length > 2 ? names.find(isMarginPlace) : undefined;
  const isPlaceSegment = (p: HeaderSegment, i: number): boolean =>
    p === margin || !names.includes(p) || (i > 1 && isBehindDate(p, entry));
  return {
    entry,
    segments: all.filter((p, i) => !isPlaceSegment(p, i)),
    place: all.find(isPlaceSegment)?.text ?? "",
  };
}

function schoolFirstVote(all: readonly Parts[]): number {
  let vote = 0;
  for (const { segments } of all) {
    const [a, b] = segments;
    if (a === undefined || b === undefined) continue;
    vote += Math.max(-2, Math.min(2, degreeScore(b.text) - degreeScore(a.text)));
  }
  return vote;
}

/** The field of study follows its degree, on the same line or the next: "Bachelor" + "Computer Science". */
function joinDegree(segments: readonly HeaderSegment[]): string {
  const [first, ...more] = segments;
  if (first === undefined) return "";
  let text = first.text;
  for (const segment of more) {
    // "Bachelor of Science" asks for a field, "Bachelor of Science in Economics" has one.
    if (segment.line !== first.line && (/\s(?:in|en)\s/.test(text) || text.split(/\s+/).length > 4))
      break;
    const isNear = segment.line - first.line <= 1 && segment.text.split(/\s+/).length <= 7;
    const isStudy =
      !/^(?:courses?|coursework|relevant|thesis|score|grade|minor|keywords|activities|focus|graduated|honou?rs?|first|second|upper|distinction|cum|summa|magna)\b|(?:major|speciali[sz]ation)\s*:|\bmention\s|%|^[A-D*+-]+$/i.test(
        segment.text,
      ) &&
      !RESULT.test(segment.text) &&
      !/[,;].*[,;]/.test(segment.text);
    if (!isNear || !isStudy) break;
    const isComma = segment.afterComma || isBeyondLatin(text);
    text += isComma ? `, ${segment.text}` : ` in ${segment.text}`;
    break;
  }
  return text;
}

/** Index of the segment that words mark as the school, in an entry whose degree they mark too; else -1. */
function plainSchool({ segments }: Parts): number {
  const scores = segments.map((segment) => degreeScore(segment.text));
  return scores.some((score) => score > 0) ? scores.findIndex((score) => score < 0) : -1;
}

/**
 * Where words tell school and degree of other entries, and these all begin with the one, so does an entry without a word of a degree:
 * "Designlab" above "UX Academy" is a school and what was learnt there. Undefined where words or the others tell nothing.
 */
function schoolAsElsewhere({ segments }: Parts, all: readonly Parts[]): number | undefined {
  const [first, second] = segments;
  const plain = all.filter((parts) => plainSchool(parts) >= 0);
  const [one] = plain;
  if (first === undefined || second === undefined || one === undefined) return undefined;
  if (segments.some((segment) => degreeScore(segment.text) > 0)) return undefined;
  const isFirst = plainSchool(one) === 0;
  const isAlike = plain.every(
    (parts) => (plainSchool(parts) === 0) === isFirst && parts.segments[0]?.bold === first.bold,
  );
  return isAlike && segments.length <= one.segments.length ? (isFirst ? 0 : 1) : undefined;
}

/** The field of study may stand above the degree: between the school and a degree that ends the entry. */
function withField(
  degree: readonly HeaderSegment[],
  others: readonly HeaderSegment[],
): readonly HeaderSegment[] {
  const [only, more] = degree;
  const field = only === undefined ? undefined : others[others.indexOf(only) - 1];
  if (only === undefined || more !== undefined || field === undefined) return degree;
  const isField = only.line - field.line === 1 && degreeScore(field.text) === 0;
  return isField && !/\s(?:in|en)\s/.test(only.text)
    ? [only, { ...field, line: only.line }]
    : degree;
}

/** "Ibadan" beside the "University of Ibadan" is where it lies, and no field of study. */
function isTownOf({ text }: HeaderSegment, school: string): boolean {
  const [town = ""] = text.split(/,\s+/);
  if (!/^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?$/u.test(town) || degreeScore(text) !== 0)
    return false;
  const at = school.indexOf(town);
  return (
    at > 0 && !/\p{L}/u.test(school[at - 1] ?? "") && !/\p{L}/u.test(school[at + town.length] ?? "")
  );
}

/** The segment that reads like a school; of a name in two scripts the one in the script of the degree. */
function schoolAt(segments: readonly HeaderSegment[], scores: readonly number[]): number {
  const first = scores.findIndex((s) => s < 0);
  const isLatin = (segment: HeaderSegment | undefined): boolean =>
    !isBeyondLatin(segment?.text ?? "");
  const degree = segments[scores.findIndex((s) => s > 0)] ?? segments.at(-1);
  const same = scores.findIndex((s, i) => s < 0 && isLatin(segments[i]) === isLatin(degree));
  return same < 0 ? first : same;
}

function toSchool(parts: Parts, schoolFirst: boolean, all: readonly Parts[]): School {
  const { segments, entry } = parts;
  const like = schoolAsElsewhere(parts, all);
  const scores = segments.map((p, i) =>
    like === undefined ? degreeScore(p.text) : i === like ? -1 : 0,
  );
  let school = schoolAt(segments, scores);
  const degreeAt = scores.findIndex((s, i) => s > 0 && i !== school);
  if (school < 0) {
    const [a, b] = [0, 1];
    if (degreeAt < 0) school = schoolFirst ? a : segments.length > 1 ? b : a;
    else school = degreeAt === 0 ? (segments.length > 1 ? 1 : -1) : 0;
  }
  const others = segments.filter(
    (segment, i) => i !== school && !isTownOf(segment, segments[school]?.text ?? ""),
  );
  const from =
    degreeAt < 0
      ? others
      : others.slice(
          Math.max(
            0,
            others.findIndex((p) => p === segments[degreeAt]),
          ),
        );
  const name = segments[school]?.text ?? "";
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
export function schoolsFromLabels(entries: readonly LabelledEntry[]): School[] {
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
