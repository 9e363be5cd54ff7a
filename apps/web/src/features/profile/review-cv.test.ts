import { type CvExtraction, emptyCvExtraction } from "@sendoff/contract/cv";
import { emptyProfile, type Profile } from "@sendoff/contract/profile";
import { describe, expect, it } from "vitest";
import { mergeCv } from "./merge-cv.ts";
import { applyReview, needsReview, type ReviewChoices, reviewCv } from "./review-cv.ts";

const job = {
  jobTitle: "Backend Engineer",
  company: "Harbourline",
  workLocation: "Pune",
  description: "Built billing.",
  startDate: "2020-06",
  endDate: "2022-06",
  currentlyWorkHere: false,
};
const cv: CvExtraction = {
  ...emptyCvExtraction(),
  personalInformation: {
    ...emptyCvExtraction().personalInformation,
    firstName: "MEERA",
    lastName: "Nayar",
    phone: "+91 98450 12345",
    city: "Pune",
  },
  workExperience: [job, { ...job, company: "Quillstack", startDate: "2022-07", endDate: "" }],
  skills: [
    { skill: "SQL", experience: 7 },
    { skill: "Go", experience: 2 },
  ],
};
const typed: Profile = {
  ...emptyProfile(),
  personal: { firstName: "Meera", lastName: "Nair", phone: "9845012345" },
  experience: [
    {
      jobTitle: "backend engineer",
      company: "HARBOURLINE",
      startDate: "2020-06-04",
      currentlyWorkingHere: true,
    },
  ],
  skills: [{ name: "SQL", years: 4 }],
};

const choices = (left: string[], taken: string[] = []): ReviewChoices => ({
  left: new Set(left),
  taken: new Set(taken),
});
const shown = (profile: Profile, from = cv) =>
  reviewCv(profile, from).flatMap((section) => [
    ...section.values.map((value) => [value.id, value.own, value.found]),
    ...section.items.flatMap((item) => [
      ...(item.isNew ? [[item.id, "new", item.title]] : []),
      ...(item.isNew ? [] : item.values.map((value) => [value.id, value.own, value.found])),
    ]),
  ]);

describe("reviewCv", () => {
  it("shows what is new and what differs, and nothing that is the same in other words", () => {
    expect(shown(typed)).toEqual([
      ["personal.lastName", "Nair", "Nayar"],
      ["personal.city", "", "Pune"],
      ["experience.0.workLocation", "", "Pune"],
      ["experience.0.endDate", "now", "Jun 2022"],
      ["experience.0.description", "", "Built billing."],
      ["experience.1", "new", "Backend Engineer, Quillstack"],
      ["skills.0.years", "4", "7"],
      ["skills.1", "new", "Go"],
    ]);
  });

  it("has nothing to show when the CV is already in the profile", () => {
    expect(reviewCv(mergeCv(emptyProfile(), cv), cv)).toEqual([]);
    expect(needsReview(mergeCv(emptyProfile(), cv), cv)).toBe(false);
  });

  it("asks before a first CV only where it says something else than what was typed at the start", () => {
    const personal = { ...typed.personal, lastName: "NAYAR" };
    expect(needsReview({ ...emptyProfile(), personal }, cv)).toBe(false);
    for (const other of [{ lastName: "Nair" }, { city: "Mumbai" }, { phone: "9000000001" }]) {
      expect(needsReview({ ...emptyProfile(), personal: { ...personal, ...other } }, cv)).toBe(
        true,
      );
    }
    expect(needsReview(typed, cv)).toBe(true);
  });

  it("marks what only a model found: values, whole entries, and entries by what they are about", () => {
    const nameless = { ...cv, skills: [{ skill: " ", experience: 0 }, ...cv.skills] };
    const sections = reviewCv(emptyProfile(), nameless, [
      "personalInformation.city",
      "personalInformation.fullName",
      "workExperience.0.startDate",
      "workExperience.1.company",
      "skills.0",
      "skills.2",
      "education.7",
    ]);
    const marked = sections.flatMap((section) => [
      ...section.values.filter((value) => value.isByModel).map((value) => value.id),
      ...section.items.flatMap((item) => [
        ...(item.isByModel ? [item.id] : []),
        ...item.values.filter((value) => value.isByModel).map((value) => value.id),
      ]),
    ]);
    expect(marked).toEqual([
      "personal.city",
      "experience.0.startDate",
      "experience.1",
      "experience.1.workLocation",
      "experience.1.startDate",
      "experience.1.description",
      "skills.1",
      "skills.1.years",
    ]);
  });
});

describe("applyReview", () => {
  it("with nothing decided is the merge, which overwrites nothing", () => {
    expect(applyReview(typed, cv, choices([]))).toEqual(mergeCv(typed, cv));
  });

  it("takes the CV's value only where it was chosen", () => {
    const merged = applyReview(
      typed,
      cv,
      choices([], ["personal.lastName", "experience.0.endDate", "skills.0.years"]),
    );
    expect(merged.personal).toMatchObject({ firstName: "Meera", lastName: "Nayar" });
    expect(merged.experience[0]).toMatchObject({ endDate: "2022-06", startDate: "2020-06-04" });
    expect(merged.experience[0]?.currentlyWorkingHere).toBeUndefined();
    expect(merged.skills[0]).toEqual({ name: "SQL", years: 7 });
  });

  it("leaves out single values and whole entries", () => {
    const merged = applyReview(
      typed,
      cv,
      choices(["personal.city", "experience.0.description", "experience.1", "skills.1"]),
    );
    expect(merged.personal.city).toBeUndefined();
    expect(merged.experience).toHaveLength(1);
    expect(merged.experience[0]).toMatchObject({ workLocation: "Pune" });
    expect(merged.experience[0]?.description).toBeUndefined();
    expect(merged.skills.map((skill) => skill.name)).toEqual(["SQL"]);
  });

  it("leaves out both mentions of what a CV says twice", () => {
    const twice = {
      ...cv,
      skills: [
        { skill: "Rust", experience: 0 },
        { skill: "rust", experience: 3 },
      ],
    };
    expect(shown(typed, twice).filter(([id]) => id?.startsWith("skills"))).toEqual([
      ["skills.0", "new", "Rust"],
    ]);
    const merged = applyReview(typed, twice, choices(["skills.0"]));
    expect(merged.skills).toEqual(typed.skills);
  });

  it("keeps what was typed meanwhile in another tab", () => {
    const newer = { ...typed, skills: [...typed.skills, { name: "Go", years: 9 }] };
    expect(applyReview(newer, cv, choices([])).skills).toEqual(newer.skills);
  });
});
