import { hexOf, numberOf } from "../../made-ids.ts";
import { consent, must, resume, type Draft, type MakerFields } from "../draft.ts";

const DECLINED = "I don't wish to answer";
const RACES = [
  "White (not Hispanic or Latino)",
  "Black or African-American (not Hispanic or Latino)",
  "Asian (not Hispanic or Latino)",
  "Hispanic or Latino",
  DECLINED,
];
const VETERAN = [
  "I IDENTIFY AS ONE OR MORE OF THE CLASSIFICATIONS OF PROTECTED VETERAN LISTED ABOVE",
  "I AM NOT A PROTECTED VETERAN",
  "I CHOOSE NOT TO SELF-IDENTIFY MY PROTECTED VETERAN STATUS",
];

const voluntary = (id: string, label: string, options: string[]): Draft => ({
  id,
  label,
  kind: "radio",
  options,
  section: "voluntary",
});

export const BREEZY: MakerFields = {
  knownAddress: (board) => `https://${board}.breezy.hr/`,
  // The fixed names of its forms: portal facts, captured 4.8.
  standard: [
    ["resume", [resume("cResume", "Resume")]],
    ["base", [must("cName", "Full Name", "text"), must("cEmail", "Email Address", "email")]],
    [
      "phone",
      [
        must("cPhoneNumber", "Phone Number", "phone"),
        consent("smsConsent", "You may send me text messages about this application.", false),
      ],
    ],
    ["location", [must("cAddress", "Address", "text")]],
    [
      "availability",
      [
        { id: "cSalary", label: "Desired Salary", kind: "decimal" },
        {
          id: "salaryCurrency",
          label: "Desired Salary - currency",
          kind: "select",
          options: ["Indian Rupee (₹)", "US Dollar ($)", "Euro (€)"],
        },
        {
          id: "salaryPeriod",
          label: "Desired Salary - per",
          kind: "select",
          options: ["Hourly", "Weekly", "Monthly", "Yearly"],
        },
      ],
    ],
    [
      "cover_letter",
      [
        { id: "cSummary", label: "Experience Summary", kind: "textarea" },
        { id: "cCoverLetter", label: "Cover Letter", kind: "textarea" },
      ],
    ],
    [
      "voluntary",
      [
        voluntary("race_ethnicity", "Race or Ethnicity", RACES),
        voluntary("gender", "Gender", ["Male", "Female", DECLINED]),
        voluntary("eeoc.veteran_status", "Veteran status", VETERAN),
      ],
    ],
    [
      "data_consent",
      [
        consent(
          "gdprAgreement",
          "I've read the Privacy Notice below and consent the processing of my data as part of my job application.",
        ),
      ],
    ],
  ],
  parts: ["phone", "location", "availability", "cover_letter", "voluntary"],
  jobId: (key) => hexOf(key, 12),
  controlName: (jobId, index) => `section_${numberOf(jobId, 13)}_question_${index}`,
  // A place is written; numbers are boxes of text.
  substitutes: { location: "text" },
  traps: ["hp_7f2b"],
};
