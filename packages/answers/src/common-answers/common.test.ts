import { type FormField } from "@sendoff/contract/form";
import { emptyProfile, type Experience } from "@sendoff/contract/profile";
import { describe, expect, test } from "vitest";
import { answerField, isUnknown } from "../engine/index.ts";
import { type Facts, type SavedAnswer } from "../facts/index.ts";
import { normaliseQuestion } from "../question/index.ts";
import { choiceOfProfile, proposeSkillYears, workCountries } from "./proposals.ts";
import {
  choiceOf,
  COMMON_QUESTIONS,
  type CommonQuestion,
  rightToWork,
  START_DATE_WORDING,
  wordingsOf,
} from "./questions.ts";

const facts = (answers: SavedAnswer[], location = "Pune, Maharashtra, India"): Facts => ({
  user: {},
  profile: emptyProfile(),
  answers,
  today: "2026-11-24",
  job: { title: "Engineer", company: "Northwind", location },
});

/** The answer bank after one choice, as the product keeps it. */
function said(question: CommonQuestion, value: string): SavedAnswer[] {
  const choice = question.choices.find((each) => each.value === value);
  if (choice === undefined) throw new Error(`no choice ${value}`);
  return choice.says.map(({ wording, answer }) => ({ question: wording, answer, kind: "radio" }));
}

function ask(question: string, answers: SavedAnswer[], location?: string): unknown {
  const field: FormField = {
    question,
    kind: "radio",
    options: ["Yes", "No"],
    required: true,
    value: "",
    error: "",
  };
  const result = answerField(field, facts(answers, location));
  return isUnknown(result) ? undefined : result.value;
}

const common = (id: string): CommonQuestion => {
  const found = COMMON_QUESTIONS.find((each) => each.id === id);
  if (found === undefined) throw new Error(`no question ${id}`);
  return found;
};

// As forms of LinkedIn, Indeed, Greenhouse, Lever, Workable and Ashby word them.
describe("what is said once answers the wordings of real forms", () => {
  const india = rightToWork("India");
  test.each([
    ["Are you legally authorized to work in India?", "free", "Yes"],
    ["Are you authorised to work in India?", "later", "Yes"],
    ["Do you have the right to work in India?", "needed", "No"],
    [
      "Are you legally authorized to work in the country in which this job is located?",
      "free",
      "Yes",
    ],
    ["Will you now or in the future require sponsorship for employment visa status?", "free", "No"],
    ["Will you now, or in the future, require sponsorship to work in India?", "later", "Yes"],
    ["Do you require visa sponsorship to work in India?", "free", "No"],
    ["Do you currently need sponsorship to work in India?", "later", "No"],
    ["Will you require visa sponsorship now or in the future?", "needed", "Yes"],
  ])("%s (%s)", (question, choice, answer) => {
    expect(ask(question, said(india, choice))).toBe(answer);
  });

  test("what is said of one country says nothing of another", () => {
    const bank = said(rightToWork("India"), "free");
    expect(ask("Are you legally authorized to work in the United States?", bank)).toBeUndefined();
    expect(
      ask("Are you authorized to work in this country?", bank, "Berlin, Germany"),
    ).toBeUndefined();
  });

  test.each([
    ["relocate", "yes", "Are you willing to relocate?", "Yes"],
    ["relocate", "no", "Are you open to relocation?", "No"],
    ["travel", "quarter", "Are you willing to travel?", "Yes"],
    ["travel", "quarter", "Are you willing to travel up to 25% of the time?", "Yes"],
    ["travel", "quarter", "Are you willing to travel up to 50% of the time?", "No"],
    ["travel", "none", "Are you willing to travel for work?", "No"],
    ["shifts", "day", "Are you willing to work night shifts?", "No"],
    ["shifts", "any", "Are you willing to work in rotational shifts?", "Yes"],
    ["shifts", "any", "Are you comfortable working in night shifts?", "Yes"],
    ["driving_licence", "yes", "Do you have a valid driver's license?", "Yes"],
    ["driving_licence", "no", "Do you hold a valid driving licence?", "No"],
  ])("%s: %s: %s", (id, choice, question, answer) => {
    expect(ask(question, said(common(id), choice))).toBe(answer);
  });

  test.each([
    [
      "What is your highest level of education?",
      ["High School", "Bachelor's Degree", "Master's Degree", "PhD"],
      "Master's Degree",
    ],
    [
      "Highest qualification",
      ["Diploma", "Graduate / Bachelor's", "Post Graduate / Master's"],
      "Post Graduate / Master's",
    ],
  ])("the highest degree: %s", (question, options, answer) => {
    const bank = said(common("highest_degree"), "Master's degree");
    expect(
      answerField(
        { question, kind: "select", options, required: true, value: "", error: "" },
        facts(bank),
      ),
    ).toMatchObject({ value: answer });
  });

  test("an earliest start answers when one can start", () => {
    const bank: SavedAnswer[] = [
      { question: START_DATE_WORDING, answer: "2027-02-01", kind: "date" },
    ];
    expect(
      answerField(
        {
          question: "When can you start?",
          kind: "date",
          options: [],
          required: true,
          value: "",
          error: "",
        },
        facts(bank),
      ),
    ).toMatchObject({ value: "2027-02-01" });
  });
});

