import { AttachmentPurpose } from "@sendoff/contract/attachments";
import { type Answer, FieldKind, FieldValue, type FormField } from "@sendoff/contract/form";
import { answerField, isUnknown } from "@sendoff/answers/engine";
import { type Facts, type SavedAnswer, yearsAtWork } from "@sendoff/answers/facts";
import { type ApplicantRow, getApplicant, type LaneKey } from "@sendoff/db/applying";
import { listAttachments } from "@sendoff/db/cv";
import { listFilterAnswers } from "@sendoff/db/platform";
import { choicesFromFilters, type JobChoices, type Seeker } from "@sendoff/domain/choosing";
import { jobPreferencesFromFilters, profileFromFilters } from "@sendoff/domain/profile";
import type { CvFile, Attachments, SearchCriteria } from "@sendoff/portals/driver";
import { z } from "zod";
import { findAccountEmail } from "../session/portal-session.ts";
import type { WorkerContext } from "../context/worker-context.ts";

/** The person a lane applies for, as they are now: read anew for each application. */
export interface Applicant {
  readonly userId: string;
  readonly fullName: string;
  readonly email: string;
  readonly cv: (CvFile & { readonly id: string; readonly version: number }) | undefined;
  readonly criteria: SearchCriteria;
  /** What jobs are scored by. */
  readonly seeker: Seeker;
  /** The user's answers to this platform's filters. */
  readonly choices: JobChoices;
  /** Open questions may be drafted for them. */
  readonly wantsDrafts: boolean;
  readonly factsFor: (job: Facts["job"]) => Facts;
}

/** An applicant who has a CV: nothing is applied to without one. */
export interface ReadyApplicant extends Applicant {
  readonly cv: NonNullable<Applicant["cv"]>;
}

export function isReady(applicant: Applicant): applicant is ReadyApplicant {
  return applicant.cv !== undefined;
}

/** Loads user, profile, answers and the CV of this account with its bytes, which come from `known` where it is the same CV. */
export async function loadApplicant(
  worker: WorkerContext,
  lane: LaneKey,
  known?: Applicant,
): Promise<Applicant> {
  const { userId } = lane;
  const row = await getApplicant(worker.db, lane);
  const accountEmail = await findAccountEmail(worker, lane);
  const profile = profileFromFilters(row.filters);
  const preferences = jobPreferencesFromFilters(row.filters);
  const choices = choicesFromFilters(
    await listFilterAnswers(worker.db, userId, lane.platformId),
    row.minimumScore,
  );
  const cv = await loadCv(worker, row.cv, known?.cv);
  const answers = row.answers.map((saved) => ({
    question: saved.question,
    answer: FieldValue.parse(saved.answer),
    kind: FieldKind.parse(saved.kind),
    options: z.array(z.string()).parse(saved.options),
    savedOn: saved.savedOn,
    ...scopeParts(saved),
  }));
  return {
    userId,
    fullName: `${row.user.firstName ?? ""} ${row.user.lastName ?? ""}`.trim(),
    email: row.email,
    cv,
    criteria: criteriaFrom(preferences, choices),
    seeker: {
      roles: preferences.roles,
      locations: preferences.locations,
      skills: profile.skills.map((skill) => skill.name),
      years: yearsAtWork(profile.experience, row.today),
      salary: wantedPay(row.user, preferences.salaryRange),
    },
    choices,
    wantsDrafts: row.draftAnswers,
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

/** The range of the preferences is in rupees (SPEC 2); who expects another currency is not to be compared in it. */
function wantedPay(
  { expectedCtc, expectedCtcCurrency = "" }: ApplicantRow["user"],
  range: Seeker["salary"],
): Seeker["salary"] {
  const currency = expectedCtcCurrency.toUpperCase();
  if (currency === "" || currency === "INR") return range;
  return expectedCtc === undefined ? undefined : { min: expectedCtc, currency };
}

/** What an answer depends on; empty: on none of them. */
function scopeParts({
  country,
  company,
  location,
}: Record<"country" | "company" | "location", string>): Pick<
  SavedAnswer,
  "country" | "company" | "location"
> {
  return {
    ...(country === "" ? {} : { country }),
    ...(company === "" ? {} : { company }),
    ...(location === "" ? {} : { location }),
  };
}

async function loadCv(
  worker: WorkerContext,
  row: ApplicantRow["cv"],
  known: Applicant["cv"],
): Promise<Applicant["cv"]> {
  if (row === undefined) return undefined;
  const isSame = known?.sha256 === row.sha256;
  const bytes = isSame ? known.bytes : await worker.storage.find(row.storageKey);
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

/** Cover letter and photo, where they keep them. Read for each application anew: what its user has deleted goes out no more. */
export async function loadAttachments(worker: WorkerContext, userId: string): Promise<Attachments> {
  const found: Partial<Record<AttachmentPurpose, CvFile>> = {};
  for (const row of await listAttachments(worker.db, userId)) {
    const bytes = await worker.storage.find(row.storage_key);
    const { file_name: fileName, mime_type: mimeType, sha256 } = row;
    if (bytes === undefined) continue;
    found[AttachmentPurpose.parse(row.purpose)] = { fileName, mimeType, sha256, bytes };
  }
  return found;
}

/** What the portal's own search is asked for; what it cannot be asked, we look at ourselves. */
function criteriaFrom(
  preferences: Pick<SearchCriteria, "roles" | "locations">,
  choices: JobChoices,
): SearchCriteria {
  const { postedWithinDays, experienceLevels, jobTypes, payRanges, workplace, easyApplyOnly } =
    choices;
  return {
    roles: preferences.roles,
    locations: preferences.locations,
    experienceLevels,
    jobTypes,
    payRanges,
    workplace,
    easyApplyOnly,
    ...(postedWithinDays === undefined ? {} : { postedWithinDays }),
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
