/** What CVs of one language (or one region's English) are made of. Written for the tests, from knowledge of such CVs. */
export interface LanguagePack {
  readonly code: string;
  /** "First Last", the first word being the first name; "First|Last" where the cut lies elsewhere. */
  readonly people: readonly string[];
  /** "City, Country" or "City, State". */
  readonly places: readonly string[];
  /** `#` is any digit. */
  readonly phones: readonly string[];
  readonly headings: Readonly<Record<PartName, readonly string[]>>;
  readonly months: readonly string[];
  readonly shortMonths: readonly string[];
  readonly present: readonly string[];
  readonly titles: readonly string[];
  readonly companies: readonly string[];
  readonly degrees: readonly string[];
  readonly schools: readonly string[];
  readonly languages: readonly string[];
  readonly levels: readonly string[];
  readonly skills: readonly string[];
  readonly skillGroups: readonly string[];
  /** How years are written, `#` being their number: "# years". */
  readonly years: readonly string[];
  /** "Title|Issuer". */
  readonly awards: readonly string[];
  readonly certificates: readonly string[];
  readonly tasks: readonly string[];
  readonly summary: string;
  readonly interests: readonly string[];
}

export type PartName =
  | "summary"
  | "experience"
  | "education"
  | "skills"
  | "languages"
  | "certificates"
  | "awards"
  | "interests"
  | "contact";

/** Words of one list, written in one string. */
export function list(text: string): string[] {
  return text
    .split(";")
    .map((word) => word.trim())
    .filter((word) => word !== "");
}
