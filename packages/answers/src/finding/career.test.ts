import type { FieldValue } from "@sendoff/contract/form";
import { describe, expect, it } from "vitest";
import { given } from "../engine/given.fixture.ts";
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

  it.each([
    // tools, people, times and kinds of firms are none of the list of jobs
    "Do you work with SAP?",
    "Do you work with React every day?",
    "Are you working with Kubernetes at the moment?",
    "Are you currently working at night?",
    "Do you work at heights?",
    "Have you ever worked at sea?",
    "Have you worked for non-profits?",
    "Have you worked for startups?",
    "Have you worked for MNCs?",
    "Have you ever worked for minimum wage?",
    "Do you work for yourself?",
    "Haben Sie bereits für Behörden gearbeitet?",
  ])("is not what %s asks", (question) => {
    expect(askedBy("Initech", "Acme", question)).toBeUndefined();
  });

  it.each([
    ["Are you working at Acme currently?", "Yes"],
    ["Are you currently working for Hudson & Co.?", "No"],
  ])("answers %s with %s", (question, answer) => {
    expect(askedBy("Initech", "Acme", question)).toBe(answer);
  });
});

it("an employer's name that is all legal forms is read, however long it is", () => {
  // A pattern that can take the same words apart in two ways would not come to an end.
  const endless = `Acme${" sl".repeat(300)} x`;
  expect(askedBy(endless, "Initech")).not.toBe("Yes");
  expect(askedBy("Initech", endless)).not.toBe("Yes");
});

it("a comparable position in endless articles is read", () => {
  const question = `Haben Sie 3 Jahre Erfahrung ${"in eine ".repeat(200)}`;
  expect(askedBy("Initech", "Acme", question)).toBeUndefined();
});

describe("a tool that a job's description names", () => {
  const told = {
    profile: {
      experience: [
        {
          "Job Title": "Engineer",
          Company: "Acme",
          "Start Date": "2021-01",
          "Currently Working Here": true,
          Description:
            "Replaced Jira with Linear. Migrated five teams from Jenkins to GitHub Actions; retired the old SAP system, moved off Salesforce to HubSpot.",
        },
      ],
    },
  };
  const uses = (tool: string): unknown =>
    given(told, `Do you currently use ${tool}?`, { options: ["Yes", "No"] });

  it("is in use where it came, and not where it was left", () => {
    for (const came of ["Linear", "GitHub Actions", "HubSpot"]) expect(uses(came)).toBe("Yes");
    for (const left of ["Jira", "Jenkins", "SAP", "Salesforce"]) expect(uses(left)).toBeUndefined();
  });
});
