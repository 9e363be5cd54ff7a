import { flag, jsonIsland, markup, type Markup } from "../../markup.ts";
import { descriptionMarkup } from "../../job-site/posting-text.ts";
import type { Job } from "../job.ts";
import {
  ENTRY_KINDS,
  type EntryKind,
  type EntryMode,
  entryQuestions,
  MOST_ENTRIES,
} from "../entries.ts";
import type { Question } from "../question.ts";
import { acceptOf, CAPTCHA, fieldHooks, textAttributes, UNSEEN_CHECK } from "./field.ts";
import { boardPath, htmlDocument } from "./layout.ts";

/** Jobs of one page of a list. */
export const PAGE_SIZE = 50;

const byDepartment = (jobs: readonly Job[]): [string, Job[]][] => [
  ...Map.groupBy(jobs, (job) => job.department),
];

export interface ListInput {
  company: string;
  path: string;
  jobs: readonly Job[];
  page: number;
  isGone: boolean;
}

const GONE = markup`<div class="flash" role="status">The job you are looking for is no longer open.</div>`;

function pagination({ path, jobs, page }: ListInput): Markup | null {
  const pages = Math.ceil(jobs.length / PAGE_SIZE);
  if (pages < 2) return null;
  const links = Array.from({ length: pages }, (_, index) => index + 1).map(
    (number) =>
      markup`<a class="pagination__link" href="${path}?page=${number}"${flag(' aria-current="page"', number === page)}>${number}</a>`,
  );
  const next =
    page < pages
      ? markup`<a class="pagination__btn pagination__next" aria-label="Next page" href="${path}?page=${page + 1}">›</a>`
      : null;
  return markup`<nav class="pagination" aria-label="Pagination">${links}${next}</nav>`;
}

function currentList(input: ListInput): Markup {
  const shown = input.jobs.slice((input.page - 1) * PAGE_SIZE, input.page * PAGE_SIZE);
  return markup`<main class="main"><h1 class="page-header">Current openings at ${input.company}</h1>${input.isGone ? GONE : null}
<p class="results-header">${input.jobs.length} jobs</p><div class="job-posts">${byDepartment(
    shown,
  ).map(
    ([name, jobs]) =>
      markup`<div class="job-posts--table--department"><h3 class="section-header">${name}</h3><div class="job-posts--table"><table><tbody>${jobs.map(
        (job) =>
          markup`<tr class="job-post"><td class="cell"><a href="${input.path}/jobs/${job.id}" target="_top"><p class="body body--medium">${job.title}</p><p class="body body__secondary body--metadata">${job.location}</p></a></td></tr>`,
      )}</tbody></table></div></div>`,
  )}</div>${pagination(input)}</main>`;
}

function olderList(input: ListInput): Markup {
  return markup`<div id="wrapper"><div id="main"><div id="header"><h1>Current Job Openings at ${input.company}</h1></div>${input.isGone ? GONE : null}${byDepartment(
    input.jobs,
  ).map(
    ([name, jobs]) =>
      markup`<section class="level-0"><h3>${name}</h3>${jobs.map(
        (job) =>
          markup`<div class="opening" data-office-id="1"><a data-mapped="true" href="${input.path}/jobs/${job.id}">${job.title}</a><br><span class="location">${job.location}</span></div>`,
      )}</section>`,
  )}</div></div>`;
}

export type Skin = "current" | "older";

export const listPage = (skin: Skin, input: ListInput): string =>
  htmlDocument({
    title: `Jobs at ${input.company}`,
    vendor: "greenhouse",
    body: skin === "current" ? currentList(input) : olderList(input),
  });

const star = (question: Question): Markup | null =>
  question.required ? markup`<span aria-hidden="true" class="required">*</span>` : null;

function combobox(question: Question): Markup {
  const { id, kind, options, label } = question;
  const isPlace = kind === "location";
  return markup`<div class="field-wrapper"${fieldHooks(question)} data-w="combo" data-options="${JSON.stringify(options)}" data-places="${isPlace ? "yes" : ""}"><div class="select"><div class="select__container"><label id="${id}-label" for="${id}" class="label select__label">${label}${star(question)}</label><div class="select-shell"><div class="select__control"><div class="select__value-container"><div class="select__placeholder" id="react-select-${id}-placeholder">Select...</div><div class="select__input-container"><input class="select__input" id="${id}" type="text" role="combobox" aria-autocomplete="list" aria-expanded="false" aria-haspopup="true" aria-labelledby="${id}-label" aria-required="${String(question.required)}" aria-describedby="react-select-${id}-placeholder ${id}-error" autocomplete="off" spellcheck="false"></div></div><div class="select__indicators"><button type="button" class="icon-button" aria-label="Toggle flyout" tabindex="-1">▾</button></div></div>${
    question.required
      ? markup`<input required tabindex="-1" aria-hidden="true" class="requiredInput" value="">`
      : null
  }</div></div>${problem(question)}</div></div>`;
}

