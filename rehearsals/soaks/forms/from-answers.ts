import { normaliseQuestion } from "@sendoff/answers/question";
import type { FieldKind, FieldValue } from "@sendoff/contract/form";
import { createId } from "@sendoff/kit/ids";
import type { Person } from "@sendoff/testkit/person";
import { pick } from "../../common/seeded-random.ts";
import type { Stage } from "../../stage/stage.ts";
import type { Maker, Rehearsed } from "./question.ts";

const PROJECT =
  "I moved the ledger of a payments company to a new schema while it ran. Nobody noticed, and that was the aim.";
const DATA_KEPT = "I agree that my data is kept for a year";
const ALL_TRUE = "I confirm that all I have said here is true";
const SHIFTS = ["Morning", "Evening"];

/** An answer that the applicants gave at an earlier job. */
interface Said {
  readonly question: string;
  readonly kind: FieldKind;
  readonly options?: readonly string[];
  readonly answer: FieldValue;
}

const SAID: readonly Said[] = [
  {
    question: "Which shifts can you work?",
    kind: "checkboxes",
    options: ["Morning", "Evening", "Night"],
    answer: SHIFTS,
  },
  { question: DATA_KEPT, kind: "checkbox", answer: true },
  { question: ALL_TRUE, kind: "checkbox", answer: true },
  {
    question: "Which work arrangement do you prefer?",
    kind: "radio",
    options: ["On-site", "Hybrid", "Remote"],
    answer: "Hybrid",
  },
  {
    question: "Do you have a laptop of your own?",
    kind: "radio",
    options: ["Yes", "No"],
    answer: "Yes",
  },
  {
    question: "Do you play in a company's sports team?",
    kind: "radio",
    options: ["Yes", "No"],
    answer: "No",
  },
  { question: "Tell us about a project that you are proud of", kind: "textarea", answer: PROJECT },
  { question: "What is your favourite editor?", kind: "text", answer: "Vim" },
  { question: "Date of birth", kind: "date", answer: "1990-05-17" },
  { question: "When can you start?", kind: "date", answer: "2027-02-01" },
  {
    question: "What share of your time do you spend coding, in percent?",
    kind: "decimal",
    answer: "62.5",
  },
  { question: "How many people have you led?", kind: "integer", answer: "6" },
  { question: "What is your expected annual salary in EUR?", kind: "integer", answer: "42000" },
  { question: "Expected monthly salary in USD", kind: "integer", answer: "3800" },
  {
    question: "LinkedIn Profile",
    kind: "url",
    answer: "https://www.linkedin.com/in/asha-raman-rehearsal",
  },
  { question: "Do you have a car?", kind: "radio", options: ["Yes", "No"], answer: "Yes" },
  { question: "Which car do you have?", kind: "text", answer: "Maruti Swift" },
  { question: "What is your alternate phone number?", kind: "tel", answer: "9123456780" },
];

/** Puts these answers into the person's bank, as if forms had asked for them before. */
export async function saveAnswers(stage: Stage, person: Person): Promise<void> {
  const { kysely } = stage.database;
  const user = await kysely
    .selectFrom("app_user")
    .select("id")
    .where("email", "=", person.email)
    .executeTakeFirstOrThrow();
  await kysely
    .insertInto("saved_answer")
    .values(
      SAID.map(({ question, kind, options = [], answer }) => ({
        id: createId(),
        user_id: user.id,
        question_key: normaliseQuestion(question),
        question,
        kind,
        options: JSON.stringify(options),
        answer: JSON.stringify(answer),
      })),
    )
    .execute();
}

const must = (
  kind: Rehearsed["kind"],
  label: string,
  more: Partial<Rehearsed> = {},
): Rehearsed => ({ kind, label, required: true, ...more });

const YES_NO = ["Yes", "No"];

