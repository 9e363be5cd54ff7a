import { hexOf, uuidOf } from "../../made-ids.ts";
import { must, resume, type MakerFields } from "../draft.ts";

const RACES = ["Asian", "Black or African American", "Hispanic or Latino", "White", "I decline"];
const TEXTS = [
  "Yes - I consent to receiving text messages",
  "No - I do not consent to receiving text messages",
];

export const RIPPLING: MakerFields = {
  knownAddress: (board) => `https://ats.rippling.com/${board}/jobs`,
  // Test ids without "input-", as extensions that were tried on living forms have them; no other name stays the same.
  standard: [
    ["resume", [resume("resume", "Résumé")]],
    [
      "base",
      [
        must("first_name", "First name", "text"),
        must("last_name", "Last name", "text"),
        must("email", "Email", "email"),
      ],
    ],
    [
      "pronouns",
      [
        {
          id: "pronouns",
          label: "Pronouns",
          kind: "select",
          options: ["He/him", "She/her", "They/them"],
        },
      ],
    ],
    ["organisation", [{ id: "current_company", label: "Current company", kind: "text" }]],
    [
      "phone",
      [
        must("phone_number", "Phone number", "phone"),
        { id: "sms_opt_in", label: "Text messages", kind: "radio", options: TEXTS },
      ],
    ],
    ["location", [must("location", "Location", "location")]],
    ["linkedin", [{ id: "linkedin_link", label: "LinkedIn Link", kind: "url" }]],
    [
      "cover_letter",
      [{ id: "cover_letter", label: "Cover letter", kind: "file", purpose: "cover_letter" }],
    ],
    [
      "voluntary",
      [
        {
          id: "race",
          label: "Please identify your race",
          kind: "select",
          options: RACES,
          section: "voluntary",
        },
      ],
    ],
  ],
  parts: ["phone", "location", "pronouns", "organisation", "linkedin", "cover_letter", "voluntary"],
  jobId: uuidOf,
  controlName: (jobId, index) =>
    `customQuestions.${hexOf(jobId, 24)}.${hexOf(`${jobId}q${index}`, 12)}`,
  // Every choice of one is a list; long answers are boxes of one line; a place of the employer's own is written.
  substitutes: { radio: "select", location: "text" },
  traps: [],
};
