import { expect, test } from "vitest";
import { choicesFromFilters } from "../choosing/job-choices.ts";
import { judgeJob } from "../choosing/judge-job.ts";
import { offerExclusions, withExclusion } from "./exclusion.ts";

const definitions = [
  { id: 1, field_name: "Excluded companies", field_type: "text" as const, options: [] },
  { id: 2, field_name: "Excluded title words", field_type: "text" as const, options: [] },
  {
    id: 3,
    field_name: "Minimum match score",
    field_type: "select" as const,
    options: ["Any score", "30 or more", "60 or more", "90 or more"],
  },
];
const job = {
  title: "Senior PHP Developer, Night Shift",
  company: "Acme, Inc.",
  matchScore: 45,
  platformName: "LinkedIn",
};
const seeker = { roles: [], locations: [], skills: [], years: undefined, salary: undefined };

test("each offer, once applied, leaves the rejected job alone", () => {
  const filters = { definitions, answers: [] };
  const offers = offerExclusions(job, filters);
  expect(offers.map(({ reason, value }) => [reason, value])).toEqual([
    ["this_company", "Acme Inc."],
    ["this_title", "Senior PHP Developer Night Shift"],
    ["low_pay", "60 or more"],
    ["wrong_place", "60 or more"],
    ["weak_match", "60 or more"],
  ]);
  for (const offer of offers.slice(0, 2)) {
    const saved = withExclusion(filters, offer, offer.value) ?? [];
    const answers = saved.map(({ filter_id, answer }) => ({
      field_name: definitions.find(({ id }) => id === filter_id)?.field_name ?? "",
      answer,
    }));
    const posting = { ...job, location: "", description: "" };
    expect(judgeJob(posting, seeker, choicesFromFilters(answers, 0)).kind).toBe("skip");
  }
});

test("what was chosen before stays, and the same name is written once", () => {
  const answers = [
    { field_name: "Excluded companies", answer: "Globex, acme inc" },
    { field_name: "Minimum match score", answer: "60 or more" },
  ];
  const offers = offerExclusions(job, { definitions, answers });
  expect(offers.map(({ reason, value }) => [reason, value]).slice(2)).toEqual([
    ["low_pay", "90 or more"],
    ["wrong_place", "90 or more"],
    ["weak_match", "90 or more"],
  ]);
  const company = { filter: "Excluded companies", is_text: true };
  expect(withExclusion({ definitions, answers }, company, "Acme, Inc.")).toEqual([
    { filter_id: 1, answer: "Globex, acme inc" },
    { filter_id: 3, answer: "60 or more" },
  ]);
  expect(withExclusion({ definitions, answers }, company, "Initech")).toEqual([
    { filter_id: 1, answer: "Globex, acme inc, Initech" },
    { filter_id: 3, answer: "60 or more" },
  ]);
});

test("nothing is offered that the platform has no filter for, or that would leave out nothing more", () => {
  expect(offerExclusions(job, { definitions: [], answers: [] })).toEqual([]);
  const best = { ...job, matchScore: 95 };
  const reasons = offerExclusions(best, { definitions, answers: [] }).map(({ reason }) => reason);
  expect(reasons).toEqual(["this_company", "this_title"]);
  expect(withExclusion({ definitions: [], answers: [] }, { filter: "X", is_text: true }, "y")).toBe(
    undefined,
  );
});
