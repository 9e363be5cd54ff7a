import { describe, expect, it } from "vitest";
import { given } from "./given.fixture.ts";

type Told = Record<string, unknown>;

const YES_NO = { options: ["Yes", "No"] };
const certificate = (title: string, issuer: string, date: string): Told => ({
  Title: title,
  Issuer: issuer,
  "Issuing Date": date,
});
const study = (name: string, end: string): Told => ({
  "Degree Name": name,
  "Institution Name": "Northfield College",
  "Start Date": "2012-09",
  "End Date": end,
});
const person = {
  profile: {
    experience: [
      {
        "Job Title": "Weaver",
        Company: "Loom & Thread Ltd",
        "Work Location": "Galway, Ireland",
        "Start Date": "2019-02-04",
        "Currently Working Here": true,
      },
      {
        "Job Title": "Dyer",
        Company: "Blackwater Mills",
        "Work Location": "Cork, Ireland",
        "Start Date": "2015-05-04",
        "End Date": "2019-01-25",
      },
    ],
    skills: [{ "Skill Name": "Jacquard", "Years of Experience": 6 }],
    certifications: [
      certificate("Textile Association Registered Weaver", "Textile Association", "2018"),
      certificate("Loom Safety Level II", "Craft Board", "2020"),
      certificate("Craft Board General Certificate", "Craft Board", "2021"),
      certificate("Hoist Operator Card", "Lift Council", "2022"),
    ],
    education: [study("Bachelor of Arts in Textile Design", "2015-05")],
  },
  answers: [
    { question: "Are you available to work Saturdays?", answer: "No" },
    { question: "Are you immunised against Hepatitis B?", answer: "Yes" },
    { question: "Do you have a car?", answer: "No" },
  ],
};
const ask = (question: string): unknown => given(person, question, YES_NO);

describe("a yes or a no that may be about something else", () => {
  it.each([
    // what has gone wrong with a thing
    "Have you ever been removed from the Textile Association register?",
    "Is your Textile Association registration subject to conditions?",
    "Has your Hoist Operator card been revoked?",
    // another doing with it
    "Have you implemented Jacquard?",
    "Have you administered Jacquard?",
    "Have you automated Jacquard?",
    "Do you have experience overseeing Jacquard?",
    "Do you have Advanced Jacquard?",
    // the contrary
    "Do you have no experience with Jacquard?",
    // another doing with it
    "Do you have experience teaching Jacquard?",
    "Have you sold Jacquard?",
    // another step, kind or body of it
    "Do you hold Loom Safety Level I?",
    "Do you hold the Craft Board International Diploma?",
    // a certificate is no experience, and a number no certificate
    "Do you have hoist operator experience?",
    "Do you have a hoist operator number?",
    // another rank
    "Have you worked as a senior weaver?",
    // another day, another letter, what stands beside a thing
    "Are you available Sundays?",
    "Are you immunised against Hepatitis A?",
    "Do you have business insurance for your car?",
    "Have you worked at Blackwater's competitor?",
  ])("is not given to %s", (question) => {
    expect(ask(question)).toBeUndefined();
  });

  it.each([
    ["Do you have experience with Jacquard?", "Yes"],
    ["Do you hold Loom Safety Level II?", "Yes"],
    ["Do you have a Hoist Operator card?", "Yes"],
    ["Have you worked as a weaver?", "Yes"],
    ["Are you immunised against Hepatitis B?", "Yes"],
  ])("is given to %s", (question, answer) => {
    expect(ask(question)).toBe(answer);
  });

  it("is no answer to a label over a line to write in", () => {
    expect(given(person, "Registered weaver with the Textile Association")).toBeUndefined();
  });

  it("lets a saved answer on just that through", () => {
    const said = "Have you ever been removed from a professional register?";
    const told = { ...person, answers: [{ question: said, answer: "No" }] };
    expect(given(told, said, YES_NO)).toBe("No");
  });
});

describe("a degree that a word narrows", () => {
  it.each([
    "Do you hold a teaching diploma?",
    "Do you have a marketing diploma?",
    "Do you hold the Scrum Master certification?",
    "Do you hold a Master Electrician qualification?",
    "Do you have a graduate degree?",
    "Do you have a Bachelor of Science?",
    "Do you have a vocational qualification?",
  ])("is not told by its rank: %s", (question) => {
    expect(ask(question)).toBeUndefined();
  });

  it("is told where the rank or the name is all that is asked for", () => {
    expect(ask("Do you have a bachelor's degree?")).toBe("Yes");
    expect(ask("Do you have a Bachelor of Arts?")).toBe("Yes");
    expect(ask("Do you have a PhD?")).toBe("No");
  });
});

it("does not tell an age by a number of other things", () => {
  const told = { answers: [{ question: "Date of birth", answer: "1990-04-02" }] };
  expect(given(told, "Have you managed a team of over 20 people?", YES_NO)).toBeUndefined();
  expect(given(told, "Have you reached the age of 30?", YES_NO)).toBe("Yes");
  expect(given(told, "Are you below 35 years of age?", YES_NO)).toBe("No");
});

it("ticks nothing where the list is for what one lacks", () => {
  const list = { kind: "checkboxes", options: ["Jacquard", "Dobby", "Tufting"] } as const;
  const fields = { ...list, options: [...list.options] };
  expect(given(person, "Which of these techniques do you lack?", fields)).toBeUndefined();
  expect(given(person, "Which of these techniques have you used?", fields)).toEqual(["Jacquard"]);
});

it("writes no year where a day is asked for", () => {
  expect(
    given(person, "Date of registration with the Textile Association", { kind: "date" }),
  ).toBeUndefined();
});

it("gives the place of a former employer and not its name", () => {
  expect(given(person, "Previous company's location")).toBe("Cork, Ireland");
});

it("gives a saved pay for the period that it was said for", () => {
  const told = {
    answers: [{ question: "Expected monthly salary (EUR)", answer: "3000", country: "IE" }],
    job: { location: "Galway, Ireland" },
  };
  expect(given(told, "Expected annual salary (EUR)")).not.toBe("3000");
});

describe("a saved answer to something wider", () => {
  const saved = (question: string, answer: string): object => ({ answers: [{ question, answer }] });

  it.each([
    ["Do you have reliable transportation?", "Do you own a car?"],
    ["Are you willing to take a pre-employment drug test?", "Would you pass a drug test?"],
  ])("%s tells nothing of %s", (question, asked) => {
    expect(given(saved(question, "Yes"), asked, YES_NO)).toBeUndefined();
  });

  it("a car of one's own is reliable transportation", () => {
    const told = saved("Do you own a car?", "Yes");
    expect(given(told, "Do you have reliable transportation?", YES_NO)).toBe("Yes");
  });
});

describe("a line to write skills into", () => {
  const write = (question: string): unknown => given(person, question, { kind: "textarea" });

  it("takes all of them where it asks for skills, and none where it asks for a kind", () => {
    expect(write("List your technical skills")).toBe("Jacquard");
    for (const kind of [
      "What accounting software have you used?",
      "Which programming languages do you know?",
      "Which databases have you used?",
    ])
      expect(write(kind)).toBeUndefined();
  });
});
