import { flag, markup, type Markup } from "../../../markup.ts";
import { descriptionMarkup, typeText } from "../../../job-site/posting-text.ts";
import type { Job } from "../../job.ts";
import { boardPath } from "../../pages/layout.ts";
import type { Question } from "../../question.ts";
import { formConfig, makerDocument } from "../maker-document.ts";
import { slugOf } from "../posting.ts";
import { questionMark, recruiteeField } from "./recruitee-controls.ts";

const WORKPLACE = { on_site: "On-site", hybrid: "Hybrid", remote: "Remote" };

/** The address of a job has no number of its own that anybody could look up: its title and some digits. */
export const jobSlug = (job: Job): string => `${slugOf(job.title)}-${job.id.slice(-4)}`;
export const jobPath = (job: Job): string => `${boardPath(job)}/o/${jobSlug(job)}`;

/** A dialog full of submit buttons, none of them of the application form. */
const COOKIES = markup`<div role="dialog" aria-label="Cookies" class="cookie-bar" data-cy="cookie-dialog"><form><p>This site uses cookies.</p><button type="submit" data-cy="agree-to-all-cookies">Allow all</button> <button type="submit">Necessary only</button> <button type="submit">Save settings</button></form></div>`;

interface Frame {
  title: string;
  company: string;
  path: string;
  main: Markup;
  script: string;
  config?: unknown;
  /** What the page's own script carries of its data. */
  data: unknown;
}

const frame = ({ title, company, path, main, script, config, data }: Frame): string =>
  makerDocument({
    title,
    className: "recruitee",
    scripts: [script],
    config,
    body: markup`<div data-component="PublicApp" data-props="${JSON.stringify(data)}"></div><header data-cy="section-background-wrapper"><nav data-cy="navigation-section-grid-container"><a href="${path}/"><span>${company}</span></a></nav></header>${main}${COOKIES}`,
  });

export interface BoardInput {
  company: string;
  path: string;
  jobs: readonly Job[];
}

export const listPage = ({ company, path, jobs }: BoardInput): string =>
  frame({
    title: `Jobs at ${company}`,
    company,
    path,
    script: "recruitee-form.js",
    data: { company: { name: company } },
    main: markup`<main><h1>Jobs at ${company}</h1><ul data-testid="offer-list">${jobs.map(
      (job) =>
        markup`<li><h3><a href="${jobPath(job)}">${job.title}</a></h3><p>${job.department} · ${WORKPLACE[job.workplace]} · ${job.location}</p></li>`,
    )}</ul></main>`,
  });

const section = (content: Markup, testId: string | null = null): Markup =>
  markup`<section${testId === null ? null : markup` data-testid="${testId}"`}>${content}</section>`;

function formSections(questions: readonly Question[]): Markup {
  const isOwn = ({ id }: Question): boolean => id.startsWith("candidate.openQuestionAnswers.");
  const isFile = ({ kind }: Question): boolean => kind === "file";
  const mine = questions.filter(({ id }) => /^candidate\.(?:name|email|phone)$/.test(id));
  const papers = questions.filter(
    (question) => !isOwn(question) && (isFile(question) || question.id === "candidate.coverLetter"),
  );
  const own = questions.filter(isOwn);
  const agreements = questions.filter(({ id }) => id.startsWith("candidate.agreements."));
  return markup`${section(markup`<fieldset><legend>My information</legend><p>Fill out the information below</p>${mine.map(recruiteeField)}</fieldset>`)}${section(markup`${papers.map(recruiteeField)}`)}${own.length === 0 ? null : section(markup`<fieldset><legend>Questions</legend><p>Please fill in additional questions</p>${own.map((question) => markup`<div>${questionMark(question)}${recruiteeField(question)}</div>`)}</fieldset>`, "segment-open-questions")}${agreements.length === 0 ? null : markup`<section data-cy="segment-legal-agreements"><fieldset><legend>Legal agreements</legend>${agreements.map(recruiteeField)}</fieldset></section>`}`;
}

export type Panel = "details" | "form" | "applied";

const ALREADY = "You've already applied for this job";

/** Every panel stands in the page: only the one that is shown counts. */
function panels(job: Job, shown: Panel, input: FormInput): Markup {
  const panel = (name: Panel | "already", nth: number, content: Markup): Markup =>
    markup`<div role="tabpanel" id="tabs--panel---${nth}" data-panel="${name}"${flag("hidden", name !== shown)}>${content}</div>`;
  const form = markup`<form id="offer-application-form" autocomplete="on" novalidate><div role="alert" class="problem" data-message></div>${formSections(job.questions)}<div id="input-captchaToken-undefined">${input.hasCaptcha ? markup`<iframe title="Widget containing checkbox for hCaptcha security challenge" src="/captcha" width="304" height="78"></iframe>` : null}</div><button type="submit" data-testid="submit-application-form-button" aria-busy="false" aria-live="polite">Send</button></form>`;
  const thanks = markup`<div aria-live="assertive"><h3>${input.words ?? "All done!"}</h3><p>${input.words === undefined ? "Your application has been successfully submitted!" : null}</p></div><a href="${boardPath(job)}/">Other jobs</a>`;
  const details = markup`<h2 class="custom-css-style-job-description">Job description</h2>${descriptionMarkup(job.description)}<button type="button" data-cy="apply-button">Apply</button>`;
  return markup`${panel("details", 0, details)}${panel("form", 1, form)}${panel("applied", 2, thanks)}${panel("already", 3, markup`<h3>${ALREADY}</h3>`)}`;
}

export interface FormInput {
  hasCaptcha: boolean;
  /** The company's own words after a form that was taken. */
  words: string | undefined;
}

/** A job with its text and its form, of which `shown` is in view. */
export const jobPage = (job: Job, shown: Panel, input: FormInput): string =>
  frame({
    title: `${job.company} - ${job.title}`,
    company: job.company,
    path: boardPath(job),
    script: "recruitee-form.js",
    config: { ...formConfig(job), path: jobPath(job) },
    data: { offer: { id: Number(job.id), title: job.title, slug: jobSlug(job) } },
    main: markup`<main><div data-cy="section-wrapper-padder"><h1>${job.title}</h1><ul><li>${WORKPLACE[job.workplace]}</li><li>${job.location}</li><li>${job.department}</li><li>${typeText(job.job_type)}</li></ul></div><div role="tablist" class="tabs"><button type="button" id="tabs--tab---0" role="tab" aria-selected="${String(shown === "details")}" data-opens="details">Job details</button><button type="button" id="tabs--tab---1" role="tab" aria-selected="${String(shown === "form")}" data-testid="header-tab-apply-button" data-cy="apply-button-nav" data-opens="form">Application</button></div>${panels(job, shown, input)}</main>`,
  });

export const gonePage = (company: string, path: string): string =>
  frame({
    title: company,
    company,
    path,
    script: "recruitee-form.js",
    data: {},
    main: markup`<main><h1>This page doesn't exist</h1><p>The job you are looking for may have been filled.</p><a href="${path}/">See all jobs</a></main>`,
  });
