import type { Situation } from "../../job-site/catalogue/question-bank.ts";
import type { SeededRandom } from "../../seeded-random.ts";
import type { QuestionInput } from "../question.ts";

type Maker = (situation: Situation, random: SeededRandom) => QuestionInput;

const YES_NO = ["Yes", "No"];
const NOTICE = [
  "15 Days or less",
  "1 Month",
  "2 months",
  "3 Months",
  "More than 3 Months",
  "Serving Notice Period",
];
const SHORT_NOTICE = ["Immediate", "15 Days or less", "1 Month"];

const skillOf = ({ family }: Situation, random: SeededRandom): string =>
  random.pick(family.skills.slice(0, 4));

const years = (label: string): QuestionInput => ({ label, kind: "numeric", min: 0, max: 50 });
const lacs = (label: string): QuestionInput => ({
  label,
  kind: "text",
  placeholder: "For example: 7 lakhs",
});

/** What recruiters ask most, in the order in which they tend to. */
const USUAL: readonly Maker[] = [
  (situation, random) =>
    years(`How many years of experience do you have in ${skillOf(situation, random)}?`),
  (situation, random) => ({
    ...years(`How many years of experience do you have in ${skillOf(situation, random)}?`),
    kind: "text",
  }),
  (_situation, random) => ({
    label: "What is your notice period?",
    kind: "choice",
    options: random.isLikely(0.7) ? NOTICE : SHORT_NOTICE,
  }),
  () => lacs("What is your current CTC in Lacs per annum?"),
  () => lacs("What is your expected CTC in Lacs per annum?"),
  () => ({ label: "What is your current CTC in Lacs?", kind: "numeric", min: 0, max: 500 }),
  ({ city }) => ({
    label: `Are you currently living in or willing to relocate to ${city}?`,
    kind: "radios",
    options: YES_NO,
  }),
  () => ({ label: "Are you available to join immediately?", kind: "choice", options: YES_NO }),
  () => ({ label: "What is your total work experience in years?", kind: "numeric", max: 50 }),
];

/** Asked now and then. */
const SELDOM: readonly Maker[] = [
  () => ({ label: "What is your date of birth?", kind: "date_of_birth" }),
  () => ({ label: "When can you join us?", kind: "date" }),
  () => ({ label: "Salutation", kind: "chips", options: ["Mr.", "Ms.", "Mrs.", "Dr."] }),
  ({ family }) => ({
    label: "Which of these have you worked with?",
    kind: "checkboxes",
    options: family.skills.slice(0, 5),
  }),
  () => ({ label: "What is your current location?", kind: "list", options: [...CITY_LIST] }),
  () => ({
    label: "Which are your preferred locations?",
    kind: "multi_list",
    options: [...CITY_LIST],
    max_choices: 3,
  }),
  () => ({ label: "What is your highest qualification?", kind: "chips", options: [...DEGREES] }),
  () => ({ label: "What is your current location?", kind: "text", required: false }),
  () => ({ label: "What is your LinkedIn profile URL?", kind: "text", required: false }),
  () => ({
    label: "Are you comfortable working in rotational shifts?",
    kind: "radios",
    options: YES_NO,
    required: false,
  }),
  () => ({
    label: "I agree that my data is kept by the recruiter for this position.",
    kind: "consent",
    options: ["I Accept"],
  }),
  () => ({ label: "Please upload your latest resume", kind: "file" }),
];

/** What nobody can know without asking the person about this very job. */
const UNKNOWABLE: readonly Maker[] = [
  ({ company }) => ({
    label: `If you have worked with ${company} before, please share your employee ID.`,
    kind: "text",
  }),
  ({ company }) => ({ label: `Why do you want to join ${company}?`, kind: "long_text" }),
  () => ({ label: "Please share your PAN number", kind: "text" }),
  () => ({
    label: "Which interview slot suits you?",
    kind: "radios",
    options: ["Monday 10 AM", "Wednesday 2 PM", "Friday 11 AM"],
  }),
];

const CITY_LIST = [
  "Bengaluru",
  "Pune",
  "Hyderabad",
  "Chennai",
  "Mumbai",
  "Noida",
  "Gurugram",
  "Kolkata",
  "Delhi",
  "Ahmedabad",
  "Jaipur",
  "Kochi",
] as const;

/** More than fit: the rest is behind "Load more". */
const DEGREES = [
  "B.Tech/B.E.",
  "B.Sc",
  "B.Com",
  "BCA",
  "BBA/BMS",
  "B.A",
  "M.Tech",
  "MCA",
  "MBA/PGDM",
  "M.Sc",
  "Diploma",
  "Other",
] as const;

const ONE_CLICK_SHARE = 0.4;
const UNKNOWABLE_SHARE = 0.12;
const REPEATED_SHARE = 0.06;

/** What one job asks: nothing for two in five, so that one click sends; else two to eight questions. */
export function planQuestions(situation: Situation, random: SeededRandom): QuestionInput[] {
  if (random.isLikely(ONE_CLICK_SHARE)) return [];
  const makers = [
    ...random.sample(USUAL, random.between(2, 5)),
    ...random.sample(SELDOM, random.between(0, 3)),
  ];
  if (random.isLikely(UNKNOWABLE_SHARE)) makers.push(random.pick(UNKNOWABLE));
  const questions = makers.map((make) => make(situation, random));
  // One and the same question may be asked twice, word for word.
  const first = questions[0];
  if (first !== undefined && random.isLikely(REPEATED_SHARE)) questions.push(first);
  return questions;
}
