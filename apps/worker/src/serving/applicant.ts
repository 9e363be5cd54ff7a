import { type Answer, FieldKind, FieldValue, type FormField } from "@sendoff/contract";
import { answerField, type Facts, isUnknown } from "@sendoff/answers";
import { type ApplicantRow, getApplicant, type LaneKey } from "@sendoff/db";
import { profileFromFilters, jobPreferencesFromFilters } from "@sendoff/domain";
import type { CvFile } from "@sendoff/portals";
import { z } from "zod";
import { findAccountEmail } from "./portal-session.ts";
import type { Serving } from "./serving.ts";

/** The person a lane applies for, read once for a stay on the lane. */
export interface Applicant {
  readonly userId: string;
  readonly fullName: string;
  readonly email: string;
  readonly cv: (CvFile & { readonly id: string; readonly version: number }) | undefined;
  readonly criteria: { readonly roles: readonly string[]; readonly locations: readonly string[] };
  readonly factsFor: (job: Facts["job"]) => Facts;
}

/** An applicant who has a CV: nothing is applied to without one. */
export interface ReadyApplicant extends Applicant {
  readonly cv: NonNullable<Applicant["cv"]>;
}

export function isReady(applicant: Applicant): applicant is ReadyApplicant {
  return applicant.cv !== undefined;
}

/** Loads user, profile, answers and the newest CV with its bytes. */
export async function loadApplicant(serving: Serving, lane: LaneKey): Promise<Applicant> {
  const { userId } = lane;
  const row = await getApplicant(serving.db, userId);
  const accountEmail = await findAccountEmail(serving, lane);
  const profile = profileFromFilters(row.filters);
  const preferences = jobPreferencesFromFilters(row.filters);
  const cv = await loadCv(serving, row.cv);
  const answers = row.answers.map((saved) => ({
    question: saved.question,
    answer: FieldValue.parse(saved.answer),
    kind: FieldKind.parse(saved.kind),
    options: z.array(z.string()).parse(saved.options),
    savedOn: saved.savedOn,
    // Empty: the question depends on none of them.
    ...(saved.country === "" ? {} : { country: saved.country }),
    ...(saved.company === "" ? {} : { company: saved.company }),
    ...(saved.location === "" ? {} : { location: saved.location }),
  }));
  return {
    userId,
    fullName: `${row.user.firstName ?? ""} ${row.user.lastName ?? ""}`.trim(),
    email: row.email,
    cv,
    criteria: { roles: preferences.roles, locations: preferences.locations },
    factsFor: (job) => ({
      user: row.user,
      profile,
      jobPreferences: preferences,
      answers,
      today: row.today,
      job,
      ...(accountEmail === undefined ? {} : { accountEmail }),
      ...(cv === undefined ? {} : { cv: { fileName: cv.fileName } }),
    }),
  };
}

async function loadCv(serving: Serving, row: ApplicantRow["cv"]): Promise<Applicant["cv"]> {
  if (row === undefined) return undefined;
  const bytes = await serving.storage.find(row.storageKey);
  if (bytes === undefined) return undefined;
  return {
    id: row.id,
    version: row.version,
    fileName: row.fileName,
    mimeType: row.mimeType,
    sha256: row.sha256,
    bytes,
  };
}

/** The answer engine bound to one applicant and one job, in the driver's shape. */
export function answererFor(
  facts: Facts,
): (
  field: FormField,
  page: readonly FormField[],
) => { kind: "answer"; answer: Answer } | { kind: "unknown"; reason: string } {
  return (field, page) => {
    const result = answerField(field, facts, page);
    return isUnknown(result)
      ? { kind: "unknown", reason: result.reason }
      : { kind: "answer", answer: result };
  };
}
