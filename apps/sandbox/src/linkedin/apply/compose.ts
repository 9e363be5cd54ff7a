import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { AccountProfile, Upload } from "../../job-site/accounts.ts";
import { findProblem } from "../assets/validate.js";
import { CITIES } from "../../job-site/catalogue/places.ts";
import type { Job, Question } from "../job.ts";
import { AnswerValue, type ReceivedApplication } from "../../record.ts";
import { optionsOf } from "./options.ts";

export const SubmitRequest = z.object({
  /** By question id. A file's value is the id its upload was given. */
  answers: z.record(z.string(), AnswerValue),
  follow_company: z.boolean(),
});
export type SubmitRequest = z.infer<typeof SubmitRequest>;

type FindUpload = (id: string) => Upload | undefined;

const isFile = (question: Question): boolean =>
  question.kind === "resume" || question.kind === "file";

function emptyValue(question: Question): AnswerValue {
  if (question.kind === "checkboxes") return [];
  return question.kind === "consent" ? false : "";
}

/** What was posted for a question; a value of the wrong shape counts as no answer. */
function valueOf(question: Question, answers: SubmitRequest["answers"]): AnswerValue {
  const empty = emptyValue(question);
  const value = answers[question.id];
  if (value === undefined || typeof value !== typeof empty) return empty;
  return Array.isArray(value) === Array.isArray(empty) ? value : empty;
}

function isForeign(question: Question, value: AnswerValue, profile: AccountProfile): boolean {
  if (question.kind === "typeahead") {
    return value !== "" && !CITIES.includes(String(value)) && value !== profile.city;
  }
  const options = optionsOf(question, profile);
  if (options.length === 0 || question.kind === "consent") return false;
  const chosen = Array.isArray(value) ? value : value === "" ? [] : [String(value)];
  return chosen.some((choice) => !options.includes(choice));
}

/** Checks a whole form as the dialog checked its steps. Question id to message. */
export function findProblems(
  job: Job,
  answers: SubmitRequest["answers"],
  findUpload: FindUpload,
  profile: AccountProfile,
): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const question of job.steps.flatMap((step) => step.questions)) {
    const value = valueOf(question, answers);
    const known = isFile(question) && findUpload(String(value)) === undefined ? "" : value;
    const problem = findProblem(question, known);
    if (problem !== null) problems[question.id] = problem;
    else if (!isFile(question) && isForeign(question, value, profile)) {
      problems[question.id] = "Please enter a valid answer";
    }
  }
  return problems;
}

const isAnswered = (value: AnswerValue): boolean =>
  value !== "" && value !== false && !(Array.isArray(value) && value.length === 0);

const received = (upload: Upload) => ({
  file_name: upload.file_name,
  sha256: upload.sha256,
  bytes: upload.bytes,
});

/** What the employer receives. Fields left empty are left out. */
export function composeApplication(
  account: string,
  job: Job,
  request: SubmitRequest,
  findUpload: FindUpload,
  receivedAt: string,
): ReceivedApplication {
  const questions = job.steps.flatMap((step) => step.questions);
  const valued = questions.map((question) => ({
    question,
    value: valueOf(question, request.answers),
  }));
  const files = valued.flatMap(({ question, value }) => {
    const upload = isFile(question) ? findUpload(String(value)) : undefined;
    return upload === undefined ? [] : [upload];
  });
  const resume = files.find((upload) => upload.purpose === "resume");
  return {
    id: randomUUID(),
    portal: "linkedin",
    job_id: job.id,
    job_title: job.title,
    company: job.company,
    applicant_email: account,
    answers: valued
      .filter(({ question, value }) => !isFile(question) && isAnswered(value))
      .map(({ question, value }) => ({ question: question.label, kind: question.kind, value })),
    cv: resume === undefined ? null : received(resume),
    other_files: files
      .filter((upload) => upload !== resume)
      .map((upload) => ({ ...received(upload), purpose: upload.purpose })),
    follow_company: request.follow_company,
    received_at: receivedAt,
  };
}