const problem = ({ id }: Question): Markup =>
  markup`<p id="${id}-error" class="helper-text helper-text--error" aria-live="assertive" data-error hidden></p>`;

function fileField(question: Question): Markup {
  const { id, label } = question;
  return markup`<div role="group" aria-labelledby="upload-label-${id}" class="file-upload"${fieldHooks(question)} data-w="file"><div id="upload-label-${id}" class="label upload-label">${label}${question.required ? markup`<span class="required">*</span>` : null}</div><div class="file-upload__wrapper"><div class="button-container"><div class="secondary-button"><button type="button" class="btn btn--pill" data-attach>Attach</button><label class="visually-hidden" for="${id}">Attach</label><input id="${id}" class="visually-hidden" type="file" accept="${acceptOf(question)}"></div></div><p class="file-upload__filename" data-file-name></p><p class="file-upload__filetypes">Accepted file types: ${acceptOf(
    question,
  )
    .replaceAll(/[.]|image\//g, "")
    .replaceAll(",", ", ")}</p></div>${problem(question)}</div>`;
}

function boxes(question: Question): Markup {
  const { id, label, options } = question;
  return markup`<fieldset class="checkbox" id="${id}[]" aria-required="${String(question.required)}"${fieldHooks(question)} data-w="boxes"><legend class="label checkbox__description">${label}${star(question)}</legend>${options.map(
    (option, index) =>
      markup`<div class="checkbox__wrapper"><div class="checkbox__input"><input type="checkbox" id="${id}[]_${index}" name="${id}[]" value="${option}"></div><label for="${id}[]_${index}">${option}</label></div>`,
  )}${problem(question)}</fieldset>`;
}

function consent(question: Question): Markup {
  const { id, label } = question;
  return markup`<div class="checkbox__wrapper"${fieldHooks(question)} data-w="consent"><div class="checkbox__input"><input type="checkbox" id="${id}" name="${id}" value="1" aria-required="${String(question.required)}"${flag("required", question.required)}></div><label for="${id}">${label}${star(question)}</label>${problem(question)}</div>`;
}

function textField(question: Question): Markup {
  const { id, label, kind } = question;
  const hint = kind === "date" ? markup` placeholder="MM/DD/YYYY"` : null;
  const common = markup` id="${id}" class="input input__single-line" aria-label="${label}" aria-required="${String(question.required)}" aria-errormessage="${id}-error"${hint}`;
  const box =
    kind === "textarea"
      ? markup`<textarea${common} rows="4"></textarea>`
      : markup`<input${common}${textAttributes(question)}>`;
  return markup`<div class="text-input-wrapper"${fieldHooks(question)} data-w="text"><div class="input-wrapper"><label id="${id}-label" for="${id}" class="label">${label}${star(question)}</label>${box}</div>${problem(question)}</div>`;
}

function currentField(question: Question): Markup {
  switch (question.kind) {
    case "select":
    case "radio":
    case "location":
      return combobox(question);
    case "checkboxes":
      return boxes(question);
    case "consent":
      return consent(question);
    case "file":
      return fileField(question);
    default:
      return textField(question);
  }
}

const SECTIONS: readonly [Question["section"], string | null][] = [
  ["standard", null],
  ["links", null],
  ["questions", null],
  ["voluntary", "Voluntary Self-Identification"],
  ["consent", null],
];

/** The questions in the order of their sections, each drawn by `draw`. */
export function sectionsOf(job: Job, draw: (question: Question) => Markup): Markup[] {
  return SECTIONS.flatMap(([section, heading]) => {
    const questions = job.questions.filter((question) => question.section === section);
    if (questions.length === 0) return [];
    const title = heading === null ? null : markup`<h2>${heading}</h2>`;
    return [markup`<div class="form-section">${title}${questions.map(draw)}</div>`];
  });
}

export interface FormInput {
  job: Job;
  hasCaptcha: boolean;
}

/** What the page itself knows of its questions, as the real one carries it for its scripts. */
function carried(job: Job): Markup {
  const questions = job.questions.map(({ id, label, required, kind, options }) => ({
    label,
    required,
    fields: [
      {
        name: kind === "checkboxes" ? `${id}[]` : id,
        type: typeName(kind),
        values: options.map((option, index) => ({ value: index + 1, label: option })),
      },
    ],
  }));
  const route = "routes/$url_token_.jobs_.$job_post_id";
  const named = (name: RegExp) =>
    questions.filter(({ fields }) => fields.some((field) => name.test(field.name)));
  const demographic = named(/^40000/);
  const jobPost = {
    title: job.title,
    job_post_location: job.location,
    questions: questions.filter((question) => !demographic.includes(question)),
    compliance: named(/^(gender|hispanic_ethnicity|veteran_status|disability_status)$/),
    demographic_questions: { questions: demographic },
    data_compliance: named(/^gdpr_/).map(() => ({ type: "gdpr", requires_consent: true })),
  };
  return jsonIsland("__remixContext", { state: { loaderData: { [route]: { jobPost } } } });
}

