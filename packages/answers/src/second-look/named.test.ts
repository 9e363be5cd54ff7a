import { expect, test } from "vitest";
import { given } from "../engine/given.fixture.ts";

const YES_NO = { options: ["Yes", "No"] };
const JA_NEIN = { options: ["Ja", "Nein"] };
const NUMBER = { kind: "integer" } as const;

const cook = {
  user: { current_ctc: 42000, current_ctc_currency: "EUR" },
  profile: {
    personal: { State: "Wales", Country: "United Kingdom" },
    experience: [
      {
        "Job Title": "Köchin",
        Company: "Gasthof Lamm",
        "Start Date": "2020-01-06",
        "Currently Working Here": true,
        "Experience Type": "Full-time",
        Description: "Leads a team of 6 cooks.",
      },
    ],
    education: [
      { "Degree Name": "Ausbildung zur Köchin", GPA: "1,8", "End Date": "2019-07" },
      { "Degree Name": "Realschulabschluss", "End Date": "2016-07" },
    ],
    skills: [
      { "Skill Name": "React", "Years of Experience": 2 },
      { "Skill Name": "Fortinet", "Years of Experience": 4 },
    ],
    certifications: [{ Title: "Basic Life Support (BLS)", Issuer: "AHA", "Issuing Date": "2024" }],
  },
  answers: [
    { question: "How many hours per week would you like to work?", answer: "30" },
    { question: "What is your current fixed CTC?", answer: "40000" },
    {
      question: "Are you comfortable working in the office three days a week (hybrid)?",
      answer: "Yes",
      kind: "radio",
      ...YES_NO,
    },
  ],
};

test("a thing of the profile answers a question that names it and asks for nothing else", () => {
  expect(given(cook, "Do you have 3+ years with FortiGate or Fortinet firewalls?", YES_NO)).toBe(
    "Yes",
  );
  expect(given(cook, "Current BLS/CPR card?", YES_NO)).toBe("Yes");
  expect(given(cook, "Years of React Native", NUMBER)).toBeUndefined();
  expect(given(cook, "Experience with React or Rust in banking?", YES_NO)).toBeUndefined();
  expect(given(cook, "Do you hold a React certificate?", YES_NO)).toBeUndefined();
});

test("a training is told by its trade, and a school's certificate is no training", () => {
  expect(given(cook, "Haben Sie eine abgeschlossene Ausbildung als Koch/Köchin?", JA_NEIN)).toBe(
    "Ja",
  );
  expect(
    given(cook, "Haben Sie eine abgeschlossene Ausbildung als Kellner/in?", JA_NEIN),
  ).toBeUndefined();
  expect(given(cook, "Note der Berufsausbildung")).toBe("1,8");
  expect(
    given(cook, "Höchster Schulabschluss", {
      kind: "select",
      options: ["Hauptschulabschluss", "Realschulabschluss", "Abitur"],
    }),
  ).toBe("Realschulabschluss");
  expect(given(cook, "Haben Sie promoviert?", JA_NEIN)).toBe("Nein");
});

test("the people that one leads are those of the present job or of an answer", () => {
  expect(given(cook, "How many people do you supervise at the moment?", NUMBER)).toBe("6");
  expect(given(cook, "How many people have you managed?", NUMBER)).toBeUndefined();
  expect(given(cook, "How many people report to your manager?", NUMBER)).toBeUndefined();
});

test("hours, parts of the pay and days in the office are those that were answered", () => {
  expect(given(cook, "Hoeveel uur per week wil je werken?", NUMBER)).toBe("30");
  expect(given(cook, "Fixed component of current CTC (EUR)", NUMBER)).toBe("40000");
  expect(given(cook, "Variable component of current CTC (EUR)", NUMBER)).toBeUndefined();
  const days = (count: string): unknown =>
    given(
      cook,
      `We work a hybrid schedule with ${count} office days. Are you ok with that?`,
      YES_NO,
    );
  expect(days("two")).toBe("Yes");
  expect(days("four")).toBeUndefined();
});

test("what looks like a word that says nothing is kept where it tells what is asked", () => {
  expect(given(cook, "How many years of teller experience do you have?", NUMBER)).toBeUndefined();
  const nations = { kind: "select", options: ["England", "Scotland", "Wales"] } as const;
  expect(given(cook, "Nation", { ...nations, options: [...nations.options] })).toBe("Wales");
  const licence = {
    answers: [{ question: "Führerschein Klasse B?", answer: "Ja", kind: "radio", ...JA_NEIN }],
  };
  expect(given(licence, "Führerschein CE", JA_NEIN)).toBeUndefined();
});
