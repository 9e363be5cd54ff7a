import { flag, markup, type Markup } from "../../../markup.ts";
import { descriptionMarkup, typeText } from "../../../job-site/posting-text.ts";
import type { Job } from "../../job.ts";
import { hexOf } from "../../made-ids.ts";
import { acceptOf, fieldHooks } from "../../pages/field.ts";
import { boardPath } from "../../pages/layout.ts";
import type { Question } from "../../question.ts";
import { formConfig, makerDocument } from "../maker-document.ts";

const jobPath = (job: Job): string => `${boardPath(job)}/job/${job.id}`;

export interface BoardInput {
  company: string;
  path: string;
  jobs: readonly Job[];
}

/** Class names end in signs that change with every build of the site. */
const made = (name: string): string => `page_${name}__${hexOf(name, 5)}`;

export const listPage = ({ company, jobs }: BoardInput): string =>
  makerDocument({
    title: `Jobs at ${company}`,
    className: "personio",
    body: markup`<main><h1>Jobs at ${company}</h1><ul>${jobs.map(
      (job) =>
        markup`<li><a class="${made("job")} job-box" href="${jobPath(job)}?language=en"><div class="${made("jobHeaderContent")}"><h3 class="${made("jobTitle")} jb-title">${job.title}</h3><div class="${made("jobMeta")} jb-description"><div class="${made("jobMetaItem")}"><span class="${made("jobMetaText")}">${job.location}</span></div><div class="${made("jobMetaItem")}"><span class="${made("jobMetaText")}">${typeText(job.job_type)}</span></div></div></div></a></li>`,
    )}</ul></main>`,
  });

const header = (job: Job): Markup =>
  markup`<h1 class="job-title">${job.title}</h1><p class="job-attributes"><span>${job.location}</span> · <span>${typeText(job.job_type)}</span> · <span>${job.department}</span></p>`;

export const jobPage = (job: Job): string =>
  makerDocument({
    title: `${job.title} | Jobs at ${job.company}`,
    className: "personio",
    body: markup`<main><a href="${boardPath(job)}">All jobs</a>${header(job)}<a class="button" data-test-id="apply-button" href="${jobPath(job)}/apply">Apply for this job</a><div class="job-description">${descriptionMarkup(job.description)}</div></main>`,
  });

/** What must be answered says so to the eye and to a reader aloud; no control says it of itself. */
const star = ({ required }: Question): Markup | null =>
  required
    ? markup`<span aria-hidden="true">*</span><span class="sr-only">(required)</span>`
    : null;

const problem = markup`<p class="problem field-error" data-error hidden></p>`;

function boxed(question: Question, widget: string, control: Markup, caption?: string): Markup {
  const label =
    caption === undefined
      ? markup`<label for="field-${question.id}">${question.label}${star(question)}</label>`
      : markup`<label for="field-${question.id}" class="sr-only">${caption}</label>`;
  return markup`<div class="form-field"${fieldHooks(question)} data-w="${widget}">${label}${control}${problem}</div>`;
}

/** What stands in an empty box that wants more than a word. */
const HINTS: Readonly<Record<string, string>> = { available_from: "26 July 2026" };

function textBox(question: Question, caption?: string): Markup {
  const { id, kind } = question;
  const names = markup` id="field-${id}" name="${id}"`;
  if (kind === "textarea") {
    return boxed(question, "text", markup`<textarea${names} rows="4"></textarea>`);
  }
  const types: Partial<Record<Question["kind"], string>> = {
    email: "email",
    phone: "tel",
    date: "date",
  };
  const hint = HINTS[id];
  const box = markup`<input type="${types[kind] ?? "text"}"${names}${hint === undefined ? null : markup` placeholder="${hint}"`}>`;
  return boxed(question, kind === "date" ? "date" : "text", box, caption);
}

