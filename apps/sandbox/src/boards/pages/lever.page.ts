import { randomUUID } from "node:crypto";
import { markup, type Markup } from "../../markup.ts";
import { descriptionMarkup, typeText } from "../../job-site/posting-text.ts";
import { hashText } from "../../seeded-random.ts";
import type { Job } from "../job.ts";
import type { Question } from "../question.ts";
import { CAPTCHA, leverCheck } from "./field.ts";
import type { FormInput, ListInput } from "./greenhouse.page.ts";
import { boardPath, htmlDocument } from "./layout.ts";
import { baseTemplate, cardField, consentField, standardField } from "./lever-fields.ts";
import { equalOpportunity, survey } from "./lever-surveys.ts";

const WORKPLACE = { on_site: "On-site", hybrid: "Hybrid", remote: "Remote" };

function categories(job: Job): Markup {
  return markup`<div class="posting-categories"><div class="sort-by-location posting-category location">${job.location}</div><div class="sort-by-team posting-category department">${job.department} /</div><div class="sort-by-commitment posting-category commitment">${typeText(job.job_type)}</div><div class="posting-category workplaceTypes">${WORKPLACE[job.workplace]}</div></div>`;
}

export function listPage({ company, path, jobs }: ListInput): string {
  const groups = [...Map.groupBy(jobs, (job) => job.department)];
  return htmlDocument({
    title: company,
    vendor: "lever",
    body: markup`<div class="content"><div class="main-header"><h1>${company}</h1></div><div class="postings-wrapper">${groups.map(
      ([name, group]) =>
        markup`<div class="postings-group"><div class="large-category-header">${name}</div>${group.map(
          (job) =>
            markup`<div class="posting" data-qa-posting-id="${job.id}"><div class="posting-apply" data-qa="btn-apply"><a href="${path}/${job.id}">Apply</a></div><a class="posting-title" href="${path}/${job.id}"><h5 data-qa="posting-name">${job.title}</h5>${categories(job)}</a></div>`,
        )}</div>`,
    )}</div></div>`,
  });
}

const header = (job: Job, apply: Markup | null): Markup =>
  markup`<div class="posting-header"><h2>${job.title}</h2>${categories(job)}${apply}</div>`;

export function jobPage(job: Job): string {
  const apply = markup`<a class="postings-btn" data-qa="show-page-apply" href="${boardPath(job)}/${job.id}/apply">Apply for this job</a>`;
  return htmlDocument({
    title: `${job.company} - ${job.title}`,
    vendor: "lever",
    body: markup`<div class="content posting-page">${header(job, apply)}<div class="section-wrapper"><div class="section" data-qa="job-description">${descriptionMarkup(job.description)}</div></div>${apply}</div>`,
  });
}

/** The maker's own order of its own questions (portal facts, captured 4.2). */
const STANDARD_ORDER = [
  "opportunityLocationId",
  "resume",
  "name",
  "pronouns",
  "email",
  "phone",
  "location",
  "org",
];

const placeOf = ({ id }: Question): number => {
  const place = STANDARD_ORDER.indexOf(id);
  return place < 0 ? STANDARD_ORDER.length : place;
};

const asked = (job: Job, section: Question["section"]): Question[] =>
  job.questions.filter((question) => question.section === section);

/** The link to another network's profile, above the CV on some forms. It fills nothing in here. */
const PROFILE_WIDGET = markup`<li class="application-question awli-application-row"><span class="IN-widget"><iframe title="Apply with a profile" src="/captcha" width="200" height="34"></iframe></span></li>`;

function standardSection(job: Job): Markup {
  const questions = asked(job, "standard").toSorted(
    (left, right) => placeOf(left) - placeOf(right),
  );
  const isChoice = ({ id }: Question): boolean => id === "opportunityLocationId";
  const [choice] = questions.filter(isChoice);
  const others = questions.filter((question) => !isChoice(question));
  const widget = hashText(`widget:${job.id}`) % 3 === 0 ? PROFILE_WIDGET : null;
  return markup`<div class="section application-form page-centered"><h4>Submit your application</h4><ul>${choice === undefined ? null : standardField(choice)}${widget}${others.map(standardField)}</ul></div>`;
}

