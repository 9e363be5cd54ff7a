import { describe, expect, it } from "vitest";
import { given } from "./given.fixture.ts";

const YES_NO = { options: ["Yes", "No"] };
const paper = (title: string): object => ({
  Title: title,
  Issuer: "Craft Board",
  "Issuing Date": "2025",
});
const person = {
  user: { expected_ctc: 70000, expected_ctc_currency: "EUR", notice_period: "1 month" },
  profile: {
    personal: { City: "Galway", Country: "Ireland", Citizenship: "Sri Lanka" },
    experience: [
      {
        "Job Title": "Senior Weaver",
        Company: "Loom & Thread Ltd",
        "Work Location": "Galway, Ireland",
        "Start Date": "2021-11-01",
        "Currently Working Here": true,
        Description: "Jacquard weaving for hotels; leads the loom managers' rota on a truck depot",
      },
      {
        "Job Title": "Weaver",
        Company: "Blackwater Mills",
        "Work Location": "Cork, Ireland",
        "Start Date": "2016-11-01",
        "End Date": "2021-10-31",
        "Currently Working Here": false,
        Description: "Carpets for fashion shows, second in charge of Java dye tables",
      },
    ],
    skills: [
      { "Skill Name": "Jacquard", "Years of Experience": 6 },
      { "Skill Name": "Carpets", "Years of Experience": 4 },
      { "Skill Name": "Microsoft Office", "Years of Experience": 3 },
      { "Skill Name": "Coaching", "Years of Experience": 3 },
    ],
    languages: [
      { "Language Name": "English", Proficiency: "Fluent" },
      { "Language Name": "Greek", Proficiency: "Basic" },
    ],
    education: [
      {
        "Degree Name": "Diploma in Textiles",
        "Institution Name": "Northfield College",
        "End Date": "2016-05",
      },
    ],
    certifications: [
      paper("Working with Children Check"),
      paper("Loom Council Test of Competence Part 1 (LCT)"),
      paper("Loom Safety (LSC)"),
      paper("Class 1 Hoist Licence"),
      paper("Craft Board Certified Dyer - Professional"),
    ],
  },
  answers: [
    { question: "Do you hold a valid passport?", answer: "Yes" },
    { question: "How many people do you manage?", answer: "9" },
    { question: "Have you passed the hoist exam?", answer: "No" },
    { question: "Do you have a valid driver's license?", answer: "Yes" },
    { question: "Do you have experience supporting retail customers?", answer: "Yes" },
    { question: "Are you willing to travel for work?", answer: "Yes" },
    { question: "Do you have a valid Loom Council PIN?", answer: "No" },
  ],
};
const ask = (question: string): unknown => given(person, question, YES_NO);
const write = (question: string, kind: "text" | "integer" | "date" = "text"): unknown =>
  given(person, question, { kind });

describe("what the profile says is near the question and no answer to it", () => {
  it.each([
    // an earlier job, or a tool of one
    "Do you currently work in fashion?",
    "Do you currently use Carpets?",
    "Have you used Carpets in your current role?",
    // a skill is no paper, title, thing of one's own, or done to oneself
    "Do you have a qualification in Jacquard?",
    "Do you have Jacquard training?",
    "Do you have Jacquard admin experience?",
    "Have you been coached?",
    "Do you have your own truck?",
    "Have you developed in Java?",
    "Do you have a second job?",
    "Have you managed managers?",
    // a check is neither children nor work with them
    "Do you have children?",
    "Do you have experience working with children?",
    // a part is not the whole, one not both, and a test no entry
    "Have you passed the Loom Council Test of Competence?",
    "Have you passed both parts of the Loom Council Test of Competence?",
    "Are you on the Loom Council register?",
    "Do you hold LSC and LSD?",
    "Do you have a Class 3 hoist licence?",
    // a language
    "Are you of Greek background?",
    "Do you read and write Greek?",
    "Do you have office experience?",
    "Do you hold a professional licence?",
    "Do you have two passports?",
    "Do you have a diplomatic passport?",
    // numbers
    "Have you been in the same job for over 8 years?",
    "Do you have exactly 3 years of experience?",
    "Do you have between 5 and 12 years of experience?",
    // saved answers to something else
    "Have you booked your hoist exam?",
    "Do you hold an SE license?",
    "Do you have experience supporting US customers?",
    "Are you willing to travel up to 75% of the time?",
  ])("%s", (question) => {
    expect(ask(question)).toBeUndefined();
  });

  it.each([
    ["Do you currently use Jacquard?", "Yes"],
    ["Do you have experience with Carpets?", "Yes"],
    ["Do you have experience with Jacquard?", "Yes"],
    ["Do you hold a Working with Children Check?", "Yes"],
    ["Have you passed the LCT?", "Yes"],
    ["Do you hold LSC?", "Yes"],
    ["Do you have Microsoft Office experience?", "Yes"],
    ["Do you hold a valid passport?", "Yes"],
    ["Do you speak Greek?", "Yes"],
    ["Do you have a valid driver's license?", "Yes"],
    ["Are you willing to travel for work?", "Yes"],
    ["Do you have more than 8 years of experience?", "Yes"],
  ])("but: %s", (question, answer) => {
    expect(ask(question)).toBe(answer);
  });
});

describe("a line that wants a name, a place, a number or a day", () => {
  it.each([
    ["Name as it appears on your passport", "text"],
    ["Name of current manager", "text"],
    ["What is your Loom Council PIN number?", "text"],
    ["City in home country", "text"],
    ["Home country address", "text"],
    ["College name and city", "text"],
    ["How many people have you managed in total?", "integer"],
    ["Number of years since graduation", "integer"],
    ["When did you start working?", "text"],
    ["Expected salary including bonus", "text"],
  ] as const)("is left open: %s", (question, kind) => {
    expect(write(question, kind)).toBeUndefined();
  });

  it("is written where the profile tells just that", () => {
    expect(write("How many people do you manage?", "integer")).toBe("9");
    expect(write("Expected salary")).toBe("70000");
    expect(write("Current employer and city")).toBe("Loom & Thread Ltd, Galway, Ireland");
    expect(write("Start date at Blackwater Mills", "date")).not.toBe("2026-12-24");
  });

  it("counts years as a senior by the titles that say so", () => {
    expect(write("How many years as a Senior Weaver?", "integer")).not.toBe("10");
    expect(write("How many years of experience do you have?", "integer")).toBe("10");
  });
});
