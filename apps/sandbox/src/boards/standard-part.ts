import { z } from "zod";

/** What a form may ask besides name, e-mail and resume. */
export const StandardPart = z.enum([
  "phone",
  "location",
  "cover_letter",
  "linkedin",
  "organisation",
  "pronouns",
  "voluntary",
  /** The company's own questions on who applies, apart from those that the law wants. */
  "demographics",
  "marketing",
  /** That the applicant's data may be kept and worked with; must be given. */
  "data_consent",
  /** From when, and for which pay. */
  "availability",
]);
export type StandardPart = z.infer<typeof StandardPart>;
