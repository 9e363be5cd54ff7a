import type { CvExtraction } from "@sendoff/contract/cv";
import type { Line } from "../layout/line.ts";
import { joinLines } from "../structure/broken-words.ts";
import { findDates } from "../vocabulary/dates.ts";
import { isEastAsian } from "../vocabulary/east-asian-names.ts";
import { LEGAL_FORMS } from "../vocabulary/employer-words.ts";
import {
  lookAlone,
  withPlacesAsElsewhere,
  withPlacesBehindCommas,
  withTownBesideDates,
} from "./job-places.ts";
import type { JobParts } from "./job-places.ts";
import { entriesOf } from "../structure/entries.ts";
import type { Entry } from "../structure/entries.ts";
import { lookKey } from "../structure/entry-dates.ts";
import type { LabelledEntry } from "../structure/labelled-entry.ts";
import { isPlace, titleScore } from "../vocabulary/text-scores.ts";
import {
  isMarginPlace,
  segmentsOf,
  withNamesInPlaces,
  withoutLabelPlaces,
} from "../structure/header-segments.ts";
import type { HeaderSegment } from "../structure/header-segments.ts";

type Job = CvExtraction["workExperience"][number];

/** "S.A.", "GmbH": nothing but the form of a company, with or without the place behind it. */
function isLegalForm(text: string): boolean {
  const [form = "", place] = text.split(/,\s+/);
  return form.length < 12 && LEGAL_FORMS.test(form) && (place === undefined || isPlace(place));
}

/** "Law Clerk, Court of Appeal (chambers of a judge)": what brackets add is no name. */
function plainTitleScore(text: string): number {
  return titleScore(text.replace(/\s*\([^)]*\)/g, ""));
}

/** "Steyn & Khumalo Inc." behind "Naidoo": one name of several partners. */
function isAmongPartners(before: string, after: string): boolean {
  return (
    /(?:^|,\s)\p{Lu}[\p{L}'’-]+$/u.test(before) &&
    /^\p{Lu}[\p{L}'’-]+(?:,\s\p{Lu}[\p{L}'’-]+)*\s(?:&|and|und|et|y|e|en|i)\s\p{Lu}/u.test(after) &&
    titleScore(before.split(/,\s/).at(-1) ?? "") === 0
  );
}

/** "Engineer, Acme Inc" with no other segment: cut where the two sides differ most. */
function splitAtComma(segment: HeaderSegment): HeaderSegment[] {
  // East Asian names hold no spaces.
  const marks = isEastAsian(segment.text) ? /[,，、]\s*|\s+/gu : /[,،]\s+/gu;
  const commas = [...segment.text.matchAll(marks)];
  let best: HeaderSegment[] = [segment];
  let bestScore = 1.9;
  for (const comma of commas) {
    const a = segment.text.slice(0, comma.index);
    const b = segment.text.slice(comma.index + comma[0].length);
    // "Construcciones Abando, S.A.": the legal form is no name by itself.
    if (isLegalForm(b) || isAmongPartners(a, b)) continue;
    const score = Math.abs(plainTitleScore(a) - plainTitleScore(b));
    if (score >= bestScore) {
      bestScore = score;
      best = [
        { ...segment, text: a },
        { ...segment, text: b, afterComma: true },
      ];
    }
  }
  return best;
}

/**
 * "Site Supervisor, Lindsay Construction | 2018 – 2020" on one line says all; where a file tells no list marks (DOC), the lines below it
 * would be taken for names.
 */
function withWholeFirstLine(entry: Entry): Entry {
  const [first, ...more] = entry.header;
  if (first === undefined || more.length === 0 || findDates(first.text)?.isRange !== true)
    return entry;
  const names = segmentsOf([first]).filter((p) => !isPlace(p.text));
  const [a, b, other] = names.flatMap(splitAtComma);
  if (names.length !== 1 || a === undefined || b === undefined || other !== undefined) return entry;
  // "Manager, Audit and Assurance" above an employer who reads like one is a title, though it names what companies do.
  const isTitle = more.some((line) => LEGAL_FORMS.test(line.text) && titleScore(line.text) < 0);
  const isPlain = !isTitle && titleScore(a.text) * titleScore(b.text) < 0;
  return isPlain ? { ...entry, header: [first], body: [...more, ...entry.body] } : entry;
}

