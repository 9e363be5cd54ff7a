import type { FieldValue } from "@sendoff/contract/form";
import { describe, expect, it } from "vitest";
import { answerField, isUnknown } from "../engine/index.ts";
import { factsFromJson } from "../facts/index.ts";

/** What somebody who worked at one company answers another company that asks whether they have worked there. */
function askedBy(
  company: string,
  workedAt: string,
  question = "Have you worked for us before?",
): FieldValue | undefined {
  const facts = factsFromJson({
    profile: {
      experience: [{ "Job Title": "Engineer", Company: workedAt, "End Date": "2024-03" }],
    },
    today: "2026-11-21",
    job: { title: "Engineer", company, location: "Pune, Maharashtra, India" },
  });
  const field = {
    question,
    kind: "radio",
    required: true,
    options: ["Yes", "No"],
    value: "",
    error: "",
  };
  const outcome = answerField({ ...field, kind: "radio" }, facts, []);
  return isUnknown(outcome) ? undefined : outcome.value;
}

describe("having worked at a company before", () => {
  it.each([
    ["Tata", "Tata Technologies Ltd"],
    ["HCL Group", "HCL Technologies"],
    ["Coal", "Coal India Limited"],
    ["Acme", "Acme India Private Limited"],
    ["Infosys", "The Infosys Group"],
  ])("is unknown to %s of somebody who worked at %s", (company, workedAt) => {
    expect(askedBy(company, workedAt)).toBeUndefined();
    expect(askedBy(workedAt, company)).toBeUndefined();
  });

  it.each([
    ["Tata Technologies", "Tata Technologies Ltd."],
    ["Orbit Systems (P) Ltd", "Orbit Systems Private Limited"],
    ["Acme, Inc.", "ACME L.L.C."],
    ["Hudson & Co.", "Hudson and Company"],
  ])("is a Yes to %s of somebody who worked at %s", (company, workedAt) => {
    expect(askedBy(company, workedAt)).toBe("Yes");
    expect(askedBy(company, workedAt, "Have you ever worked at Initech?")).toBe("No");
  });
});
