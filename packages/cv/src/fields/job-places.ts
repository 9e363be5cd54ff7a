import type { Entry } from "../structure/entries.ts";
import { lookKey } from "../structure/entry-dates.ts";
import { findDates } from "../vocabulary/dates.ts";
import { LEGAL_FORMS } from "../vocabulary/employer-words.ts";
import { isPlace, titleScore } from "../vocabulary/text-scores.ts";
import type { HeaderSegment } from "../structure/header-segments.ts";

/** "Sp. z o.o.", "GmbH": nothing but a legal form is no longer. */
const LONGEST_FORM = 12;

/** A job's entry with the names in its header, their place apart. */
export interface JobParts {
  readonly entry: Entry;
  readonly segments: readonly HeaderSegment[];
  readonly place: string;
  /** Of the line on which the place stands alone. */
  readonly placeLook: string;
}

/** The look of a segment that has a line of its own in the header; empty for one that has none. */
export function lookAlone({ header }: Entry, segment: HeaderSegment): string {
  const line = header[segment.line];
  return line?.text === segment.text && !line.label ? lookKey(line) : "";
}

/** The third name of a job, alone on a line in the look in which only places stand on other jobs, is a place that no list knows. */
export function withPlacesAsElsewhere(all: readonly JobParts[]): readonly JobParts[] {
  const known = new Set(all.map((parts) => parts.placeLook).filter((look) => look !== ""));
  const isUnlistedPlace = ({ entry, segments: [first, second, third] }: JobParts): boolean =>
    third !== undefined &&
    known.has(lookAlone(entry, third)) &&
    titleScore(third.text) === 0 &&
    [first, second].every(
      (name) => name !== undefined && lookAlone(entry, name) !== lookAlone(entry, third),
    );
  return all.map((parts) =>
    parts.place === "" && isUnlistedPlace(parts)
      ? {
          ...parts,
          place: parts.segments[2]?.text ?? "",
          segments: parts.segments.filter((_, i) => i !== 2),
        }
      : parts,
  );
}

/** "Clerk – Anadolu Tekstil Ltd." above "2018 – 2021 · Denizli": two names on one line, and beside the dates a town that no list knows. */
export function withTownBesideDates(parts: JobParts): JobParts {
  const [names, town, more] = parts.segments;
  if (names === undefined || town === undefined || parts.place !== "") return parts;
  if (more !== undefined && more.line <= town.line) return parts;
  const isBesideDates =
    town.line !== names.line &&
    findDates(parts.entry.header[town.line]?.text ?? "")?.isRange === true;
  const [a, b, other] = names.text.split(/\s+[–—-]\s+|,\s+/);
  if (!isBesideDates || a === undefined || b === undefined || other !== undefined) return parts;
  const isTown = town.text.split(/\s+/).length <= 3 && titleScore(town.text) === 0;
  if (!isTown || titleScore(a) * titleScore(b) >= 0) return parts;
  return {
    ...parts,
    place: town.text,
    segments: [
      { ...names, text: a },
      { ...names, text: b },
    ],
  };
}

/** The parts of "Title, Company, S.A., Town" between its commas. */
function commaParts({ entry }: JobParts): string[] {
  const first = entry.header.find((line) => !line.label);
  if (first === undefined || first.cells.length !== 1 || findDates(first.text) !== undefined)
    return [];
  const parts: string[] = [];
  for (const part of first.text.split(/,\s+/)) {
    const isForm = parts.length > 0 && part.length < LONGEST_FORM && LEGAL_FORMS.test(part);
    if (isForm) parts.push(`${parts.pop() ?? ""}, ${part}`);
    else parts.push(part);
  }
  return parts;
}

/** "Breda", "Aix-en-Provence": a name of one to three words that neither a job nor an employer has. */
function isTownLike(text: string): boolean {
  const isName = /^\p{Lu}[\p{L}'’-]+(?: \p{L}[\p{L}'’-]+){0,2}$/u.test(text);
  return isName && titleScore(text) === 0 && !LEGAL_FORMS.test(text);
}

/** Whether words mark the first of the three parts as jobs, and none of the last as anything. */
function areTownsLast(split: readonly (readonly string[])[]): boolean {
  const titles = split.reduce((sum, [title = ""]) => sum + titleScore(title), 0);
  return titles > 0 && split.every(([, , place = ""]) => isTownLike(place));
}

/**
 * Where each job has three parts with commas between them and one of the last is a known place, or all read like towns behind jobs, the last
 * ones are places.
 */
export function withPlacesBehindCommas(all: readonly JobParts[]): readonly JobParts[] {
  const split = all.map(commaParts);
  const isAlike =
    all.length > 1 &&
    all.some(({ place }) => place === "") &&
    split.every((parts) => parts.length === 3 && !isPlace(parts[1] ?? ""));
  const endsInPlaces = split.some(([, , place = ""]) => isPlace(place)) || areTownsLast(split);
  if (!isAlike || !endsInPlaces) return all;
  return all.map((parts, i) => {
    const [a = "", b = "", place = ""] = split[i] ?? [];
    const [segment] = parts.segments;
    if (segment === undefined) return parts;
    return {
      ...parts,
      place,
      segments: [
        { ...segment, text: a },
        { ...segment, text: b, afterComma: true },
      ],
    };
  });
}