function selectBox(question: Question): Markup {
  const { id, options } = question;
  const isOwn = id.startsWith("custom_attribute_");
  return boxed(
    question,
    "words",
    markup`<select id="field-${id}" name="${id}"><option value="">Please select</option>${options.map(
      (option, index) =>
        markup`<option value="${isOwn ? `custom_option_${index + 1}` : option}">${option}</option>`,
    )}</select>`,
  );
}

function boxes(question: Question): Markup {
  const { id, label, options } = question;
  return markup`<fieldset class="form-field"${fieldHooks(question)} data-w="boxes"><legend>${label}${star(question)}</legend>${options.map((option, index) => markup`<label class="choice"><input type="checkbox" id="field-${id}-${index}" name="${id}" value="${option}"> ${option}</label>`)}${problem}</fieldset>`;
}

const consentBox = (question: Question): Markup =>
  markup`<div class="form-field"${fieldHooks(question)} data-w="consent"><label class="choice"><input type="checkbox" id="field-${question.id}" name="${question.id}"> ${question.label}${star(question)}</label>${problem}</div>`;

/** A kind of document: the files chosen so far, and a button for more. */
function documents(question: Question): Markup {
  const { id, label } = question;
  return markup`<div role="group" aria-labelledby="doc-label-${id}"${fieldHooks(question)} data-w="file"><span id="doc-label-${id}">${label}${star(question)}</span><div role="list" aria-label="Uploaded files for ${label}" hidden></div><button type="button" class="add-file-button">Add file</button><input type="file" id="doc-input-${id}" multiple hidden aria-label="Upload ${label}" accept="${acceptOf(question)}">${problem}</div>`;
}

function field(question: Question): Markup {
  switch (question.kind) {
    case "select":
      return selectBox(question);
    case "checkboxes":
      return boxes(question);
    case "consent":
      return consentBox(question);
    default:
      return textBox(question);
  }
}

/** First and last name share one caption. */
function nameGroup(questions: readonly Question[]): Markup {
  const box = (id: string, caption: string): Markup[] =>
    questions.filter((question) => question.id === id).map((each) => textBox(each, caption));
  return markup`<div role="group" aria-labelledby="name-group-label"><span id="name-group-label">Name<span aria-hidden="true">*</span><span class="sr-only">(required)</span></span>${box("first_name", "First")}${box("last_name", "Last")}</div>`;
}

export const formPage = (job: Job, hasCaptcha: boolean): string => {
  const isName = ({ id }: Question): boolean => id === "first_name" || id === "last_name";
  const papers = job.questions.filter(({ kind }) => kind === "file");
  const consents = job.questions.filter(({ kind }) => kind === "consent");
  const rest = job.questions.filter(
    (question) => !isName(question) && !papers.includes(question) && !consents.includes(question),
  );
  return makerDocument({
    title: `${job.title} | Jobs at ${job.company}`,
    className: "personio",
    scripts: ["personio-form.js"],
    config: formConfig(job),
    body: markup`<main><a href="${jobPath(job)}">Back to job</a>${header(job)}<section data-application><h2 data-test-id="application-header">Your application</h2><form novalidate>${nameGroup(job.questions)}${rest.map(field)}<h3>Documents</h3>${papers.map(documents)}${consents.map(field)}<p role="alert" class="problem" data-message hidden></p>${hasCaptcha ? markup`<iframe title="reCAPTCHA" src="/captcha" width="304" height="78"></iframe>` : null}<button type="submit" class="career-submit-application-btn"${flag("disabled", true)}>Submit Application</button></form></section><section role="status" data-done hidden><h2>Thank you for your application!</h2><p>We have received it and will get back to you.</p><a href="${boardPath(job)}">All jobs</a></section></main>`,
  });
};

export const gonePage = (company: string, path: string): string =>
  makerDocument({
    title: `Jobs at ${company}`,
    className: "personio",
    body: markup`<main><h1>This position is no longer available</h1><a href="${path}">All jobs</a></main>`,
  });
