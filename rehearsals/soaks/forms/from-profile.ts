import { pick } from "../../common/seeded-random.ts";
import type { Maker, Random, Rehearsed } from "./question.ts";

type Some<T> = readonly [T, ...T[]];
/** Ways of dividing the same answers into options. */
type Choices = Some<readonly string[]>;
type Kind = Rehearsed["kind"];

/** The years that the applicants state (packages/testkit/src/person/applicant.ts). */
const SKILLS: Some<{ readonly skill: string; readonly years: number }> = [
  { skill: "TypeScript", years: 5 },
  { skill: "JavaScript", years: 8 },
  { skill: "Node.js", years: 8 },
  { skill: "PostgreSQL", years: 7 },
  { skill: "Docker", years: 5 },
  { skill: "Kafka", years: 3 },
  { skill: "AWS", years: 5 },
];
const YEARS = [
  "How many years of work experience do you have with {}?",
  "Years of experience with {}",
  "How many years have you worked with {}?",
  "Total years of {} experience",
] as const;
const TOTAL_YEARS = [
  "How many years of total work experience do you have?",
  "Total years of experience",
] as const;
const YEAR_RANGES: Some<readonly { readonly text: string; readonly to: number }[]> = [
  [
    { text: "Less than 1 year", to: 0 },
    { text: "1-2 years", to: 2 },
    { text: "3-5 years", to: 5 },
    { text: "6-8 years", to: 8 },
    { text: "9+ years", to: 99 },
  ],
  [
    { text: "0-1", to: 1 },
    { text: "2-4", to: 4 },
    { text: "5-7", to: 7 },
    { text: "8+", to: 99 },
  ],
];
const NOTICE: Choices = [
  ["Immediate", "15 days", "30 days", "60 days", "90 days"],
  ["Immediately available", "15 days or less", "1 month", "2 months", "3 months"],
];
const DEGREES = [
  "High School Diploma",
  "Diploma",
  "Bachelor's Degree",
  "Master's Degree",
  "Doctor of Philosophy",
];
const COUNTRIES = [
  "Australia",
  "Bangladesh",
  "Brazil",
  "Canada",
  "China",
  "France",
  "Germany",
  "India",
  "Indonesia",
  "Ireland",
  "Italy",
  "Japan",
  "Kenya",
  "Malaysia",
  "Nepal",
  "Netherlands",
  "Poland",
  "Singapore",
  "Spain",
  "Sweden",
  "United Kingdom",
  "United States",
];
const COVER_LETTER = ["Cover letter", "Upload your cover letter"] as const;
const PHOTO = ["Photo", "Passport size photograph"] as const;
const YES_NO = ["Yes", "No"];
const DECLINED = "I don't wish to answer";
const ANY_AMOUNT = { min: 0, max: 999_999_999 };

const must = (kind: Kind, label: string, more: Partial<Rehearsed> = {}): Rehearsed => ({
  kind,
  label,
  required: true,
  ...more,
});

function choice(
  random: Random,
  label: string,
  options: readonly string[],
  more: Partial<Rehearsed> = {},
): Rehearsed {
  return must(pick(random, ["select", "radio"]), label, { options, ...more });
}

/** The same number of years, asked with one of the controls that a form may have for it. */
const skillYears =
  (kind: "numeric" | "decimal" | "text" | "select" | "radio"): Maker =>
  (random) => {
    const { skill, years } = pick(random, SKILLS);
    const label = pick(random, YEARS).replace("{}", skill);
    if (kind === "select" || kind === "radio") {
      const ranges = pick(random, YEAR_RANGES);
      const right = ranges.find(({ to }) => years <= to)?.text ?? "";
      return must(kind, label, { options: ranges.map(({ text }) => text), right });
    }
    const bounds = kind === "text" ? {} : { min: 0, max: 60 };
    return must(kind, label, { ...bounds, right: String(years) });
  };

/** What the applicants' profile and settings answer, and the files that they keep beside their CV. */
export const FROM_PROFILE: readonly Maker[] = [
  (random) => must("file", pick(random, COVER_LETTER), { purpose: "cover_letter" }),
  (random) => must("file", pick(random, PHOTO), { purpose: "photo" }),
  skillYears("numeric"),
  skillYears("decimal"),
  skillYears("text"),
  skillYears("select"),
  skillYears("radio"),
  (random) => must("numeric", pick(random, TOTAL_YEARS), { min: 0, max: 60 }),
  (random) =>
    choice(random, `Do you have experience with ${pick(random, SKILLS).skill}?`, YES_NO, {
      right: "Yes",
    }),
  (random) => {
    const options = pick(random, NOTICE);
    const right = options.find((text) => text === "30 days" || text === "1 month") ?? "";
    return choice(random, "What is your notice period?", options, { right });
  },
  () => must("numeric", "Notice period in days", { min: 0, max: 365, right: "30" }),
  // Nobody is to be promised sooner than they are free: 30 days are rounded up.
  () => must("numeric", "Notice period in weeks", { min: 0, max: 52, right: "5" }),
  () => must("numeric", "Notice period in months", { min: 0, max: 12, right: "1" }),
  () => must("text", "What is your notice period?", { max_length: 40 }),
  () => must("decimal", "Current CTC in lakhs per annum", { min: 0, max: 500, right: "26" }),
  () => must("decimal", "Expected CTC (in LPA)", { min: 0, max: 500, right: "34" }),
  () =>
    must("numeric", "What is your expected annual salary in INR?", {
      ...ANY_AMOUNT,
      right: "3400000",
    }),
  () =>
    must("numeric", "What is your current monthly salary in INR?", {
      ...ANY_AMOUNT,
      right: "216666",
    }),
  () => must("text", "Expected salary per month (INR)", { right: "283333" }),
  () => must("text", "Which city do you currently live in?"),
  () => must("typeahead", "Location (city)"),
  () => must("typeahead", "Current city"),
  () => must("select", "Which country do you live in?", { options: COUNTRIES, right: "India" }),
  (random) => choice(random, "What is the highest level of education you have completed?", DEGREES),
  (random) =>
    choice(
      random,
      "Have you completed the following level of education: Bachelor's Degree?",
      YES_NO,
      { right: "Yes" },
    ),
  () => must("text", "What is your current or most recent job title?"),
  () => must("text", "What is the name of your current or most recent employer?"),
  (random) =>
    choice(random, "Are you legally authorized to work in India?", YES_NO, { right: "Yes" }),
  (random) => choice(random, "Gender", ["Male", "Female", DECLINED], { right: DECLINED }),
  (random) =>
    choice(random, "Do you have a disability?", ["Yes", "No", DECLINED], { right: DECLINED }),
];

const may = (kind: Kind, label: string, more: Partial<Rehearsed> = {}): Rehearsed => ({
  kind,
  label,
  required: false,
  right: "",
  ...more,
});

/** What nothing is known of and may stay empty: it has to. */
export const LEFT_OPEN: readonly Maker[] = [
  () => may("textarea", "Anything else that we should know?", { max_length: 500 }),
  () => may("consent", "Send me news about other jobs"),
  () => may("file", "Certificate of good conduct", { purpose: "cover_letter" }),
  () => may("text", "Employee referral code"),
  (random) =>
    may(pick(random, ["select", "radio"]), "How did you hear about us?", {
      options: ["Friend", "Job board", "Other"],
    }),
  () =>
    may("checkboxes", "Which musical instruments do you play?", { options: ["Piano", "Veena"] }),
  () => may("date", "Date of your last medical examination"),
];
