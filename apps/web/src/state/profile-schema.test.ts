import { describe, expect, it } from "vitest";
import { type SectionKey, profileSchema } from "./profile-schema.ts";

/** A field in one line: label, "req" where it must be filled in, type unless text, then choices or bounds. */
function lines(key: SectionKey): string[] {
  const section = profileSchema.find((candidate) => candidate.key === key);
  return (section?.fields ?? []).map((field) =>
    [
      field.label,
      ...(field.isRequired === true ? ["req"] : []),
      ...(field.type === "text" ? [] : [field.type]),
      ...(field.options === undefined ? [] : [field.options.join("/")]),
      ...(field.validation === undefined
        ? []
        : [`${field.validation.min} to ${field.validation.max}`]),
    ].join(", "),
  );
}

describe("the profile's schema", () => {
  // SPEC 2b.20, 3.1, 3.2, 3.3, 3.4, 3.5, 3.6, 3.7, 3.9, 3.10, 3.11, 3.12, 3.13, 3.14, 3.15
  it("has the eight sections in their order", () => {
    expect(profileSchema.map(({ key, title }) => `${key}: ${title}`)).toEqual([
      "personal: Personal Info",
      "jobPrefs: Job Preferences",
      "experience: Work Experience",
      "education: Education",
      "skills: Skills",
      "languages: Languages",
      "achievements: Achievements",
      "certifications: Certifications",
    ]);
    expect(profileSchema.flatMap(({ list }) => list?.label ?? [])).toEqual([
      "Experience",
      "Education",
      "Skills",
      "Languages",
      "Achievements",
      "Certifications",
    ]);
  });

  it.each<[SectionKey, string[]]>([
    [
      "personal",
      [
        "First Name, req",
        "Last Name, req",
        "Email, req, email",
        "Phone Number, req, tel",
        "Gender, select, Male/Female/Other",
        "Country Code, select, +91/+1/+44/+61",
        "Address",
        "City",
        "State",
        "Zip Code",
        "Country, select, India/USA/UK/Australia",
        "Citizenship, select, Indian/American/British/Australian",
      ],
    ],
    ["jobPrefs", ["Job Title, req", "Industry, req"]],
    [
      "experience",
      [
        "Job Title, req",
        "Company, req",
        "Work Location",
        "Experience Type, select, Full-time/Part-time/Contract/Internship",
        "Start Date, req, date",
        "End Date, date",
        "Currently Working Here, checkbox",
        "Description, textarea",
      ],
    ],
    [
      "education",
      [
        "Degree Name, req",
        "Institution Name, req",
        "Institution City",
        "Institution State",
        "GPA",
        "Start Date, req, date",
        "End Date, date",
      ],
    ],
    ["skills", ["Skill Name, req", "Years of Experience, number, 0 to 50"]],
    [
      "languages",
      ["Language Name, req", "Proficiency, select, Beginner/Intermediate/Advanced/Native"],
    ],
    ["achievements", ["Award Title, req", "Issuer", "Issuing Date", "Description, textarea"]],
    ["certifications", ["Title, req", "Issuer", "Issuing Date", "Description, textarea"]],
  ])("asks in %s for what is specified", (key, fields) => {
    expect(lines(key)).toEqual(fields);
  });
});
