import { z } from "zod";

/**
 * Jobs for measuring: every form has contact details, a résumé and five questions of five kinds that Asha's profile
 * answers, then a review page. All runners fill the same ones.
 */
export function benchJobs(count: number): unknown[] {
  return Array.from({ length: count }, (_, index) => ({
    id: String(7_000_000_000 + index),
    title: "Backend Engineer",
    company: `Bench Works ${index + 1}`,
    location: "Bangalore, Karnataka, India",
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
        questions: [
          {
            label: "How many years of work experience do you have with PostgreSQL?",
            kind: "numeric",
            min: 0,
            max: 50,
          },
          { label: "What is your notice period in days?", kind: "numeric", min: 0, max: 365 },
          {
            label: "What is your expected annual CTC in lakhs?",
            kind: "decimal",
            min: 0,
            max: 500,
          },
          {
            label: "Are you legally authorized to work in India?",
            kind: "radio",
            options: ["Yes", "No"],
          },
          { label: "What is your current company?", kind: "text" },
        ],
      },
    ],
  }));
}

/** Replaces the portal's catalogue and empties its record. */
export async function loadJobs(portalUrl: string, jobs: readonly unknown[]): Promise<void> {
  await send(`${portalUrl}/_control/applications`, "DELETE");
  await send(`${portalUrl}/_control/jobs`, "POST", { mode: "replace", jobs });
}

async function send(url: string, method: string, body?: unknown): Promise<void> {
  const response = await fetch(url, {
    method,
    ...(body === undefined
      ? {}
      : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${url}: ${await response.text()}`);
}

/** How many applications the portal has received. */
export async function countReceived(portalUrl: string): Promise<number> {
  const response = await fetch(`${portalUrl}/_control/applications`);
  return z.array(z.unknown()).parse(await response.json()).length;
}
