import { z } from "zod";

/** What a CV says, in the shape of SPEC 3 "CV extraction result". A value not found is an empty string or an empty list, never a guess. */
export const CvExtraction = z.object({
  personalInformation: z.object({
    fullName: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: z.string(),
    city: z.string(),
  }),
  workExperience: z.array(
    z.object({
      jobTitle: z.string(),
      company: z.string(),
      workLocation: z.string(),
      description: z.string(),
      /** `YYYY-MM` or `YYYY`, empty when not found. */
      startDate: z.string(),
      endDate: z.string(),
      currentlyWorkHere: z.boolean(),
    }),
  ),
  education: z.array(
    z.object({
      degreeName: z.string(),
      institution: z.object({ name: z.string(), city: z.string(), state: z.string() }),
      gpa: z.string(),
      startDate: z.string(),
      endDate: z.string(),
    }),
  ),
  /** `experience` is in years, 0 when the CV does not say. */
  skills: z.array(z.object({ skill: z.string(), experience: z.number() })),
  languages: z.array(z.object({ name: z.string(), proficiency: z.string() })),
  achievements: z.array(
    z.object({
      awardTitle: z.string(),
      issuer: z.string(),
      issuingDate: z.string(),
      description: z.string(),
    }),
  ),
  certifications: z.array(
    z.object({
      title: z.string(),
      issuer: z.string(),
      issuingDate: z.string(),
      description: z.string(),
    }),
  ),
});
export type CvExtraction = z.infer<typeof CvExtraction>;

/** An extraction in which nothing was found. */
export function emptyCvExtraction(): CvExtraction {
  return {
    personalInformation: {
      fullName: "",
      firstName: "",
      lastName: "",
      email: "",
      phone: "",
      city: "",
    },
    workExperience: [],
    education: [],
    skills: [],
    languages: [],
    achievements: [],
    certifications: [],
  };
}
