import { expect, test } from "vitest";
import { given } from "../given.fixture.ts";

const YES_NO = { options: ["Yes", "No"] };
const said = (question: string, answer: string, country?: string): object => ({
  answers: [{ question, answer, kind: "radio", ...YES_NO, ...(country ? { country } : {}) }],
});

test("a saved answer serves the same question in other verbs, and what its yes or no settles", () => {
  const check = said("Are you willing to undergo a drug test?", "Yes");
  expect(given(check, "Are you prepared to submit to a drug test?", YES_NO)).toBe("Yes");
  const irish = said("Do you hold a full Irish driving licence?", "Yes", "IE");
  expect(given(irish, "Do you hold a full driving licence?", YES_NO)).toBe("Yes");
  const none = said("Do you have an offshore survival certificate?", "No");
  expect(given(none, "Do you have a Norwegian offshore survival certificate?", YES_NO)).toBe("No");
});

test("a saved answer does not serve another thing, another amount or its contrary", () => {
  const nights = said("Are you willing to work nights?", "Yes");
  expect(given(nights, "Are you willing to work nights and weekends?", YES_NO)).toBeUndefined();
  expect(given(nights, "Are you unwilling to work nights?", YES_NO)).not.toBe("Yes");
  const lift = said("Can you lift up to 25 kg?", "Yes");
  expect(given(lift, "Can you lift up to 40 kg?", YES_NO)).toBeUndefined();
  const dutch = said("Do you hold a Dutch driving licence?", "No", "NL");
  expect(given(dutch, "Do you hold a driving licence?", YES_NO)).toBeUndefined();
});

const clerk = {
  profile: {
    experience: [
      {
        "Job Title": "Payroll Clerk",
        Company: "Quay Foods",
        "Start Date": "2020-02-03",
        "Currently Working Here": true,
      },
      {
        "Job Title": "Payroll Intern",
        Company: "Mill Street Bank",
        "Start Date": "2019-02-04",
        "End Date": "2020-01-31",
      },
    ],
    education: [
      {
        "Degree Name": "MSc Accounting",
        "Institution Name": "Leith College",
        "End Date": "2018-06",
      },
      {
        "Degree Name": "BA History",
        "Institution Name": "Tay College",
        "End Date": "2016-06",
        GPA: "2:1",
      },
    ],
    skills: [{ "Skill Name": "Sage", "Years of Experience": 4 }],
    certifications: [{ Title: "CIPP Payroll Technician", Issuer: "CIPP", "Issuing Date": "2021" }],
  },
};

test("a study, a paper and a job are found by their level, name or rank", () => {
  expect(given(clerk, "Where did you study for your undergraduate degree?")).toBe("Tay College");
  expect(given(clerk, "Year of passing (BA)", { kind: "integer" })).toBe("2016");
  expect(
    given(clerk, "Class of first degree", {
      kind: "select",
      options: ["First", "Upper second (2:1)", "Third"],
    }),
  ).toBe("Upper second (2:1)");
  expect(given(clerk, "Are you a CIPP qualified payroll technician?", YES_NO)).toBe("Yes");
  expect(given(clerk, "Last day worked at Mill Street Bank", { hint: "DD/MM/YYYY" })).toBe(
    "31/01/2020",
  );
  expect(given(clerk, "When did you finish your doctorate?")).toBeUndefined();
  expect(given(clerk, "Are you a CIPP qualified payroll manager?", YES_NO)).toBeUndefined();
});

test("years are those of the thing that is named, with what counts and what does not", () => {
  const years = (question: string): unknown => given(clerk, question, { kind: "integer" });
  expect(years("How many years have you used the Sage payroll software?")).toBe("4");
  expect(years("Total years of experience, internships included")).toBe("7");
  expect(years("Years of experience using Xero")).toBeUndefined();
  expect(years("Years of experience leading Sage projects")).toBeUndefined();
});
