import { jsonIsland, markup, type Markup } from "../../markup.ts";
import { descriptionMarkup, typeText, workplaceText } from "../../job-site/posting-text.ts";
import { hashText } from "../../seeded-random.ts";
import { uuidOf, type Job } from "../job.ts";
import type { Question } from "../question.ts";
import { ashbyField, type AshbyForm, type Css } from "./ashby-fields.ts";
import { CAPTCHA, UNSEEN_BADGE } from "./field.ts";
import type { FormInput, ListInput } from "./greenhouse.page.ts";
import { boardPath, createCss, htmlDocument } from "./layout.ts";

/** The page as it comes: empty but for its data. A script asks for what it shows. */
export function shellPage(input: {
  title: string;
  company: string;
  view: string;
  hydrateMs: number;
  posting: Job | undefined;
}): string {
  const { posting } = input;
  const data = {
    organization: { name: input.company },
    posting:
      posting === undefined
        ? null
        : { id: posting.id, title: posting.title, locationName: posting.location },
  };
  return htmlDocument({
    title: input.title,
    vendor: "ashby",
    scripts: ["ashby.js"],
    config: {
      view: input.view,
      hydrate_ms: input.hydrateMs,
      places: "/places",
      submit: posting === undefined ? "" : `${boardPath(posting)}/${posting.id}/submit`,
    },
    body: markup`<div id="root"><div class="loader" role="progressbar" aria-label="Loading"></div></div>${jsonIsland("app-data", data)}`,
  });
}

export function listView({ company, path, jobs }: ListInput): Markup {
  const css = createCss();
  const groups = [...Map.groupBy(jobs, (job) => job.department)];
  return markup`<div class="${css("container")}"><h1 class="${css("title")}">${company}</h1><h2>Open Positions (${jobs.length})</h2><div class="ashby-job-posting-brief-list">${groups.map(
    ([name, group]) =>
      markup`<h3 class="ashby-department-heading">${name}</h3>${group.map(
        (job) =>
          markup`<a class="${css("link")}" href="${path}/${job.id}"><div class="ashby-job-posting-brief ${css("brief")}"><h3 class="ashby-job-posting-brief-title ${css("briefTitle")}">${job.title}</h3><div class="ashby-job-posting-brief-details"><p>${job.department} • ${job.location} • ${typeText(job.job_type)} • ${workplaceText(job.workplace)}</p></div></div></a>`,
      )}`,
  )}</div></div>`;
}

const detail = (css: Css, name: string, value: string): Markup =>
  markup`<div class="${css("section")}"><h2 class="${css("detailHeading")}">${name}</h2><p>${value}</p></div>`;

/** The tabs are links; only the panel of the one that is shown exists (portal facts, captured 4.3). */
function frame(job: Job, css: Css, tab: "overview" | "form", content: Markup): Markup {
  const path = `${boardPath(job)}/${job.id}`;
  const link = (name: string, href: string, panel: string, id: string): Markup =>
    markup`<a role="tab" id="${id}" href="${href}" aria-controls="${panel}" aria-selected="${String(panel === tab)}">${name}</a>`;
  return markup`<div class="${css("container")}"><h1 class="ashby-job-posting-heading ${css("title")}">${job.title}</h1><div class="ashby-job-posting-left-pane">${detail(css, "Location", job.location)}${detail(css, "Employment Type", typeText(job.job_type))}${detail(css, "Location Type", workplaceText(job.workplace))}${detail(css, "Department", job.department)}${job.salary === null ? null : detail(css, "Compensation", job.salary)}</div><div class="ashby-job-posting-right-pane"><nav role="tablist">${link("Overview", path, "overview", "job-overview")}${link("Application", `${path}/application`, "form", "job-application-form")}</nav>${content}</div><footer><a href="#" aria-label="Learn more about Cinder">Powered by Cinder</a></footer></div>`;
}

export function jobView(job: Job): Markup {
  const css = createCss();
  return frame(
    job,
    css,
    "overview",
    markup`<div role="tabpanel" id="overview" aria-labelledby="job-overview"><div class="${css("descriptionText")} ashby-job-posting-description">${descriptionMarkup(job.description)}</div><a class="ashby-apply-button" href="${boardPath(job)}/${job.id}/application">Apply for this Job</a></div>`,
  );
}

export const goneView = (): Markup =>
  markup`<div class="ashby-job-board-not-found"><h1>Job not found</h1><p>The job you requested was not found.</p></div>`;

/** Fills fields from a CV that is dropped here; it is not the question for the CV, though it stands before it. */
function autofill(job: Job, css: Css): Markup {
  const name = hashText(`autofill:${job.id}`) % 2 === 0 ? "uploader" : "pane";
  return markup`<div class="ashby-application-form-autofill-${name}"><div class="${css("autofill")}" role="presentation"><input type="file" tabindex="-1" class="clipped" data-own-autofill><h3>Autofill from resume</h3><p>Upload your resume here to autofill key application fields.</p><button type="button" data-own-upload>Upload file</button></div><div class="${css("layer")}" data-state="hidden"><p>Drop your resume here!</p></div><div class="${css("layer")}" data-state="hidden" data-own-parsing><div role="progressbar" aria-label="Parsing"></div><p>Parsing your resume. Autofilling key fields...</p></div></div>`;
}

const container = (heading: string | null, fields: Markup[]): Markup | null =>
  fields.length === 0
    ? null
    : markup`<div class="ashby-application-form-container"><div class="ashby-application-form-section-container">${heading === null ? null : markup`<h2 class="ashby-application-form-section-header-title">${heading}</h2>`}${fields}</div></div>`;

export function formView({ job, hasCaptcha }: FormInput): Markup {
  const css = createCss();
  const form: AshbyForm = { css, formId: uuidOf(`form:${job.id}`) };
  const isApart = (question: Question): boolean => question.section === "voluntary";
  const draw = (questions: Question[]): Markup[] =>
    questions.map((question) => ashbyField(form, question));
  const hash = hashText(`note:${job.id}`);
  const heading = hash % 2 === 0 ? "Application" : null;
  return frame(
    job,
    css,
    "form",
    markup`<div id="form" role="tabpanel" aria-labelledby="job-application-form">${autofill(job, css)}${container(heading, draw(job.questions.filter((question) => !isApart(question))))}${container("Equal Opportunity", draw(job.questions.filter(isApart)))}${hasCaptcha ? CAPTCHA : null}<div class="ashby-application-form-failure-container" role="alert" data-flash hidden></div><button class="${css("button")} ashby-application-form-submit-button">Submit Application</button>${hash % 3 === 0 ? markup`<p>${job.company} may use Artificial Intelligence with this application.</p>` : null}${UNSEEN_BADGE}</div>`,
  );
}

export const thanksView = (words: string | undefined): Markup =>
  markup`<div class="ashby-application-form-success-container"><h2>${words ?? "Success"}</h2><p>${words === undefined ? "Your application was successfully submitted. We'll contact you if there are next steps." : null}</p></div>`;
