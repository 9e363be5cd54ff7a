import { describe, expect, it } from "vitest";
import { given } from "./given.fixture.ts";

const YES_NO = { options: ["Yes", "No"] };

const who = (told: { answer?: readonly [string, string]; profile?: object }): object => {
  const [question, answer] = told.answer ?? ["Hobbies", "Chess"];
  const isYesNo = /^(?:Yes|No)$/.test(answer);
  return {
    answers: [
      {
        question,
        answer,
        ...(isYesNo ? { kind: "radio", ...YES_NO } : { kind: "text", options: [] }),
      },
    ],
    profile: {
      personal: { City: "Leeds", State: "England", Country: "United Kingdom" },
      experience: [
        {
          "Job Title": "Store Manager",
          Company: "Freshco",
          "Start Date": "2020-01-06",
          "Currently Working Here": true,
        },
      ],
      ...told.profile,
    },
    job: { title: "Clerk", company: "Acme", location: "Leeds, United Kingdom" },
  };
};

describe("a saved answer on what is, and a question for what is not that", () => {
  const car = ["Do you have your own car?", "Yes"] as const;
  const noPassport = ["Do you have a valid passport?", "No"] as const;
  const noBan = ["Are you bound by a non-compete agreement?", "No"] as const;
  const wouldBan = ["Would you sign a non-compete agreement?", "Yes"] as const;
  const manages = ["Do you have experience managing people?", "Yes"] as const;
  const led = ["How many people do you manage?", "8"] as const;
  const jab = ["Are you willing to be vaccinated against COVID-19?", "Yes"] as const;
  const abroad = ["Are you willing to travel abroad?", "Yes"] as const;

  it.each([
    [car, "Do you have a car of your own?", "Yes"],
    [car, "Do you need a company car?", undefined],
    [car, "Are you willing to buy a car?", undefined],
    [car, "Does your spouse have a car?", undefined],
    [noPassport, "Do you currently have a valid passport?", "No"],
    [noPassport, "Have you ever held a passport?", undefined],
    [noBan, "Have you ever been bound by a non-compete agreement?", undefined],
    [wouldBan, "Are you bound by a non-compete agreement?", undefined],
    [manages, "Would you like to manage people?", undefined],
    [led, "How many people do you currently manage?", "8"],
    [led, "How many people does your manager manage?", undefined],
    [led, "How many people would you like to manage?", undefined],
    [led, "What is the largest number of people you have managed?", undefined],
    [jab, "Are you vaccinated against COVID-19?", undefined],
    [abroad, "Are you open to travelling abroad?", "Yes"],
    [abroad, "Do you travel abroad for work?", undefined],
  ] as const)("%#: %s: %s", (answer, asked, expected) => {
    const extra = answer === led ? {} : YES_NO;
    expect(given(who({ answer }), asked, extra)).toBe(expected);
  });
});

describe("what the profile has, and what one wants, has left or somebody else has", () => {
  const python = who({ profile: { skills: [{ Name: "Python", Years: 5 }] } });
  const pmp = who({ profile: { certifications: [{ Title: "PMP" }] } });

  it.each([
    [python, "Do you have experience with Python?", "Yes"],
    [python, "Would you like to learn Python?", undefined],
    [python, "Does your current team use Python?", undefined],
    [python, "Have you stopped using Python?", undefined],
    [pmp, "Do you hold a PMP?", "Yes"],
    [pmp, "Are you planning to obtain a PMP?", undefined],
    [pmp, "Is your manager PMP certified?", undefined],
    [who({}), "Do you live in Leeds?", "Yes"],
    [who({}), "Would you like to live in Leeds?", undefined],
    [who({}), "Do your parents live in Leeds?", undefined],
  ])("%#: %s", (person, asked, expected) => {
    expect(given(person, asked, YES_NO)).toBe(expected);
  });

  it.each([
    ["Reports in SAP and Excel", "Do you have experience with SAP?", "Yes"],
    ["Sold SAP licences to banks", "Do you have experience with SAP?", undefined],
    ["Recruited Java developers", "Do you have experience with Java?", undefined],
    [
      "No experience with Salesforce was needed",
      "Do you have experience with Salesforce?",
      undefined,
    ],
  ])("%s: %s", (description, asked, expected) => {
    const job = {
      "Job Title": "Clerk",
      Company: "Nimbus",
      Description: description,
      "Start Date": "2020-01-06",
    };
    expect(given(who({ profile: { experience: [job] } }), asked, YES_NO)).toBe(expected);
  });
});
