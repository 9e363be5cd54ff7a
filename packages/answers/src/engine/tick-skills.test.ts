import { readFileSync } from "node:fs";
import type { FieldKind, FieldValue, FormField } from "@sendoff/contract/form";
import { expect, test } from "vitest";
import { answerField, isUnknown } from "./index.ts";
import { factsFromJson } from "../facts/index.ts";

const people = Object.entries(
  JSON.parse(readFileSync(new URL("../suite/applicants.json", import.meta.url), "utf8")) as object,
);
const field = (question: string, kind: FieldKind, options: string[]): FormField => ({
  question,
  kind,
  required: true,
  options,
  value: kind === "radio" ? "" : [],
  error: "",
});
const SKILLS =
  "Java; JavaScript; TypeScript; Node.js; React; React Native; PostgreSQL; SQL; SQL Server; Go; C++; C#; Python; Docker; CI/CD; Kubernetes; AWS; Kafka; SAP; SAP FICO; GST; Excel; Figma; User Research; SEO; Google Ads; Salesforce; Jira; A/B tests; Liquibase; Spring; Spring Boot; Terraform; Ansible; Cardiology; WMS; Other; None of the above".split(
    "; ",
  );

function given(facts: Parameters<typeof answerField>[1], asked: FormField): FieldValue | undefined {
  const outcome = answerField(asked, facts);
  return isUnknown(outcome) ? undefined : outcome.value;
}

test.each(people)(
  "%s ticks what gets a Yes when asked alone, and nothing else",
  (_name, person) => {
    const facts = factsFromJson(person);
    const known = SKILLS.filter(
      (skill) =>
        given(facts, field(`Do you have experience with ${skill}?`, "radio", ["Yes", "No"])) ===
        "Yes",
    );
    for (const kind of ["checkboxes", "multiselect"] as const) {
      expect(given(facts, field("Select all technologies you have used", kind, SKILLS))).toEqual(
        known.length === 0 ? undefined : known,
      );
    }
  },
);

test("a saved No unticks what a job names, and what the page holds rightly stays", () => {
  const person = people.find(([name]) => name === "asha")?.[1] as object;
  const facts = factsFromJson({
    ...person,
    answers: [{ question: "Do you have experience with Java?", answer: "No", kind: "radio" }],
  });
  const asked = field("Select all technologies you have used", "checkboxes", ["Java", "React"]);
  expect(given(facts, asked)).toEqual(["React"]);
  expect(answerField({ ...asked, value: ["React"] }, facts)).toMatchObject({
    value: ["React"],
    source: "prefilled",
  });
});
