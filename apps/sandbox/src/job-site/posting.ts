import { z } from "zod";
import { AlreadyApplied } from "./catalogue-store.ts";

export const EmploymentType = z.enum([
  "fulltime",
  "parttime",
  "contract",
  "temporary",
  "internship",
]);
export type EmploymentType = z.infer<typeof EmploymentType>;

/** What makes a posting a fraud, for those who check that nobody applies to one. */
export const ScamKind = z.enum(["payment_asked", "off_platform_contact", "impossible_pay"]);
export type ScamKind = z.infer<typeof ScamKind>;

/** What a posting says, whatever the site. */
export const POSTING_SHAPE = {
  title: z.string().min(1),
  company: z.string().min(1),
  company_about: z.string().default(""),
  location: z.string().min(1),
  workplace: z.enum(["on_site", "remote", "hybrid"]),
  job_type: EmploymentType,
  posted_hours_ago: z.number().min(0),
  salary: z.string().nullable(),
  /** Of the employer, out of five. */
  rating: z.number().min(1).max(5),
  /** Paragraphs separated by blank lines; lines that begin with "- " are a list. */
  description: z.string(),
  skills: z.array(z.string()),
  keywords: z.array(z.string()),
  apply: z.enum(["easy", "external"]),
  state: z.enum(["open", "closed"]),
  promoted: z.boolean(),
  already_applied: AlreadyApplied,
  /** Never shown: the truth about a fraud. */
  scam: ScamKind.nullable(),
  /** The id of the earlier posting of the same position. Never shown either. */
  repost_of: z.string().nullable(),
};

/** What a posting is when a test does not say. */
export const POSTING_DEFAULTS = {
  company_about: "",
  workplace: "on_site",
  job_type: "fulltime",
  posted_hours_ago: 5,
  salary: null,
  rating: 3.8,
  skills: [],
  keywords: [],
  apply: "easy",
  state: "open",
  promoted: false,
  already_applied: "none",
  scam: null,
  repost_of: null,
} as const;
