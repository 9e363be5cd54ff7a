import { flag, jsonIsland, markup, type Markup } from "../../markup.ts";
import { descriptionMarkup, typeText, workplaceText } from "../../job-site/posting-text.ts";
import type { Job } from "../job.ts";
import type { Question } from "../question.ts";
import { acceptOf, CAPTCHA, fieldHooks, textAttributes } from "./field.ts";
import { sectionsOf, type FormInput, type ListInput } from "./greenhouse.page.ts";
import { boardPath, createCss, htmlDocument } from "./layout.ts";

type Css = ReturnType<typeof createCss>;

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

function frame(job: Job, css: Css, tab: "overview" | "application", content: Markup): Markup {
  const path = `${boardPath(job)}/${job.id}`;
  const link = (name: string, href: string, isHere: boolean, id: string): Markup =>
    markup`<a role="tab" id="${id}" href="${href}" aria-selected="${String(isHere)}">${name}</a>`;
  return markup`<div class="${css("container")}"><h1 class="ashby-job-posting-heading ${css("title")}">${job.title}</h1><div class="ashby-job-posting-left-pane">${detail(css, "Location", job.location)}${detail(css, "Employment Type", typeText(job.job_type))}${detail(css, "Location Type", workplaceText(job.workplace))}${detail(css, "Department", job.department)}${job.salary === null ? null : detail(css, "Compensation", job.salary)}</div><div class="ashby-job-posting-right-pane"><div role="tablist">${link("Overview", path, tab === "overview", "job-overview")}${link("Application", `${path}/application`, tab === "application", "job-application-form")}</div>${content}</div></div>`;
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

function title(css: Css, question: Question, forId: string): Markup {
  const required = question.required ? ` ${css("required")}` : "";
  return markup`<label class="${css("heading")}${required} ${css("label")} ashby-application-form-question-title" for="${forId}">${question.label}</label>`;
}

const problem = (css: Css): Markup =>
  markup`<p class="${css("error")}" role="alert" data-error hidden></p>`;

const isYesNo = ({ kind, options }: Question): boolean =>
  kind === "radio" && options.join() === "Yes,No";

function choiceSet(css: Css, question: Question): Markup {
  const isMany = question.kind === "checkboxes";
  const type = isMany ? "checkbox" : "radio";
  const { id } = question;
  return markup`<fieldset class="${css("container")} ${css("fieldEntry")} ashby-application-form-field-entry" data-field-path="${id}"${fieldHooks(question)} data-w="${isMany ? "boxes" : "radios"}">${title(css, question, id)}${question.options.map(
    (option, index) =>
      markup`<div class="${css("option")}"><span class="${css("mark")}"><input type="${type}" id="${id}-labeled-${type}-${index}" name="${isMany ? option : id}" value="${option}" class="faint"></span><label class="${css("optionLabel")}" for="${id}-labeled-${type}-${index}">${option}</label></div>`,
  )}${problem(css)}</fieldset>`;
}

function controlOf(css: Css, question: Question): { control: Markup; widget: string } {
  const { id, kind } = question;
  const isRequired = flag("required", question.required);
  if (isYesNo(question)) {
    return {
      widget: "yesno",
      control: markup`<div class="${css("container")} ${css("yesno")}"><button type="button" class="${css("option")}">Yes</button><button type="button" class="${css("option")}">No</button><input type="checkbox" name="${id}" tabindex="-1" class="sunk"></div>`,
    };
  }
  switch (kind) {
    case "file":
      return {
        widget: "file",
        control: markup`<div role="presentation" class="${css("container")}"><input id="${id}" type="file" tabindex="-1" accept="${acceptOf(question)}" style="display:none"><div><button type="button" data-attach><span>Upload File</span></button> or drag and drop here</div><p class="${css("filename")} filename" data-file-name></p></div>`,
      };
    case "location":
      return {
        widget: "place",
        control: markup`<div class="${css("inputContainer")}"><input class="${css("input")}" placeholder="Start typing..." type="text" role="combobox" aria-autocomplete="list" aria-haspopup="listbox" aria-expanded="false" id="${id}" autocomplete="off"><button type="button" class="${css("toggleButton")}" tabindex="-1" aria-label="Toggle list">▾</button></div>`,
      };
    case "date":
      return {
        widget: "text",
        control: markup`<div class="react-datepicker-wrapper"><div class="react-datepicker__input-container"><input type="text" id="${id}" placeholder="Pick date..." autocomplete="off"${isRequired}></div></div>`,
      };
    case "textarea":
      return {
        widget: "text",
        control: markup`<textarea class="${css("input")}" id="${id}" name="${id}" placeholder="Type here..." rows="4"${isRequired}></textarea>`,
      };
    case "numeric":
    case "decimal":
      return {
        widget: "text",
        control: markup`<input class="${css("input")}" type="number" step="${kind === "decimal" ? "any" : "1"}" id="${id}" name="${id}" placeholder="Type here..."${isRequired}>`,
      };
    default:
      return {
        widget: "text",
        control: markup`<input class="${css("input")}" id="${id}" name="${id}" placeholder="Type here..."${textAttributes(question)}${isRequired}>`,
      };
  }
}

function nativeChoice(css: Css, question: Question): Markup {
  const { id } = question;
  return markup`<div class="${css("inputContainer")}"><select id="${id}" name="${id}" class="${css("input")}"${flag("required", question.required)}><option value="">Select...</option>${question.options.map((option) => markup`<option value="${option}">${option}</option>`)}</select></div>`;
}

function field(css: Css, question: Question): Markup {
  const entry = `${css("fieldEntry")} ashby-application-form-field-entry`;
  const { id } = question;
  if (question.kind === "consent") {
    return markup`<div class="${entry}" data-field-path="${id}"${fieldHooks(question)} data-w="consent"><div class="${css("option")}"><span class="${css("mark")}"><input type="checkbox" id="${id}" name="${id}"${flag("required", question.required)}></span><label for="${id}">${question.label}</label></div>${problem(css)}</div>`;
  }
  const isSet = question.kind === "checkboxes" || question.kind === "radio";
  if (isSet && !isYesNo(question)) return choiceSet(css, question);
  const { control, widget } =
    question.kind === "select"
      ? { control: nativeChoice(css, question), widget: "native" }
      : controlOf(css, question);
  return markup`<div class="${entry}" data-field-path="${id}"${fieldHooks(question)} data-w="${widget}">${title(css, question, id)}${question.help === undefined ? null : markup`<div class="ashby-application-form-question-description"><p>${question.help}</p></div>`}${control}${problem(css)}</div>`;
}

export function formView({ job, hasCaptcha }: FormInput): Markup {
  const css = createCss();
  const questions = sectionsOf(job, (question) => field(css, question));
  return frame(
    job,
    css,
    "application",
    markup`<div id="form" role="tabpanel" aria-labelledby="job-application-form"><div class="ashby-application-form-container">${questions}</div>${hasCaptcha ? CAPTCHA : null}<div class="ashby-application-form-failure-container" role="alert" data-flash hidden></div><button type="button" class="${css("button")} ashby-application-form-submit-button">Submit Application</button></div>`,
  );
}

export const thanksView = (words: string | undefined): Markup =>
  markup`<div class="ashby-application-form-success-container"><h2>${words ?? "Success"}</h2><p>${words === undefined ? "Your application was successfully submitted. We'll contact you if there are next steps." : null}</p></div>`;
