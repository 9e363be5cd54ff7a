import { jsonIsland, markup, trusted, type Markup } from "../../../markup.ts";
import { descriptionMarkup, typeText } from "../../../job-site/posting-text.ts";
import type { Job } from "../../job.ts";
import { boardPath } from "../../pages/layout.ts";
import type { Question } from "../../question.ts";
import { formConfig, makerDocument } from "../maker-document.ts";
import { descriptionHtml, postingPlaceOf, slugOf } from "../posting.ts";
import { consentBox, ownQuestion, plainBox, uploadBox } from "./teamtailor-controls.ts";

export const PAGE_SIZE = 20;

export const jobPath = (job: Job): string =>
  `${boardPath(job)}/jobs/${job.id}-${slugOf(job.title)}`;

const WORKPLACE = { on_site: null, hybrid: "Hybrid", remote: "Fully Remote" };

/** Two dialogs: the one over the page, and the settings that one of its buttons would open. */
const COOKIES = markup`<dialog open class="cookie-bar" aria-label="This website uses cookies"><p>This website uses cookies.</p><button type="button" data-action="click->common--cookies--alert#acceptAll">Accept all cookies</button> <button type="button" data-action="click->common--cookies--alert#disableAll">Decline all non-necessary cookies</button></dialog><dialog aria-label="Cookie preferences"><label><input type="checkbox"> Analytics</label><button type="button">Save</button></dialog>`;

interface Frame {
  title: string;
  main: Markup;
  config?: unknown;
  head?: Markup;
}

const frame = ({ title, main, config, head }: Frame): string =>
  makerDocument({
    title,
    className: "teamtailor",
    scripts: ["teamtailor-form.js"],
    config,
    ...(head === undefined ? {} : { head }),
    body: markup`${main}<footer>Career site by Tailorbird</footer>${COOKIES}`,
  });

export interface BoardInput {
  company: string;
  path: string;
  jobs: readonly Job[];
}

const placeText = (job: Job): string => postingPlaceOf(job).city || job.location;

function card(job: Job): Markup {
  const workplace = WORKPLACE[job.workplace];
  const dot = markup`<span aria-hidden="true">·</span>`;
  return markup`<li class="w-full"><a href="${jobPath(job)}"><span class="text-block-base-link" title="${job.title}">${job.title}</span></a><div class="mt-1 text-md"><span>${job.department}</span>${dot}<span>${placeText(job)}</span>${workplace === null ? null : markup`${dot}<span>${workplace}</span>`}</div></li>`;
}

/** The rows of a page of the list, from 1, and the button for the next. */
export function listRows({ path, jobs }: BoardInput, page: number): Markup {
  const end = page * PAGE_SIZE;
  const more =
    end < jobs.length
      ? markup`<li data-more><div id="show_more_button"><a class="button" href="${path}/jobs/show_more?page=${page + 1}">Show ${Math.min(PAGE_SIZE, jobs.length - end)} more</a></div></li>`
      : null;
  return markup`${jobs.slice(end - PAGE_SIZE, end).map(card)}${more}`;
}

export const listPage = (board: BoardInput): string =>
  frame({
    title: `Jobs | ${board.company}`,
    main: markup`<main><h1>Job openings</h1><form action="${board.path}/jobs"><label for="query">Search</label><input id="query" name="query" type="search"></form><ul id="jobs_list_container">${listRows(board, 1)}</ul></main>`,
  });

/** A place in schema.org's words. */
export function postingPlace(job: Job): object {
  const { city, country } = postingPlaceOf(job);
  const address = { "@type": "PostalAddress", addressLocality: city, addressCountry: country };
  return { "@type": "Place", address };
}

/** What the page says of the job to machines: its text is escaped twice. */
function jobPosting(job: Job): Markup {
  const data = {
    "@context": "http://schema.org/",
    "@type": "JobPosting",
    title: job.title,
    description: markup`${descriptionHtml(job)}`.text,
    identifier: { "@type": "PropertyValue", name: job.company, value: job.id },
    hiringOrganization: { "@type": "Organization", name: job.company },
    jobLocation: [postingPlace(job)],
  };
  return trusted(
    jsonIsland("", data).text.replace(
      ' type="application/json" id=""',
      ' type="application/ld+json"',
    ),
  );
}

export const jobPage = (job: Job): string =>
  frame({
    title: `${job.title} - ${job.company}`,
    head: jobPosting(job),
    config: formConfig(job),
    main: markup`<main><h1>${job.title}</h1><p>${job.department} · ${placeText(job)} · ${typeText(job.job_type)}</p><a class="button" href="${jobPath(job)}/applications/new" data-careersite--jobs--form-overlay-job-id-value="${job.id}" data-opens-form>Apply for this job</a><div class="prose">${descriptionMarkup(job.description)}</div><turbo-frame id="application_form"></turbo-frame></main>`,
  });

const isOwn = ({ id }: Question): boolean => id.startsWith("candidate[answers_attributes]");

function personField(question: Question): Markup {
  if (question.kind === "file") return uploadBox(question);
  return question.kind === "consent" ? consentBox(question) : plainBox(question);
}

/** The form: the employer's questions stand before those about the person. */
export function applicationForm(job: Job, hasCaptcha: boolean): Markup {
  const own = job.questions.filter(isOwn);
  const person = job.questions.filter((question) => !isOwn(question));
  return markup`<form id="job-application-form" action="${jobPath(job)}/applications" method="post" novalidate><div role="alert" class="message" data-message hidden></div>${own.map(ownQuestion)}<h2>Personal information</h2><button type="button" disabled>Apply with LinkedIn</button>${person.map(personField)}${hasCaptcha ? markup`<iframe title="reCAPTCHA" src="/captcha" width="304" height="78"></iframe>` : null}<input type="submit" name="commit" value="Submit application"></form>`;
}

export const formPage = (job: Job, hasCaptcha: boolean): string =>
  frame({
    title: `${job.title} - ${job.company}`,
    config: formConfig(job),
    main: markup`<main><h1>${job.title}</h1><turbo-frame id="application_form">${applicationForm(job, hasCaptcha)}</turbo-frame></main>`,
  });

/** What follows a form that was taken: another form of the maker's stands below the thanks. */
export const thanksPage = (job: Job, words: string | undefined): string =>
  frame({
    title: `Applied to ${job.title}`,
    main: markup`<main><h1>${words ?? "Thanks for applying"}</h1>${words === undefined ? markup`<p>We have received your application and we will be reviewing it shortly.</p>` : null}<form action="${boardPath(job)}/connect" method="post"><input type="hidden" name="authenticity_token" value="signed"><button type="submit">Connect</button></form></main>`,
  });

export const gonePage = (company: string, path: string): string =>
  frame({
    title: company,
    main: markup`<main><h1>This job is no longer available</h1><a href="${path}/jobs">See all job openings</a></main>`,
  });
