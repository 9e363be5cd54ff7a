import {
  Award,
  Education,
  Experience,
  Language,
  PersonalInfo,
  Skill,
  Profile,
  emptyProfile,
} from "@sendoff/contract/profile";

/** One field of a section: the property, the label SPEC 3 writes, and the other spellings that are read. */
interface LabelledField {
  property: string;
  label: string;
  type: "text" | "number" | "flag";
  /** Other spellings, folded to lower-case letters and digits. The label and the property are always read. */
  also?: readonly string[];
}

const text = (property: string, label: string, also: readonly string[] = []): LabelledField => ({
  property,
  label,
  type: "text",
  also,
});

const PERSONAL = [
  text("firstName", "First Name"),
  text("lastName", "Last Name"),
  text("email", "Email", ["emailaddress"]),
  text("phone", "Phone Number", ["mobile"]),
  text("gender", "Gender"),
  text("countryCode", "Country Code", ["dialcode"]),
  text("address", "Address"),
  text("city", "City"),
  text("state", "State"),
  text("zipCode", "Zip Code", ["zip", "pincode", "postalcode"]),
  text("country", "Country"),
  text("citizenship", "Citizenship"),
];

const JOB_PREFS = [text("jobTitle", "Job Title"), text("industry", "Industry")];

const EXPERIENCE: readonly LabelledField[] = [
  text("jobTitle", "Job Title", ["title"]),
  text("company", "Company", ["companyname"]),
  text("workLocation", "Work Location", ["location"]),
  text("description", "Description"),
  text("startDate", "Start Date"),
  text("endDate", "End Date"),
  text("experienceType", "Experience Type"),
  {
    property: "currentlyWorkingHere",
    label: "Currently Working Here",
    type: "flag",
    also: ["currentlyworkhere"],
  },
];

const EDUCATION = [
  text("degreeName", "Degree Name", ["degree"]),
  text("institutionName", "Institution Name", ["institution"]),
  text("institutionCity", "Institution City"),
  text("institutionState", "Institution State"),
  text("gpa", "GPA"),
  text("startDate", "Start Date"),
  text("endDate", "End Date"),
];

const SKILL: readonly LabelledField[] = [
  text("name", "Skill Name", ["skill"]),
  { property: "years", label: "Years of Experience", type: "number", also: ["experience"] },
];

const LANGUAGE = [text("name", "Language Name", ["language"]), text("proficiency", "Proficiency")];

const award = (label: string): readonly LabelledField[] => [
  text("title", label, ["title", "awardtitle"]),
  text("issuer", "Issuer"),
  text("date", "Issuing Date"),
  text("description", "Description"),
];
const ACHIEVEMENT = award("Award Title");
const CERTIFICATION = award("Title");

/** What a schema of the contract offers; enough to ask it whether a value fits. */
interface Schema<T> {
  safeParse(value: unknown): { success: true; data: T } | { success: false };
}

/**
 * Reads a profile out of the wire's `filters` in every spelling of SPEC 3: sections under the labels of the schema
 * ("First Name"), older camelCase keys, and the alternative shape (personalInformation, workExperience); as an object
 * or as JSON text; list sections as an array or under their list key. What does not fit is dropped, field by field and
 * item by item; it never throws.
 */
export function profileFromFilters(input: unknown): Profile {
  const profile = emptyProfile();
  const sections = foldKeys(fromJson(input));
  const section = (...names: string[]): unknown => fromJson(firstOf(sections, names));
  profile.personal = readFields(section("personal", "personalinformation"), PERSONAL, PersonalInfo);
  profile.jobPrefs = readFields(
    section("jobprefs", "jobpreferences"),
    JOB_PREFS,
    Profile.shape.jobPrefs,
  );
  profile.experience = readList(
    section("experience", "workexperience"),
    EXPERIENCE,
    Experience,
    200,
  );
  profile.education = readList(section("education"), EDUCATION, Education, 100);
  profile.skills = readList(section("skills"), SKILL, Skill, 500);
  profile.languages = readList(section("languages"), LANGUAGE, Language, 100);
  profile.achievements = readList(section("achievements"), ACHIEVEMENT, Award, 200);
  profile.certifications = readList(section("certifications"), CERTIFICATION, Award, 200);
  return profile;
}

