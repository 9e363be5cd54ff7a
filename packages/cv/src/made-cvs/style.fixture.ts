import type { LanguagePack, PartName } from "./pack.fixture.ts";
import type { MadeJob, Month } from "./made-cv.fixture.ts";
import type { Random } from "./random.fixture.ts";

/** How one CV is set: chosen once, kept through the CV, as people do. */
export interface Style {
  readonly layout: Layout;
  readonly font: string;
  readonly headingCase: "plain" | "upper" | "spaced" | "small-caps";
  readonly headings: Readonly<Record<PartName, string>>;
  /** Whether the last word of a heading stands on a line of its own, as in a narrow column. */
  readonly hasWrappedHeadings: boolean;
  readonly color: string;
  readonly isCompanyFirst: boolean;
  /** How the two names of a job stand: on lines of their own or on one line with something between. */
  readonly joint: "lines" | ", " | " | " | " – " | " · ";
  readonly hasPlaces: boolean;
  readonly dateForm: DateForm;
  readonly dash: string;
  readonly present: string;
  readonly datePlace: "right" | "below" | "brackets" | "above";
  readonly hasPeriod: boolean;
  readonly mark: string;
  readonly skills: "commas" | "bars" | "bullets" | "groups" | "chips" | "columns" | "rated";
  /** How the years of skills stand; undefined where the CV says none. */
  readonly years: YearsForm | undefined;
  /** With "#" for the number. */
  readonly yearsText: string;
  readonly languages: "dash" | "brackets" | "right" | "below" | "commas" | "colon";
  readonly contact: "bars" | "lines" | "labels" | "icons";
  readonly hasPhoto: boolean;
  readonly isJustified: boolean;
}

export const LAYOUTS = [
  "one column",
  "centred",
  "sidebar left",
  "sidebar right",
  "date column",
  "heading column",
  "table",
  "timeline",
  "two halves",
  "cards",
] as const;
export type Layout = (typeof LAYOUTS)[number];

const DATE_FORMS = ["short", "long", "slash", "dot", "iso", "year", "apostrophe"] as const;
type DateForm = (typeof DATE_FORMS)[number];

/** A table of its own and groups by years take the place of the style's form of lists. */
export const YEARS_FORMS = [
  "brackets",
  "dash",
  "level",
  "margin",
  "table",
  "groups",
  "below",
] as const;
export type YearsForm = (typeof YEARS_FORMS)[number];

/** The same style with years beside the skills. */
export function withYears(style: Style, pack: LanguagePack, form: YearsForm, seed: number): Style {
  return { ...style, years: form, yearsText: pack.years[seed % pack.years.length] ?? "" };
}

/** The same style with headings of two lines; without the spaces between letters that would not fit a narrow column. */
export function withWrappedHeadings(style: Style): Style {
  const headingCase = style.headingCase === "spaced" ? "upper" : style.headingCase;
  return { ...style, headingCase, hasWrappedHeadings: true };
}

/** Chooses a style; the same numbers give the same style. */
export function makeStyle(random: Random, pack: LanguagePack, layout: Layout): Style {
  const heading = (part: PartName): string => random.pick(pack.headings[part]);
  const isEnglish = pack.code.startsWith("en");
  return {
    layout,
    font: random.pick([
      "Liberation Sans",
      "Liberation Serif",
      "DejaVu Sans",
      "Liberation Sans Narrow",
    ]),
    headingCase: random.pick(["plain", "upper", "upper", "spaced", "small-caps"]),
    headings: {
      summary: heading("summary"),
      experience: heading("experience"),
      education: heading("education"),
      skills: heading("skills"),
      languages: heading("languages"),
      certificates: heading("certificates"),
      awards: heading("awards"),
      interests: heading("interests"),
      contact: heading("contact"),
    },
    hasWrappedHeadings: false,
    color: random.pick(["#000000", "#1f4e79", "#7a1f2b", "#2f6f4f"]),
    isCompanyFirst: random.chance(0.4),
    joint: random.pick(["lines", "lines", "lines", ", ", " | ", " – ", " · "]),
    hasPlaces: random.chance(0.5),
    dateForm: random.pick(DATE_FORMS.filter((form) => (form === "apostrophe" ? isEnglish : true))),
    dash: random.pick([" – ", " - ", "–", " — ", " - "]),
    present: random.pick(pack.present),
    datePlace: random.pick(["right", "right", "below", "brackets", "above"]),
    hasPeriod: random.chance(0.15),
    mark: random.pick(["•", "–", "▪", "css"]),
    skills: random.pick(["commas", "bars", "bullets", "groups", "chips", "columns", "rated"]),
    years: undefined,
    yearsText: "",
    languages: random.pick(["dash", "brackets", "right", "below", "commas", "colon"]),
    contact: random.pick(["bars", "lines", "labels", "icons"]),
    hasPhoto: random.chance(0.3),
    isJustified: random.chance(0.2),
  };
}

function two(n: number): string {
  return String(n).padStart(2, "0");
}

/** A month in the style's form. */
export function writeMonth(style: Style, pack: LanguagePack, { year, month }: Month): string {
  const short = pack.shortMonths[month - 1] ?? "";
  switch (style.dateForm) {
    case "short":
      return `${short} ${year}`;
    case "long":
      return `${pack.months[month - 1] ?? ""} ${year}`;
    case "slash":
      return `${two(month)}/${year}`;
    case "dot":
      return `${two(month)}.${year}`;
    case "iso":
      return `${year}-${two(month)}`;
    case "apostrophe":
      return `${short} '${two(year % 100)}`;
    case "year":
      return String(year);
  }
}

/** A time from one month to another, or until now. */
export function writeRange(
  style: Style,
  pack: LanguagePack,
  start: Month,
  end: Month | undefined,
): string {
  const last = end === undefined ? style.present : writeMonth(style, pack, end);
  const isSame = last === writeMonth(style, pack, start);
  return isSame ? last : `${writeMonth(style, pack, start)}${style.dash}${last}`;
}

/** What a careful reader takes from the written range: `YYYY-MM` or `YYYY`. */
export function readBack(style: Style, { year, month }: Month): string {
  return style.dateForm === "year" ? String(year) : `${year}-${two(month)}`;
}

/** Whether both ends of the job are written as one and the same. */
export function isOnePoint(style: Style, job: Pick<MadeJob, "start" | "end">): boolean {
  return job.end !== undefined && readBack(style, job.start) === readBack(style, job.end);
}
