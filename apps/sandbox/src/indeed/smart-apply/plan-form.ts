import {
  PREFERENCE_QUESTIONS,
  PROFILE_QUESTIONS,
  skillYears,
  UNKNOWABLE_QUESTIONS,
  VOLUNTARY_QUESTIONS,
  type AskedQuestion,
  type Situation,
} from "../../job-site/catalogue/question-bank.ts";
import type { SeededRandom } from "../../seeded-random.ts";
import type { QuestionDraft, StepDraft } from "./form-model.ts";

/** Shares of jobs by what their form asks besides the profile. The rest ask nothing else. */
const PREFERENCE_SHARE = 0.14;
const UNKNOWABLE_SHARE = 0.14;
const PAGE_QUESTIONS_MAX = 4;
const CITIES_OF_WORK = [
  "Ahmedabad",
  "Bengaluru",
  "Bhubaneswar",
  "Chandigarh",
  "Chennai",
  "Coimbatore",
  "Delhi",
  "Gurugram",
  "Hyderabad",
  "Indore",
  "Jaipur",
  "Kochi",
  "Kolkata",
  "Lucknow",
  "Mumbai",
  "Nagpur",
  "Noida",
  "Pune",
];

const asDraft = (asked: AskedQuestion): QuestionDraft =>
  asked.kind === "typeahead" ? { ...asked, suggests: "city" } : { ...asked };

function askedQuestions(situation: Situation, random: SeededRandom): QuestionDraft[] {
  const asked = random
    .sample(PROFILE_QUESTIONS, random.between(1, 5))
    .map((make) => make(situation, random));
  if (situation.family.isTechnical && random.isLikely(0.7)) {
    asked[0] = skillYears(situation, random);
  }
  const roll = random.next();
  if (roll < UNKNOWABLE_SHARE) {
    asked.push(random.pick(UNKNOWABLE_QUESTIONS)(situation, random));
  } else if (roll < UNKNOWABLE_SHARE + PREFERENCE_SHARE) {
    asked.push(random.pick(PREFERENCE_QUESTIONS)(situation, random));
  }
  return asked.map(asDraft);
}

/** A question that another one brings up. */
function followingQuestions(situation: Situation, random: SeededRandom): QuestionDraft[] {
  if (random.isLikely(0.5)) {
    return [
      {
        id: "employed-before",
        kind: "radio",
        label: `Have you previously been employed by ${situation.company}?`,
        options: ["Yes", "No"],
      },
      {
        id: "employed-until",
        kind: "text",
        label: "Until when, and in which team?",
        shown_if: { id: "employed-before", value: "Yes" },
      },
    ];
  }
  return [
    {
      id: "city-of-work",
      kind: "select",
      label: "In which city do you work at present?",
      options: CITIES_OF_WORK,
    },
  ];
}

function qualifications(situation: Situation): StepDraft {
  return {
    module: "qualifications",
    questions: [
      {
        kind: "select",
        label: `How many years of ${situation.family.field} experience do you have?`,
        options: ["Less than 1 year", "1 to 2 years", "3 to 5 years", "6 to 9 years", "10 or more"],
        required: false,
      },
      {
        kind: "select",
        label: "What is the highest level of education you have completed?",
        options: ["Diploma", "Bachelor's Degree", "Master's Degree", "Doctor of Philosophy"],
        required: false,
      },
    ],
  };
}

function questionPages(questions: readonly QuestionDraft[]): StepDraft[] {
  const pages: StepDraft[] = [];
  for (let start = 0; start < questions.length; start += PAGE_QUESTIONS_MAX) {
    pages.push({
      module: "questions",
      questions: questions.slice(start, start + PAGE_QUESTIONS_MAX),
    });
  }
  return pages;
}

/** One job's form. Which pages there are and in which order varies from job to job; the same job always gets the same form. */
export function planForm(situation: Situation, random: SeededRandom): StepDraft[] {
  const resume: StepDraft = { module: "resume" };
  if (random.isLikely(0.12)) return [{ module: "contact" }, resume];
  const steps: StepDraft[] = random.isLikely(0.75)
    ? [{ module: "contact" }, resume]
    : [resume, { module: "contact" }];
  if (random.isLikely(0.55)) {
    steps.splice(random.isLikely(0.6) ? 1 : 2, 0, { module: "location" });
  }
  if (random.isLikely(0.6)) {
    const asked = askedQuestions(situation, random);
    if (random.isLikely(0.3)) asked.push(...followingQuestions(situation, random));
    steps.push(...questionPages(asked));
  }
  if (random.isLikely(0.2)) steps.push(qualifications(situation));
  if (random.isLikely(0.25)) steps.push({ module: "experience" });
  if (random.isLikely(0.08)) steps.push({ module: "work_history" });
  if (random.isLikely(0.08)) steps.push({ module: "education" });
  if (random.isLikely(0.06)) {
    steps.push({ module: "questions", questions: VOLUNTARY_QUESTIONS.map(asDraft) });
  }
  if (random.isLikely(0.08)) steps.push({ module: "intervention" });
  return steps;
}
