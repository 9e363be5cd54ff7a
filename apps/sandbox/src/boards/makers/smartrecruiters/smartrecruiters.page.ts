import { jsonIsland, markup, trusted, type Markup } from "../../../markup.ts";
import { descriptionMarkup, typeText } from "../../../job-site/posting-text.ts";
import type { Job } from "../../job.ts";
import { uuidOf } from "../../made-ids.ts";
import { boardPath } from "../../pages/layout.ts";
import type { Question } from "../../question.ts";
import { formConfig, makerDocument } from "../maker-document.ts";
import { slugOf } from "../posting.ts";
import { personalField, screeningField } from "./smartrecruiters-controls.ts";

/** The form is not known by the number of the job's own address. */
export const publicationOf = (job: Job): string => uuidOf(`publication:${job.id}`);
export const jobPath = (job: Job): string => `${boardPath(job)}/${job.id}-${slugOf(job.title)}`;
export const formPath = (job: Job): string =>
  `/smartrecruiters/oneclick-ui/company/${job.board}/publication/${publicationOf(job)}`;

export interface BoardInput {
  company: string;
  path: string;
  jobs: readonly Job[];
}

export const listPage = ({ company, jobs }: BoardInput): string =>
  makerDocument({
    title: `${company} - Careers`,
    className: "smartrecruiters",
    body: markup`<main><h1>${company}</h1><section class="openings-section"><h3 class="opening-title title display--inline-block text--default">Openings</h3><ul class="opening-jobs">${jobs.map(
      (job) =>
        markup`<li class="opening-job job"><a href="${jobPath(job)}" class="link--block details"><h4 class="details-title job-title link--block-target">${job.title}</h4><ul class="job-list list--dotted"><li class="job-desc">${job.location}</li><li class="job-desc">${typeText(job.job_type)}</li></ul></a></li>`,
    )}</ul></section></main>`,
  });

/** What the job's page tells its scripts of the form behind it. */
const oneClick = (job: Job): Markup =>
  trusted(
    jsonIsland("oneclick-data", {
      puuid: job.board,
      pid: publicationOf(job),
      cident: job.board,
      url: "/smartrecruiters/oneclick-ui/company/%s/publication/%s?dcr_ci=%s",
    }).text,
  );

export const jobPage = (job: Job): string =>
  makerDocument({
    title: `${job.company} ${job.title} | SmartRecruiters`,
    className: "smartrecruiters",
    head: markup`<meta name="sr:job-ad-id" content="${uuidOf(`ad:${job.id}`)}">`,
    body: markup`<main itemscope itemtype="http://schema.org/JobPosting"><meta itemprop="hiringOrganization" content="${job.company}"><h1 class="job-title" itemprop="title">${job.title}</h1><ul class="job-details"><li itemprop="jobLocation"><spl-job-location formattedaddress="${job.location}">${job.location}</spl-job-location></li><li itemprop="employmentType">${typeText(job.job_type)}</li></ul><a id="st-apply" class="button js-oneclick" data-sr-track="apply" href="${formPath(job)}?dcr_ci=${job.board}">I'm interested</a><div class="job-sections"><section id="st-jobDescription" class="job-section"><h2>Job Description</h2><div itemprop="description">${descriptionMarkup(job.description)}</div></section></div></main>${oneClick(job)}`,
  });

export const gonePage = (company: string, path: string): string =>
  makerDocument({
    title: company,
    className: "smartrecruiters",
    body: markup`<main><div class="jobad--empty-state"><h1>Sorry, this job has expired</h1><a href="${path}">See other jobs at ${company}</a></div></main>`,
  });

const button = (test: string, text: string): Markup =>
  markup`<oc-button data-test="${test}"><spl-button type="primary">${text}</spl-button></oc-button>`;

/** What stands over the form: other ways to fill it in. None of them is the question for the CV. */
const EASY = markup`<div data-test="easy-apply-container"><h2>Easy apply</h2><oc-apply-with-resume><spl-dropzone data-test="apply-with-resume-container" label="Apply with resume" accept=".pdf,.doc,.docx,.txt,.rtf"></spl-dropzone></oc-apply-with-resume><oc-prefill-success-banner hidden>We read your resume.</oc-prefill-success-banner><oc-apply-with-indeed><button type="button" class="external-apply-button">Apply With Indeed</button></oc-apply-with-indeed></div>`;

const isPersonal = ({ id }: Question): boolean => !id.startsWith("question_");

export interface FormInput {
  job: Job;
  /** The company's own words after a form that was taken. */
  words: string | undefined;
}

/** The form: an application of two pages in one document; the second holds its questions in a root of its own. */
export function formPage({ job, words }: FormInput): string {
  const personal = job.questions.filter(isPersonal);
  const screening = job.questions.filter((question) => !isPersonal(question));
  const hasScreening = screening.length > 0;
  const profile = personal.filter(({ kind }) => kind !== "consent");
  const consents = personal.filter(({ kind }) => kind === "consent");
  const questions = markup`${screening.map(screeningField)}${hasScreening ? consents.map(personalField) : null}`;
  const first = markup`<oc-oneclick-form data-page="profile"><div class="form-section">${EASY}<oc-personal-information data-test="personal-information"><h2>Personal information</h2>${profile.map(personalField)}</oc-personal-information>${hasScreening ? null : consents.map(personalField)}</div></oc-oneclick-form>`;
  const second = markup`<oc-screening-questions data-page="screening" hidden><oc-screening-questions-form><div class="form-section"><h2>Preliminary questions</h2><sr-screening-questions-form><template shadowrootmode="open"><link rel="stylesheet" href="/assets/makers.css"><spl-wrapper><spl-form>${questions}</spl-form></spl-wrapper></template></sr-screening-questions-form></div></oc-screening-questions-form></oc-screening-questions>`;
  const done = markup`<oc-success-page data-test="success-page" data-page="success" hidden><oc-success-page-content><h2 data-test="success-page-confirmation">${words ?? "Application sent"}</h2><p>${words === undefined ? `Your application for ${job.title} at ${job.company} has been submitted` : null}</p></oc-success-page-content></oc-success-page>`;
  return makerDocument({
    title: `Easy apply - ${job.title} - ${job.company}`,
    className: "smartrecruiters",
    scripts: ["spl.js", "smartrecruiters-form.js"],
    config: { ...formConfig(job), path: formPath(job), has_screening: hasScreening },
    body: markup`<oc-app-root class="oc-content"><oc-topbar><h1 data-test="topbar-job-title">${job.title}</h1><p>${job.company}</p></oc-topbar><oc-oneclick-form-root>${first}${second}${done}</oc-oneclick-form-root><p role="alert" class="message" data-message hidden></p><oc-footer><span data-at="screening">${button("footer-back", "Back")}</span> <span data-at="profile">${button("footer-next", "Next")}</span> <span data-at="last">${button("footer-submit", "Submit")}</span></oc-footer></oc-app-root>`,
  });
}

/** All there is where the guard before the form asks for a sign of life. */
export const guardPage = (): string =>
  makerDocument({
    title: "smartrecruiters.com",
    className: "smartrecruiters",
    body: markup`<iframe title="DataDome CAPTCHA" src="/captcha?from=geo.captcha-delivery.com" width="100%" height="600"></iframe>`,
  });
