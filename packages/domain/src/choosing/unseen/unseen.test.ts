import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import { NO_CHOICES } from "../job-choices.ts";
import { judgeJob } from "../judge-job.ts";
import { findScam } from "../scam.ts";

/** A judgment of hands that did not write the rules; absent: irrelevant. */
const Posting = z.object({
  id: z.number(),
  title: z.string(),
  company: z.string(),
  location: z.string(),
  pay: z.string().optional(),
  description: z.string(),
  for: z.record(z.string(), z.enum(["relevant", "near"])),
  fraud: z.boolean().default(false),
});
const People = z.record(
  z.string(),
  z.object({
    roles: z.array(z.string()),
    locations: z.array(z.string()),
    skills: z.array(z.string()),
    years: z.number().nullable(),
    salary: z.object({ min: z.number(), currency: z.string() }).optional(),
  }),
);

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), "utf8");

/** Shares in percent of what a set's people would have had sent. */
function measure(set: string) {
  const people = Object.entries(People.parse(JSON.parse(read(`${set}/people.json`))));
  const postings = read(`${set}/postings.jsonl`)
    .trim()
    .split("\n")
    .map((line) => Posting.parse(JSON.parse(line)));
  const verdicts = postings.flatMap(({ fraud, for: judged, ...job }) => {
    const sign = findScam(job);
    return people.map(([name, { years, salary, ...person }]) => {
      const seeker = { ...person, years: years ?? undefined, salary };
      const isSent = judgeJob(job, seeker, NO_CHOICES, () => sign).kind === "take";
      const label = fraud ? "fraud" : (judged[name] ?? "irrelevant");
      return { label, isSent };
    });
  });
  const sentOf = (label: string): number => {
    const all = verdicts.filter((each) => each.label === label);
    return (all.filter(({ isSent }) => isSent).length / all.length) * 100;
  };
  return {
    count: postings.length,
    irrelevant: sentOf("irrelevant"),
    relevant: sentOf("relevant"),
    fraud: sentOf("fraud"),
  };
}

// What each set reaches now (docs/matching.md has the numbers at first sight). A set that taught the rules proves only that nothing
// is lost of what it taught.
test.each([
  { set: "m1", most: 0.1, least: 98 },
  { set: "m2", most: 0.1, least: 98 },
  { set: "m3", most: 0.2, least: 96 },
  { set: "m4", most: 0.4, least: 95 },
])(
  "of the set $set at most $most % of the irrelevant are sent and at least $least % of the relevant",
  ({ set, most, least }) => {
    const { count, irrelevant, relevant, fraud } = measure(set);
    expect(count).toBe(300);
    expect(irrelevant).toBeLessThanOrEqual(most);
    expect(relevant).toBeGreaterThanOrEqual(least);
    expect(fraud).toBe(0);
  },
);
