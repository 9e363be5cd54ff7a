import type { CommonAnswers } from "@sendoff/contract/common-answers";

const choice = (value: string, label: string, answers: Readonly<Record<string, string>> = {}) => ({
  value,
  label,
  says: Object.entries(answers).map(([question, answer]) => ({ question, answer })),
});
const yesNo = [choice("yes", "Yes"), choice("no", "No")];

/** What forms ask most, of somebody whose CV names two skills and who looks in India. */
export function someCommonAnswers(fields: Partial<CommonAnswers> = {}): CommonAnswers {
  return {
    skills: [
      { name: "SQL", years: null, proposed: 5, employers: ["Blue Tarmac", "Old Mill"] },
      { name: "Kafka", years: 2, proposed: 5, employers: ["Blue Tarmac"] },
      { name: "COBOL", years: null, proposed: null, employers: [] },
    ],
    rights: [
      {
        id: "right_to_work",
        question: "May you work in India?",
        why: "Nearly every form asks.",
        choices: [
          choice("free", "Yes, without sponsorship", { "Will you require sponsorship?": "No" }),
          choice("needed", "Only with sponsorship", { "Will you require sponsorship?": "Yes" }),
        ],
        answer: null,
        from_profile: null,
        proposed: null,
        country: "IN",
        country_name: "India",
      },
    ],
    questions: [
      {
        id: "relocate",
        question: "Would you relocate for a job?",
        why: "Asked where the job is in another city than yours.",
        choices: yesNo,
        answer: null,
        from_profile: null,
        proposed: null,
      },
    ],
    languages: [{ name: "Hindi", proficiency: "Native" }],
    notice_period: "30 days",
    current_ctc: 2_600_000,
    current_ctc_currency: "INR",
    expected_ctc: 3_400_000,
    expected_ctc_currency: "INR",
    start_date: null,
    ...fields,
  };
}
