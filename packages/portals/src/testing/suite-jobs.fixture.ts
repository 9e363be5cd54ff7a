import type { FieldValue } from "@sendoff/contract/form";
import type { SuiteJob, SuiteQuestion } from "./portal.fixture.ts";

const CV: SuiteQuestion = { label: "Resume", kind: "cv" };
const SHORT = [
  { title: "Contact info", questions: [{ label: "Street", kind: "text" } as const] },
  { title: "Resume", questions: [CV] },
];

/** One of each control, over several pages. */
export const FULL_JOB: SuiteJob = {
  id: "4900000001",
  title: "Full Form Engineer",
  company: "Probe & Sons",
  pages: [
    ...SHORT,
    {
      title: "Additional Questions",
      questions: [
        { label: "How many years of work experience do you have with Go?", kind: "integer" },
        { label: "Notice period?", kind: "select", options: ["15 days", "30 days"] },
        { label: "Are you willing to relocate?", kind: "radio", options: ["Yes", "No"] },
        {
          label: "Which of these have you used?",
          kind: "checkboxes",
          options: ["Kafka", "Redis", "SQL"],
        },
        { label: "Location (city)", kind: "city" },
        { label: "Earliest start", kind: "date" },
        { label: "Why this job?", kind: "textarea", isOptional: true },
        { label: "Nickname", kind: "text", isOptional: true },
      ],
    },
    {
      title: "Privacy policy",
      questions: [
        {
          label: "I agree to the privacy policy",
          kind: "consent",
          options: ["I agree to the privacy policy"],
        },
        { label: "Photo", kind: "photo", isOptional: true },
      ],
    },
  ],
};

export const PLAIN_JOB: SuiteJob = {
  id: "4900000002",
  title: "Plain Engineer",
  company: "Probe & Sons",
  pay: "₹24,00,000/yr - ₹32,00,000/yr",
  pages: SHORT,
};
export const CLOSED_JOB: SuiteJob = { ...PLAIN_JOB, id: "4900000003", state: "closed" };
export const EXTERNAL_JOB: SuiteJob = { ...PLAIN_JOB, id: "4900000004", state: "external" };
export const APPLIED_JOB: SuiteJob = { ...PLAIN_JOB, id: "4900000005", state: "applied_before" };
export const UNKNOWN_JOB: SuiteJob = {
  id: "4900000006",
  title: "Curious Engineer",
  company: "Probe & Sons",
  pages: [
    {
      title: "Additional Questions",
      questions: [
        { label: "What is your shoe size?", kind: "integer" },
        { label: "Favourite colour?", kind: "radio", options: ["Red", "Blue"] },
        { label: "Nickname", kind: "text", isOptional: true },
      ],
    },
  ],
};

/** Two more like the plain one, for accounts that apply several times. */
export const SECOND_JOB: SuiteJob = { ...PLAIN_JOB, id: "4900000007" };
export const THIRD_JOB: SuiteJob = { ...PLAIN_JOB, id: "4900000008" };

export const SUITE_JOBS = [
  FULL_JOB,
  PLAIN_JOB,
  CLOSED_JOB,
  EXTERNAL_JOB,
  APPLIED_JOB,
  UNKNOWN_JOB,
  SECOND_JOB,
  THIRD_JOB,
];

/** What the person of the suite answers. */
export const SUITE_ANSWERS: Readonly<Record<string, FieldValue>> = {
  Street: "12 Lake Road",
  "How many years of work experience do you have with Go?": "4",
  "Notice period?": "30 days",
  "Are you willing to relocate?": "No",
  "Which of these have you used?": ["Kafka", "SQL"],
  "Location (city)": "Pune, Maharashtra, India",
  "Earliest start": "2026-12-01",
  "Why this job?": "Because it is interesting.",
  "I agree to the privacy policy": true,
};
