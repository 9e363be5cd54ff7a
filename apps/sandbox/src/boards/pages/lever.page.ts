import { flag, markup, type Markup } from "../../markup.ts";
import { descriptionMarkup, typeText } from "../../job-site/posting-text.ts";
import type { Job } from "../job.ts";
import type { Question } from "../question.ts";
import { acceptOf, CAPTCHA, fieldHooks, textAttributes, UNSEEN_CHECK } from "./field.ts";
import type { FormInput, ListInput } from "./greenhouse.page.ts";
import { boardPath, htmlDocument } from "./layout.ts";

const WORKPLACE = { on_site: "On-site", hybrid: "Hybrid", remote: "Remote" };

function categories(job: Job): Markup {
  return markup`<div class="posting-categories"><span class="display-inline-block small-category-label workplaceTypes">${WORKPLACE[job.workplace]} — </span><span class="sort-by-commitment posting-category small-category-label commitment">${typeText(job.job_type)}</span> <span class="sort-by-location posting-category small-category-label location">${job.location}</span></div>`;
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

const headline = (job: Job): Markup =>
  markup`<div class="posting-headline"><h2>${job.title}</h2>${categories(job)}</div>`;

export const jobPage = (job: Job): string =>
  htmlDocument({
    title: `${job.company} - ${job.title}`,
    vendor: "lever",
    body: markup`<div class="content posting-page"><div class="posting-header">${headline(job)}<a class="postings-btn" data-qa="show-page-apply" href="${boardPath(job)}/${job.id}/apply">Apply for this job</a></div><div class="section-wrapper"><div class="section" data-qa="job-description">${descriptionMarkup(job.description)}</div></div><a class="postings-btn" data-qa="show-page-apply" href="${boardPath(job)}/${job.id}/apply">Apply for this job</a></div>`,
  });

const star = (question: Question): Markup | null =>
  question.required ? markup`<span class="required">✱</span>` : null;

const problem = markup`<div class="error-message" role="alert" data-error hidden></div>`;

/** The maker's own questions have their label around the control. */
function standardField(question: Question): Markup {
  const { id, label, kind } = question;
  const isRequired = flag("required", question.required);
  const named = (control: Markup, widget: string): Markup =>
    markup`<li class="application-question"${fieldHooks(question)} data-w="${widget}"><label><div class="application-label">${label}${star(question)}</div><div class="application-field">${control}</div></label>${problem}</li>`;
  switch (kind) {
    case "file":
      return markup`<li class="application-question resume"${fieldHooks(question)} data-w="file"><label><div class="application-label">${label}${star(question)}</div><div class="application-field"><a class="postings-btn template-btn-utility visible-resume-upload">Attach ${label}</a><input id="${id}-upload-input" class="application-file-input invisible-resume-upload" name="${id}" type="file" tabindex="-1" accept="${acceptOf(question)}"${isRequired}><span class="filename" data-file-name></span><span class="resume-upload-label resume-upload-success" data-done hidden>Success!</span></div></label>${problem}</li>`;
    case "location":
      return named(
        markup`<input class="location-input" data-qa="location-input" id="location-input" name="${id}" type="text" autocomplete="off"${isRequired}><input type="hidden" name="selectedLocation" id="selected-location"><div class="dropdown-container" hidden><div class="dropdown-results"></div><div class="dropdown-no-results" hidden>No location found. Try entering a different location</div></div>`,
        "lever-place",
      );
    case "select":
      return named(nativeSelect(question), "native");
    case "checkboxes":
      return markup`<li class="application-question"${fieldHooks(question)} data-w="boxes"><label><div class="application-label">${label}</div></label><div class="application-field"><ul>${boxItems(question)}</ul></div>${problem}</li>`;
    case "textarea":
      return named(markup`<textarea name="${id}" id="additional-information"></textarea>`, "text");
    default:
      return named(
        markup`<input data-qa="${id}-input" name="${id}"${textAttributes(question)}${isRequired}>`,
        "text",
      );
  }
}

const boxItems = ({ id, options }: Question): Markup[] =>
  options.map(
    (option) =>
      markup`<li><label><input type="checkbox" name="${id}" value="${option}"><span class="application-answer-alternative">${option}</span></label></li>`,
  );

const nativeSelect = ({ id, options, required }: Question): Markup =>
  markup`<div class="application-dropdown"><select name="${id}"${flag("required", required)}><option value="">Select...</option>${options.map((option) => markup`<option value="${option}">${option}</option>`)}</select></div>`;

/** What the maker calls a kind of question. */
function typeName(kind: Question["kind"]): string {
  const names: Partial<Record<Question["kind"], string>> = {
    select: "dropdown",
    radio: "multiple-choice",
    checkboxes: "multiple-select",
    textarea: "textarea",
    file: "file-upload",
  };
  return names[kind] ?? "text";
}

function cardControl(question: Question): { control: Markup; widget: string } {
  const { id, kind, options, required } = question;
  switch (kind) {
    case "radio":
      return {
        widget: "radios",
        control: markup`<ul data-qa="multiple-choice">${options.map((option) => markup`<li><label><input type="radio" name="${id}" value="${option}"${flag("required", required)}><span class="application-answer-alternative">${option}</span></label></li>`)}</ul>`,
      };
    case "checkboxes":
      return {
        widget: "boxes",
        control: markup`<ul data-qa="checkboxes">${boxItems(question)}</ul>`,
      };
    case "select":
      return { widget: "native", control: nativeSelect(question) };
    case "textarea":
      return {
        widget: "text",
        control: markup`<textarea class="card-field-input" name="${id}" placeholder="Type your response"></textarea>`,
      };
    case "file":
      return {
        widget: "file",
        control: markup`<input type="file" name="${id}" accept="${acceptOf(question)}"><span class="filename" data-file-name></span>`,
      };
    default:
      return {
        widget: "text",
        control: markup`<input class="card-field-input" name="${id}" placeholder="${kind === "date" ? "MM/DD/YYYY" : "Type your response"}"${textAttributes(question)}>`,
      };
  }
}

/** An employer's own question: its words stand over the control, without a label element. */
function cardField(question: Question): Markup {
  if (question.kind === "location") return standardField(question);
  if (question.kind === "consent") return consentField(question);
  const { control, widget } = cardControl(question);
  return markup`<li class="application-question custom-question"${fieldHooks(question)} data-w="${widget}"><div class="application-label full-width ${typeName(question.kind)}"><div class="text">${question.label}${star(question)}</div></div><div class="application-field full-width${question.required ? " required-field" : ""}">${control}</div>${problem}</li>`;
}

const consentField = (question: Question): Markup =>
  markup`<li class="application-additional"${fieldHooks(question)} data-w="consent"><label><p><input type="checkbox" name="${question.id}" value="1"${flag("required", question.required)}><span>${question.label}${star(question)}</span></p></label>${problem}</li>`;

/** The hidden description of a card or survey that the page carries: every question with type, options and whether it must be answered. */
function baseTemplate(questions: readonly Question[]): Markup | null {
  const [stem, card] = /^(?:cards|surveysResponses)\[([^\]]+)\]/.exec(questions[0]?.id ?? "") ?? [];
  if (stem === undefined || card === undefined) return null;
  const fields = questions.map(({ kind, label, required, options }) => ({
    type: typeName(kind),
    text: label,
    description: "",
    required,
    options: options.map((text) => ({ text })),
  }));
  const value = JSON.stringify({ id: card, text: "Application questions", fields });
  return markup`<input type="hidden" name="${stem}[baseTemplate]" value="${value}">`;
}

