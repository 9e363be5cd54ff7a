import { COMMON_QUESTIONS, type CommonQuestion, wordingsOf } from "@sendoff/answers/common-answers";
import { normaliseQuestion } from "@sendoff/answers/question";
import type { CommonAnswer } from "@sendoff/db/needs";
import type { FieldValue } from "@sendoff/contract/form";

type Choice = CommonQuestion["choices"][number];

const choice = (
  value: string,
  label: string,
  answers: Readonly<Record<string, FieldValue>>,
): Choice => ({
  value,
  label,
  says: Object.entries(answers).map(([wording, answer]) => ({ wording, answer })),
});

const yesNo = (...wordings: readonly string[]): Choice[] =>
  (["Yes", "No"] as const).map((answer) =>
    choice(
      answer.toLowerCase(),
      answer,
      Object.fromEntries(wordings.map((wording) => [wording, answer])),
    ),
  );

const ON_SITE = "Are you comfortable working on site?";
const HYBRID = "Are you comfortable working in a hybrid setting?";

const MORE: readonly CommonQuestion[] = [
  {
    id: "weekends",
    question: "Would you work at weekends?",
    why: "Asked by health, hospitality, retail and support jobs.",
    choices: yesNo("Are you willing to work on weekends?"),
  },
  {
    id: "commute",
    question: "Would you commute to the jobs we apply to?",
    why: "They are in the places you look in, or next to them.",
    choices: yesNo(
      "Are you comfortable commuting to this job's location?",
      "Are you able to commute to this location?",
    ),
  },
  {
    id: "on_site",
    question: "Would you work on site?",
    why: "Asked for on-site and for hybrid jobs, each in its words.",
    choices: [
      choice("on_site", "Every day if need be", { [ON_SITE]: "Yes", [HYBRID]: "Yes" }),
      choice("hybrid", "Some days a week", { [ON_SITE]: "No", [HYBRID]: "Yes" }),
      choice("remote", "Only from home", { [ON_SITE]: "No", [HYBRID]: "No" }),
    ],
  },
  {
    id: "adult",
    question: "Are you at least 18 years old?",
    why: "Asked where the law has a least age for a job.",
    choices: yesNo("Are you at least 18 years old?"),
  },
];

const ORDER = [
  "relocate",
  "commute",
  "on_site",
  "travel",
  "shifts",
  "weekends",
  "highest_degree",
  "driving_licence",
  "adult",
];

/** Asked of everybody on "What forms ask most", in the order of the page. */
export const ASKED_OF_ALL: readonly CommonQuestion[] = [...COMMON_QUESTIONS, ...MORE].toSorted(
  (a, b) => ORDER.indexOf(a.id) - ORDER.indexOf(b.id),
);

/**
 * What the bank is to say under each of the question's wordings when this choice is made: those that it leaves open are taken back,
 * all of them where nothing is chosen.
 */
export function bankAnswersOf(
  question: CommonQuestion,
  chosen: Choice | undefined,
): CommonAnswer[] {
  const isYesNo = question.choices.every(({ says }) =>
    says.every(({ answer }) => answer === "Yes" || answer === "No"),
  );
  return wordingsOf(question).map((wording) => ({
    key: normaliseQuestion(wording),
    question: wording,
    kind: isYesNo ? "radio" : "select",
    options: isYesNo ? ["Yes", "No"] : question.choices.map(({ value: each }) => each),
    answer: chosen?.says.find((fact) => fact.wording === wording)?.answer,
  }));
}

/** Under which less than a year with a skill is kept: a profile's 0 is what an import writes, and no fact (DECISIONS D13). */
export function skillYearsWording(skill: string): string {
  return `How many years of experience do you have with ${skill}?`;
}

/** What the bank is to say of a skill's years: "0" for less than one; the profile has any other number. */
export function underAYear(skill: string, years: number | null): CommonAnswer {
  const question = skillYearsWording(skill);
  return {
    key: normaliseQuestion(question),
    question,
    kind: "integer",
    options: [],
    answer: years === 0 ? "0" : undefined,
  };
}
