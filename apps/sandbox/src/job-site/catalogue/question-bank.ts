import type { SeededRandom } from "../../seeded-random.ts";
import type { Family } from "./families.ts";

/** What an employer asks, whatever the control a site asks it with. */
export interface AskedQuestion {
  kind:
    | "text"
    | "numeric"
    | "decimal"
    | "textarea"
    | "select"
    | "radio"
    | "checkboxes"
    | "consent"
    | "typeahead"
    | "date";
  label: string;
  required: boolean;
  options?: string[];
  min?: number;
  max?: number;
  max_length?: number;
  prefill?: "city";
}

export interface Situation {
  family: Family;
  company: string;
  city: string;
  isRemote: boolean;
  level: number;
}

type Maker = (situation: Situation, random: SeededRandom) => AskedQuestion;

const YES_NO = ["Yes", "No"];
const DEGREES = [
  "High School Diploma",
  "Diploma",
  "Bachelor's Degree",
  "Master's Degree",
  "Doctor of Philosophy",
];
const LANGUAGE_LEVELS = ["None", "Conversational", "Professional", "Native or bilingual"];

const whole = (label: string, max = 99, required = true): AskedQuestion => ({
  kind: "numeric",
  label,
  required,
  min: 0,
  max,
});
const yesNo = (label: string, required = true): AskedQuestion => ({
  kind: "radio",
  label,
  required,
  options: YES_NO,
});
const text = (label: string, required = true): AskedQuestion => ({ kind: "text", label, required });

/** Asked with a skill nearly everybody in the family has. */
export const skillYears: Maker = ({ family }, random) => {
  const skill = random.pick(family.skills.slice(0, 4));
  return whole(`How many years of work experience do you have with ${skill}?`);
};

/** What an ordinary profile and the account's settings answer: experience, pay, notice, place, education. */
export const PROFILE_QUESTIONS: readonly Maker[] = [
  ({ family }) => whole(`How many years of ${family.field} experience do you currently have?`),
  () => whole("How many years of total work experience do you have?"),
  () => whole("What is your notice period in days?", 365),
  (_situation, random) => ({
    kind: "select",
    label: "What is your notice period?",
    required: true,
    options: random.isLikely(0.5)
      ? ["Immediate", "15 days", "30 days", "60 days", "90 days"]
      : ["Immediately available", "15 days or less", "1 month", "2 months", "3 months"],
  }),
  () => ({
    kind: "decimal",
    label: "What is your current CTC in lakhs per annum?",
    required: true,
    min: 0,
    max: 500,
  }),
  () => ({
    kind: "decimal",
    label: "What is your expected CTC in lakhs per annum?",
    required: true,
    min: 0,
    max: 500,
  }),
  () => whole("What is your current annual CTC (in INR)?", 999_999_999),
  () => whole("What is your expected annual salary in INR?", 999_999_999),
  () => ({
    kind: "typeahead",
    label: "Location (city)",
    required: true,
    prefill: "city",
  }),
  () => text("Which city do you currently live in?"),
  () => yesNo("Are you legally authorized to work in India?"),
  () => yesNo("Have you completed the following level of education: Bachelor's Degree?"),
  () => ({
    kind: "select",
    label: "What is the highest level of education you have completed?",
    required: true,
    options: DEGREES,
  }),
  () => text("What is your current or most recent job title?"),
  () => text("What is the name of your current or most recent employer?"),
  ({ company }) => yesNo(`Have you previously been employed by ${company}?`),
  () => text("LinkedIn profile URL", false),
  () => ({
    kind: "textarea",
    label: "Cover note (optional)",
    required: false,
    max_length: 1000,
  }),
];

/** Answered once by the person, then known: willingness, working style, languages, dates. */
export const PREFERENCE_QUESTIONS: readonly Maker[] = [
  ({ city }) => yesNo(`Are you willing to relocate to ${city}?`),
  ({ city, isRemote }) =>
    isRemote
      ? yesNo("Are you comfortable working in a remote setting?")
      : yesNo(`Are you comfortable commuting to this job's location in ${city}?`),
  () => yesNo("Are you comfortable working in a hybrid setting?"),
  () =>
    yesNo("Will you now or in the future require sponsorship for employment visa status in India?"),
  () => ({
    kind: "select",
    label: "What is your level of proficiency in English?",
    required: true,
    options: LANGUAGE_LEVELS,
  }),
  () => ({ kind: "date", label: "What is the earliest date you can start?", required: true }),
  () => ({
    kind: "checkboxes",
    label: "Which shifts are you willing to work? Select all that apply.",
    required: true,
    options: ["Morning", "Afternoon", "Evening", "Night"],
  }),
  () => yesNo("Are you willing to undergo a background check, in accordance with local law?"),
];

/** What nobody could know without asking the person about this very job. */
export const UNKNOWABLE_QUESTIONS: readonly Maker[] = [
  () => text("Please enter your employee referral code"),
  ({ company }) => ({
    kind: "textarea",
    label: `Why do you want to work at ${company}?`,
    required: true,
    max_length: 2000,
  }),
  () => text("What was your most recent performance rating, and on what scale?"),
  () => text("Please state your PAN"),
  () => whole("How many people report to you directly at present?"),
  ({ family }) => ({
    kind: "textarea",
    label: `Describe the ${family.field} project you are proudest of, and your own part in it.`,
    required: true,
    max_length: 4000,
  }),
  () => ({
    kind: "select",
    label: "Which of our interview slots suits you best?",
    required: true,
    options: ["Monday 10:00", "Tuesday 14:30", "Thursday 11:00", "Friday 16:00"],
  }),
  ({ family }) => ({
    kind: "checkboxes",
    label: "Which of these have you used in production? Select all that apply.",
    required: true,
    options: family.skills.slice(-4),
  }),
  () => ({
    kind: "consent",
    label: "Privacy policy",
    required: true,
    options: [
      "I have read the candidate privacy policy and agree to the processing of my data for two years.",
    ],
  }),
  () => whole("How many years of work experience do you have with COBOL?"),
];

export const VOLUNTARY_QUESTIONS: readonly AskedQuestion[] = [
  {
    kind: "select",
    label: "Gender",
    required: false,
    options: ["Male", "Female", "Non-binary", "Prefer not to say"],
  },
  {
    kind: "radio",
    label: "Do you consider yourself a person with a disability?",
    required: false,
    options: ["Yes", "No", "Prefer not to say"],
  },
  {
    kind: "select",
    label: "Veteran status",
    required: false,
    options: [
      "I am a veteran of the armed forces",
      "I am not a veteran of the armed forces",
      "Prefer not to say",
    ],
  },
];