function typeName(kind: Question["kind"]): string {
  if (kind === "file") return "input_file";
  if (kind === "textarea") return "textarea";
  if (kind === "checkboxes") return "multi_value_multi_select";
  return kind === "select" || kind === "radio" ? "multi_value_single_select" : "input_text";
}

const scriptConfig = (job: Job) => ({
  submit: `${boardPath(job)}/${job.id}/submit`,
  places: "/places",
});

/** Schools or jobs: the first place is open, a button opens further ones from the template beside it. */
function entries(
  kind: EntryKind,
  mode: EntryMode,
  draw: (question: Question) => Markup,
): Markup | null {
  if (mode === "hidden") return null;
  const form = (nth: number | string): Markup =>
    markup`<div class="${kind}--form">${entryQuestions(kind, mode, nth).map(draw)}</div>`;
  return markup`<div class="${kind}--container" data-entries="${kind}" data-most="${MOST_ENTRIES}"><h3 class="section-header">${kind === "education" ? "Education" : "Employment"}</h3>${form(0)}<template>${form("NTH")}</template><button type="button" class="add-another-button" data-add>Add another</button></div>`;
}

const entriesOf = (job: Job, draw: (question: Question) => Markup): (Markup | null)[] =>
  ENTRY_KINDS.map((kind) => entries(kind, job[kind], draw));

function currentJob({ job, hasCaptcha }: FormInput): Markup {
  return markup`<main class="main"><a class="back" href="${boardPath(job)}">Back to jobs</a><div class="job__header"><div class="job__title"><h1 class="section-header">${job.title}</h1><div class="job__location">${job.location}</div></div><a class="btn" href="#app">Apply</a></div><div class="job__description body">${descriptionMarkup(job.description)}</div>
<div class="application--container" id="app"><form id="application-form" class="application--form" novalidate><h2>Apply for this job</h2><p><span class="required">*</span> indicates a required field</p><div class="flash" role="alert" data-flash hidden></div>${sectionsOf(job, currentField)}${entriesOf(job, currentField)}${hasCaptcha ? CAPTCHA : null}<div class="application--submit"><button type="submit" class="btn btn--pill">Submit application</button></div></form></div></main>${UNSEEN_CHECK.greenhouse}${carried(job)}`;
}

function olderField(question: Question): Markup {
  const { id, label, options } = question;
  if (question.kind !== "select" && question.kind !== "radio") return currentField(question);
  return markup`<div class="field"${fieldHooks(question)} data-w="native"><label for="${id}">${label}${star(question)}</label><select id="${id}" name="job_application[${id}]" aria-required="${String(question.required)}" aria-errormessage="${id}-error"><option value="">--</option>${options.map((option) => markup`<option value="${option}">${option}</option>`)}</select>${problem(question)}</div>`;
}

function olderJob({ job, hasCaptcha }: FormInput): Markup {
  return markup`<div id="wrapper"><div id="main"><div id="header"><h1 class="app-title">${job.title}</h1><span class="company-name">at ${job.company}</span><div class="location">${job.location}</div><a href="${boardPath(job)}">View all jobs</a></div><div id="content">${descriptionMarkup(job.description)}</div><div id="application"><form id="application_form" novalidate><h2>Apply for this Job</h2><div class="flash" role="alert" data-flash hidden></div>${sectionsOf(job, olderField)}${entriesOf(job, olderField)}${hasCaptcha ? CAPTCHA : null}<div id="submit_buttons"><input type="button" id="submit_app" class="button" value="Submit Application"></div></form></div></div></div>${UNSEEN_CHECK.greenhouse}`;
}

export const jobPage = (skin: Skin, input: FormInput): string =>
  htmlDocument({
    title: `Job Application for ${input.job.title} at ${input.job.company}`,
    vendor: "greenhouse",
    body: skin === "current" ? currentJob(input) : olderJob(input),
    scripts: ["form.js"],
    config: scriptConfig(input.job),
  });

/** What follows a form that was taken; `words` are the company's own, if it has any. */
export const thanksPage = (job: Job, words: string | undefined): string =>
  htmlDocument({
    title: `${job.title} at ${job.company}`,
    vendor: "greenhouse",
    body: markup`<main class="main confirmation" id="application_confirmation"><div class="confirmation__content"><h1>${words ?? "Thank you for applying."}</h1><p>${words === undefined ? "Your application has been received." : null}</p><a href="${boardPath(job)}">View more jobs at ${job.company}</a></div></main>`,
  });
