import { type CvExtraction, emptyCvExtraction } from "@sendoff/contract/cv";
import { emptyProfile } from "@sendoff/contract/profile";
import { describe, expect, it } from "vitest";
import { mergeCv } from "./merge-cv.ts";

const job = {
  jobTitle: "Backend Engineer",
  company: "Harbourline",
  workLocation: "Pune",
  description: "Built billing.",
  startDate: "2020-06",
  endDate: "2022-06",
  currentlyWorkHere: false,
};

function cv(fields: Partial<CvExtraction>): CvExtraction {
  return { ...emptyCvExtraction(), ...fields };
}

describe("mergeCv", () => {
  // SPEC 1.6, 9.10, 9.11
  it("fills an empty profile and marks what the CV did not say", () => {
    const merged = mergeCv(
      emptyProfile(),
      cv({
        personalInformation: {
          ...emptyCvExtraction().personalInformation,
          firstName: "Meera",
          email: "m@example.com",
        },
        workExperience: [job],
        skills: [
          { skill: "SQL", experience: 0 },
          { skill: "Node.js", experience: 6 },
        ],
        languages: [
          { name: "Hindi", proficiency: "Mother tongue" },
          { name: "Tamil", proficiency: "" },
        ],
      }),
    );
    expect(merged.personal).toEqual({ firstName: "Meera", email: "m@example.com" });
    expect(merged.experience).toEqual([
      {
        jobTitle: "Backend Engineer",
        company: "Harbourline",
        workLocation: "Pune",
        description: "Built billing.",
        startDate: "2020-06",
        endDate: "2022-06",
        experienceType: "Full-time",
        imported: ["experienceType"],
      },
    ]);
    expect(merged.skills).toEqual([
      { name: "SQL", years: 0, imported: ["years"] },
      { name: "Node.js", years: 6 },
    ]);
    expect(merged.languages).toEqual([
      { name: "Hindi", proficiency: "Native" },
      { name: "Tamil", proficiency: "Intermediate", imported: ["proficiency"] },
    ]);
  });

  it("never overwrites what is there, and fills only what is missing", () => {
    const typed = {
      ...emptyProfile(),
      personal: { firstName: "Meera Lakshmi" },
      experience: [{ jobTitle: "backend engineer", company: "HARBOURLINE", startDate: "2020-05" }],
      skills: [{ name: "sql", years: 4 }],
    };
    const merged = mergeCv(
      typed,
      cv({
        personalInformation: {
          ...emptyCvExtraction().personalInformation,
          firstName: "Meera",
          city: "Pune",
        },
        workExperience: [job],
        skills: [{ skill: "SQL", experience: 0 }],
      }),
    );
    expect(merged.personal).toEqual({ firstName: "Meera Lakshmi", city: "Pune" });
    expect(merged.experience).toEqual([
      {
        jobTitle: "backend engineer",
        company: "HARBOURLINE",
        startDate: "2020-05",
        workLocation: "Pune",
        description: "Built billing.",
        endDate: "2022-06",
        experienceType: "Full-time",
        imported: ["experienceType"],
      },
    ]);
    expect(merged.skills).toEqual([{ name: "sql", years: 4 }]);
  });

  it("replaces an untouched default with what a newer CV says, and drops the mark", () => {
    const first = mergeCv(emptyProfile(), cv({ skills: [{ skill: "SQL", experience: 0 }] }));
    const second = mergeCv(first, cv({ skills: [{ skill: "SQL", experience: 7 }] }));
    expect(second.skills).toEqual([{ name: "SQL", years: 7 }]);
  });

  it("does not end a job that the user still holds", () => {
    const typed = {
      ...emptyProfile(),
      experience: [
        { jobTitle: "Backend Engineer", company: "Harbourline", currentlyWorkingHere: true },
      ],
    };
    const [merged] = mergeCv(typed, cv({ workExperience: [job] })).experience;
    expect(merged?.endDate).toBeUndefined();
    expect(merged?.currentlyWorkingHere).toBe(true);
  });

  it("tells C, C++ and C# apart", () => {
    const skills = ["C", "C++", "C#"].map((skill) => ({ skill, experience: 1 }));
    expect(mergeCv(emptyProfile(), cv({ skills })).skills).toHaveLength(3);
  });

  it("changes nothing when the same CV is merged again", () => {
    const same = cv({
      workExperience: [job],
      education: [
        {
          degreeName: "B.Tech",
          institution: { name: "NIT", city: "Kozhikode", state: "" },
          gpa: "8.4",
          startDate: "2016",
          endDate: "2020",
        },
      ],
      skills: [{ skill: "SQL", experience: 0 }],
      languages: [{ name: "Hindi", proficiency: "" }],
      certifications: [{ title: "PMP", issuer: "", issuingDate: "2021", description: "" }],
    });
    const once = mergeCv(emptyProfile(), same);
    expect(mergeCv(once, same)).toEqual(once);
  });
});