test("each wording is kept under its own key, and a choice is found again by what it says", () => {
  for (const question of [...COMMON_QUESTIONS, rightToWork("United Kingdom")]) {
    const keys = wordingsOf(question).map((wording) => normaliseQuestion(wording));
    expect(new Set(keys).size).toBe(keys.length);
    for (const { value } of question.choices) {
      const bank = new Map(said(question, value).map((each) => [each.question, each.answer]));
      expect(choiceOf(question, (wording) => bank.get(wording))?.value).toBe(value);
    }
    expect(choiceOf(question, () => undefined)).toBeUndefined();
  }
});

const job = (
  company: string,
  startDate: string,
  endDate: string,
  description: string,
): Experience => ({
  jobTitle: "Engineer",
  company,
  startDate,
  endDate,
  description,
});

test("years are proposed from the jobs that name a skill, overlaps once, the latest jobs first", () => {
  const profile = {
    ...emptyProfile(),
    experience: [
      job("Old Mill", "2015-01", "2016-12", "Reports in SQL."),
      job("Blue Tarmac", "2019-01", "2022-12", "Built services in Java and SQL."),
      job("Side Work", "2020-01", "2020-12", "Java for a friend."),
    ],
    skills: [
      { name: "COBOL", years: 0, imported: ["years"] },
      { name: "SQL", years: 0, imported: ["years"] },
      { name: "Java", years: 7 },
    ],
  };
  expect(proposeSkillYears(profile, "2026-11-24")).toEqual([
    { name: "SQL", years: undefined, proposed: 6, employers: ["Blue Tarmac", "Old Mill"] },
    { name: "Java", years: 7, proposed: 4, employers: ["Blue Tarmac", "Side Work"] },
    { name: "COBOL", years: undefined, proposed: undefined, employers: [] },
  ]);
});

test("a skill that is named in a longer word, or for less than a year, has no proposal", () => {
  const profile = {
    ...emptyProfile(),
    experience: [
      job("Saffron Grid", "2020-01", "2024-12", "Wrote JavaScript, let it go."),
      job("Short", "2025-01", "2025-04", "Some Kafka."),
    ],
    skills: [{ name: "Java" }, { name: "Go" }, { name: "Kafka" }],
  };
  expect(proposeSkillYears(profile, "2026-11-24").map(({ proposed }) => proposed)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test("the countries are those of the places, then of the home; citizenship is told", () => {
  const profile = {
    ...emptyProfile(),
    personal: { city: "Pune", citizenship: "Indian" },
  };
  expect(
    workCountries(profile, { locations: ["Remote", "Berlin", "Bangalore", "Munich, Germany"] }, ""),
  ).toEqual([
    { code: "DE", name: "Germany", isCitizen: false },
    { code: "IN", name: "India", isCitizen: true },
  ]);
});

test("the highest degree of the profile is told as the choice that means it", () => {
  const education = [{ degreeName: "B.Tech", institutionName: "COEP", endDate: "2015" }];
  const known = facts([]);
  expect(
    choiceOfProfile(common("highest_degree"), {
      ...known,
      profile: { ...known.profile, education },
    }),
  ).toBe("Bachelor's degree");
  expect(choiceOfProfile(common("highest_degree"), known)).toBeUndefined();
});
