import { describe, expect, it } from "vitest";
import { given } from "../engine/given.fixture.ts";

const YES_NO = { options: ["Yes", "No"] };
const YES = { answer: "Yes", kind: "radio", ...YES_NO };
/** A person who lives and looks for work in the country of the job. */
const person = (location: string, answers: object[], profile: object = {}): object => ({
  answers,
  profile,
  job: { title: "Clerk", company: "", location },
});

describe("a saved answer that says in other words what is asked", () => {
  const berlin = person(
    "Berlin, Germany",
    [
      { question: "What residence title do you hold in Germany?", answer: "EU Blue Card" },
      { question: "Can you work from our Berlin office 2 days per week?", ...YES },
      { question: "How did you hear about us?", answer: "LinkedIn" },
      { question: "Do you have a class B driving licence?", ...YES },
      { question: "Do you have your own car?", ...YES, answer: "No" },
      { question: "Are you willing to travel occasionally for work?", ...YES },
      { question: "Full-time or part-time?", answer: "Full-time" },
      { question: "Type of your current contract", answer: "Unbefristet" },
      { question: "Reason for leaving your current job", answer: "I want to lead a team" },
    ],
    {
      personal: { City: "Berlin", Country: "Germany" },
      languages: [{ "Language Name": "Polish", Proficiency: "Native" }],
    },
  );
  const titles = { options: ["Settlement permit", "EU Blue Card", "Student visa", "None"] };
  const sources = { options: ["LinkedIn", "Glassdoor", "A friend"] };
  const contracts = { options: ["Permanent", "Fixed term", "Freelance"] };

  it.each([
    ["What is your current work permit status in Germany?", titles, "EU Blue Card"],
    ["Are you on a student visa?", YES_NO, "No"],
    ["Are you comfortable working in a hybrid setting?", YES_NO, "Yes"],
    ["How did you hear about Fernhill?", sources, "LinkedIn"],
    ["Do you have a driving licence and your own car?", YES_NO, "No"],
    ["The job involves occasional business travel within Germany. OK?", YES_NO, "Yes"],
    ["Are you looking for a part-time position?", YES_NO, "No"],
    ["Your present employment contract", contracts, "Permanent"],
    ["Why are you looking to move on from your current role?", {}, "I want to lead a team"],
    ["Mother tongue", {}, "Polish"],
  ])("%s", (question, field, answer) => {
    expect(given(berlin, question, field)).toBe(answer);
  });

  it.each([
    // another country, person, time, or what is needed
    ["What is your current work permit status in Austria?", titles],
    ["Which residence title does your spouse hold?", titles],
    ["What was your previous residence title in Germany?", titles],
    ["Which work permit do you need?", titles],
    ["Have you ever been on a student visa?", YES_NO],
    // another way of working, or the past
    ["Are you comfortable working in an onsite setting?", YES_NO],
    ["Have you worked in a hybrid setting?", YES_NO],
    // another thing to hear of, more travel, another contract, an earlier job
    ["How did you hear about machine learning?", {}],
    ["Are you willing to travel extensively?", YES_NO],
    ["Are you willing to travel occasionally to Poland?", YES_NO],
    ["Have you held a full-time job?", YES_NO],
    ["Contract you would prefer", contracts],
    ["Reason for leaving", { section: "Previous employment: Elbe Ltd" }],
  ])("is left open: %s", (question, field) => {
    expect(given(berlin, question, field)).toBeUndefined();
  });
});

describe("rights and licences as boards of one country put them", () => {
  const sydney = person("Sydney, Australia", [
    {
      question: "Which of these statements best describes your right to work in Australia?",
      answer: "I have a partner visa with no restrictions",
      options: ["I'm an Australian citizen", "I have a partner visa with no restrictions"],
    },
    { question: "What type of driver licence do you hold?", answer: "HR - Heavy Rigid" },
  ]);
  const classes = { options: ["C - Car", "HR - Heavy Rigid", "MC - Multi Combination"] };

  it("follows a statement, and only in its country", () => {
    expect(given(sydney, "Do you have full working rights in Australia?", YES_NO)).toBe("Yes");
    expect(given(sydney, "Do you have full working rights in Fiji?", YES_NO)).toBeUndefined();
    expect(given(sydney, "Are you an Australian citizen?", YES_NO)).toBeUndefined();
  });

  it("finds the class of a licence among the choices", () => {
    expect(given(sydney, "Driver's licence class", classes)).toBe("HR - Heavy Rigid");
    expect(given(sydney, "Which licence class do you wish to obtain?", classes)).toBeUndefined();
    expect(given(sydney, "Do you have a clean driver licence?", YES_NO)).toBeUndefined();
  });
});

describe("papers by their other names and steps", () => {
  const holder = person("Leeds, United Kingdom", [], {
    certifications: [
      { Title: "NEBOSH International General Certificate", Issuer: "NEBOSH" },
      { Title: "AAT Level 4 Diploma in Accounting", Issuer: "AAT" },
      { Title: "Emergency First Aid at Work", Issuer: "Red Cross" },
      { Title: "B2 First", Issuer: "Cambridge English" },
    ],
    skills: [{ "Skill Name": "Forklift operation", "Years of Experience": 4 }],
  });

  it.each([
    ["Are you NEBOSH IGC certified?", "Yes"],
    ["Do you have AAT Level 3 or above?", "Yes"],
    ["Are you a trained first aider?", "Yes"],
    ["Do you have an English certificate at B2?", "Yes"],
    ["Do you have AAT Level 5 or above?", undefined],
    ["Have you failed AAT Level 3 or above?", undefined],
    ["Do you have First Aid at Work (FAW)?", undefined],
    ["Are you a first aid trainer?", undefined],
    ["Do you have an English certificate at C1?", undefined],
    ["Do you have experience training forklift operators?", undefined],
  ])("%s", (question, answer) => {
    expect(given(holder, question, YES_NO)).toBe(answer);
  });

  it("takes what one does with a thing for the thing, and no part of it", () => {
    const years = { kind: "integer" } as const;
    expect(given(holder, "How many years of forklift experience do you have?", years)).toBe("4");
    expect(given(holder, "How many years of reach forklift experience?", years)).toBeUndefined();
  });
});

describe("headings over a job and a school", () => {
  const job = (company: string, from: string, to?: string): object => ({
    "Job Title": `Clerk at ${company}`,
    Company: company,
    "Start Date": from,
    ...(to === undefined ? { "Currently Working Here": true } : { "End Date": to }),
  });
  const study = (name: string, school: string, gpa: string, end: string): object => ({
    "Degree Name": name,
    "Institution Name": school,
    GPA: gpa,
    "End Date": end,
  });
  const clerk = person("Leeds, United Kingdom", [], {
    experience: [job("Aire Ltd", "2021-03-01"), job("Wharfe Ltd", "2017-03-01", "2021-02-26")],
    education: [
      study("Master of Science in Mathematics", "University of Hull", "3.8", "2016-06"),
      study("Bachelor of Science in Mathematics", "University of York", "3.6", "2014-06"),
    ],
  });

  it.each([
    ["Name of employer", "Section 3: Present employment", "Aire Ltd"],
    ["Name of employer", "Section 4: Previous employment", "Wharfe Ltd"],
    ["GPA", "Education: University of York", "3.6"],
    ["GPA", "Education: University of Toronto", undefined],
  ])("%s under %s", (question, section, answer) => {
    expect(given(clerk, question, { section })).toBe(answer);
  });
});
