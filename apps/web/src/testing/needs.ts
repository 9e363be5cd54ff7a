import type {
  AccountNeed,
  AnswerOutcome,
  NeedsYou,
  OpenQuestion,
  SavedAnswerEntry,
} from "@sendoff/contract/needs-you";

export const QUESTION_ID = "0123456789abcdef0123456789abcdef";
const AT = "2026-11-20T04:05:00.000Z";

/** A question of one application. */
export function anOpenQuestion(fields: Partial<OpenQuestion> = {}): OpenQuestion {
  return {
    id: QUESTION_ID,
    question: "How many years of work experience do you have with Apache Kafka?",
    kind: "integer",
    options: [],
    min: 0,
    max: 50,
    max_length: null,
    step: "Additional Questions",
    reason: "Kafka is not among your skills",
    country: "",
    company: "",
    location: "",
    skill: "",
    asked_at: AT,
    saved_answer: null,
    picture: null,
    waiting: [aWaitingJob()],
    ...fields,
  };
}

export function aWaitingJob(
  fields: Partial<OpenQuestion["waiting"][number]> = {},
): OpenQuestion["waiting"][number] {
  return {
    application_id: "00000000-0000-4000-8000-000000000001",
    platform_id: 1,
    platform_name: "LinkedIn",
    job_title: "Platform Engineer",
    company_name: "Saffron Grid",
    location: "Hyderabad",
    job_url: "http://127.0.0.1:5051/jobs/view/4001",
    stopped_at: AT,
    other_questions: 0,
    ...fields,
  };
}

export function anAccountNeed(fields: Partial<AccountNeed> = {}): AccountNeed {
  return {
    platform_id: 5,
    platform_name: "Glassdoor",
    state: "needs_user",
    note: "Glassdoor asked to confirm that it is you.",
    since: "2026-11-20T03:28:00.000Z",
    portal_url: "https://www.glassdoor.com/",
    can_resume: true,
    is_board: false,
    stopped: [],
    ...fields,
  };
}

export function anInbox(fields: Partial<NeedsYou> = {}): NeedsYou {
  const inbox = {
    checks: [],
    questions: [],
    accounts: [],
    reviews: [],
    stopped: [],
    approvals: [],
    saved_answers: 0,
    ...fields,
  };
  const count =
    inbox.checks.length +
    inbox.questions.length +
    inbox.accounts.length +
    inbox.reviews.length +
    inbox.stopped.length +
    Math.min(1, inbox.approvals.length);
  return { ...inbox, count };
}

/** An answer that has set nothing going yet. */
export const STILL_WAITING: AnswerOutcome = {
  released: 0,
  still_waiting: 1,
  platforms: [],
  added_skill: null,
};

export function anEntry(fields: Partial<SavedAnswerEntry> = {}): SavedAnswerEntry {
  return {
    id: "00000000-0000-4000-8000-00000000000a",
    question: "Do you hold a passport?",
    answer: "Yes",
    kind: "radio",
    options: ["Yes", "No"],
    country: "",
    company: "",
    location: "",
    saved_at: AT,
    ...fields,
  };
}
