import { flag, markup, type Markup } from "../../markup.ts";
import { descriptionMarkup, typeText } from "../../job-site/posting-text.ts";
import { hashText } from "../../seeded-random.ts";
import type { Job } from "../job.ts";
import {
  ENTRY_KINDS,
  type EntryKind,
  type EntryMode,
  entryQuestions,
  MOST_ENTRIES,
} from "../entries.ts";
import type { Question } from "../question.ts";
import { CAPTCHA, fieldHooks, UNSEEN_BADGE } from "./field.ts";
import { carriedJob } from "./greenhouse-data.ts";
import { greenhouseField, isCombo, phoneFields, star } from "./greenhouse-fields.ts";
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

/** "older" is on none of the pages that were read: old addresses show the current one too. It is kept as a fallback. */
export type Skin = "current" | "embedded" | "older";

export const listPage = (skin: Skin, input: ListInput): string =>
  htmlDocument({
    title: `Jobs at ${input.company}`,
    vendor: "greenhouse",
    body: skin === "older" ? olderList(input) : currentList(input),
  });

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

/** What the page's script knows: the options of its lists stand nowhere in the page while those are closed. */
function scriptConfig(job: Job) {
  const added = ENTRY_KINDS.flatMap((kind) => entryQuestions(kind, job[kind], "NTH"));
  const lists = [...job.questions, ...added].filter(
    (question) => isCombo(question) && question.kind !== "location",
  );
  return {
    submit: `${boardPath(job)}/${job.id}/submit`,
    places: "/places",
    options: Object.fromEntries(lists.map(({ id, options }) => [id, options])),
  };
}

const isDemographic = ({ id }: Question): boolean => /^\d+$/.test(id);

/** All questions in the parts that the maker has for them (portal facts, captured 4.1). */
function questionParts(job: Job, isEmbedded: boolean): Markup {
  const own = job.questions.filter(({ section }) =>
    ["standard", "links", "questions"].includes(section),
  );
  const voluntary = job.questions.filter(({ section }) => section === "voluntary");
  const demographic = voluntary.filter(isDemographic);
  const compliance = voluntary.filter((question) => !isDemographic(question));
  const consents = job.questions.filter(({ section }) => section === "consent");
  const questions = (list: readonly Question[]): Markup =>
    markup`<div class="application--questions">${list.map(greenhouseField)}</div>`;
  return markup`<div class="application--questions">${phoneFields(own, isEmbedded)}</div>${entriesOf(job, greenhouseField)}${
    compliance.length === 0
      ? null
      : markup`<div class="eeoc__container"><h2>Voluntary Self-Identification</h2>${questions(compliance)}</div>`
  }${
    demographic.length === 0
      ? null
      : markup`<div class="demographic--container" id="demographic-section"><h2>Demographic Questions</h2>${questions(demographic)}</div>`
  }${consents.length === 0 ? null : questions(consents)}`;
}

function form({ job, hasCaptcha }: FormInput, isEmbedded: boolean): Markup {
  const hash = hashText(`form:${job.id}`);
  const action = isEmbedded
    ? `/embed/job_app?for=${job.board}&validityToken=${hash.toString(36)}`
    : `/${job.board}/jobs/${job.id}`;
  const quick =
    hash % 2 === 0
      ? markup`<button type="button" class="btn btn--pill">Quick Apply with MyGlasshouse</button>`
      : null;
  return markup`<div class="application--container" id="app"><div class="application--header"><h2>Apply for this job</h2><p><span class="required">*</span> indicates a required field</p>${quick}</div><form id="application-form" class="application--form" method="get" action="${action}" novalidate><div class="flash" role="alert" data-flash hidden></div>${questionParts(job, isEmbedded)}${hasCaptcha ? CAPTCHA : null}<div class="application--submit"><button type="submit" class="btn ${hash % 3 === 0 ? "btn--rounded" : "btn--pill"}" aria-disabled="false">Submit application</button></div></form></div>`;
}

