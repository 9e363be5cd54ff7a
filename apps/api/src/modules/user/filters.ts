import { FILTERS_MAX_BYTES, SKILL_YEARS_MAX } from "@sendoff/contract/constants";
import { JobPreferences, SalaryRange } from "@sendoff/contract/profile";
import { findWrongSkillYears, profileFromFilters, profileToFilters } from "@sendoff/domain/profile";
import { UserError } from "@sendoff/kit/errors";
import { z } from "zod";
import { parseGuardedJson } from "../../plugins/guarded-json.ts";

type Filters = Record<string, unknown>;
type Section = keyof ReturnType<typeof profileToFilters>;

/** Every name under which a section may arrive (SPEC 3), with the one it is written under (DECISIONS D12). */
const SECTION_NAMES: Readonly<Record<string, Section>> = {
  personal: "personal",
  personalInformation: "personal",
  jobPrefs: "jobPrefs",
  jobPreferences: "jobPrefs",
  experience: "experience",
  workExperience: "experience",
  education: "education",
  skills: "skills",
  languages: "languages",
  achievements: "achievements",
  certifications: "certifications",
};
const FIELD_SECTIONS: ReadonlySet<Section> = new Set<Section>(["personal", "jobPrefs"]);

/**
 * What a call sends as `filters`, ready to be laid over what is stored: each top-level name replaces its own value, null
 * clears it. Sections are read in every spelling of SPEC 3 and written in the first; names that are not ours are kept as
 * they came. Throws UserError 400 with issues.
 */
export function readFilters(input: string | Filters): Filters {
  const sent = Filters.safeParse(typeof input === "string" ? parseGuardedJson(input) : input);
  if (!sent.success) throw badFilters("filters", "Filters must be a JSON object");
  const read: Filters = {};
  for (const [name, raw] of Object.entries(sent.data)) {
    const value = fromJsonText(raw);
    const section = Object.hasOwn(SECTION_NAMES, name) ? SECTION_NAMES[name] : undefined;
    if (value === null) read[section ?? name] = null;
    else if (section !== undefined) read[section] = readSection(section, name, value);
    else read[name] = readPreference(name, value);
  }
  return read;
}

/** Lays a change over the stored filters. Throws UserError 413 when the whole would pass 256 KB (DECISIONS D6). */
export function mergeFilters(stored: unknown, change: Filters): Filters {
  const before = Filters.safeParse(stored);
  const merged: Filters = { ...(before.success ? before.data : {}), ...change };
  const kept = Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null));
  if (Buffer.byteLength(JSON.stringify(kept)) > FILTERS_MAX_BYTES) {
    throw new UserError(413, "too_large", "Filters may be at most 256 KB");
  }
  return kept;
}

const Filters = z.record(z.string(), z.unknown());
const ListSection = z.union([z.array(z.unknown()), Filters]);

function badFilters(path: string, message: string): UserError {
  return new UserError(400, "invalid_input", message, { issues: [{ path, message }] });
}

/** A section may itself be JSON text; it passes the same guards. Other text stays text. */
function fromJsonText(value: unknown): unknown {
  return typeof value === "string" && /^\s*[[{]/.test(value) ? parseGuardedJson(value) : value;
}

function readSection(section: Section, name: string, value: unknown): unknown {
  if (!FIELD_SECTIONS.has(section)) {
    if (!ListSection.safeParse(value).success) throw badFilters(`filters.${name}`, "Send a list");
    const wrong = section === "skills" ? findWrongSkillYears(value) : undefined;
    if (wrong !== undefined) {
      const message = `Years with a skill are a number from 0 to ${SKILL_YEARS_MAX}`;
      throw badFilters(`filters.${name}.${wrong}.years`, message);
    }
    return profileToFilters(profileFromFilters({ [name]: value }))[section];
  }
  const fields = Filters.safeParse(value);
  if (!fields.success) throw badFilters(`filters.${name}`, "Send an object with fields");
  const written = profileToFilters(profileFromFilters({ [name]: fields.data }))[section];
  return { ...unreadFields(section, fields.data), ...written };
}

/** Fields that the profile does not know: another part's, kept as they are. */
function unreadFields(section: Section, fields: Filters): Filters {
  const unread = Object.entries(fields).filter(([label, value]) => {
    const alone = profileToFilters(profileFromFilters({ [section]: { [label]: value } }))[section];
    return Object.keys(alone).length === 0 && value !== "" && value !== null;
  });
  return Object.fromEntries(unread);
}

function readPreference(name: string, value: unknown): unknown {
  if (name === "roles" || name === "locations") return readNames(name, value);
  if (name !== "salary_range") return value;
  const range = SalaryRange.safeParse(value);
  if (range.success) return range.data;
  const issue = range.error.issues[0];
  const path = ["filters", "salary_range", ...(issue?.path ?? [])].join(".");
  throw badFilters(path, issue?.message ?? "Send min and max");
}

/** Trimmed, without blanks and doubles (SPEC 5); the first spelling of a double stays. */
function readNames(name: "roles" | "locations", value: unknown): string[] {
  const list = z.array(z.string()).safeParse(value);
  if (!list.success) throw badFilters(`filters.${name}`, "Send a list of texts");
  const byFold = new Map<string, string>();
  for (const entry of list.data.map((text) => text.trim().replaceAll(/\s+/g, " "))) {
    const fold = entry.normalize("NFKC").toLowerCase();
    if (entry !== "" && !byFold.has(fold)) byFold.set(fold, entry);
  }
  const names = JobPreferences.shape[name].safeParse([...byFold.values()]);
  if (names.success) return names.data;
  throw badFilters(`filters.${name}`, names.error.issues[0]?.message ?? "does not fit");
}
