import { expect, test } from "vitest";
import { choicesFromFilters, NO_CHOICES } from "./job-choices.ts";
import { judgeJob } from "./judge-job.ts";

const seeker = {
  roles: ["Backend Engineer"],
  locations: ["Pune"],
  skills: ["Node.js"],
  years: 5,
  salary: undefined,
};
const job = {
  title: "Backend Engineer",
  company: "Acme Technologies Pvt. Ltd.",
  location: "Pune, India",
  description: "Node.js services for banks. Night shift once a month.",
};

test("without a choice nothing but a fraud is left alone", () => {
  expect(judgeJob(job, seeker, NO_CHOICES).kind).toBe("take");
  const chef = { ...job, title: "Pastry Chef", location: "Oslo", description: "Cakes." };
  expect(judgeJob(chef, seeker, NO_CHOICES)).toMatchObject({ kind: "take", match: { score: 0 } });
  const fraud = { ...job, description: "Candidates pay a registration fee of ₹500." };
  expect(judgeJob(fraud, seeker, NO_CHOICES)).toMatchObject({
    reasonCode: "scam",
    reason:
      "It asks applicants to pay, which no honest employer does: “Candidates pay a registration fee of ₹500.”",
  });
});

test.each([
  ["Acme", true],
  ["ACME technologies", true],
  ["acme technologies private limited", true],
  ["Acm", false],
  ["Technologies", false],
  ["Inc.", false],
])("excluding the company %s leaves it alone: %s", (name, isSkipped) => {
  const verdict = judgeJob(job, seeker, { ...NO_CHOICES, excludedCompanies: [name] });
  expect(verdict.kind === "skip" && verdict.reasonCode === "excluded_company").toBe(isSkipped);
});

test("excluded words are whole words, of the title or of the description", () => {
  const title = (word: string) =>
    judgeJob(job, seeker, { ...NO_CHOICES, excludedTitleWords: [word] }).kind;
  const text = (word: string) =>
    judgeJob(job, seeker, { ...NO_CHOICES, excludedDescriptionWords: [word] });
  expect([title("backend"), title("end"), title("night")]).toEqual(["skip", "take", "take"]);
  expect(text("night shift")).toMatchObject({
    reasonCode: "excluded_description",
    reason: "Your filters exclude descriptions with “night shift”.",
  });
  expect([text("backend").kind, text("bank").kind]).toEqual(["take", "take"]);
});

test("a minimum score skips below it, and from the list only what no description could lift", () => {
  const choices = { ...NO_CHOICES, minimumScore: 70 };
  const sales = { title: "Sales Engineer", company: "Q", location: "Oslo" };
  expect(judgeJob(job, seeker, choices).kind).toBe("take");
  expect(judgeJob({ ...sales, description: "Sell." }, seeker, choices)).toMatchObject({
    reasonCode: "low_score",
    reason: "Its match is 16 of 100; your filters ask for 70 or more.",
  });
  expect(
    judgeJob({ ...sales, location: "Pune" }, seeker, { ...choices, minimumScore: 60 }).kind,
  ).toBe("take");
  expect(judgeJob(sales, seeker, choices)).toMatchObject({ reasonCode: "low_score" });
});

test("the answers of the filters are read by their names, and what does not fit rules out nothing", () => {
  const answers = [
    { field_name: "Date posted", answer: "Past 24 hours" },
    { field_name: "Experience level", answer: ["Entry level", "Associate"] },
    { field_name: "Remote", answer: ["Remote", "Hybrid"] },
    { field_name: "Easy Apply only", answer: false },
    { field_name: "Excluded companies", answer: "Acme, Globex ;Initech" },
    { field_name: "Excluded title words", answer: "intern" },
    { field_name: "Minimum match score", answer: "60 or more" },
    { field_name: "Same company again", answer: "After 30 days" },
    { field_name: "Job type", answer: { odd: true } },
  ];
  expect(choicesFromFilters(answers)).toEqual({
    postedWithinDays: 1,
    experienceLevels: ["Entry level", "Associate"],
    jobTypes: [],
    workplace: ["remote", "hybrid"],
    easyApplyOnly: false,
    excludedCompanies: ["Acme", "Globex", "Initech"],
    excludedTitleWords: ["intern"],
    excludedDescriptionWords: [],
    minimumScore: 60,
    companyRestDays: 30,
  });
  expect(choicesFromFilters([{ field_name: "Date posted", answer: "Any time" }])).toEqual(
    NO_CHOICES,
  );
  expect(choicesFromFilters([])).toEqual(NO_CHOICES);
});
