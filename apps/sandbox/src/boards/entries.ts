import { z } from "zod";
import type { Question } from "./question.ts";

/** Whether a form asks for schools and jobs, of which people tell any number: not, or with answers that may stay empty, or must not. */
export const EntryMode = z.enum(["hidden", "optional", "required"]);
export type EntryMode = z.infer<typeof EntryMode>;

export const ENTRY_KINDS = ["education", "employment"] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** A question of the n-th school or job; its group is counted from 1. */
export type EntryQuestion = Question & { group: number };

/** No form takes more of them. */
export const MOST_ENTRIES = 8;

const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];
const SCHOOLS = [
  "Anna University",
  "Indian Institute of Technology Bombay",
  "Indian Institute of Technology Delhi",
  "National Institute of Technology Tiruchirappalli",
  "University of Delhi",
  "University of Mumbai",
  "Visvesvaraya Technological University",
  "Other",
];
const DEGREES = [
  "High School",
  "Associate's Degree",
  "Bachelor's Degree",
  "Master's Degree",
  "Doctor of Philosophy (Ph.D.)",
  "Other",
];
const YEAR = { kind: "numeric", min: 1950, max: 2050 } as const;

type Draft = Pick<Question, "id" | "label" | "kind"> & Partial<Question> & { isMust?: boolean };

const ASKED: Readonly<Record<EntryKind, readonly Draft[]>> = {
  education: [
    { id: "school", label: "School", kind: "select", options: SCHOOLS, isMust: true },
    { id: "degree", label: "Degree", kind: "select", options: DEGREES, isMust: true },
    { id: "discipline", label: "Discipline", kind: "text" },
    { id: "start-month", label: "Start date month", kind: "select", options: MONTHS },
    { id: "start-year", label: "Start date year", ...YEAR },
    { id: "end-month", label: "End date month", kind: "select", options: MONTHS },
    { id: "end-year", label: "End date year", ...YEAR },
  ],
  employment: [
    { id: "company-name", label: "Company name", kind: "text", isMust: true },
    { id: "title", label: "Title", kind: "text", isMust: true },
    { id: "start-date-month", label: "Start date month", kind: "select", options: MONTHS },
    { id: "start-date-year", label: "Start date year", ...YEAR },
    { id: "end-date-month", label: "End date month", kind: "select", options: MONTHS },
    { id: "end-date-year", label: "End date year", ...YEAR },
    { id: "current-role", label: "Current role", kind: "consent" },
  ],
};
const DASHES: Readonly<Record<EntryKind, string>> = { education: "--", employment: "-" };

/** The name of a control of the n-th entry (from 0), as the maker counts: `school--0`, `title-1`. */
export const entryId = (kind: EntryKind, id: string, nth: number | string): string =>
  `${id}${DASHES[kind]}${nth}`;

/** What is asked of the n-th school or job, from 0; `nth` may be a mark that the page puts a number for. */
export function entryQuestions(
  kind: EntryKind,
  mode: EntryMode,
  nth: number | string,
): EntryQuestion[] {
  if (mode === "hidden") return [];
  return ASKED[kind].map(({ isMust = false, ...draft }) => ({
    options: [],
    section: "standard",
    ...draft,
    id: entryId(kind, draft.id, nth),
    required: isMust && mode === "required",
    group: Number(nth) + 1,
  }));
}

/** The questions of as many entries as a sent form has; the first is always there. */
export function askedEntries(
  modes: Readonly<Record<EntryKind, EntryMode>>,
  names: readonly string[],
): EntryQuestion[] {
  return ENTRY_KINDS.flatMap((kind) => {
    const has = (nth: number): boolean =>
      ASKED[kind].some(({ id }) => names.includes(entryId(kind, id, nth)));
    const numbers = Array.from({ length: MOST_ENTRIES }, (_, nth) => nth);
    const last = numbers.findLast(has) ?? 0;
    return numbers.slice(0, last + 1).flatMap((nth) => entryQuestions(kind, modes[kind], nth));
  });
}
