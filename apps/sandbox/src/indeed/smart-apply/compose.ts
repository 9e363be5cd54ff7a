import { randomUUID } from "node:crypto";
import type { AccountProfile, Upload } from "../../job-site/accounts.ts";
import { CITIES } from "../../job-site/catalogue/places.ts";
import { timestamp } from "../../site-clock.ts";
import type { DraftAnswers } from "../../job-site/drafts.ts";
import type { AnswerValue, ReceivedApplication } from "../../record.ts";
import { findProblem } from "../assets/validate.js";
import { COUNTRIES } from "./countries.ts";
import { countryKey, dialCodeOf, findDialCode } from "./dial-codes.ts";
import { answerKey, type Question, type Step } from "./form-model.ts";
import type { Form } from "./form-store.ts";
import { cityText } from "./suggestions.ts";

/** Chosen instead of a file: the profile that the site keeps of the account. */
export const PROFILE_RESUME = "profile";

export type FindUpload = (id: string) => Upload | undefined;

/** One question as it is asked: repeated groups ask it more than once. */
export interface AskedField {
  question: Question;
  group: number;
  key: string;
}

const COUNT_KEY_PREFIX = "groups-of-";
/** Under which key a page says how many groups it has. */
export const groupsKey = (step: Step): string => `${COUNT_KEY_PREFIX}${step.module}`;

export function groupCount(step: Step, answers: DraftAnswers): number {
  const count = Number(answers[groupsKey(step)] ?? 1);
  return Number.isInteger(count) ? Math.min(Math.max(count, 1), step.groups_max) : 1;
}

/** Every field of a page, those of repeated groups included. */
export function fieldsOf(step: Step, answers: DraftAnswers): AskedField[] {
  return Array.from({ length: groupCount(step, answers) }, (_, group) =>
    step.questions.map((question) => ({ question, group, key: answerKey(question.id, group) })),
  ).flat();
}

function emptyValue(question: Question): AnswerValue {
  if (question.kind === "checkboxes") return [];
  return question.kind === "consent" ? false : "";
}

/** What was posted for a question; a value of the wrong shape counts as no answer. */
export function valueOf(field: AskedField, answers: DraftAnswers): AnswerValue {
  const empty = emptyValue(field.question);
  const value = answers[field.key];
  if (value === undefined || typeof value !== typeof empty) return empty;
  return Array.isArray(value) === Array.isArray(empty) ? value : empty;
}

/** Whether a question that depends on another one is asked. */
export function isAsked({ question, group }: AskedField, answers: DraftAnswers): boolean {
  const condition = question.shown_if;
  return condition === undefined || answers[answerKey(condition.id, group)] === condition.value;
}

export const optionsOf = (question: Question): readonly string[] =>
  question.prefill === "country" ? COUNTRIES : question.options;

function isForeign(question: Question, value: AnswerValue, profile: AccountProfile): boolean {
  if (question.kind === "typeahead") {
    const isKnown =
      CITIES.some((city) => cityText(city) === value) || cityText(profile.city) === value;
    return question.suggests === "city" && value !== "" && !isKnown;
  }
  const options = optionsOf(question);
  if (options.length === 0 || question.kind === "consent") return false;
  const chosen = Array.isArray(value) ? value : value === "" ? [] : [String(value)];
  return chosen.some((choice) => !options.includes(choice));
}

/** How long the number beside a phone field's country is; undefined for numbers that stand alone. */
function phoneDigits({ question, key }: AskedField, answers: DraftAnswers, home: string) {
  if (question.prefill !== "phone") return undefined;
  const chosen = answers[countryKey(key)];
  const country = typeof chosen === "string" ? findDialCode(chosen) : undefined;
  return (country ?? dialCodeOf(home)).digits;
}

export interface CheckInput {
  profile: AccountProfile;
  findUpload: FindUpload;
}

/** What is wrong with one page's answers: key to message. */
export function findProblems(
  step: Step,
  answers: DraftAnswers,
  { profile, findUpload }: CheckInput,
): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const field of fieldsOf(step, answers)) {
    const { question, key } = field;
    if (question.kind === "email" || !isAsked(field, answers)) continue;
    const value = valueOf(field, answers);
    const isFile = question.kind === "resume" || question.kind === "file";
    const isUnknown = isFile && value !== PROFILE_RESUME && findUpload(String(value)) === undefined;
    const digits = phoneDigits(field, answers, profile.phone_country);
    const problem = findProblem({ ...question, digits }, isUnknown ? "" : value);
    if (problem !== null) problems[key] = problem;
    else if (!isFile && isForeign(question, value, profile)) {
      problems[key] =
        question.kind === "typeahead"
          ? "Choose a city from the list."
          : "Choose an option to continue.";
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

interface ValuedField extends AskedField {
  step: Step;
  value: AnswerValue;
}

function valuedFields(form: Form): ValuedField[] {
  return form.job.steps.flatMap((step) =>
    fieldsOf(step, form.answers)
      .filter((field) => isAsked(field, form.answers))
      .map((field) => ({
        ...field,
        step,
        value: field.question.kind === "email" ? form.account : valueOf(field, form.answers),
      })),
  );
}

const isFileField = ({ question }: AskedField): boolean =>
  question.kind === "resume" || question.kind === "file";

/** What the employer receives. Fields left empty are left out, and so are questions that were not asked. */
export function composeApplication(form: Form, findUpload: FindUpload): ReceivedApplication {
  const valued = valuedFields(form);
  const files = valued.flatMap((field) => {
    const upload = isFileField(field) ? findUpload(String(field.value)) : undefined;
    return upload === undefined ? [] : [upload];
  });
  const resume = files.find((upload) => upload.purpose === "resume");
  const isAnswer = (field: ValuedField): boolean =>
    field.value === PROFILE_RESUME
      ? field.question.kind === "resume"
      : !isFileField(field) && isAnswered(field.value);
  return {
    id: randomUUID(),
    portal: form.owner.portal,
    job_id: form.job.id,
    job_title: form.job.title,
    company: form.job.company,
    applicant_email: form.account,
    answers: valued.filter(isAnswer).map(({ question, value, group, step }) => ({
      question: question.label,
      kind: question.kind,
      value,
      ...(step.groups_max > 1 ? { group: group + 1 } : {}),
    })),
    cv: resume === undefined ? null : received(resume),
    other_files: files
      .filter((upload) => upload !== resume)
      .map((upload) => ({ ...received(upload), purpose: upload.purpose })),
    received_at: timestamp(form.owner.clock),
  };
}
