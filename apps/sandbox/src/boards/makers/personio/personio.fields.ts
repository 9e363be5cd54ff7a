import { numberOf } from "../../made-ids.ts";
import { consent, must, resume, type MakerFields } from "../draft.ts";

const GENDERS = ["male", "female", "diverse", "undefined"];

export const PERSONIO: MakerFields = {
  knownAddress: (board) => `https://${board}.jobs.personio.de/`,
  // The fixed names of its forms, without "field-": portal facts, captured 4.5.
  standard: [
    [
      "base",
      [
        must("first_name", "First name", "text"),
        must("last_name", "Last name", "text"),
        must("email", "Email", "email"),
      ],
    ],
    ["phone", [must("phone", "Phone", "phone")]],
    ["location", [must("location", "Location", "text")]],
    [
      "availability",
      [
        { id: "available_from", label: "Available from", kind: "text" },
        { id: "salary_expectations", label: "Salary expectations", kind: "text" },
      ],
    ],
    ["voluntary", [{ id: "gender", label: "Gender", kind: "select", options: GENDERS }]],
    ["resume", [resume("cv", "CV")]],
    [
      "cover_letter",
      [{ id: "cover-letter", label: "Cover letter", kind: "file", purpose: "cover_letter" }],
    ],
    ["data_consent", [consent("privacy", "I have read the privacy policy.")]],
  ],
  parts: ["phone", "location", "availability", "voluntary", "cover_letter"],
  jobId: (key) => String(numberOf(key, 7)),
  controlName: (jobId, index) => `custom_attribute_${numberOf(`${jobId}q${index}`, 7)}`,
  // Its attributes of a candidate have a list, not buttons; a place is written.
  substitutes: { radio: "select", location: "text" },
  traps: [],
};
