import { numberOf, uuidOf } from "../../made-ids.ts";
import { consent, must, resume, type MakerFields } from "../draft.ts";

const GENDERS = ["Male", "Female", "Non-binary", "I don't wish to answer"];

export const SMARTRECRUITERS: MakerFields = {
  knownAddress: (board) => `https://careers.smartrecruiters.com/${board}`,
  // Names of the framework's controls, as extensions that were tried on living forms have them.
  standard: [
    [
      "base",
      [
        must("firstName", "First name", "text"),
        must("lastName", "Last name", "text"),
        must("email", "Email", "email"),
        must("emailConfirmation", "Confirm your email", "email"),
      ],
    ],
    ["location", [must("location", "City", "location")]],
    ["phone", [must("phone", "Phone number", "phone")]],
    ["linkedin", [{ id: "linkedIn", label: "LinkedIn", kind: "url" }]],
    ["resume", [resume("resume", "Resume")]],
    ["cover_letter", [{ id: "message", label: "Message to the Hiring Team", kind: "textarea" }]],
    [
      "voluntary",
      [
        {
          id: "question_eeo_gender",
          label: "Gender",
          kind: "select",
          options: GENDERS,
          section: "voluntary",
        },
      ],
    ],
    [
      "data_consent",
      [
        consent(
          "consent-box",
          "I declare that I have read the Privacy Notice and agree to the processing of my data.",
        ),
      ],
    ],
  ],
  parts: ["location", "phone", "linkedin", "cover_letter", "voluntary"],
  jobId: (key) => `744000${numberOf(key, 9)}`,
  controlName: (jobId, index) => `question_${uuidOf(`${jobId}q${index}`)}`,
  substitutes: {},
  traps: [],
};
