import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { factsFromJson } from "./index.ts";

describe("factsFromJson", () => {
  it("reads user details, profile, preferences, answers, date and job", () => {
    const facts = factsFromJson({
      user: {
        first_name: "Asha",
        current_ctc: "1800000",
        country_id: 1,
        country: { country_name: "India" },
        notice_period: "15 days",
      },
      profile: { personal: { "First Name": "Asha" } },
      job_preferences: {
        roles: ["Engineer"],
        locations: ["Pune"],
        salary_range: { min: 500000, max: 900000 },
      },
      answers: [
        { question: "Kafka years?", answer: 3 },
        { question: "Ok?", answer: true },
        { answer: "lost" },
      ],
      today: "2026-11-21",
      job: { title: "Engineer", company: "Initech", location: "Pune" },
    });
    expect(facts.user).toEqual({
      firstName: "Asha",
      currentCtc: 1800000,
      country: "India",
      noticePeriod: "15 days",
    });
    expect(facts.jobPreferences?.salaryRange).toEqual({ min: 500000, max: 900000 });
    expect(facts.answers).toEqual([
      { question: "Kafka years?", answer: "3" },
      { question: "Ok?", answer: true },
    ]);
    expect(facts.today).toBe("2026-11-21");
  });

  it("keeps roles and locations when the salary range does not fit", () => {
    const facts = factsFromJson({
      job_preferences: { roles: ["Engineer"], locations: [], salary_range: { min: 9, max: 1 } },
    });
    expect(facts.jobPreferences).toEqual({ roles: ["Engineer"], locations: [] });
  });

  it("never throws, and missing parts are empty", () => {
    fc.assert(
      fc.property(fc.anything(), (junk) => {
        expect(factsFromJson(junk).answers).toEqual([]);
      }),
    );
    expect(factsFromJson({}).job).toEqual({ title: "", company: "", location: "" });
  });
});
