import { SKILL_YEARS_MAX } from "@sendoff/contract/constants";
import { type Profile } from "@sendoff/contract/profile";
import { messages } from "./messages.ts";

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

const { fields, lists, sections } = messages;

const countries = ["India", "USA", "UK", "Australia"];
const citizenships = ["Indian", "American", "British", "Australian"];

const award = (titleLabel: string): readonly SchemaField[] => [
  { key: "title", label: titleLabel, type: "text", isRequired: true },
  { key: "issuer", label: fields.issuer, type: "text" },
  { key: "date", label: fields.issuingDate, type: "text", placeholder: messages.yearOrMonth },
  { key: "description", label: fields.description, type: "textarea" },
];

/** The eight sections of SPEC 3, in the order they are numbered. */
export const profileSchema: readonly SchemaSection[] = [
  {
    key: "personal",
    title: sections.personal,
    fields: [
      { key: "firstName", label: fields.firstName, type: "text", isRequired: true },
      { key: "lastName", label: fields.lastName, type: "text", isRequired: true },
      { key: "email", label: fields.email, type: "email", isRequired: true },
      // Without a number the start-up check asks for the whole profile step again (SPEC 4).
      { key: "phone", label: fields.phone, type: "tel", isRequired: true },
      { key: "gender", label: fields.gender, type: "select", options: ["Male", "Female", "Other"] },
      {
        key: "countryCode",
        label: fields.countryCode,
        type: "select",
        options: ["+91", "+1", "+44", "+61"],
      },
      { key: "address", label: fields.address, type: "text" },
      { key: "city", label: fields.city, type: "text" },
      { key: "state", label: fields.state, type: "text" },
      { key: "zipCode", label: fields.zipCode, type: "text" },
      { key: "country", label: fields.country, type: "select", options: countries },
      { key: "citizenship", label: fields.citizenship, type: "select", options: citizenships },
    ],
  },
  {
    key: "jobPrefs",
    title: sections.jobPrefs,
    fields: [
      { key: "jobTitle", label: fields.jobTitle, type: "text", isRequired: true },
      { key: "industry", label: fields.industry, type: "text", isRequired: true },
    ],
  },
  {
    key: "experience",
    title: sections.experience,
    list: lists.experience,
    fields: [
      { key: "jobTitle", label: fields.jobTitle, type: "text", isRequired: true },
      { key: "company", label: fields.company, type: "text", isRequired: true },
      {
        key: "workLocation",
        label: fields.workLocation,
        type: "text",
        placeholder: messages.cityOrRemote,
      },
      {
        key: "experienceType",
        label: fields.experienceType,
        type: "select",
        options: ["Full-time", "Part-time", "Contract", "Internship"],
      },
      { key: "startDate", label: fields.startDate, type: "date", isRequired: true },
      { key: "endDate", label: fields.endDate, type: "date" },
      { key: "currentlyWorkingHere", label: fields.currentlyWorkingHere, type: "checkbox" },
      { key: "description", label: fields.description, type: "textarea" },
    ],
  },
  {
    key: "education",
    title: sections.education,
    list: lists.education,
    fields: [
      { key: "degreeName", label: fields.degreeName, type: "text", isRequired: true },
      { key: "institutionName", label: fields.institutionName, type: "text", isRequired: true },
      { key: "institutionCity", label: fields.institutionCity, type: "text" },
      { key: "institutionState", label: fields.institutionState, type: "text" },
      { key: "gpa", label: fields.gpa, type: "text" },
      { key: "startDate", label: fields.startDate, type: "date", isRequired: true },
      { key: "endDate", label: fields.endDate, type: "date" },
    ],
  },
  {
    key: "skills",
    title: sections.skills,
    list: lists.skills,
    fields: [
      { key: "name", label: fields.skillName, type: "text", isRequired: true },
      {
        key: "years",
        label: fields.years,
        type: "number",
        validation: { min: 0, max: SKILL_YEARS_MAX },
      },
    ],
  },
  {
    key: "languages",
    title: sections.languages,
    list: lists.languages,
    fields: [
      { key: "name", label: fields.languageName, type: "text", isRequired: true },
      {
        key: "proficiency",
        label: fields.proficiency,
        type: "select",
        options: ["Beginner", "Intermediate", "Advanced", "Native"],
      },
    ],
  },
  {
    key: "achievements",
    title: sections.achievements,
    list: lists.achievements,
    fields: award(fields.awardTitle),
  },
  {
    key: "certifications",
    title: sections.certifications,
    list: lists.certifications,
    fields: award(fields.title),
  },
];