/** Questions that the saved answers serve, in the words of then and in others, with the same controls and with others. */
export const FROM_ANSWERS: readonly Maker[] = [
  (random) =>
    must("checkboxes", "Which shifts can you work?", {
      options: pick(random, [
        ["Morning", "Evening", "Night"],
        ["Night", "Evening", "Morning", "Weekend"],
      ]),
      right: SHIFTS,
    }),
  () => must("consent", DATA_KEPT, { right: true }),
  () => must("consent", ALL_TRUE, { right: true }),
  (random) =>
    must(pick(random, ["select", "radio"]), "Which work arrangement do you prefer?", {
      options: pick(random, [
        ["On-site", "Hybrid", "Remote"],
        ["Remote", "Hybrid", "On-site", "No preference"],
      ]),
      right: "Hybrid",
    }),
  (random) =>
    must(pick(random, ["select", "radio"]), "Do you have a laptop of your own?", {
      options: YES_NO,
      right: "Yes",
    }),
  () =>
    must("radio", "Do you play in a company's sports team?", {
      options: YES_NO,
      right: "No",
    }),
  () =>
    must("textarea", "Tell us about a project that you are proud of", {
      max_length: 1000,
      right: PROJECT,
    }),
  () => must("text", "What is your favourite editor?", { right: "Vim" }),
  () => must("date", "Date of birth"),
  () => must("text", "Date of birth (DD/MM/YYYY)", { right: "17/05/1990" }),
  () => must("text", "Date of birth (YYYY-MM-DD)", { right: "1990-05-17" }),
  () => must("date", "When can you start?"),
  () =>
    must("decimal", "What share of your time do you spend coding, in percent?", {
      min: 1,
      max: 100,
      right: "62.5",
    }),
  () => must("numeric", "How many people have you led?", { min: 0, max: 20, right: "6" }),
  () =>
    must("numeric", "What is your expected annual salary in EUR?", {
      min: 0,
      max: 999_999,
      right: "42000",
    }),
  () => must("numeric", "Expected monthly salary in USD", { min: 0, max: 999_999, right: "3800" }),
  () =>
    must("url", "LinkedIn Profile", { right: "https://www.linkedin.com/in/asha-raman-rehearsal" }),
  () => must("phone", "What is your alternate phone number?"),
  (random) => {
    const key = `car${Math.floor(random() * 1e6)}`;
    return [
      must("radio", "Do you have a car?", { key, options: YES_NO, right: "Yes" }),
      must("text", "Which car do you have?", {
        shown_if: { id: key, value: "Yes" },
        right: "Maruti Swift",
      }),
      must("text", "How do you get to work without a car?", {
        shown_if: { id: key, value: "No" },
        right: "",
      }),
    ];
  },
];

/** What the applicants answer by their own hand when a form has stopped at it. */
export const REPLIES: ReadonlyMap<string, FieldValue> = new Map<string, FieldValue>([
  ["What is your favourite colour?", "Green"],
  ["Do you own a two-wheeler?", "No"],
  ["Tell us about a conflict you solved", "Two teams wanted one table. They got a view each."],
  ["Which sports do you play?", ["Cricket", "Chess"]],
  ["I agree to a check of my background", true],
  ["How many siblings do you have?", "2"],
]);

/** What nobody knows but the applicant: the application waits for them. */
export const ASKED_OF_THE_USER: readonly Maker[] = [
  () => must("text", "What is your favourite colour?", { right: "Green" }),
  (random) =>
    must(pick(random, ["select", "radio"]), "Do you own a two-wheeler?", {
      options: YES_NO,
      right: "No",
    }),
  () =>
    must("textarea", "Tell us about a conflict you solved", {
      right: "Two teams wanted one table. They got a view each.",
    }),
  () =>
    must("checkboxes", "Which sports do you play?", {
      options: ["Cricket", "Football", "Chess"],
      right: ["Cricket", "Chess"],
    }),
  () => must("consent", "I agree to a check of my background", { right: true }),
  () => must("numeric", "How many siblings do you have?", { min: 0, max: 20, right: "2" }),
];