function toParts(unread: Entry): JobParts {
  const entry = withWholeFirstLine(unread);

  const beside = withoutLabelPlaces(segmentsOf(entry.header));
  let segments = [...beside.segments];
  const isLone = segments.filter((p) => !isPlace(p.text)).length <= 1;
  if (isLone) segments = segments.flatMap((p) => (isPlace(p.text) ? [p] : splitAtComma(p)));
  segments = withNamesInPlaces(segments);
  // Where title and employer stand there besides, the first may be the place that stands with the date.
  const isNamed = segments.filter((p) => !isPlace(p.text)).length > 1;
  const isName = (p: HeaderSegment, i: number): boolean =>
    (i === 0 && !isNamed) || !isPlace(p.text);
  const names = segments.filter(isName);
  const margin = names.length > 2 ? names.find(isMarginPlace) : undefined;
  const place = margin ?? segments.find((p, i) => !isName(p, i));
  return {
    entry,
    segments: names.filter((p) => p !== margin),
    place: place?.text ?? beside.place,
    placeLook: place === undefined ? "" : lookAlone(entry, place),
  };
}

/** All entries of a CV name title and company in the same order: above 0 the title comes first. */
function orderVote(all: readonly JobParts[]): number {
  let vote = 0;
  for (const { segments } of all) {
    const [a, b] = segments;
    if (a === undefined || b === undefined) continue;
    vote += Math.max(-2, Math.min(2, titleScore(a.text) - titleScore(b.text)));
  }
  return vote;
}

/** Hyphens stay in a description: they are seldom those of a layout. */
function joinDescription(last: string, next: string): string {
  return isEastAsian(next) ? joinLines(last, next) : `${last} ${next}`;
}

function description(body: readonly Line[]): string {
  const lines: string[] = [];
  const edge = Math.max(...body.map((line) => line.x1));
  for (const [i, line] of body.entries()) {
    const last = lines.at(-1);
    // Where no spaces part words a line is broken only at the edge.
    const isShort = isEastAsian(line.text) && (body[i - 1]?.x1 ?? 0) < edge - 2 * line.size;
    const goesOn =
      last !== undefined &&
      !isShort &&
      !line.bullet &&
      line.gapBefore < 0.95 &&
      !/[.!?:。！？]$/u.test(last);
    if (goesOn)
      lines[lines.length - 1] = joinDescription(last, line.text).replace(
        /(\p{Ll})- (\p{Ll})/gu,
        "$1-$2",
      );
    else lines.push(line.text);
  }
  return lines.join("\n");
}

/** "Acme", "maker of things", "Engineer": what reads like a job's name goes before what only stands in its place. */
function withTitleInPlace(
  segments: readonly HeaderSegment[],
  titleFirst: boolean,
): readonly HeaderSegment[] {
  const [a, b, ...rest] = segments;
  const expected = titleFirst ? a : b;
  const later = rest
    .slice(0, 2)
    .find((p) => titleScore(p.text) >= 1.5 && p.text.split(/\s+/).length <= 6);
  if (a === undefined || b === undefined || expected === undefined || later === undefined)
    return segments;
  if (titleScore(expected.text) >= 1 || titleScore((titleFirst ? b : a).text) >= 1) return segments;
  return titleFirst ? [later, a] : [a, later];
}

function toJob(parts: JobParts, titleFirst: boolean): Job {
  const [a, b] = withTitleInPlace(parts.segments, titleFirst);
  let title = (titleFirst ? a : b)?.text ?? "";
  let company = (titleFirst ? b : a)?.text ?? "";
  if (b === undefined && a !== undefined) {
    // One name only: it is the company if it reads like one, else what the others have first.
    const score = titleScore(a.text);
    const isTitle = score === 0 ? titleFirst : score > 0;
    title = isTitle ? a.text : "";
    company = isTitle ? "" : a.text;
  }
  const dates = parts.entry.dates;
  const apart = placeApart(company, parts.place);
  return {
    jobTitle: title,
    company: apart.company,
    workLocation: apart.place,
    description: description(parts.entry.body),
    startDate: dates?.start ?? "",
    endDate: dates?.end ?? "",
    currentlyWorkHere: dates?.isCurrent ?? false,
  };
}

