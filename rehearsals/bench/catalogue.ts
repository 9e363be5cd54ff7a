import type { PortalControl } from "@sendoff/testkit/sandbox";
import type { Asked, JobPlan } from "../stage/stage-portal.ts";

export const BENCH_TITLE = "Backend Engineer";
export const BENCH_CITY = "Bangalore";
export const BENCH_COMPANY = "Bench Works";

/** Five questions of four kinds that Asha's profile answers. */
const QUESTIONS: readonly Asked[] = [
  {
    label: "How many years of work experience do you have with PostgreSQL?",
    kind: "numeric",
    required: true,
    min: 0,
    max: 50,
  },
  {
    label: "What is your notice period in days?",
    kind: "numeric",
    required: true,
    min: 0,
    max: 365,
  },
  {
    label: "What is your expected annual CTC in lakhs?",
    kind: "decimal",
    required: true,
    min: 0,
    max: 500,
  },
  {
    label: "Are you legally authorized to work in India?",
    kind: "radio",
    required: true,
    options: ["Yes", "No"],
  },
  { label: "What is your current company?", kind: "text", required: true },
];

/** Jobs for any portal, all of one company, with contact details, a CV and those five questions. */
export function plansOf(count: number): JobPlan[] {
  return Array.from({ length: count }, (_, nth) => ({
    nth,
    // Openings of one title, company and place are one job.
    title: `${BENCH_TITLE}, Unit ${nth + 1}`,
    company: BENCH_COMPANY,
    city: BENCH_CITY,
    pages: [QUESTIONS],
  }));
}

/**
 * LinkedIn's jobs for measuring: every form has contact details, a résumé and five questions, then a review page. All runners fill the same ones.
 */
export function benchJobs(count: number): object[] {
  return Array.from({ length: count }, (_, index) => ({
    id: String(7_000_000_000 + index),
    title: BENCH_TITLE,
    company: `${BENCH_COMPANY} ${index + 1}`,
    location: `${BENCH_CITY}, Karnataka, India`,
    workplace: "on_site",
    has_safety_reminder: false,
    already_applied: "none",
    has_review: true,
    steps: [
      {
        title: "Contact info",
        questions: [
          { label: "First name", kind: "text", prefill: "first_name" },
          { label: "Last name", kind: "text", prefill: "last_name" },
          { label: "Email address", kind: "email_select", prefill: "email" },
          { label: "Phone country code", kind: "phone_country", prefill: "phone_country" },
          { label: "Mobile phone number", kind: "phone", prefill: "phone" },
        ],
      },
      { title: "Resume", questions: [{ label: "Resume", kind: "resume" }] },
      {
        title: "Additional Questions",
        questions: QUESTIONS,
      },
    ],
  }));
}

/** Replaces the portal's catalogue and empties its record. */
export async function loadJobs(portal: PortalControl, jobs: readonly object[]): Promise<void> {
  await portal.clearReceived();
  await portal.loadJobs(jobs, "replace");
}

/** How many applications the portal has received. */
export async function countReceived(portal: PortalControl): Promise<number> {
  return (await portal.listReceived()).length;
}
