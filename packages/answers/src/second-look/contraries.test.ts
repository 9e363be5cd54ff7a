import { expect, test } from "vitest";
import { given } from "../engine/given.fixture.ts";

const YES_NO = { options: ["Yes", "No"] };
const said = (question: string, answer: string, more: object = {}): object => ({
  answers: [{ question, answer, kind: "radio", ...YES_NO }],
  ...more,
});

test("a box that says the contrary of what holds stays unticked; one on agreement is left alone", () => {
  const licence = said("Do you hold a full UK driving licence?", "Yes");
  const box = { kind: "checkbox" } as const;
  expect(given(licence, "Tick here if you do NOT hold a UK driving licence", box)).toBe(false);
  expect(given(licence, "I do not agree to the terms", box)).toBeUndefined();
});

test("who is 23 is 21, and a permanent resident is no citizen", () => {
  const old = said("Are you at least 23 years of age?", "Yes");
  expect(given(old, "Are you 21 years of age or older?", YES_NO)).toBe("Yes");
  expect(given(old, "Are you at least 25 years of age?", YES_NO)).toBeUndefined();
  const status = {
    profile: { personal: { Citizenship: "Nigeria" } },
    answers: [
      {
        question: "What is your current status in Canada?",
        answer: "Permanent resident",
        country: "CA",
      },
    ],
  };
  expect(given(status, "Are you a Canadian citizen?", YES_NO)).toBe("No");
  expect(given(status, "Are you a British citizen?", YES_NO)).toBeUndefined();
});

const career = {
  today: "2026-11-27",
  profile: {
    education: [
      { "Degree Name": "BSc Botany", "Institution Name": "Tay College", "End Date": "2018-06" },
    ],
    experience: [
      {
        "Job Title": "Gardener",
        Company: "Quay Parks",
        "Start Date": "2020-02-03",
        "Currently Working Here": true,
      },
    ],
  },
};

test("two facts in one line are both written, and no Yes where a date is asked for", () => {
  expect(given(career, "University and year completed")).toBe("Tay College, 2018");
  expect(given(career, "University and student number")).toBeUndefined();
  const from = { section: "Current employer", kind: "text" } as const;
  expect(given(career, "Employed from (DD-MMM-YYYY)", from)).toBe("03-Feb-2020");
  expect(given(career, "Employed (MM/YYYY)", from)).toBeUndefined();
});
