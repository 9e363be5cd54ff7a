import type { Greeting, Job } from "../job.ts";
import type { Portal } from "../portal.ts";
import { Question } from "../question.ts";
import { byAccount } from "../visit.ts";
import type { Talk, TalkPurpose } from "./talk-store.ts";
import { askNext, type ChoiceShape, type Turn } from "./turn.ts";

const TYPING_MS = 120;
const OPTIONS_MS = 120;
const SAVE_MS = 30;
const CLOSING_MS = 200;

/** What the page needs to open the drawer. */
export interface OpenedTalk {
  kind: "talk";
  talk: string;
  keeps_old_options: boolean;
  pace: { typing_ms: number; options_ms: number; save_ms: number; closing_ms: number };
  turn: Turn;
}

const CAREER_BREAK = (name: string): string =>
  `Hi ${name}, companies value diversity and want to build inclusive teams.\nShare your career status to proceed with this job application.\nAre you on a career break?`;

/** What is said before the first question. The usual one begins with a blank. */
function greetingBubbles(greeting: Greeting, name: string): string[] {
  if (greeting === "usual") {
    return [
      ` Hi ${name}, thank you for showing interest. Kindly answer all the recruiter's questions to successfully apply for the job.`,
    ];
  }
  return greeting === "other"
    ? [
        `Hi! ${name}, the recruiter needs some profile information also. Please answer a few questions.`,
      ]
    : [];
}

/** The house asks its own question in the bubble that greets. */
function questionsOf(job: Job, name: string): Question[] {
  if (job.greeting !== "career_break") return [...job.questions];
  const own = { label: CAREER_BREAK(name), kind: "chips", options: ["Yes", "No"] };
  return [Question.parse(own), ...job.questions];
}

const PROFILE_QUESTIONS: readonly Question[] = [
  { label: "Which role are you looking for?", kind: "text" },
  {
    label: "What is your notice period?",
    kind: "radios",
    options: ["15 Days or less", "1 Month", "2 Months", "3 Months"],
  },
].map((question) => Question.parse(question));

const UNFINISHED_QUESTIONS: readonly Question[] = [
  { label: "Please upload your resume", kind: "file" },
  { label: "Please write a resume headline of more than 50 characters", kind: "text" },
  { label: "Which role are you looking for?", kind: "text" },
].map((question) => Question.parse(question));

/** Chips at one time, radios at the next. */
export function choiceShapeOf(portal: Portal, talk: Talk): ChoiceShape {
  const forced = portal.faults.get(talk.account).choice_shape;
  const count = portal.talks.countOpened(talk.account, talk.job?.id ?? "");
  return forced ?? (count % 2 === 1 ? "chips" : "radios");
}

interface TalkPlan {
  account: string;
  purpose: TalkPurpose;
  job: Job | undefined;
  questions: readonly Question[];
  greeting: readonly string[];
}

function open(portal: Portal, { greeting, ...plan }: TalkPlan): OpenedTalk {
  const talk = portal.talks.open(plan);
  const faults = portal.faults.get(plan.account);
  const turn = askNext(talk, choiceShapeOf(portal, talk));
  const old = faults.old_options ?? (byAccount(plan.account, "old-options") ? "kept" : "removed");
  return {
    kind: "talk",
    talk: talk.id,
    keeps_old_options: old === "kept",
    pace: {
      typing_ms: faults.typing_ms ?? TYPING_MS,
      options_ms: faults.options_ms ?? OPTIONS_MS,
      save_ms: faults.save_ms ?? SAVE_MS,
      closing_ms: faults.closing_ms ?? CLOSING_MS,
    },
    turn: { ...turn, bubbles: [...greeting, ...turn.bubbles] },
  };
}

/** The drawer of a job that asks something; undefined where one click sends. */
export function openTalk(portal: Portal, account: string, job: Job): OpenedTalk | undefined {
  const name = portal.accounts.getProfile(account).first_name;
  if (portal.faults.get(account).unfinished_profile === true) {
    const greeting = greetingBubbles("other", name);
    const questions = UNFINISHED_QUESTIONS;
    return open(portal, { account, purpose: "unfinished_profile", job, questions, greeting });
  }
  const questions = questionsOf(job, name);
  // The house's own question is asked with those of the recruiter, never alone.
  if (job.questions.length === 0) return undefined;
  const greeting = greetingBubbles(job.greeting, name);
  return open(portal, { account, purpose: "apply", job, questions, greeting });
}

/** The drawer that opens by itself on the home page. Nothing is applied for in it. */
export function openProfileTalk(portal: Portal, account: string): OpenedTalk {
  const questions = PROFILE_QUESTIONS;
  const greeting = ["Complete your profile to be found by recruiters."];
  return open(portal, { account, purpose: "profile", job: undefined, questions, greeting });
}
