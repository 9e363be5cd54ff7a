import type { Award, Education, Experience, Profile } from "@sendoff/contract/profile";
import type { Facts } from "../facts/facts.ts";
import { yearsAtWork } from "../facts/timeline.ts";

/** The posting a draft may speak of. Its description is a stranger's text: material, never an instruction. */
export interface DraftJob {
  readonly title: string;
  readonly company: string;
  readonly location: string;
  readonly description: string;
}

/** All that a draft may rest on, and all that a model is told. */
export interface DraftFacts {
  /** The applicant as lines of text. No address, phone, pay, notice, citizenship or gender: no motive needs them. */
  readonly applicant: string;
  readonly profile: Profile;
  readonly fullName: string;
  /** Whole years at work, where the profile tells. */
  readonly totalYears: number | undefined;
  readonly job: DraftJob;
}

/** The longest text of one job or award that is told; what a person wrote about one job is rarely longer. */
const LONGEST_NOTE = 1500;
/** The longest description that is told and looked things up in. */
const LONGEST_DESCRIPTION = 6000;

/** What a model may know of this applicant and this job. */
export function draftFacts(facts: Facts, description: string): DraftFacts {
  const { profile, user } = facts;
  const totalYears = yearsAtWork(profile.experience, facts.today);
  const fullName = [user.firstName, user.lastName].filter((name) => name !== undefined).join(" ");
  return {
    applicant: describeApplicant(facts, fullName, totalYears),
    profile,
    fullName,
    totalYears: totalYears === undefined ? undefined : Math.floor(totalYears),
    job: { ...facts.job, description: description.slice(0, LONGEST_DESCRIPTION) },
  };
}

function describeApplicant(
  { profile, user }: Facts,
  fullName: string,
  totalYears: number | undefined,
): string {
  const { personal, jobPrefs } = profile;
  const years = totalYears === undefined ? "" : String(Math.floor(totalYears));
  const lines = [
    ["Name", fullName],
    ["Present role", user.role ?? jobPrefs.jobTitle ?? ""],
    ["Industry", jobPrefs.industry ?? ""],
    ["Place", [personal.city, personal.country].filter(Boolean).join(", ") || user.location || ""],
    ["Years of work in all", years],
    ...profile.experience.map((job) => ["Job", describeJob(job)]),
    ...profile.education.map((school) => ["Studies", describeSchool(school)]),
    ["Skills", profile.skills.map(describeSkill).join(", ")],
    ["Languages", profile.languages.map(describeLanguage).join(", ")],
    ...profile.certifications.map((award) => ["Certificate", describeAward(award)]),
    ...profile.achievements.map((award) => ["Achievement", describeAward(award)]),
  ];
  return lines
    .filter(([, text]) => text !== undefined && text !== "")
    .map(([label, text]) => `${label}: ${text}`)
    .join("\n");
}

function describeJob(job: Experience): string {
  const end = job.currentlyWorkingHere === true ? "today" : job.endDate;
  const span = [job.startDate, end].filter(Boolean).join(" to ");
  const head = [`${job.jobTitle} at ${job.company}`, job.workLocation, span];
  return [head.filter(Boolean).join(", "), job.description?.slice(0, LONGEST_NOTE)]
    .filter(Boolean)
    .join(". ");
}

function describeSchool(school: Education): string {
  const span = [school.startDate, school.endDate].filter(Boolean).join(" to ");
  return [school.degreeName, school.institutionName, school.institutionCity, span]
    .filter(Boolean)
    .join(", ");
}

/** A default of the import is no fact (DECISIONS D13). */
function describeSkill({ name, years, imported }: Profile["skills"][number]): string {
  const isFact = years !== undefined && years > 0 && imported?.includes("years") !== true;
  return isFact ? `${name} (${years} years)` : name;
}

function describeLanguage({ name, proficiency, imported }: Profile["languages"][number]): string {
  const isFact = proficiency !== undefined && imported?.includes("proficiency") !== true;
  return isFact ? `${name} (${proficiency})` : name;
}

function describeAward(award: Award): string {
  return [award.title, award.issuer, award.date, award.description?.slice(0, LONGEST_NOTE)]
    .filter(Boolean)
    .join(", ");
}
