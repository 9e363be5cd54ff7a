import { expect, test } from "vitest";
import { choicesFromFilters, NO_CHOICES } from "./job-choices.ts";
import { judgeJob, passesChoices } from "./judge-job.ts";

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

test("without a choice a fraud and what is none of the roles are left alone", () => {
  expect(judgeJob(job, seeker, NO_CHOICES).kind).toBe("take");
  const chef = { ...job, title: "Pastry Chef", location: "Oslo", description: "Cakes." };
  expect(judgeJob(chef, seeker, NO_CHOICES)).toMatchObject({
    reasonCode: "other_title",
    reason: "“Pastry Chef” is none of your roles.",
    match: { score: 0 },
  });
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

test("a job below the minimum is left alone with its points, so that they can be added up", () => {
  const poor = { ...job, location: "Oslo", description: "Cakes. 4 to 6 years of experience." };
  expect(judgeJob(job, seeker, NO_CHOICES).kind).toBe("take");
  expect(judgeJob(poor, seeker, NO_CHOICES)).toMatchObject({
    reasonCode: "low_score",
    reason: "Its match is 50 of 150, 33%; your minimum is 60%.",
  });
  expect(judgeJob(poor, seeker, { ...NO_CHOICES, minimumScore: 30 }).kind).toBe("take");
});

test("from the list alone a job is left only where enough is known and no text could lift it", () => {
  const line = { title: "Backend Engineer", company: "Q", location: "Oslo" };
  expect(judgeJob(line, seeker, NO_CHOICES)).toMatchObject({
    reasonCode: "low_score",
    reason: "Its match is at most 53%; your minimum is 60%.",
  });
  // It may be done from home, which only its text can say.
  const remote = { ...seeker, locations: ["Pune", "Remote"] };
  expect(judgeJob(line, remote, NO_CHOICES).kind).toBe("take");
  // A place alone is less than half of what weighs.
  const open = { ...line, title: "Backend Engineer", location: "" };
  expect(judgeJob(open, seeker, { ...NO_CHOICES, minimumScore: 100 }).kind).toBe("take");
});

test("a title that leaves open what the work is is opened, and its text tells", () => {
  const designer = { ...seeker, roles: ["Graphic Designer"], skills: ["Figma"] };
  const line = { title: "Midweight Something", company: "Q", location: "Pune" };
  const judge = (description?: string) => judgeJob({ ...line, description }, designer, NO_CHOICES);
  expect(judge().kind).toBe("take");
  expect(judge("We look for a graphic designer who knows Figma.").kind).toBe("take");
  expect(judge("We look for a baker who knows Figma.")).toMatchObject({
    reasonCode: "other_title",
  });
});

test("a job that was judged before passes other choices by its score and its words", () => {
  const judged = { ...job, score: 64, reasonCode: undefined };
  const passes = (changes: object, of: object = {}) =>
    passesChoices({ ...judged, ...of }, { ...NO_CHOICES, ...changes });
  expect([passes({ minimumScore: 64 }), passes({ minimumScore: 65 })]).toEqual([true, false]);
  expect(passes({ excludedCompanies: ["Acme"] })).toBe(false);
  expect(passes({ excludedTitleWords: ["engineer"] })).toBe(false);
  expect(passes({ excludedDescriptionWords: ["night shift"] })).toBe(false);
  // What its score alone left out passes where less is asked for; a fraud never does.
  expect(passes({ minimumScore: 30 }, { reasonCode: "low_score" })).toBe(true);
  expect(passes({ minimumScore: 0 }, { reasonCode: "scam" })).toBe(false);
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
  expect(choicesFromFilters(answers, 45)).toEqual({
    postedWithinDays: 1,
    experienceLevels: ["Entry level", "Associate"],
    jobTypes: [],
    payRanges: [],
    workplace: ["remote", "hybrid"],
    easyApplyOnly: false,
    excludedCompanies: ["Acme", "Globex", "Initech"],
    excludedTitleWords: ["intern"],
    excludedDescriptionWords: [],
    minimumScore: 60,
    companyRestDays: 30,
  });
  expect(choicesFromFilters([{ field_name: "Date posted", answer: "Any time" }], 60)).toEqual(
    NO_CHOICES,
  );
  // Unanswered: the minimum for all platforms; "Any score" is an answer.
  expect(choicesFromFilters([], 45).minimumScore).toBe(45);
  const any = [{ field_name: "Minimum match score", answer: "Any score" }];
  expect(choicesFromFilters(any, 45).minimumScore).toBe(0);
});
