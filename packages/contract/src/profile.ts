import { z } from "zod";
import { SALARY, SKILL_YEARS_MAX } from "./constants.ts";

/**
 * The profile as the rest of the product sees it: one spelling, camelCase. The wire's `filters` carries the labels of
 * SPEC 3; `profile-labels.ts` converts. An absent value is undefined, never an empty string.
 */
const text = z.string().trim().max(500);
const long = z.string().trim().max(20_000);

/**
 * Names of the fields of an item that an import filled with a default of SPEC 9 (years 0, 'Intermediate', 'Full-time')
 * and that the user has not touched. Such a value is not a fact (DECISIONS D13).
 */
const imported = z.array(z.string().max(60)).max(20).optional();

export const PersonalInfo = z.object({
  firstName: text.optional(),
  lastName: text.optional(),
  email: text.optional(),
  phone: text.optional(),
  gender: text.optional(),
  countryCode: text.optional(),
  address: text.optional(),
  city: text.optional(),
  state: text.optional(),
  zipCode: text.optional(),
  country: text.optional(),
  citizenship: text.optional(),
});
export type PersonalInfo = z.infer<typeof PersonalInfo>;

export const Experience = z.object({
  jobTitle: text,
  company: text,
  workLocation: text.optional(),
  description: long.optional(),
  startDate: text.optional(),
  endDate: text.optional(),
  experienceType: text.optional(),
  currentlyWorkingHere: z.boolean().optional(),
  imported,
});
export type Experience = z.infer<typeof Experience>;

export const Education = z.object({
  degreeName: text,
  institutionName: text,
  institutionCity: text.optional(),
  institutionState: text.optional(),
  gpa: text.optional(),
  startDate: text.optional(),
  endDate: text.optional(),
});
export type Education = z.infer<typeof Education>;

export const Skill = z.object({
  name: text,
  years: z.number().min(0).max(SKILL_YEARS_MAX).optional(),
  imported,
});
export type Skill = z.infer<typeof Skill>;

export const Language = z.object({ name: text, proficiency: text.optional(), imported });
export type Language = z.infer<typeof Language>;

export const Award = z.object({
  title: text,
  issuer: text.optional(),
  date: text.optional(),
  description: long.optional(),
});
export type Award = z.infer<typeof Award>;

export const Profile = z.object({
  personal: PersonalInfo,
  jobPrefs: z.object({ jobTitle: text.optional(), industry: text.optional() }),
  experience: z.array(Experience).max(200),
  education: z.array(Education).max(100),
  skills: z.array(Skill).max(500),
  languages: z.array(Language).max(100),
  achievements: z.array(Award).max(200),
  certifications: z.array(Award).max(200),
});
export type Profile = z.infer<typeof Profile>;

export const SalaryRange = z
  .object({
    min: z.number().int().min(SALARY.min).max(SALARY.max),
    max: z.number().int().min(SALARY.min).max(SALARY.max),
  })
  .refine((range) => range.min <= range.max, "The lower salary cannot exceed the upper one");
export type SalaryRange = z.infer<typeof SalaryRange>;

/** What to search for: SPEC 3 `filters` in its job-preference use. */
export const JobPreferences = z.object({
  roles: z.array(text.min(1)).max(50),
  locations: z.array(text.min(1)).max(50),
  salaryRange: SalaryRange.optional(),
});
export type JobPreferences = z.infer<typeof JobPreferences>;

/** A profile with nothing in it. */
export function emptyProfile(): Profile {
  return {
    personal: {},
    jobPrefs: {},
    experience: [],
    education: [],
    skills: [],
    languages: [],
    achievements: [],
    certifications: [],
  };
}
