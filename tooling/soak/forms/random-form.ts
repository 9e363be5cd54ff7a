import type { Asked } from "../../stage/portals.ts";
import { pick } from "../../stage/seeded-random.ts";

type Random = () => number;
/** Ways of dividing the same answers into options. */
type Choices = readonly [readonly string[], ...(readonly string[])[]];
type Maker = (random: Random) => Asked;

const SKILLS = [
  "TypeScript",
  "JavaScript",
  "Node.js",
  "PostgreSQL",
  "Docker",
  "Kafka",
  "AWS",
] as const;
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
const YEAR_RANGES: Choices = [
  ["Less than 1 year", "1-2 years", "3-5 years", "6-8 years", "9+ years"],
  ["0-1", "2-4", "5-7", "8+"],
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
const YES_NO = ["Yes", "No"];

/** Fills the braces of one of the wordings with one of the skills. */
function aboutSkill(random: Random, wordings: readonly [string, ...string[]]): string {
  return pick(random, wordings).replace("{}", pick(random, SKILLS));
}

/** The same number of years, asked with whatever control a form may have for it. */
function years(label: string, random: Random): Asked {
  const kind = pick(random, ["numeric", "decimal", "text", "select", "radio"] as const);
  if (kind === "select" || kind === "radio") {
    return { kind, label, required: true, options: pick(random, YEAR_RANGES) };
  }
  return { kind, label, required: true, ...(kind === "text" ? {} : { min: 0, max: 60 }) };
}

function choice(random: Random, label: string, options: readonly string[], required = true): Asked {
  return { kind: pick(random, ["select", "radio"] as const), label, required, options };
}

/** What the applicant's profile and settings answer. */
const ANSWERABLE: readonly [Maker, ...Maker[]] = [
  (random) => years(aboutSkill(random, YEARS), random),
  (random) => years(pick(random, TOTAL_YEARS), random),
  (random) => choice(random, aboutSkill(random, ["Do you have experience with {}?"]), YES_NO),
  (random) => choice(random, "What is your notice period?", pick(random, NOTICE)),
  () => ({ kind: "numeric", label: "Notice period in days", required: true, min: 0, max: 365 }),
  () => ({ kind: "text", label: "What is your notice period?", required: true, max_length: 40 }),
  () => ({
    kind: "decimal",
    label: "Current CTC in lakhs per annum",
    required: true,
    min: 0,
    max: 500,
  }),
  () => ({ kind: "decimal", label: "Expected CTC (in LPA)", required: true, min: 0, max: 500 }),
  () => ({
    kind: "numeric",
    label: "What is your expected annual salary in INR?",
    required: true,
    min: 0,
    max: 999_999_999,
  }),
  () => ({ kind: "text", label: "Which city do you currently live in?", required: true }),
  () => ({ kind: "typeahead", label: "Location (city)", required: true }),
  (random) => choice(random, "What is the highest level of education you have completed?", DEGREES),
  (random) =>
    choice(
      random,
      "Have you completed the following level of education: Bachelor's Degree?",
      YES_NO,
    ),
  () => ({ kind: "text", label: "What is your current or most recent job title?", required: true }),
  () => ({
    kind: "text",
    label: "What is the name of your current or most recent employer?",
    required: true,
  }),
  (random) => choice(random, "Are you legally authorized to work in India?", YES_NO),
];

/** What may stay empty, and does where nothing is known of it. */
const OPTIONAL: readonly [Maker, ...Maker[]] = [
  () => ({ kind: "text", label: "LinkedIn profile URL", required: false }),
  () => ({ kind: "textarea", label: "Cover note (optional)", required: false, max_length: 500 }),
  () => ({ kind: "consent", label: "Send me news about other jobs", required: false }),
  () => ({ kind: "file", label: "Cover letter", required: false, purpose: "cover_letter" }),
  () => ({ kind: "file", label: "Photo", required: false, purpose: "photo" }),
  () => ({ kind: "date", label: "Earliest start date", required: false }),
  (random) => choice(random, "How did you hear about us?", ["Friend", "Job board", "Other"], false),
  () => ({
    kind: "checkboxes",
    label: "Which shifts can you work?",
    required: false,
    options: ["Morning", "Evening", "Night"],
  }),
  (random) => choice(random, "Gender", ["Male", "Female", "I don't wish to answer"]),
  (random) => choice(random, "Do you have a disability?", ["Yes", "No", "I don't wish to answer"]),
];

/** What nobody knows but the applicant: the application has to wait for them. */
const UNKNOWN: readonly [Maker, ...Maker[]] = [
  () => ({ kind: "text", label: "What is your favourite colour?", required: true }),
  (random) => choice(random, "Do you own a two-wheeler?", YES_NO),
  () => ({ kind: "textarea", label: "Tell us about a conflict you solved", required: true }),
];

const PAGES_MOST = 4;
const ASKED_ON_A_PAGE_MOST = 4;
/** Of forms that hold something nobody knows. */
const UNKNOWN_SHARE = 0.06;
const OPTIONAL_SHARE = 0.3;

/** The pages of one form, each question at most once. */
export function randomPages(random: Random): Asked[][] {
  const seen = new Set<string>();
  const pages = Array.from({ length: 1 + Math.floor(random() * PAGES_MOST) }, () =>
    Array.from({ length: 1 + Math.floor(random() * ASKED_ON_A_PAGE_MOST) }, () =>
      pick(random, random() < OPTIONAL_SHARE ? OPTIONAL : ANSWERABLE)(random),
    ),
  );
  if (random() < UNKNOWN_SHARE) pages[0]?.push(pick(random, UNKNOWN)(random));
  return pages
    .map((page) =>
      page.filter(({ label }) => {
        const isNew = !seen.has(label);
        seen.add(label);
        return isNew;
      }),
    )
    .filter((page) => page.length > 0);
}
