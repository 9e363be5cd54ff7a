import type { SeededRandom } from "../../seeded-random.ts";
import {
  PREFERENCE_QUESTIONS,
  PROFILE_QUESTIONS,
  skillYears,
  UNKNOWABLE_QUESTIONS,
  VOLUNTARY_QUESTIONS,
  type Situation,
} from "../../job-site/catalogue/question-bank.ts";
import type { QuestionDraft as Draft } from "../job.ts";

export interface StepDraft {
  title: string;
  questions: Draft[];
}

export interface FormPlan {
  steps: StepDraft[];
  hasReview: boolean;
}

/** Shares of jobs by what their form asks besides the profile. The rest (72 %) ask nothing else. */
const PREFERENCE_SHARE = 0.14;
const UNKNOWABLE_SHARE = 0.14;
const PAGE_QUESTIONS_MAX = 5;

export function contactQuestions(asksName: boolean): Draft[] {
  const name: Draft[] = [
    { kind: "text", label: "First name", required: true, prefill: "first_name" },
    { kind: "text", label: "Last name", required: true, prefill: "last_name" },
  ];
  return [
    ...(asksName ? name : []),
    { kind: "email_select", label: "Email address", required: true, prefill: "email" },
    {
      kind: "phone_country",
      label: "Phone country code",
      required: true,
      prefill: "phone_country",
    },
    { kind: "phone", label: "Mobile phone number", required: true, prefill: "phone" },
  ];
}

export const RESUME_QUESTION: Draft = {
  kind: "resume",
  label: "Resume",
  required: true,
  help: "Be sure to include an updated resume",
};

function askedQuestions(situation: Situation, random: SeededRandom, wanted: number): Draft[] {
  const makers = random.sample(PROFILE_QUESTIONS, wanted);
  const asked = makers.map((make) => make(situation, random));
  if (situation.family.isTechnical && random.isLikely(0.75))
    asked[0] = skillYears(situation, random);
  const roll = random.next();
  if (roll < UNKNOWABLE_SHARE) {
    asked.push(random.pick(UNKNOWABLE_QUESTIONS)(situation, random));
  } else if (roll < UNKNOWABLE_SHARE + PREFERENCE_SHARE) {
    asked.push(random.pick(PREFERENCE_QUESTIONS)(situation, random));
  }
  return asked;
}

function pages(title: string, questions: Draft[]): StepDraft[] {
  const result: StepDraft[] = [];
  for (let start = 0; start < questions.length; start += PAGE_QUESTIONS_MAX) {
    result.push({ title, questions: questions.slice(start, start + PAGE_QUESTIONS_MAX) });
  }
  return result;
}

function resumeStep(random: SeededRandom): StepDraft {
  const questions: Draft[] = [RESUME_QUESTION];
  if (random.isLikely(0.12)) {
    questions.push({
      kind: "file",
      label: "Cover letter",
      required: false,
      purpose: "cover_letter",
    });
  }
  return { title: "Resume", questions };
}

function homeAddressStep(): StepDraft {
  return {
    title: "Home address",
    questions: [
      { kind: "text", label: "Street address line 1", required: false },
      { kind: "typeahead", label: "City", required: true, prefill: "city" },
      { kind: "text", label: "ZIP / Postal Code", required: false },
    ],
  };
}

/** One job's form: between one and six pages, the review page included. The same job always gets the same form. */
export function planForm(situation: Situation, ats: string | null, random: SeededRandom): FormPlan {
  const contact: StepDraft = { title: "Contact info", questions: contactQuestions(ats !== null) };
  const size = random.pick([1, 2, 3, 3, 4, 4, 4, 4, 5, 5, 6]);
  if (size === 1) {
    return {
      steps: [{ ...contact, questions: [...contact.questions, RESUME_QUESTION] }],
      hasReview: false,
    };
  }
  const resume = resumeStep(random);
  if (size === 2) return { steps: [contact, resume], hasReview: false };
  const steps = size >= 6 ? [contact, homeAddressStep(), resume] : [contact, resume];
  if (size === 3) return { steps, hasReview: true };
  const asked = askedQuestions(situation, random, random.between(2, 5));
  const asking = pages("Additional Questions", asked);
  steps.push(...asking.slice(0, size === 4 ? 1 : 2));
  // A fourth page of four holds every question; nothing that was drawn is dropped.
  const last = steps.at(-1);
  if (size === 4 && last !== undefined) last.questions = asked;
  if (size >= 5 && asking.length < 2) {
    steps.push({ title: "Voluntary self identification", questions: [...VOLUNTARY_QUESTIONS] });
  }
  return { steps, hasReview: true };
}
