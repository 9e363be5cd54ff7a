import { z } from "zod";
import { POSTING_DEFAULTS, POSTING_SHAPE } from "../job-site/posting.ts";
import { hashText } from "../seeded-random.ts";
import { EntryMode } from "./entries.ts";
import { Question, QuestionInput } from "./question.ts";
import { standardQuestions, StandardPart } from "./standard-questions.ts";
import { Vendor } from "./vendor.ts";

const Slug = z.string().regex(/^[a-z0-9][a-z0-9-]{0,60}$/, "small letters, digits and -");

export const Job = z.object({
  id: z.string().regex(/^[\w-]{1,80}$/, "letters, digits, - and _"),
  /** Whose board it is on, and under which name the company has it. */
  vendor: Vendor,
  board: Slug,
  department: z.string().min(1),
  ...POSTING_SHAPE,
  questions: z.array(Question).max(80),
  /** Whether schools and jobs are asked for; Glasshouse's forms alone do. */
  education: EntryMode.default("hidden"),
  employment: EntryMode.default("hidden"),
});
export type Job = z.infer<typeof Job>;

/** A job as a test writes it: only id, title and company are needed. */
const JobInput = Job.partial()
  .extend({
    /** What is asked besides name, e-mail and resume. */
    asks: z.array(StandardPart).default([]),
    questions: z.array(QuestionInput).max(60).default([]),
  })
  .required({ id: true, title: true, company: true })
  .strict();

/** "Kaveri Systems" has the board `kaveri-systems`. */
export const boardOf = (company: string): string =>
  company
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

const hex = (text: string, digits: number): string =>
  Array.from({ length: Math.ceil(digits / 8) }, (_, part) =>
    hashText(`${text}:${part}`).toString(16).padStart(8, "0"),
  )
    .join("")
    .slice(0, digits);

/** A name of the shape that other boards' ids have; the same text gives the same one. */
export const uuidOf = (text: string): string => {
  const digits = hex(text, 32);
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-a${digits.slice(17, 20)}-${digits.slice(20)}`;
};

/** The name that a maker gives the control of an employer's own question. */
export function controlName(vendor: Vendor, jobId: string, index: number): string {
  if (vendor === "greenhouse") return `question_${(hashText(`${jobId}q${index}`) % 9e7) + 1e7}`;
  return vendor === "lever"
    ? `cards[${uuidOf(jobId)}][field${index}]`
    : uuidOf(`${jobId}q${index}`);
}

/** Refuses what makes no sense with a ZodError, which is answered with 400. */
export function completeJob(input: unknown): Job {
  const { asks, questions, ...said } = JobInput.parse(input);
  const vendor = said.vendor ?? "greenhouse";
  return Job.parse({
    ...POSTING_DEFAULTS,
    vendor,
    board: boardOf(said.company),
    department: "Engineering",
    location: "Pune, Maharashtra, India",
    description: `${said.company} is looking for a ${said.title}.`,
    ...said,
    questions: [
      ...standardQuestions(vendor, asks),
      ...questions.map((question, index) => ({
        ...question,
        id: question.id ?? controlName(vendor, said.id, index),
      })),
    ],
  });
}
