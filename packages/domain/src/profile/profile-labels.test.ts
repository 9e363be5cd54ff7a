import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { emptyProfile } from "@sendoff/contract/profile";
import { profileFromFilters, profileToFilters } from "./profile-labels.ts";

const short = fc
  .string({ minLength: 1, maxLength: 60 })
  .map((value) => value.trim())
  .filter((value) => value.length > 0);
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const compact = <T extends object>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const imported = fc.option(fc.array(short, { maxLength: 3 }), { nil: undefined });
const award = fc.record({
  title: short,
  issuer: maybe(short),
  date: maybe(short),
  description: maybe(short),
});
const profiles = fc
  .record({
    personal: fc.record({
      firstName: maybe(short),
      lastName: maybe(short),
      email: maybe(short),
      phone: maybe(short),
      gender: maybe(short),
      countryCode: maybe(short),
      address: maybe(short),
      city: maybe(short),
      state: maybe(short),
      zipCode: maybe(short),
      country: maybe(short),
      citizenship: maybe(short),
    }),
    jobPrefs: fc.record({ jobTitle: maybe(short), industry: maybe(short) }),
    experience: fc.array(
      fc.record({
        jobTitle: short,
        company: short,
        workLocation: maybe(short),
        description: maybe(short),
        startDate: maybe(short),
        endDate: maybe(short),
        experienceType: maybe(short),
        currentlyWorkingHere: maybe(fc.boolean()),
        imported,
      }),
      { maxLength: 4 },
    ),
    education: fc.array(
      fc.record({
        degreeName: short,
        institutionName: short,
        institutionCity: maybe(short),
        institutionState: maybe(short),
        gpa: maybe(short),
        startDate: maybe(short),
        endDate: maybe(short),
      }),
      { maxLength: 4 },
    ),
    skills: fc.array(
      fc.record({ name: short, years: maybe(fc.integer({ min: 0, max: 50 })), imported }),
      { maxLength: 4 },
    ),
    languages: fc.array(fc.record({ name: short, proficiency: maybe(short), imported }), {
      maxLength: 4,
    }),
    achievements: fc.array(award, { maxLength: 3 }),
    certifications: fc.array(award, { maxLength: 3 }),
  })
  .map(compact);

const labelled = {
  personal: { "First Name": "Asha", "Zip Code": 411001, "Phone Number": " 9876543210 " },
  jobPrefs: { "Job Title": "Data Analyst", Industry: "Retail" },
  experience: {
    Experience: [
      {
        "Job Title": "Analyst",
        Company: "Acme",
        "Start Date": "2020-01",
        "Currently Working Here": true,
      },
    ],
  },
  education: [{ "Degree Name": "B.Tech", "Institution Name": "COEP", GPA: "8.1" }],
  skills: { Skills: [{ "Skill Name": "SQL", "Years of Experience": "4" }] },
  languages: { Languages: [{ "Language Name": "Hindi", Proficiency: "Native" }] },
  achievements: { Achievements: [{ "Award Title": "Star", Issuer: "Acme" }] },
  certifications: { Certifications: [{ Title: "PMP", "Issuing Date": "2021" }] },
};

describe("profile labels", () => {
  it("reads back every profile it writes, as an object and as JSON text", () => {
    fc.assert(
      fc.property(profiles, (profile) => {
        expect(profileFromFilters(profileToFilters(profile))).toEqual(profile);
        expect(profileFromFilters(JSON.stringify(profileToFilters(profile)))).toEqual(profile);
      }),
      { numRuns: 150 },
    );
  });

  it("never throws on anything JSON can hold", () => {
    const sections = fc.constantFrom(
      "personal",
      "experience",
      "skills",
      "languages",
      "education",
      "jobPrefs",
    );
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.dictionary(sections, fc.jsonValue())), (junk) => {
        expect(Object.keys(profileFromFilters(junk))).toEqual(Object.keys(emptyProfile()));
      }),
      { numRuns: 300 },
    );
  });

  it("reads the labels of the schema with lists as arrays or under their key", () => {
    const profile = profileFromFilters(labelled);
    expect(profile.personal).toEqual({ firstName: "Asha", zipCode: "411001", phone: "9876543210" });
    expect(profile.jobPrefs).toEqual({ jobTitle: "Data Analyst", industry: "Retail" });
    expect(profile.experience[0]).toMatchObject({ company: "Acme", currentlyWorkingHere: true });
    expect(profile.education[0]?.gpa).toBe("8.1");
    expect(profile.skills).toEqual([{ name: "SQL", years: 4 }]);
    expect(profile.languages).toEqual([{ name: "Hindi", proficiency: "Native" }]);
    expect(profile.achievements).toEqual([{ title: "Star", issuer: "Acme" }]);
    expect(profile.certifications).toEqual([{ title: "PMP", date: "2021" }]);
  });

  // SPEC 3.8, 3.24, 3.30
  it("reads the older camelCase keys and the alternative shape", () => {
    const older = profileFromFilters({ personal: { firstName: "Asha", zipCode: "1" } });
    expect(older.personal).toEqual({ firstName: "Asha", zipCode: "1" });
    const alternative = profileFromFilters({
      personalInformation: { firstName: "Asha", phoneNumber: "98" },
      workExperience: [{ jobTitle: "Analyst", company: "Acme", currentlyWorkHere: false }],
      education: [{ degreeName: "MBA", institution: { name: "IIMA", city: "Ahmedabad" } }],
      skills: [{ skill: "SQL", experience: 3 }, "Excel"],
      languages: ["Tamil", { name: "English", proficiency: "Native" }],
      certifications: [{ title: "PMP", issuingDate: "2020" }],
    });
    expect(alternative.personal).toEqual({ firstName: "Asha", phone: "98" });
    expect(alternative.experience[0]?.currentlyWorkingHere).toBe(false);
    expect(alternative.education[0]).toEqual({
      degreeName: "MBA",
      institutionName: "IIMA",
      institutionCity: "Ahmedabad",
    });
    expect(alternative.skills).toEqual([{ name: "SQL", years: 3 }, { name: "Excel" }]);
    expect(alternative.languages.map((language) => language.name)).toEqual(["Tamil", "English"]);
  });

  // SPEC 5.19
  it("drops a field that does not fit and keeps the rest of its item", () => {
    const profile = profileFromFilters({
      skills: {
        Skills: [{ "Skill Name": "SQL", "Years of Experience": 99 }, { "Skill Name": "" }, 7],
      },
      personal: { "First Name": "x".repeat(501), City: "Pune" },
    });
    expect(profile.skills).toEqual([{ name: "SQL" }]);
    expect(profile.personal).toEqual({ city: "Pune" });
  });

  it("keeps the marks of imported defaults", () => {
    const profile = profileFromFilters({
      skills: [{ skill: "SQL", experience: 0, imported: ["years"] }],
    });
    expect(profile.skills).toEqual([{ name: "SQL", years: 0, imported: ["years"] }]);
  });
});