/** "Acme Inc, Berlin, Germany" on one line: the place is not part of the name. */
function placeApart(company: string, place: string): { company: string; place: string } {
  if (place !== "") return { company, place };
  const parts = company.split(/,\s+/);
  for (let i = 1; i < parts.length; i += 1) {
    const rest = parts.slice(i).join(", ");
    if (isPlace(rest)) return { company: parts.slice(0, i).join(", "), place: rest };
  }
  return { company, place };
}

/** The jobs of a section that names their parts itself. */
export function jobsFromLabels(entries: readonly LabelledEntry[]): Job[] {
  return entries
    .map(({ values, body, dates }): Job => {
      const unread = values.get("company") ?? values.get("school") ?? "";
      const { company, place } = placeApart(unread, values.get("place") ?? "");
      return {
        jobTitle: values.get("title") ?? values.get("degree") ?? "",
        company,
        workLocation: place,
        description: description(body),
        startDate: dates?.start ?? "",
        endDate: dates?.end ?? "",
        currentlyWorkHere: dates?.isCurrent ?? false,
      };
    })
    .filter((job) => job.jobTitle !== "" || job.company !== "");
}

function lastLine(parts: JobParts | undefined): Line | undefined {
  return parts?.entry.body.at(-1) ?? parts?.entry.header.at(-1);
}

/**
 * An employer named once above several positions: an entry of one name, set as titles are below their employers, is a
 * title at the employer above it.
 */
function withSharedEmployers(all: readonly JobParts[], titleFirst: boolean): readonly JobParts[] {
  if (titleFirst) return all;
  /** How a name is set: its look, and whether it shares its line with a range. */
  const look = ({ entry }: JobParts, { line }: HeaderSegment): string =>
    `${lookKey(entry.header[line])} ${findDates(entry.header[line]?.text ?? "")?.isRange === true}`;
  let above: { employer: HeaderSegment; line: Line | undefined; titleLook: string } | undefined;
  return all.map((parts, i) => {
    const [a, b] = parts.segments;
    if (a === undefined) return parts;
    // Beside a column of dates the employer may have stayed above the date, with the entry before.
    const isBesideDates = parts.entry.header.some((line) => line.label);
    const last = lastLine(all[i - 1]);
    const mayBeAbove =
      isBesideDates && (last === above?.line || lookKey(last) === lookKey(above?.line));
    if (above !== undefined && !mayBeAbove && look(parts, a) === above.titleLook) {
      const place = parts.place === "" ? (b?.text ?? "") : parts.place;
      return { ...parts, place, segments: [above.employer, a] };
    }
    const below = parts.segments.find((segment) => segment.line > a.line);
    const isApart = below !== undefined && look(parts, a) !== look(parts, below);
    const line = parts.entry.header[a.line];
    above = isApart ? { employer: a, line, titleLook: look(parts, below) } : undefined;
    return parts;
  });
}

/**
 * "March 2022" alone on the latest job, where all others have a range, is when it began: it goes on. One that ended later, or a second
 * without an end, would say that lone dates are something else here.
 */
function withOpenEnd(jobs: readonly Job[]): Job[] {
  const isOpen = (job: Job): boolean =>
    job.startDate !== "" && job.endDate === "" && !job.currentlyWorkHere;
  const [open, more] = jobs.filter(isOpen);
  const others = jobs.filter((job) => job !== open);
  const isLatest =
    open !== undefined &&
    more === undefined &&
    others.length > 1 &&
    others.every(
      ({ startDate, endDate, currentlyWorkHere }) =>
        startDate !== "" && !currentlyWorkHere && endDate.slice(0, 7) <= open.startDate.slice(0, 7),
    );
  return jobs.map((job) => (isLatest && job === open ? { ...job, currentlyWorkHere: true } : job));
}

/** The jobs in the lines of a CV's experience section. */
export function workOf(lines: readonly Line[]): Job[] {
  const parts = entriesOf(lines, { singleDates: false }).map(toParts).map(withTownBesideDates);
  const all = withPlacesAsElsewhere(withPlacesBehindCommas(parts));
  const titleFirst = orderVote(all) >= 0;
  const jobs = withSharedEmployers(all, titleFirst)
    .map((parts) => toJob(parts, titleFirst))
    .filter((job) => job.jobTitle !== "" || job.company !== "");
  return withOpenEnd(jobs);
}