function currentJob(input: FormInput): Markup {
  const { job } = input;
  return markup`<main class="main"><a class="back" href="${boardPath(job)}">Back to jobs</a><div class="job__header"><div class="job__title"><h1 class="section-header">${job.title}</h1><div class="job__location">${job.location}</div><div class="job__tags"><span>${typeText(job.job_type)}</span></div></div><button type="button" class="btn btn--pill" aria-label="Apply" data-own-scroll>Apply</button></div><div class="job__description body">${descriptionMarkup(job.description)}</div><button type="button" class="btn btn--pill">Create alert</button>${form(input, false)}</main>${carriedJob(job)}`;
}

/** The form within a company's own page, which has menus and small forms of its own. */
function embeddedJob(input: FormInput): Markup {
  const { job } = input;
  return markup`<header class="company-header"><nav aria-label="Main"><a href="${boardPath(job)}">Careers</a> <a href="#">About ${job.company}</a></nav><form role="search" class="company-search"><label for="site-search">Search this site</label><input id="site-search" type="search" name="q"><button type="submit">Search</button></form></header>
<main class="main"><div class="job__embedded-wrapper"><div class="job__header"><div class="job__title"><h1 class="section-header">${job.title}</h1><div class="job__location">${job.location}</div></div></div><div class="job__description body">${descriptionMarkup(job.description)}</div>${form(input, true)}</div></main>
<footer class="company-footer"><form class="company-newsletter"><label for="newsletter-email">Get our news</label><input id="newsletter-email" type="email" name="newsletter" required><button type="submit">Subscribe</button></form></footer>${UNSEEN_BADGE}${carriedJob(job)}`;
}

function olderField(question: Question): Markup {
  const { id, label, options } = question;
  if (question.kind !== "select" && question.kind !== "radio") return greenhouseField(question);
  return markup`<div class="field"${fieldHooks(question)} data-w="native"><label for="${id}">${label}${star(question)}</label><select id="${id}" name="job_application[${id}]" aria-required="${String(question.required)}" aria-errormessage="${id}-error"><option value="">--</option>${options.map((option) => markup`<option value="${option}">${option}</option>`)}</select></div>`;
}

function olderJob({ job, hasCaptcha }: FormInput): Markup {
  return markup`<div id="wrapper"><div id="main"><div id="header"><h1 class="app-title">${job.title}</h1><span class="company-name">at ${job.company}</span><div class="location">${job.location}</div><a href="${boardPath(job)}">View all jobs</a></div><div id="content">${descriptionMarkup(job.description)}</div><div id="application"><form id="application_form" novalidate><h2>Apply for this Job</h2><div class="flash" role="alert" data-flash hidden></div>${sectionsOf(job, olderField)}${entriesOf(job, olderField)}${hasCaptcha ? CAPTCHA : null}<div id="submit_buttons"><input type="button" id="submit_app" class="button" value="Submit Application"></div></form></div></div></div>${UNSEEN_BADGE}`;
}

const DRAWN = { current: currentJob, embedded: embeddedJob, older: olderJob };

export const jobPage = (skin: Skin, input: FormInput): string =>
  htmlDocument({
    title:
      skin === "embedded"
        ? `Careers at ${input.job.company}`
        : `Job Application for ${input.job.title} at ${input.job.company}`,
    vendor: "greenhouse",
    body: DRAWN[skin](input),
    scripts: ["form.js", "greenhouse.js"],
    config: scriptConfig(input.job),
  });

/** What follows a form that was taken; `words` are the company's own, if it has any. */
export const thanksPage = (job: Job, words: string | undefined): string =>
  htmlDocument({
    title: `${job.title} at ${job.company}`,
    vendor: "greenhouse",
    body: markup`<main class="main confirmation" id="application_confirmation"><div class="confirmation__content"><h1>${words ?? "Thank you for applying."}</h1><p>${words === undefined ? "Your application has been received." : null}</p><a href="${boardPath(job)}">View more jobs at ${job.company}</a></div></main>`,
  });
