import { expect, test } from "vitest";
import { given } from "../engine/given.fixture.ts";

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

test("a word in a title, a scale, a rank or a unit is not taken for what is asked", () => {
  const job = (title: string, from: string, to?: string, type = "Full-time"): object => ({
    "Job Title": title,
    Company: `${title} Ltd`,
    "Start Date": from,
    "Experience Type": type,
    Description: "Triage and reports",
    ...(to === undefined ? { "Currently Working Here": true } : { "End Date": to }),
  });
  const study = (name: string, gpa: string, end: string): object => ({
    "Degree Name": name,
    "Institution Name": "Tay College",
    GPA: gpa,
    "End Date": end,
  });
  const years = { kind: "integer" } as const;
  const analyst = {
    user: { expected_ctc: 45000, expected_ctc_currency: "USD" },
    profile: {
      experience: [
        job("Security Engineer", "2019-11-04"),
        job("SOC Analyst", "2017-11-06", "2019-11-01"),
      ],
      education: [
        study("Master of Science in Data Science", "3.8", "2017-06"),
        study("Bachelor of Science in Statistics", "3.6", "2015-06"),
      ],
      certifications: [
        { Title: "CIPP Payroll Technician Certificate", Issuer: "Chartered Institute of Payroll" },
      ],
    },
  };
  expect(given(analyst, "How many years have you worked in security?", years)).toBe("9");
  expect(given(analyst, "Years of experience with Altium Designer", years)).toBeUndefined();
  expect(given(analyst, "What was your graduate GPA (4.0 scale)?", { kind: "decimal" })).toBe(
    "3.8",
  );
  expect(given(analyst, "What is your desired pay? ($/hour)", { kind: "decimal" })).toBeUndefined();
  expect(given(analyst, "Are you a Chartered member of the CIPP?", YES_NO)).toBeUndefined();

  const trainee = {
    profile: {
      experience: [
        {
          ...job("Accounts Intern", "2026-01-05", "2026-03-31", "Internship"),
          Description: "Domestic IT staffing, staffing reports",
        },
      ],
      education: [
        study("Pharmacy Technician Certificate", "3.6", "2019-12"),
        study("High School Diploma", "", "2017-05"),
      ],
    },
  };
  const level = "Have you completed the following level of education: Associate's Degree?";
  expect(given(trainee, level, YES_NO)).toBe("No");
  expect(given(trainee, "Have you done any internship? Mention company name")).toBe(
    "Accounts Intern Ltd",
  );
  expect(given(trainee, "Work status", { options: ["Fresher", "Experienced"] })).toBe("Fresher");

  const btec = {
    profile: { education: [study("BTEC Level 3 Diploma in Business", "", "2014-05")] },
  };
  const levels = {
    options: ["GCSE / NVQ Level 2", "A Level / BTEC Level 3", "HNC / HND", "Degree"],
  };
  expect(given(btec, "Highest level of qualification", levels)).toBe("A Level / BTEC Level 3");
});

test("years of a trade are not those of its kind abroad, and claims are an adjuster's work", () => {
  const job = (title: string, from: string, description: string, to?: string): object => ({
    "Job Title": title,
    Company: `${title} Ltd`,
    "Start Date": from,
    Description: description,
    ...(to === undefined ? { "Currently Working Here": true } : { "End Date": to }),
  });
  const recruiter = {
    profile: {
      experience: [
        job("Technical Recruiter", "2024-04-15", "Hiring for Java and cloud roles"),
        job("IT Recruiter", "2022-08-01", "Domestic IT staffing for clients", "2024-03-29"),
      ],
    },
  };
  const years = { kind: "integer" } as const;
  expect(given(recruiter, "Years of experience in US IT Staffing", years)).toBeUndefined();
  const adjuster = {
    profile: {
      experience: [
        job("Property Claims Adjuster", "2021-05-10", "Hail losses"),
        job("Auto Claims Representative", "2018-06-04", "Auto claims", "2021-04-30"),
      ],
    },
  };
  expect(given(adjuster, "Do you have at least 10 years of claims experience?", YES_NO)).toBe("No");
  expect(given(adjuster, "Do you have any claims against you?", YES_NO)).toBeUndefined();
});
