import { type CvExtraction, emptyCvExtraction } from "@sendoff/contract/cv";
import { expect, test } from "vitest";
import { askAgain, hasGaps } from "./ask-again.ts";
import { fillGaps } from "./fill-gaps.ts";

const TEXT = `Noor el-Haddad
noor.haddad@example.com | +31 6 1234 5678 | Rotterdam
Where I earned my bread
Delta Works B.V., data engineer, March 2019 till today
Port Authority, trainee, 2017 to 2018
${"A long line about nothing in particular that keeps things apart. ".repeat(14)}
Where I learned
Hogeschool Rotterdam: BSc Informatica, 2017
What I am good at
Python, Airflow, C++`;
const empty = emptyCvExtraction();
const job = {
  jobTitle: "data engineer",
  company: "",
  workLocation: "",
  description: "",
  startDate: "",
  endDate: "",
  currentlyWorkHere: true,
};
const fill = (reply: unknown, found: CvExtraction = empty, text = TEXT) =>
  fillGaps(found, text, typeof reply === "string" ? reply : JSON.stringify(reply));

test("values that stand in the text fill what is empty, and each is reported", () => {
  const person = {
    fullName: "Noor El-Haddad",
    firstName: "Noor",
    lastName: "El-Haddad",
    email: "noor.haddad@example.com",
    phone: "+31 6 1234 5678",
    city: "Rotterdam",
  };
  const { extraction, filled } = fill({
    personalInformation: person,
    workExperience: [
      { jobTitle: "trainee", company: "Port Authority", startDate: "2017", endDate: "2018" },
    ],
    education: [
      {
        degreeName: "BSc Informatica",
        institution: { name: "Hogeschool Rotterdam" },
        endDate: "2017",
      },
    ],
    skills: [{ skill: "Python", experience: 9 }, { skill: "C++" }],
  });
  expect(extraction.personalInformation).toEqual(person);
  expect(extraction.workExperience).toMatchObject([
    {
      jobTitle: "trainee",
      company: "Port Authority",
      startDate: "2017",
      endDate: "2018",
      currentlyWorkHere: false,
    },
  ]);
  expect(extraction.education).toMatchObject([
    {
      degreeName: "BSc Informatica",
      institution: { name: "Hogeschool Rotterdam" },
      endDate: "2017",
    },
  ]);
  // Numbers are no part of it.
  expect(extraction.skills).toEqual([
    { skill: "Python", experience: 0 },
    { skill: "C++", experience: 0 },
  ]);
  expect(filled).toEqual([
    ...["fullName", "firstName", "lastName", "email", "phone", "city"].map(
      (f) => `personalInformation.${f}`,
    ),
    "workExperience.0",
    "education.0",
    "skills.0",
    "skills.1",
  ]);
});

test("a gap in an entry is filled from beside it, and an entry is known by its name", () => {
  const found = { ...empty, workExperience: [job] };
  const reply = (more: object) => ({
    workExperience: [
      {
        jobTitle: "data engineer",
        company: "Delta Works B.V.",
        startDate: "2019-03",
        endDate: "2018",
        ...more,
      },
    ],
  });
  expect(fill(reply({}), found)).toEqual({
    extraction: {
      ...found,
      workExperience: [{ ...job, company: "Delta Works B.V.", startDate: "2019-03" }],
    },
    filled: ["workExperience.0.company", "workExperience.0.startDate"],
  });
  expect(fill(reply({ jobTitle: "trainee" }), found).filled).toEqual([]);
  // The school stands far from the job.
  expect(fill(reply({ company: "Hogeschool Rotterdam", startDate: "" }), found).filled).toEqual([]);
});

test.each<[string, object]>([
  ["a name", { personalInformation: { fullName: "Nora Hadid" } }],
  ["half a name", { personalInformation: { fullName: "Noor el-Had" } }],
  ["an address", { personalInformation: { email: "noor@delta.example" } }],
  ["a number", { personalInformation: { phone: "+31 6 8765 4321" } }],
  ["years as a number", { personalInformation: { phone: "2017 2018" } }],
  ["a city", { personalInformation: { city: "Utrecht" } }],
  ["an employer", { workExperience: [{ jobTitle: "chief officer", company: "Shell" }] }],
  ["a degree", { education: [{ degreeName: "PhD in Physics", institution: { name: "MIT" } }] }],
  ["skills", { skills: [{ skill: "Kubernetes" }, { skill: "Rust" }, { skill: "e" }] }],
  ["a language", { languages: [{ name: "German", proficiency: "Native" }] }],
  ["an award", { achievements: [{ awardTitle: "Nobel Prize", issuingDate: "2017" }] }],
  ["a certificate", { certifications: [{ title: "AWS Architect" }] }],
])("an invented value is refused: %s", (_what, reply) => {
  expect(fill(reply)).toEqual({ extraction: empty, filled: [] });
});

test("an entry keeps what is true of it and loses what is invented", () => {
  const { extraction } = fill({
    workExperience: [
      { jobTitle: "data engineer", company: "Shell", startDate: "2012-05", workLocation: "Mars" },
    ],
  });
  expect(extraction.workExperience).toEqual([{ ...job, currentlyWorkHere: false }]);
});

test("nothing that was read is changed", () => {
  const found: CvExtraction = {
    ...empty,
    personalInformation: { ...empty.personalInformation, city: "Delft" },
    skills: [{ skill: "Go", experience: 3 }],
  };
  const reply = {
    personalInformation: { city: "Rotterdam" },
    skills: [{ skill: "Python" }, { skill: "Airflow" }],
  };
  expect(fill(reply, found)).toEqual({ extraction: found, filled: [] });
});

test.each([
  ["nothing", ""],
  ["prose", "I cannot help with that."],
  ["broken JSON", '{"skills": ['],
  ["a list", "[1, 2]"],
  [
    "other kinds",
    '{"personalInformation": 5, "skills": {"a": 1}, "workExperience": [null, 3, "x"], "education": [{"institution": []}]}',
  ],
  ["far too much", `{"skills": [${'{"skill":"Python"},'.repeat(4000)}{}]}`],
])("an answer that is %s changes nothing", (_what, reply) => {
  expect(fill(reply)).toEqual({ extraction: empty, filled: [] });
});

test("JSON in a fence is read", () => {
  expect(fill('```json\n{"skills":[{"skill":"Python"}]}\n```').filled).toEqual(["skills.0"]);
});

test("the question is bounded, holds no descriptions, and is asked only where something is missing", () => {
  const described = { ...empty, workExperience: [{ ...job, description: "SECRET" }] };
  const { message, system } = askAgain(described, "x".repeat(50_000));
  expect(message.length).toBeLessThan(14_000);
  expect(message).not.toContain("SECRET");
  expect(system).toContain("stranger");
  const whole: CvExtraction = {
    ...empty,
    personalInformation: {
      fullName: "A B",
      firstName: "A",
      lastName: "B",
      email: "a@b.co",
      phone: "1234567",
      city: "Pune",
    },
    workExperience: [{ ...job, company: "Delta" }],
    education: [
      {
        degreeName: "BSc",
        institution: { name: "MIT", city: "", state: "" },
        gpa: "",
        startDate: "",
        endDate: "",
      },
    ],
    skills: [{ skill: "Go", experience: 0 }],
  };
  expect(hasGaps(whole)).toBe(false);
  expect(hasGaps({ ...whole, skills: [] })).toBe(true);
  expect(hasGaps({ ...whole, workExperience: [job] })).toBe(true);
});
