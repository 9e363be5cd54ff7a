import { hashText, type SeededRandom } from "../../seeded-random.ts";
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
  shows_experience?: boolean;
}

export interface FormPlan {
  steps: StepDraft[];
  hasReview: boolean;
}

/** Shares of jobs by what their form asks besides the profile. The rest (72 %) ask nothing else. */
const PREFERENCE_SHARE = 0.14;
const UNKNOWABLE_SHARE = 0.14;
const PAGE_QUESTIONS_MAX = 5;

interface ContactShape {
  /** A form of another system asks for the name too. */
  asksName: boolean;
  isOnePage: boolean;
}

/** The order and the labels of the two kinds of form (portal facts, captured 1.4). */
export function contactQuestions({ asksName, isOnePage }: ContactShape): Draft[] {
  const name: Draft[] = [
    { kind: "text", label: "First name", required: true, prefill: "first_name" },
    { kind: "text", label: "Last name", required: true, prefill: "last_name" },
  ];
  const email: Draft = {
    kind: "email_select",
    label: isOnePage ? "Email" : "Email address",
    required: true,
    prefill: "email",
  };
  const phone: Draft[] = [
    {
      kind: "phone_country",
      label: "Phone country code",
      required: true,
      prefill: "phone_country",
    },
    {
      kind: "phone",
      label: isOnePage ? "Phone" : "Mobile phone number",
      required: true,
      prefill: "phone",
    },
  ];
  return [...(asksName ? name : []), ...(isOnePage ? [email, ...phone] : [...phone, email])];
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
  const size = random.pick([1, 2, 3, 3, 4, 4, 4, 4, 5, 5, 6]);
  const shape: ContactShape = { asksName: ats !== null, isOnePage: size === 1 };
  const contact: StepDraft = { title: "Contact info", questions: contactQuestions(shape) };
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

/** Pages of the longest form, its review included. */
const PAGES_MAX = 6;
const EXPERIENCE_ONE_IN = 6;
const BOXED_ONE_IN = 8;
/** A phone may be asked for and not needed. */
const FREE_PHONE_ONE_IN = 12;

const isYesNo = ({ kind, options }: Draft): boolean =>
  kind === "radio" && options?.join() === "Yes,No";

/**
 * The shapes that real forms also come in: a page with the profile's jobs, a yes or no of two boxes, a phone that may stay empty.
 * By the job's id, so that they change nothing else that is drawn about it.
 */
export function varyForm(jobId: string, plan: FormPlan): FormPlan {
  const isOneOf = (what: string, count: number): boolean =>
    hashText(`${what}:${jobId}`) % count === 0;
  const steps = plan.steps.map((step, at) => ({
    ...step,
    questions: step.questions.map((question, index): Draft => {
      const isBoxed = isYesNo(question) && isOneOf(`boxed${at}.${index}`, BOXED_ONE_IN);
      if (isBoxed) return { ...question, kind: "checkboxes" };
      const isFree = question.kind === "phone" && isOneOf("phone", FREE_PHONE_ONE_IN);
      return isFree ? { ...question, required: false } : question;
    }),
  }));
  const resume = steps.findIndex((step) => step.title === "Resume");
  if (plan.hasReview && steps.length + 1 < PAGES_MAX && isOneOf("experience", EXPERIENCE_ONE_IN)) {
    steps.splice(resume + 1, 0, {
      title: "Work experience",
      questions: [],
      shows_experience: true,
    });
  }
  return { ...plan, steps };
}