function section(job: Job, name: Question["section"], heading: string): Markup | null {
  const questions = job.questions.filter((question) => question.section === name);
  if (questions.length === 0) return null;
  const isCard = name === "questions" || name === "survey";
  const draw = isCard ? cardField : name === "consent" ? consentField : standardField;
  return markup`<div class="section application-form page-centered">${heading === "" ? null : markup`<h4 data-qa="card-name">${heading}</h4>`}${isCard ? baseTemplate(questions) : null}<ul>${questions.map(draw)}</ul></div>`;
}

export const formPage = ({ job, hasCaptcha }: FormInput): string =>
  htmlDocument({
    title: `${job.company} - ${job.title}`,
    vendor: "lever",
    scripts: ["form.js"],
    config: { submit: `${boardPath(job)}/${job.id}/submit`, places: "/places" },
    body: markup`<div class="content application-page"><div class="posting-header">${headline(job)}</div><form id="application-form" method="POST" novalidate><div class="error-message" role="alert" data-flash hidden></div>${section(job, "standard", "Submit your application")}${section(job, "links", "Links")}${section(job, "questions", "Application questions")}${section(job, "voluntary", "U.S. Equal Employment Opportunity information")}${section(job, "survey", "Diversity survey")}${section(job, "consent", "")}${hasCaptcha ? CAPTCHA : null}<div class="last-section-apply"><button id="btn-submit" type="button" class="postings-btn template-btn-submit" data-qa="btn-submit">Submit application</button><button id="hcaptchaSubmitBtn" type="submit" style="display:none" tabindex="-1"></button></div>${UNSEEN_CHECK.lever}</form></div>`,
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
