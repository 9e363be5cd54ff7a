import type { FieldValue } from "@sendoff/contract/form";

/** One thing that a choice says, under a wording that the engine reads: it is kept in the answer bank like that. */
export interface CommonFact {
  readonly wording: string;
  readonly answer: FieldValue;
}

/** A choice of a common question, with all that follows from it and nothing more (DECISIONS D13). */
export interface CommonChoice {
  readonly value: string;
  readonly label: string;
  readonly says: readonly CommonFact[];
}

/** A question that most forms ask in some wording, asked once in ours. */
export interface CommonQuestion {
  readonly id: string;
  readonly question: string;
  /** Why it is asked, for the person who answers. */
  readonly why: string;
  readonly choices: readonly CommonChoice[];
}

const yesNo = (wordings: readonly string[]): CommonChoice[] =>
  (["Yes", "No"] as const).map((answer) => ({
    value: answer.toLowerCase(),
    label: answer,
    says: wordings.map((wording) => ({ wording, answer })),
  }));

const says = (answers: Readonly<Record<string, FieldValue>>): CommonFact[] =>
  Object.entries(answers).map(([wording, answer]) => ({ wording, answer }));

const TRAVEL = ["Are you willing to travel?", "Are you willing to travel for work?"] as const;
const TRAVEL_25 = "Are you willing to travel up to 25% of the time?";
const TRAVEL_50 = "Are you willing to travel up to 50% of the time?";
const SHIFTS = "Are you willing to work in shifts?";
const NIGHTS = "Are you willing to work night shifts?";
const ROTATING = "Are you willing to work in rotational shifts?";
const DEGREE = "What is the highest level of education you have completed?";

const travel = (willing: string, quarter: string, half: string): CommonFact[] =>
  says({ [TRAVEL[0]]: willing, [TRAVEL[1]]: willing, [TRAVEL_25]: quarter, [TRAVEL_50]: half });

const DEGREES = [
  "High school diploma",
  "Diploma",
  "Bachelor's degree",
  "Master's degree",
  "Doctorate",
] as const;

/** Asked of everybody; what depends on a country is `rightToWork`. */
export const COMMON_QUESTIONS: readonly CommonQuestion[] = [
  {
    id: "relocate",
    question: "Would you relocate for a job?",
    why: "Asked where the job is in another city than yours.",
    choices: yesNo(["Are you willing to relocate?"]),
  },
  {
    id: "travel",
    question: "How much would you travel?",
    why: "Asked by consulting, sales and field jobs.",
    choices: [
      { value: "none", label: "Not at all", says: travel("No", "No", "No") },
      { value: "quarter", label: "A quarter of the time", says: travel("Yes", "Yes", "No") },
      { value: "half", label: "Half of the time", says: travel("Yes", "Yes", "Yes") },
    ],
  },
  {
    id: "shifts",
    question: "Would you work in shifts?",
    why: "Asked by support, health, plant and operations jobs.",
    choices: [
      {
        value: "none",
        label: "No",
        says: says({ [SHIFTS]: "No", [NIGHTS]: "No", [ROTATING]: "No" }),
      },
      { value: "day", label: "By day only", says: says({ [SHIFTS]: "Yes", [NIGHTS]: "No" }) },
      {
        value: "any",
        label: "Nights too",
        says: says({ [SHIFTS]: "Yes", [NIGHTS]: "Yes", [ROTATING]: "Yes" }),
      },
    ],
  },
  {
    id: "driving_licence",
    question: "Do you have a driving licence?",
    why: "Asked where a job goes to clients or sites.",
    choices: yesNo(["Do you have a valid driving licence?"]),
  },
  {
    id: "highest_degree",
    question: "What is the highest degree you have completed?",
    why: "Asked as a list in which yours must be found.",
    choices: DEGREES.map((name) => ({ value: name, label: name, says: says({ [DEGREE]: name }) })),
  },
];

/** The wording under which an earliest start is kept; its answer is a day, YYYY-MM-DD. */
export const START_DATE_WORDING = "What is your earliest possible start date?";

/**
 * Right to work and sponsorship in one country. Each choice states both, because neither follows from the other. `name` is the
 * country's usual English name.
 */
export function rightToWork(name: string): CommonQuestion {
  const the = /^(United|Netherlands|Philippines)/.test(name) ? `the ${name}` : name;
  const may = `Are you legally authorized to work in ${the}?`;
  const ever = `Will you now or in the future require visa sponsorship to work in ${the}?`;
  const now = `Do you currently require visa sponsorship to work in ${the}?`;
  return {
    id: "right_to_work",
    question: `May you work in ${the}?`,
    why: "Nearly every form asks, and a wrong guess could cost you the job. It holds for this country only.",
    choices: [
      {
        value: "free",
        label: "Yes, without sponsorship",
        says: says({ [may]: "Yes", [ever]: "No", [now]: "No" }),
      },
      {
        value: "later",
        label: "Yes, sponsorship later",
        says: says({ [may]: "Yes", [ever]: "Yes", [now]: "No" }),
      },
      {
        value: "needed",
        label: "Only with sponsorship",
        says: says({ [may]: "No", [ever]: "Yes", [now]: "Yes" }),
      },
    ],
  };
}

/** All wordings under which any choice of a question is kept. */
export function wordingsOf({ choices }: CommonQuestion): string[] {
  return [...new Set(choices.flatMap((choice) => choice.says.map(({ wording }) => wording)))];
}

/** The choice that says what the bank says under every wording; undefined where none does. */
export function choiceOf(
  { choices }: CommonQuestion,
  saved: (wording: string) => FieldValue | undefined,
): CommonChoice | undefined {
  return choices.find((choice) => choice.says.every((fact) => saved(fact.wording) === fact.answer));
}
