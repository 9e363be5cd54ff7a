import { FieldKind, FieldValue } from "@sendoff/contract/form";
import { JobPreferences } from "@sendoff/contract/profile";
import { profileFromFilters } from "@sendoff/domain/profile";
import type { Facts, SavedAnswer, UserFacts } from "./facts.ts";

/**
 * Reads the facts a maintainer hands to `form:inspect`: `{user, profile, job_preferences, answers, today, job}` with
 * the wire's own spellings (SPEC 3). Missing or ill-formed parts are empty; it never throws. Without `today` nothing
 * is derived from dates of running jobs.
 */
export function factsFromJson(input: unknown): Facts {
  const root = record(input);
  const job = record(root["job"]);
  const cv = text(record(root["cv"])["file_name"]) ?? text(record(root["cv"])["fileName"]);
  const user = record(root["user"]);
  const filters = root["profile"] ?? user["filters"];
  const preferences = readPreferences(
    root["job_preferences"] ?? root["jobPreferences"] ?? preferencesIn(user["filters"] ?? filters),
  );
  return {
    user: readUser(user),
    profile: profileFromFilters(filters),
    ...(preferences ? { jobPreferences: preferences } : {}),
    answers: readAnswers(root["answers"]),
    today: /^\d{4}-\d{2}-\d{2}(?=$|T)/.exec(text(root["today"]) ?? "")?.[0] ?? "",
    job: {
      title: text(job["title"]) ?? text(job["job_title"]) ?? "",
      company: text(job["company"]) ?? text(job["company_name"]) ?? "",
      location: text(job["location"]) ?? "",
    },
    ...(cv ? { cv: { fileName: cv } } : {}),
  };
}

/** In its other use `filters` holds roles, locations and the salary range beside the profile's sections (SPEC 3). */
function preferencesIn(filters: unknown): unknown {
  const given = record(fromJson(filters));
  return "roles" in given || "locations" in given ? given : undefined;
}

function fromJson(value: unknown): unknown {
  if (typeof value !== "string") return value;
  try {
    const parsed: unknown = JSON.parse(value);
    return parsed;
  } catch {
    return undefined;
  }
}

function record(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function text(value: unknown): string | undefined {
  if (typeof value === "number" && Number.isFinite(value)) return String(value);
  if (typeof value !== "string") return undefined;
  return value.trim() === "" ? undefined : value.trim();
}

function amount(value: unknown): number | undefined {
  const number = typeof value === "string" ? Number(value.replace(/,/g, "")) : value;
  return typeof number === "number" && Number.isFinite(number) && number > 0 ? number : undefined;
}

const USER_TEXTS = {
  firstName: ["first_name", "firstName"],
  lastName: ["last_name", "lastName"],
  email: ["email"],
  dialCode: ["dial_code", "dialCode"],
  mobile: ["mobile"],
  country: ["country_name", "country"],
  location: ["location"],
  role: ["role"],
  username: ["username"],
  noticePeriod: ["notice_period", "noticePeriod"],
  currentCtcCurrency: ["current_ctc_currency", "currentCtcCurrency"],
  expectedCtcCurrency: ["expected_ctc_currency", "expectedCtcCurrency"],
} as const;

function readUser(raw: Record<string, unknown>): UserFacts {
  const user: UserFacts = {};
  const first = (keys: readonly string[]): string | undefined =>
    keys
      .map((key) => text(raw[key]) ?? text(record(raw[key])["country_name"]))
      .find((found) => found);
  for (const property of keysOf(USER_TEXTS)) {
    const found = first(USER_TEXTS[property]);
    if (found === undefined) continue;
    user[property] = property.endsWith("Currency") ? found.toUpperCase() : found;
  }
  const currentCtc = amount(raw["current_ctc"] ?? raw["currentCtc"]);
  const expectedCtc = amount(raw["expected_ctc"] ?? raw["expectedCtc"]);
  if (currentCtc !== undefined) user.currentCtc = currentCtc;
  if (expectedCtc !== undefined) user.expectedCtc = expectedCtc;
  return user;
}

function keysOf<T extends object>(value: T): (keyof T & string)[] {
  const keys: (keyof T & string)[] = [];
  for (const key in value) keys.push(key);
  return keys;
}

function readPreferences(raw: unknown): JobPreferences | undefined {
  const given = record(raw);
  const range = record(given["salary_range"] ?? given["salaryRange"]);
  const texts = (value: unknown): string[] =>
    (Array.isArray(value) ? value : []).map(text).filter((item) => item !== undefined);
  const base = { roles: texts(given["roles"]), locations: texts(given["locations"]) };
  const withRange = JobPreferences.safeParse({
    ...base,
    salaryRange: { min: amount(range["min"]), max: amount(range["max"]) },
  });
  if (withRange.success) return withRange.data;
  const plain = JobPreferences.safeParse(base);
  return plain.success ? plain.data : undefined;
}

function readAnswers(raw: unknown): SavedAnswer[] {
  const answers: SavedAnswer[] = [];
  for (const entry of Array.isArray(raw) ? raw : []) {
    const item = record(entry);
    const question = text(item["question"]);
    const given: unknown =
      typeof item["answer"] === "number" ? String(item["answer"]) : item["answer"];
    const answer = FieldValue.safeParse(given);
    if (question === undefined || !answer.success) continue;
    const kind = FieldKind.safeParse(item["kind"]);
    const savedOn = text(item["savedOn"] ?? item["saved_on"]);
    const country = text(item["country"]);
    answers.push({
      question,
      answer: answer.data,
      ...(kind.success ? { kind: kind.data } : {}),
      ...(Array.isArray(item["options"])
        ? { options: item["options"].map(text).filter((option) => option !== undefined) }
        : {}),
      ...(savedOn ? { savedOn } : {}),
      ...(country ? { country } : {}),
    });
  }
  return answers;
}
