import { createHash, randomUUID } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { CITIES } from "../job-site/catalogue/places.ts";
import { timestamp, type SiteClock } from "../site-clock.ts";
import type { AnswerValue, ReceivedApplication } from "../record.ts";
import { askedEntries } from "./entries.ts";
import { findProblem } from "./assets/validate.js";
import type { Job } from "./job.ts";
import type { Question } from "./question.ts";

const FILE_MAX_BYTES = 5 * 1024 * 1024;

/** The fields of a form that was sent with its files. */
export async function readForm(request: FastifyRequest): Promise<FormData | undefined> {
  const type = request.headers["content-type"];
  if (!Buffer.isBuffer(request.body) || type === undefined) return undefined;
  const body = new Uint8Array(request.body);
  return new Response(body, { headers: { "content-type": type } })
    .formData()
    .catch(() => undefined);
}

const textOf = (form: FormData, id: string): string => {
  const value = form.get(id);
  return typeof value === "string" ? value.trim() : "";
};

const fileOf = (form: FormData, id: string): File | undefined => {
  const value = form.get(id);
  return value instanceof File && value.name !== "" ? value : undefined;
};

function valueOf(form: FormData, question: Question): AnswerValue {
  if (question.kind === "checkboxes") return form.getAll(question.id).map(String);
  if (question.kind === "consent") return form.get(question.id) !== null;
  if (question.kind === "file") return fileOf(form, question.id)?.name ?? "";
  return textOf(form, question.id);
}

function fileProblem(question: Question, file: File): string | null {
  const isPhoto = question.purpose === "photo";
  const allowed = isPhoto ? /\.(jpe?g|png)$/i : /\.(pdf|docx?|rtf|txt)$/i;
  if (!allowed.test(file.name)) {
    return isPhoto ? "Attach a JPG or PNG file" : "Attach a PDF, DOC, DOCX, RTF or TXT file";
  }
  if (file.size === 0) return "This file is empty";
  return file.size > FILE_MAX_BYTES ? "Files may have 5 MB at most" : null;
}

function problemOf(form: FormData, question: Question): string | null {
  const value = valueOf(form, question);
  const problem = findProblem(question, value);
  if (problem !== null) return problem;
  const file = question.kind === "file" ? fileOf(form, question.id) : undefined;
  if (file !== undefined) return fileProblem(question, file);
  const chosen = typeof value === "string" ? [value] : Array.isArray(value) ? value : [];
  const isListed = (options: readonly string[]): boolean =>
    chosen.every((text) => text === "" || options.includes(text));
  if (question.kind === "location" && !isListed(CITIES)) return "Choose a place from the list";
  const isChoice = ["select", "radio", "checkboxes"].includes(question.kind);
  return isChoice && !isListed(question.options) ? "Choose one of the options" : null;
}

/** All that a sent form was asked, with the schools and jobs that it tells of. */
const askedOf = (form: FormData, job: Job): readonly (Question & { group?: number })[] => [
  ...job.questions,
  ...askedEntries(job, [...form.keys()]),
];

/** What the form complains about, by the control's name. */
export function problemsOf(form: FormData, job: Job): Record<string, string> {
  const found = askedOf(form, job).map(
    (question) => [question.id, problemOf(form, question)] as const,
  );
  return Object.fromEntries(
    found.flatMap(([id, problem]) => (problem === null ? [] : [[id, problem]])),
  );
}

/** The address the applicant gave: boards know people by nothing else. */
export function applicantOf(form: FormData, job: Job): string {
  const asked = job.questions.find((question) => question.kind === "email");
  return asked === undefined ? "" : textOf(form, asked.id).toLowerCase();
}

async function received(file: File) {
  const content = Buffer.from(await file.arrayBuffer());
  const sha256 = createHash("sha256").update(content).digest("hex");
  return { file_name: file.name, sha256, bytes: content.length };
}

/** What the employer gets of a form without problems. Fields left empty are left out. */
export async function composeApplication(
  form: FormData,
  job: Job,
  clock: SiteClock,
): Promise<ReceivedApplication> {
  const files = await Promise.all(
    job.questions.flatMap((question) => {
      const file = question.kind === "file" ? fileOf(form, question.id) : undefined;
      const purpose = question.purpose ?? "other";
      return file === undefined
        ? []
        : [received(file).then((described) => ({ ...described, purpose }))];
    }),
  );
  const cv = files.find((file) => file.purpose === "resume");
  const answers = askedOf(form, job)
    .filter((question) => question.kind !== "file")
    .map((question) => ({
      question: question.label,
      kind: question.kind,
      value: valueOf(form, question),
      ...(question.group === undefined ? {} : { group: question.group }),
    }))
    .filter(
      ({ value }) =>
        value !== "" && value !== false && !(Array.isArray(value) && value.length === 0),
    );
  return {
    id: randomUUID(),
    portal: "boards",
    job_id: job.id,
    job_title: job.title,
    company: job.company,
    applicant_email: applicantOf(form, job),
    answers,
    cv: cv === undefined ? null : { file_name: cv.file_name, sha256: cv.sha256, bytes: cv.bytes },
    other_files: files.filter((file) => file !== cv),
    received_at: timestamp(clock),
  };
}
