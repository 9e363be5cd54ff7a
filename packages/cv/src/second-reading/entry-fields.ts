import type { CvExtraction } from "@sendoff/contract/cv";

/** The lists of an extraction. */
export type ListName = Exclude<keyof CvExtraction, "personalInformation">;

interface EntryFields {
  /** What an entry is about: one of them at least, and the others are looked for beside it. */
  readonly names: readonly string[];
  readonly texts: readonly string[];
  readonly dates: readonly string[];
}

/** The fields of each list that a second reading may fill; a dot leads into an object. Numbers and descriptions are no part of it. */
export const ENTRY_FIELDS: Readonly<Record<ListName, EntryFields>> = {
  workExperience: {
    names: ["jobTitle", "company"],
    texts: ["workLocation"],
    dates: ["startDate", "endDate"],
  },
  education: {
    names: ["degreeName", "institution.name"],
    texts: ["institution.city", "institution.state", "gpa"],
    dates: ["startDate", "endDate"],
  },
  skills: { names: ["skill"], texts: [], dates: [] },
  languages: { names: ["name"], texts: ["proficiency"], dates: [] },
  achievements: { names: ["awardTitle"], texts: ["issuer"], dates: ["issuingDate"] },
  certifications: { names: ["title"], texts: ["issuer"], dates: ["issuingDate"] },
};

export const LIST_NAMES: readonly ListName[] = [
  "workExperience",
  "education",
  "skills",
  "languages",
  "achievements",
  "certifications",
];

/** An entry without a word in it. */
export const EMPTY_ENTRIES: { readonly [List in ListName]: CvExtraction[List][number] } = {
  workExperience: {
    jobTitle: "",
    company: "",
    workLocation: "",
    description: "",
    startDate: "",
    endDate: "",
    currentlyWorkHere: false,
  },
  education: {
    degreeName: "",
    institution: { name: "", city: "", state: "" },
    gpa: "",
    startDate: "",
    endDate: "",
  },
  skills: { skill: "", experience: 0 },
  languages: { name: "", proficiency: "" },
  achievements: { awardTitle: "", issuer: "", issuingDate: "", description: "" },
  certifications: { title: "", issuer: "", issuingDate: "", description: "" },
};

/** The text in a field of an entry, also of one that a stranger wrote; empty where there is none. */
export function textIn(entry: unknown, field: string): string {
  let value: unknown = entry;
  for (const key of field.split("."))
    value = typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
  return typeof value === "string" ? value.trim() : "";
}

/** Writes a text into a field of an entry of one's own. */
export function putText(entry: object, field: string, text: string): void {
  const [key = "", inner] = field.split(".");
  if (inner === undefined) {
    Reflect.set(entry, key, text);
    return;
  }
  const object: unknown = Reflect.get(entry, key);
  if (typeof object === "object" && object !== null) Reflect.set(object, inner, text);
}
