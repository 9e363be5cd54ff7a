import { numberOf } from "../../made-ids.ts";
import { consent, must, resume, type MakerFields } from "../draft.ts";

export const TEAMTAILOR: MakerFields = {
  knownAddress: (board) => `https://${board}.teamtailor.com/jobs`,
  // The fixed names of its forms: portal facts, captured 4.6.
  standard: [
    [
      "base",
      [
        must("candidate[first_name]", "First name", "text"),
        must("candidate[last_name]", "Last name", "text"),
        must("candidate[email]", "Email", "email"),
      ],
    ],
    ["phone", [must("candidate[phone]", "Phone", "phone")]],
    ["resume", [resume("candidate[resume_remote_url]", "Upload CV")]],
    [
      "cover_letter",
      [
        {
          id: "candidate[job_applications_attributes][0][cover_letter]",
          label: "Cover letter",
          kind: "textarea",
        },
        {
          id: "candidate[file_remote_url]",
          label: "Additional files",
          kind: "file",
          purpose: "cover_letter",
        },
      ],
    ],
    [
      "data_consent",
      [
        consent(
          "candidate[consent_given]",
          "I have read the privacy policy and agree that my data is kept.",
        ),
      ],
    ],
    [
      "marketing",
      [
        consent(
          "candidate[consent_given_future_jobs]",
          "You may contact me about future jobs.",
          false,
        ),
      ],
    ],
  ],
  parts: ["phone", "cover_letter", "marketing"],
  jobId: (key) => String(numberOf(key, 7)),
  // The control's own name has the kind of answer at its end.
  controlName: (_jobId, index) => `candidate[answers_attributes][${index}]`,
  // A choice of one stands open; a place is written.
  substitutes: { select: "radio", location: "text" },
  traps: [],
};
