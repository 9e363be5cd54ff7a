import type { FieldValue } from "@sendoff/contract/form";
import type { ApplyInput } from "../portal-driver.ts";

const OFFICES = ["Ahmedabad", "Bengaluru", "Chennai", "Delhi", "Hyderabad", "Mumbai", "Pune"];
const DEGREES = ["Diploma", "Bachelor's Degree", "Master's Degree"];

const EMPLOYERS = [
  { id: "sql", label: "Years with SQL?", kind: "numeric", max: 60 },
  { id: "pay", label: "Current pay in lakhs?", kind: "decimal", max: 500 },
  { id: "why", label: "Why us?", kind: "textarea", required: false, max_length: 40 },
  { id: "office", label: "Which office?", kind: "select", options: OFFICES },
];
const FOLLOWING = [
  { id: "before", label: "Employed here before?", kind: "radio", options: ["Yes", "No"] },
  {
    id: "until",
    label: "Until when?",
    kind: "text",
    shown_if: { id: "before", value: "Yes" },
  },
  { id: "shifts", label: "Shifts?", kind: "checkboxes", options: ["Morning", "Noon", "Night"] },
  { id: "start", label: "Start date?", kind: "date" },
  { id: "photo", label: "Photo", kind: "file", purpose: "photo", required: false },
];

/** A job of the replica whose form has every page there is. */
export const EVERY_PAGE = {
  id: "00000000000000e1",
  title: "Everything Engineer",
  company: "Probe & Sons",
  steps: [
    { module: "contact" },
    { module: "location" },
    { module: "resume" },
    { module: "experience" },
    { module: "work_history" },
    { module: "education" },
    {
      module: "qualifications",
      questions: [{ id: "level", label: "Level?", kind: "select", options: DEGREES }],
    },
    { module: "questions", questions: EMPLOYERS },
    { module: "questions", questions: FOLLOWING },
    { module: "intervention" },
  ],
};

/** What its applicant knows. */
export const EVERY_ANSWER: Readonly<Record<string, FieldValue>> = {
  "First name": "Asha",
  "Last name": "Raman",
  "Phone number": "9876543210",
  Country: "Nepal",
  Postcode: "411001",
  "City, county": "Pune, Maharashtra",
  "Street address": "12 Lake Road",
  "Job title": "Keeper of Bees",
  Company: "Honeycomb Works",
  "Do you currently work here?": "No",
  "Start date": "2021-03-01",
  "End date": "2024-06-30",
  "School name": "A School Nobody Lists",
  "Level of education": "Bachelor's",
  "Field of study": "Biology",
  "Graduation year": "2018",
  "Level?": "Bachelor's Degree",
  "Years with SQL?": "6",
  "Current pay in lakhs?": "12.5",
  "Why us?": "Bees.",
  "Which office?": "Pune",
  "Employed here before?": "Yes",
  "Until when?": "2019",
  "Shifts?": ["Morning", "Night"],
  "Start date?": "2026-12-01",
};

/** Answers what it knows; the list of dial codes beside the phone number is answered from what it offers. */
export const answerEvery: ApplyInput["answer"] = (field) => {
  const value =
    field.question === "Phone country code"
      ? field.options.find((option) => option.startsWith("India"))
      : EVERY_ANSWER[field.question];
  if (value === undefined) return { kind: "unknown", reason: "Nobody said" };
  return { kind: "answer", answer: { value, source: "profile", confidence: 1, why: "said so" } };
};