function linkSection(job: Job): Markup | null {
  const links = asked(job, "links");
  return links.length === 0
    ? null
    : markup`<div class="section application-form page-centered"><h4>Links</h4><ul>${links.map(standardField)}</ul></div>`;
}

function cardSection(job: Job): Markup | null {
  const questions = asked(job, "questions");
  return questions.length === 0
    ? null
    : markup`<div class="section page-centered application-form" data-qa="additional-cards"><h4 data-qa="card-name">Application questions</h4>${baseTemplate(questions)}<ul>${questions.map((question) => cardField(question))}</ul></div>`;
}

function consentSection(job: Job): Markup | null {
  const questions = asked(job, "consent");
  return questions.length === 0
    ? null
    : markup`<div class="section page-centered"><ul>${questions.map(consentField)}</ul></div>`;
}

/** Which fields the form sends besides, without anybody seeing them. */
function hiddenFields(job: Job): Markup[] {
  const values: [string, string][] = [
    ["accountId", randomUUID()],
    ["linkedInData", ""],
    ["origin", boardPath(job)],
    ["referer", ""],
    ["source", ""],
    ["resumeStorageId", ""],
  ];
  return [
    ...values.map(([name, value]) => markup`<input type="hidden" name="${name}" value="${value}">`),
    markup`<input type="hidden" name="timezone" id="applicant-timezone" value="">`,
  ];
}

const COOKIE_BAR = markup`<div role="dialog" aria-live="polite" aria-label="cookieconsent" class="cc-window cc-banner"><span class="cc-message">This site uses cookies to remember who comes back.</span><div class="cc-compliance"><button type="button" class="cc-btn cc-deny">Deny</button><button type="button" class="cc-btn cc-allow">Accept</button></div></div>`;

/** Three forms in five carry the frames of the check. */
const hasFrames = (job: Job): boolean => hashText(`frames:${job.id}`) % 5 < 3;

export const formPage = ({ job, hasCaptcha }: FormInput): string =>
  htmlDocument({
    title: `${job.company} - ${job.title}`,
    vendor: "lever",
    bodyClass: "application",
    scripts: ["form.js", "lever.js"],
    config: { submit: `${boardPath(job)}/${job.id}/submit`, places: "/places" },
    body: markup`${COOKIE_BAR}<div class="content application-page">${header(job, null)}<form id="application-form" method="POST" enctype="multipart/form-data" novalidate><div class="error-message" role="alert" data-flash hidden></div>${standardSection(job)}${linkSection(job)}${cardSection(job)}${equalOpportunity(job, asked(job, "voluntary"))}${survey(job, asked(job, "survey"))}${consentSection(job)}${hiddenFields(job)}${hasCaptcha ? CAPTCHA : null}${leverCheck(hasFrames(job))}<div class="section page-centered last-section-apply"><button id="btn-submit" type="button" class="postings-btn template-btn-submit" data-qa="btn-submit">Submit application</button></div></form></div>`,
  });

export const thanksPage = (job: Job, words: string | undefined): string =>
  htmlDocument({
    title: `${job.company} - ${job.title}`,
    vendor: "lever",
    body: markup`<div class="content"><div class="application-submitted"><h3 data-qa="msg-submit-success">${words ?? "Application submitted!"}</h3><p><a href="${boardPath(job)}">See other jobs at ${job.company}</a></p></div></div>`,
  });

/** Where a second application to the same job leads. */
export const alreadyPage = (job: Job): string =>
  htmlDocument({
    title: `${job.company} - ${job.title}`,
    vendor: "lever",
    body: markup`<div class="content"><div class="application-submitted"><h3>You've already applied to this position.</h3><p>We have your earlier application.</p></div></div>`,
  });
