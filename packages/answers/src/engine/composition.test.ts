import { describe, expect, it } from "vitest";
import type { FieldKind } from "@sendoff/contract/form";
import { answerField, isUnknown } from "./index.ts";
import { factsFromJson } from "../facts/index.ts";

const facts = factsFromJson({
  user: {
    first_name: "Ada",
    last_name: "Brown Cruz",
    location: "Leeds, England, United Kingdom",
    country: "United Kingdom",
  },
  profile: {
    personal: { Citizenship: "Irish" },
    experience: {
      Experience: [
        {
          "Job Title": "Staff Nurse",
          Company: "Elm Hospital",
          "Work Location": "Leeds, United Kingdom",
          "Start Date": "2020-01-01",
          "Currently Working Here": true,
        },
        {
          "Job Title": "Nurse",
          Company: "Oak Clinic",
          "Work Location": "Cork, Ireland",
          "Start Date": "2016-01-01",
          "End Date": "2019-12-31",
          "Currently Working Here": false,
        },
      ],
    },
    skills: {
      Skills: [
        { "Skill Name": "AWS", "Years of Experience": 6 },
        { "Skill Name": "Snowflake", "Years of Experience": 4 },
      ],
    },
  },
  answers: [
    { question: "Do you have a driving licence?", answer: "Yes" },
    { question: "Do you have your own car?", answer: "No" },
    { question: "Are you willing to work nights?", answer: "No" },
    { question: "Are you willing to work weekends and public holidays?", answer: "Yes" },
    { question: "Are you able to lift up to 25 kg?", answer: "Yes" },
  ],
  today: "2026-11-24",
  job: { title: "Nurse", company: "Ash Trust", location: "Leeds, England, United Kingdom" },
});

function ask(question: string, options = ["Yes", "No"], kind: FieldKind = "radio"): unknown {
  const answer = answerField(
    { question, kind, required: true, options, value: "", error: "" },
    facts,
  );
  return isUnknown(answer) ? undefined : answer.value;
}

describe("questions of two parts", () => {
  it("says Yes to both only when each has its Yes, and No when one has its No", () => {
    expect(
      ask("Do you have 5 years of experience with AWS and at least 3 years with Snowflake?"),
    ).toBe("Yes");
    expect(
      ask("Do you have 5 years of experience with AWS and at least 5 years with Snowflake?"),
    ).toBe("No");
    expect(ask("Do you have a driving licence and your own car?")).toBe("No");
    expect(
      ask("Do you have 5 years of experience with AWS and at least 3 years with Kafka?"),
    ).toBeUndefined();
  });

  it("never puts rights to work together", () => {
    expect(ask("Are you authorised to work in Spain and do you need a visa?")).toBeUndefined();
  });

  it("knows hours of work kind by kind", () => {
    expect(ask("Are you willing to work weekends?")).toBe("Yes");
    expect(ask("Are you willing to work nights and weekends?")).toBe("No");
    expect(ask("Are you willing to work overtime and weekends?")).toBeUndefined();
  });

  it("takes an agreed amount as the most, not as any", () => {
    expect(ask("Are you able to lift up to 20 kg?")).toBe("Yes");
    expect(ask("Are you able to lift up to 40 kg?")).toBeUndefined();
  });
});

describe("years for just what is named", () => {
  it("counts only the jobs in the country that is named", () => {
    expect(ask("How many years have you worked as a nurse in Ireland?", [], "integer")).toBe("4");
    expect(
      ask("How many years have you worked as a nurse in Spain?", [], "integer"),
    ).toBeUndefined();
  });

  it("reads limits in both directions", () => {
    expect(ask("Do you have less than 10 years of experience with AWS?")).toBe("Yes");
    expect(ask("Do you have more than 6 years of experience with AWS?")).toBe("No");
  });

  it("counts the time with an employer", () => {
    expect(ask("Completed years with Oak Clinic", [], "integer")).toBe("4");
  });
});

describe("membership and statements", () => {
  it("follows from the citizenship, but a second one is never ruled out", () => {
    expect(ask("Are you a citizen of an EU member state?")).toBe("Yes");
    expect(
      ask("Benötigen Sie für eine Tätigkeit in Österreich eine Arbeitserlaubnis?", ["Ja", "Nein"]),
    ).toBe("Nein");
    expect(ask("Are you a citizen of a Commonwealth country?")).toBeUndefined();
  });

  it("chooses the one statement that is true", () => {
    const options = [
      "I have less than 2 years of experience with AWS",
      "I have 2 to 5 years of experience with AWS",
      "I have more than 5 years of experience with AWS",
    ];
    expect(ask("Which statement applies to you?", options)).toBe(options[2]);
  });
});
