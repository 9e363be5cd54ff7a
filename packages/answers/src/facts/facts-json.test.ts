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

  it("reads the other spellings: filters as text, preferences among them, amounts with commas, a moment as today", () => {
    const facts = factsFromJson({
      user: {
        mobile: "+919812345670",
        expected_ctc: "24,50,000",
        expected_ctc_currency: "inr",
        filters: JSON.stringify({
          personalInformation: { city: "Pune" },
          workExperience: [{ jobTitle: "Engineer", company: "Orbit", currentlyWorkHere: true }],
          skills: [{ skill: "Java", experience: "5" }],
          roles: ["Engineer"],
          locations: ["Pune"],
        }),
      },
      today: "2026-11-21T09:30:00Z",
      job: { job_title: "Engineer", company_name: "Initech", location: "Pune" },
    });
    expect(facts.user).toMatchObject({ expectedCtc: 2450000, expectedCtcCurrency: "INR" });
    expect(facts.profile.experience).toMatchObject([{ jobTitle: "Engineer", company: "Orbit" }]);
    expect(facts.profile.skills).toEqual([{ name: "Java", years: 5 }]);
    expect(facts.jobPreferences).toEqual({ roles: ["Engineer"], locations: ["Pune"] });
    expect(facts.today).toBe("2026-11-21");
    expect(facts.job).toEqual({ title: "Engineer", company: "Initech", location: "Pune" });
  });

  it("reads list sections as arrays and under their own key alike", () => {
    const experience = [{ "Job Title": "Engineer", Company: "Orbit", "Start Date": "2020-01" }];
    const plain = factsFromJson({ profile: { experience } });
    const keyed = factsFromJson({ profile: { experience: { Experience: experience } } });
    expect(plain.profile.experience).toHaveLength(1);
    expect(keyed).toEqual(plain);
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
