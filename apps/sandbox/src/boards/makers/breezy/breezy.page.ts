import { markup, type Markup } from "../../../markup.ts";
import { descriptionMarkup, typeText } from "../../../job-site/posting-text.ts";
import type { Job } from "../../job.ts";
import { hexOf } from "../../made-ids.ts";
import { boardPath } from "../../pages/layout.ts";
import type { Question } from "../../question.ts";
import { formConfig, makerDocument } from "../maker-document.ts";
import { slugOf } from "../posting.ts";
import { breezyField, resumeField } from "./breezy-controls.ts";

export const friendlyId = (job: Job): string => `${job.id}-${slugOf(job.title)}`;
export const jobPath = (job: Job): string => `${boardPath(job)}/p/${friendlyId(job)}`;

export interface BoardInput {
  company: string;
  path: string;
  jobs: readonly Job[];
}

export const listPage = ({ company, jobs }: BoardInput): string =>
  makerDocument({
    title: company,
    className: "breezy",
    body: markup`<main><h1>${company}</h1><ul class="positions">${jobs.map(
      (job) =>
        markup`<li class="position transition"><a href="${jobPath(job)}"><h2>${job.title}</h2><ul class="meta"><li class="location"><span>${job.location}</span></li><li class="type"><span>${typeText(job.job_type)}</span></li><li class="department"><span>${job.department}</span></li></ul></a></li>`,
    )}</ul></main>`,
  });

export const jobPage = (job: Job): string =>
  makerDocument({
    title: `${job.title} at ${job.company}`,
    className: "breezy",
    body: markup`<main><div class="banner"><h1>${job.title}</h1><ul class="meta"><li class="location"><span>${job.location}</span></li><li class="type"><span>${typeText(job.job_type)}</span></li></ul></div><a class="button apply" href="${jobPath(job)}/apply">Apply To Position</a><div class="description">${descriptionMarkup(job.description)}</div></main>`,
  });

const isOwn = ({ id }: Question): boolean => id.startsWith("section_");

const TYPES: Readonly<Partial<Record<Question["kind"], string>>> = {
  textarea: "paragraph",
  file: "file",
  date: "date",
  select: "dropdown",
  radio: "multiplechoice",
  checkboxes: "checkboxes",
  consent: "checkboxes",
};

/** What the page itself carries of the form, as the real one does for its scripts. */
function carried(job: Job): { position: Markup; questions: Markup } {
  const required = (part: string): string =>
    job.questions.some(({ id }) => id === part) ? "required" : "hidden";
  const position = {
    _id: job.id,
    friendly_id: friendlyId(job),
    name: job.title,
    application_form: {
      name: "required",
      email_address: "required",
      phone_number: required("cPhoneNumber"),
      address: required("cAddress"),
      resume: "required",
      eeoc: job.questions.some(({ section }) => section === "voluntary") ? "optional" : "hidden",
    },
  };
  const own = job.questions.filter(isOwn);
  const [, section = ""] = /^section_(\d+)_/.exec(own[0]?.id ?? "") ?? [];
  const questions = own.map(({ label, kind, required: isRequired, options }) => ({
    text: label,
    required: isRequired,
    type: { id: TYPES[kind] ?? "text" },
    options: options.map((text) => ({ text })),
  }));
  const sections = own.length === 0 ? [] : [{ _id: section, name: "Questions", questions }];
  return {
    position: markup` data-position="${JSON.stringify(position)}"`,
    questions: markup`<input type="hidden" id="questions" value="${JSON.stringify(sections)}">`,
  };
}

/** No person sees it, no reader aloud reads it: whoever fills it in is a machine. */
const TRAP = markup`<div aria-hidden="true" style="position:absolute;left:-9999px;height:0;overflow:hidden"><input id="hp_7f2b" name="hp_7f2b" type="text" autocomplete="hp-4f3c9a" tabindex="-1" ng-model="candidate.hp_7f2b"></div>`;

/** One step of the form; the first is in view. */
const step = (name: string, nth: number, content: Markup): Markup =>
  markup`<div class="${name === "application" ? "application-section" : "questionnaire-section"}${nth === 0 ? "" : " ng-hide"}" data-section="${name}">${content}</div>`;

export const formPage = (job: Job, hasCaptcha: boolean): string => {
  const cv = job.questions.filter(({ id }) => id === "cResume");
  const own = job.questions.filter(isOwn);
  const voluntary = job.questions.filter(({ section }) => section === "voluntary");
  const standard = job.questions.filter(
    (question) =>
      !cv.includes(question) && !own.includes(question) && !voluntary.includes(question),
  );
  const [, section = "0"] = /^section_(\d+)_/.exec(own[0]?.id ?? "") ?? [];
  const eeo =
    voluntary.length === 0
      ? null
      : markup`<div class="eeoc"><h2>Voluntary Self-Identification</h2>${voluntary.map(breezyField)}</div>`;
  const first = markup`${cv.map(resumeField)}${standard.map(breezyField)}${own.length === 0 ? eeo : null}`;
  const second =
    own.length === 0
      ? null
      : step(section, 1, markup`<h2>Questions</h2>${own.map(breezyField)}${eeo}`);
  const { position, questions } = carried(job);
  return makerDocument({
    title: `${job.title} at ${job.company}`,
    className: "breezy",
    scripts: ["breezy-form.js"],
    config: { ...formConfig(job), uploads: `${boardPath(job)}/uploads` },
    body: markup`<main><h1>${job.title}</h1><div ng-controller="PositionApplyViewCtrl" class="application-container"${position}>${questions}<div class="application-confirmed ng-hide" ng-show="applied"><h1>%HEADER_APPLICATION_SUBMITTED%</h1><p>%TEXT_APPLICATION_SUBMITTED%</p></div><form name="form" novalidate ng-hide="applied">${step("application", 0, first)}${second}${TRAP}<input type="hidden" id="form_token" value="${hexOf(job.id, 32)}">${hasCaptcha ? markup`<iframe title="reCAPTCHA" src="/captcha" width="304" height="78"></iframe>` : null}<div class="apply-buttons"><button type="button" class="ng-hide" ng-click="prevSection()">%BUTTON_BACK%</button> <button type="button"${own.length === 0 ? markup` class="ng-hide"` : null} ng-click="nextSection()">%BUTTON_CONTINUE%</button> <button type="button"${own.length === 0 ? null : markup` class="ng-hide"`} ng-click="apply()">%BUTTON_SUBMIT_APPLICATION%</button> <span data-working></span><div class="error-container ng-hide" data-message><span class="error"></span></div></div></form></div></main>`,
  });
};

/** A closed job's address still answers, without a form. */
export const gonePage = (company: string, path: string): string =>
  makerDocument({
    title: company,
    className: "breezy",
    body: markup`<main><h1>Position Closed</h1><p>This position is no longer accepting applications.</p><a href="${path}">See all positions</a></main>`,
  });
