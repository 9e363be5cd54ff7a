import { numberOf } from "../../made-ids.ts";
import { consent, must, resume, type MakerFields } from "../draft.ts";

export const RECRUITEE: MakerFields = {
  knownAddress: (board) => `https://${board}.recruitee.com/`,
  // The fixed names of its forms: portal facts, captured 4.7.
  standard: [
    [
      "base",
      [
        must("candidate.name", "Full name", "text"),
        must("candidate.email", "Email address", "email"),
      ],
    ],
    ["phone", [must("candidate.phone", "Phone number", "phone")]],
    ["resume", [resume("candidate.cv", "CV or resume")]],
    [
      "cover_letter",
      [
        {
          id: "candidate.coverLetterFile",
          label: "Cover letter",
          kind: "file",
          purpose: "cover_letter",
        },
        { id: "candidate.coverLetter", label: "Cover letter", kind: "textarea" },
      ],
    ],
    [
      "data_consent",
      [
        consent(
          "candidate.agreements.0.consent",
          "I consent to my data being kept and worked with.",
        ),
      ],
    ],
    [
      "marketing",
      [consent("candidate.agreements.1.consent", "You may contact me about other jobs.", false)],
    ],
  ],
  parts: ["phone", "cover_letter", "marketing"],
  jobId: (key) => String(numberOf(key, 7)),
  // Numbers of the form's own: its interface gives the same questions others.
  controlName: (jobId, index) =>
    `candidate.openQuestionAnswers.${numberOf(`${jobId}form${index}`, 7)}.content`,
  // A choice of one stands open, whatever its length; a place is written.
  substitutes: { select: "radio", location: "text" },
  traps: [],
};