/** The first shape of SPEC 3: sections keyed by name, fields by label, lists under their list key. */
export interface ProfileFilters {
  personal: Record<string, unknown>;
  jobPrefs: Record<string, unknown>;
  experience: { Experience: Record<string, unknown>[] };
  education: { Education: Record<string, unknown>[] };
  skills: { Skills: Record<string, unknown>[] };
  languages: { Languages: Record<string, unknown>[] };
  achievements: { Achievements: Record<string, unknown>[] };
  certifications: { Certifications: Record<string, unknown>[] };
}

/**
 * Writes a profile in the first shape of SPEC 3 (DECISIONS D12). `profileFromFilters` reads the same profile back,
 * `imported` marks included. Other parts of `filters` (roles, locations, salary_range) are the caller's to keep.
 */
export function profileToFilters(profile: Profile): ProfileFilters {
  return {
    personal: writeFields(profile.personal, PERSONAL),
    jobPrefs: writeFields(profile.jobPrefs, JOB_PREFS),
    experience: { Experience: profile.experience.map((item) => writeFields(item, EXPERIENCE)) },
    education: { Education: profile.education.map((item) => writeFields(item, EDUCATION)) },
    skills: { Skills: profile.skills.map((item) => writeFields(item, SKILL)) },
    languages: { Languages: profile.languages.map((item) => writeFields(item, LANGUAGE)) },
    achievements: {
      Achievements: profile.achievements.map((item) => writeFields(item, ACHIEVEMENT)),
    },
    certifications: {
      Certifications: profile.certifications.map((item) => writeFields(item, CERTIFICATION)),
    },
  };
}

/**
 * The first skill whose years are no number from 0 to SKILL_YEARS_MAX, by its place in the list; undefined when all are. Reading the
 * profile leaves such years out, which whoever typed them should hear of.
 */
export function findWrongSkillYears(skills: unknown): number | undefined {
  const items = listIn(fromJson(skills));
  const place = items.findIndex((item) => {
    const raw = firstOf(foldKeys(item), ["yearsofexperience", "years", "experience"]);
    const years = readValue(raw, "number");
    return !isBlank(raw) && !Skill.shape.years.safeParse(years ?? Number.NaN).success;
  });
  return place === -1 ? undefined : place;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function fromJson(value: unknown): unknown {
  if (typeof value !== "string") return value;
  try {
    const parsed: unknown = JSON.parse(value);
    return parsed;
  } catch {
    return value;
  }
}

const foldKey = (key: string): string => key.toLowerCase().replace(/[^a-z0-9]/g, "");

function foldKeys(value: unknown): Map<string, unknown> {
  const folded = new Map<string, unknown>();
  if (!isRecord(value)) return folded;
  for (const [key, inner] of Object.entries(value)) {
    const name = foldKey(key);
    if (!folded.has(name) || isBlank(folded.get(name))) folded.set(name, inner);
  }
  return folded;
}

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === "string" && value.trim() === "");

function firstOf(values: Map<string, unknown>, names: readonly string[]): unknown {
  for (const name of names) if (!isBlank(values.get(name))) return values.get(name);
  return undefined;
}

function readValue(raw: unknown, type: LabelledField["type"]): unknown {
  if (type === "flag") return readFlag(raw);
  if (type === "number") {
    if (typeof raw === "string" && /^\s*\d{1,4}(\.\d{1,4})?\s*$/.test(raw)) return Number(raw);
    return typeof raw === "number" ? raw : undefined;
  }
  if (typeof raw === "number" && Number.isFinite(raw)) return String(raw);
  if (typeof raw === "string" && raw.trim() !== "") return raw.trim();
  return undefined;
}

