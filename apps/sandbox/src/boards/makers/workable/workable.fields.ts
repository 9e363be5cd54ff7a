import { hashText } from "../../../seeded-random.ts";
import { hexOf, numberOf } from "../../made-ids.ts";
import { consent, must, resume, type MakerFields } from "../draft.ts";

export const WORKABLE: MakerFields = {
  knownAddress: (board) => `https://apply.workable.com/${board}/`,
  // The fixed names of its forms: portal facts, captured 4.4.
  standard: [
    [
      "base",
      [
        must("firstname", "First name", "text"),
        must("lastname", "Last name", "text"),
        must("email", "Email", "email"),
      ],
    ],
    ["organisation", [{ id: "headline", label: "Headline", kind: "text" }]],
    ["phone", [must("phone", "Phone", "phone")]],
    ["location", [must("address", "Address", "text")]],
    ["cover_letter", [{ id: "summary", label: "Summary", kind: "textarea" }]],
    ["resume", [resume("resume", "Resume")]],
    ["cover_letter", [{ id: "cover_letter", label: "Cover letter", kind: "textarea" }]],
    [
      "data_consent",
      [consent("gdpr", "I have read the privacy notice and agree that my data is kept.")],
    ],
  ],
  parts: ["phone", "location", "organisation", "cover_letter"],
  // Ten signs, as every known address of a job has them.
  jobId: (key) => hexOf(key, 10).toUpperCase(),
  controlName: (jobId, index) => {
    const key = `${jobId}q${index}`;
    return `${hashText(key) % 3 === 0 ? "CA" : "QA"}_${numberOf(key, 8)}`;
  },
  substitutes: { location: "text" },
  traps: [],
};
