import { SKILL_YEARS_MAX } from "@sendoff/contract/constants";
import { type Profile } from "@sendoff/contract/profile";

export type FieldType =
  | "text"
  | "email"
  | "tel"
  | "number"
  | "textarea"
  | "select"
  | "checkbox"
  | "date";

export interface SchemaField {
  /** The property of the profile that holds it. */
  key: string;
  label: string;
  type: FieldType;
  isRequired?: boolean;
  placeholder?: string;
  options?: readonly string[];
  validation?: { min: number; max: number };
}

export type SectionKey = keyof Profile;
export interface SchemaSection {
  key: SectionKey;
  title: string;
  /** Word for the whole list ("No Experience added yet") and for one item ("Add Skill"); absent for plain sections. */
  list?: { label: string; itemLabel: string };
  fields: readonly SchemaField[];
}

const countries = ["India", "USA", "UK", "Australia"];
const citizenships = ["Indian", "American", "British", "Australian"];

const award = (titleLabel: string): readonly SchemaField[] => [
  { key: "title", label: titleLabel, type: "text", isRequired: true },
  { key: "issuer", label: "Issuer", type: "text" },
  { key: "date", label: "Issuing Date", type: "text", placeholder: "2024, or Mar 2024" },
  { key: "description", label: "Description", type: "textarea" },
];

/** The eight sections of SPEC 3, in the order they are numbered. */
export const profileSchema: readonly SchemaSection[] = [
  {
    key: "personal",
    title: "Personal Info",
    fields: [
      { key: "firstName", label: "First Name", type: "text", isRequired: true },
      { key: "lastName", label: "Last Name", type: "text", isRequired: true },
      { key: "email", label: "Email", type: "email", isRequired: true },
      // Without a number the start-up check asks for the whole profile step again (SPEC 4).
      { key: "phone", label: "Phone Number", type: "tel", isRequired: true },
      { key: "gender", label: "Gender", type: "select", options: ["Male", "Female", "Other"] },
      {
        key: "countryCode",
        label: "Country Code",
        type: "select",
        options: ["+91", "+1", "+44", "+61"],
      },
      { key: "address", label: "Address", type: "text" },
      { key: "city", label: "City", type: "text" },
      { key: "state", label: "State", type: "text" },
      { key: "zipCode", label: "Zip Code", type: "text" },
      { key: "country", label: "Country", type: "select", options: countries },
      { key: "citizenship", label: "Citizenship", type: "select", options: citizenships },
    ],
  },
  {
    key: "jobPrefs",
    title: "Job Preferences",
    fields: [
      { key: "jobTitle", label: "Job Title", type: "text", isRequired: true },
      { key: "industry", label: "Industry", type: "text", isRequired: true },
    ],
  },
  {
    key: "experience",
    title: "Work Experience",
    list: { label: "Experience", itemLabel: "Experience" },
    fields: [
      { key: "jobTitle", label: "Job Title", type: "text", isRequired: true },
      { key: "company", label: "Company", type: "text", isRequired: true },
      { key: "workLocation", label: "Work Location", type: "text", placeholder: "City, or Remote" },
      {
        key: "experienceType",
        label: "Experience Type",
        type: "select",
        options: ["Full-time", "Part-time", "Contract", "Internship"],
      },
      { key: "startDate", label: "Start Date", type: "date", isRequired: true },
      { key: "endDate", label: "End Date", type: "date" },
      { key: "currentlyWorkingHere", label: "Currently Working Here", type: "checkbox" },
      { key: "description", label: "Description", type: "textarea" },
    ],
  },
  {
    key: "education",
    title: "Education",
    list: { label: "Education", itemLabel: "Education" },
    fields: [
      { key: "degreeName", label: "Degree Name", type: "text", isRequired: true },
      { key: "institutionName", label: "Institution Name", type: "text", isRequired: true },
      { key: "institutionCity", label: "Institution City", type: "text" },
      { key: "institutionState", label: "Institution State", type: "text" },
      { key: "gpa", label: "GPA", type: "text" },
      { key: "startDate", label: "Start Date", type: "date", isRequired: true },
      { key: "endDate", label: "End Date", type: "date" },
    ],
  },
  {
    key: "skills",
    title: "Skills",
    list: { label: "Skills", itemLabel: "Skill" },
    fields: [
      { key: "name", label: "Skill Name", type: "text", isRequired: true },
      {
        key: "years",
        label: "Years of Experience",
        type: "number",
        validation: { min: 0, max: SKILL_YEARS_MAX },
      },
    ],
  },
  {
    key: "languages",
    title: "Languages",
    list: { label: "Languages", itemLabel: "Language" },
    fields: [
      { key: "name", label: "Language Name", type: "text", isRequired: true },
      {
        key: "proficiency",
        label: "Proficiency",
        type: "select",
        options: ["Beginner", "Intermediate", "Advanced", "Native"],
      },
    ],
  },
  {
    key: "achievements",
    title: "Achievements",
    list: { label: "Achievements", itemLabel: "Achievement" },
    fields: award("Award Title"),
  },
  {
    key: "certifications",
    title: "Certifications",
    list: { label: "Certifications", itemLabel: "Certification" },
    fields: award("Title"),
  },
];