function readFlag(raw: unknown): boolean | undefined {
  if (typeof raw === "boolean") return raw;
  if (typeof raw !== "string" && typeof raw !== "number") return undefined;
  const word = String(raw).trim().toLowerCase();
  if (["true", "yes", "1", "on"].includes(word)) return true;
  return ["false", "no", "0", "off"].includes(word) ? false : undefined;
}

/** Keeps every field that the schema accepts together with those kept before it. */
function readFields<T>(raw: unknown, fields: readonly LabelledField[], schema: Schema<T>): T {
  const values = collect(foldKeys(raw), fields);
  const kept: Record<string, unknown> = {};
  for (const [property, value] of values) {
    if (schema.safeParse({ ...kept, [property]: value }).success) kept[property] = value;
  }
  const parsed = schema.safeParse(kept);
  if (!parsed.success) throw new Error("A section without required fields always fits");
  return parsed.data;
}

function collect(
  values: Map<string, unknown>,
  fields: readonly LabelledField[],
): Map<string, unknown> {
  const found = new Map<string, unknown>();
  for (const field of fields) {
    const names = [foldKey(field.label), foldKey(field.property), ...(field.also ?? [])];
    const value = readValue(firstOf(values, names), field.type);
    if (value !== undefined) found.set(field.property, value);
  }
  return found;
}

function readList<T>(
  raw: unknown,
  fields: readonly LabelledField[],
  schema: Schema<T>,
  limit: number,
): T[] {
  const items: T[] = [];
  for (const entry of listIn(raw)) {
    const item = readItem(entry, fields, schema);
    if (item !== undefined && items.length < limit) items.push(item);
  }
  return items;
}

/** A list section is an array, or an object with its array under any key; JSON text of either counts too. */
function listIn(raw: unknown): unknown[] {
  if (Array.isArray(raw)) return raw;
  if (!isRecord(raw)) return [];
  return (
    Object.values(raw)
      .map(fromJson)
      .find((value) => Array.isArray(value)) ?? []
  );
}

function readItem<T>(
  raw: unknown,
  fields: readonly LabelledField[],
  schema: Schema<T>,
): T | undefined {
  const entry = typeof raw === "string" ? { [fields[0]?.label ?? ""]: raw } : raw;
  if (!isRecord(entry)) return undefined;
  const values = collect(foldKeys(flattenInstitution(entry)), fields);
  const mainNames = requiredProperties(fields);
  if (mainNames.every((name) => values.get(name) === undefined)) return undefined;
  const kept: Record<string, unknown> = {};
  for (const name of mainNames) kept[name] = values.get(name) ?? "";
  if (!schema.safeParse(kept).success) return undefined;
  for (const [property, value] of [...values, ["imported", entry["imported"]] as const]) {
    if (schema.safeParse({ ...kept, [property]: value }).success) kept[property] = value;
  }
  const parsed = schema.safeParse(kept);
  return parsed.success ? parsed.data : undefined;
}

/** The first two fields name an experience or an education; the first one names anything else. */
function requiredProperties(fields: readonly LabelledField[]): string[] {
  const isPair = fields === EXPERIENCE || fields === EDUCATION;
  return fields.slice(0, isPair ? 2 : 1).map((field) => field.property);
}

/** The CV's shape nests the institution: {name, city, state}. */
function flattenInstitution(entry: Record<string, unknown>): Record<string, unknown> {
  const institution = entry["institution"];
  if (!isRecord(institution)) return entry;
  return {
    ...entry,
    institution: institution["name"],
    institutionCity: entry["institutionCity"] ?? institution["city"],
    institutionState: entry["institutionState"] ?? institution["state"],
  };
}

function writeFields(item: object, fields: readonly LabelledField[]): Record<string, unknown> {
  const values = new Map<string, unknown>(Object.entries(item));
  const written: Record<string, unknown> = {};
  for (const { property, label } of fields) {
    if (!isBlank(values.get(property))) written[label] = values.get(property);
  }
  const imported = values.get("imported");
  if (Array.isArray(imported)) written["imported"] = imported;
  return written;
}
