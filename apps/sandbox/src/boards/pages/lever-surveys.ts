import { markup, type Markup } from "../../markup.ts";
import { hashText } from "../../seeded-random.ts";
import { uuidOf, type Job } from "../job.ts";
import type { Question } from "../question.ts";
import { fieldHooks } from "./field.ts";
import { baseTemplate, cardField, nativeSelect, radioItems } from "./lever-fields.ts";

const COUNTRIES = ["India", "United Kingdom", "United States", "Germany", "Canada"];
/** Whose group is another than that of everybody else. */
const APART = "United States";

function voluntaryField(question: Question, asRadios: boolean): Markup {
  const control = asRadios ? markup`<ul>${radioItems(question)}</ul>` : nativeSelect(question);
  return markup`<li class="application-question"${fieldHooks(question)} data-w="${asRadios ? "radios" : "native"}"><div class="application-label">${question.label}</div><div class="application-field">${control}</div></li>`;
}

const isSignature = ({ id }: Question): boolean => id.startsWith("eeo[disabilitySignature");

/** Stands hidden until somebody tells of a disability or of none: the law wants a name and a day beneath it. */
function signature(questions: readonly Question[]): Markup | null {
  const fields = questions.filter(isSignature).map((question) => {
    const hint = question.kind === "date" ? "MM/DD/YYYY" : "Enter your full name";
    return markup`<div${fieldHooks(question)} data-w="text"><label><div class="application-label">${question.label}</div><input type="text" name="${question.id}" placeholder="${hint}"></label></div>`;
  });
  return fields.length === 0
    ? null
    : markup`<li id="disabilitySignatureSection" class="application-question" hidden>${fields}</li>`;
}

/** What the law of the United States asks, as lists on most forms and as radios on some. */
export function equalOpportunity(job: Job, questions: readonly Question[]): Markup | null {
  if (questions.length === 0) return null;
  const asRadios = hashText(`eeo:${job.id}`) % 3 === 0;
  const asked = questions.filter((question) => !isSignature(question));
  return markup`<div class="section page-centered application-form" id="eeoSurvey_${uuidOf(`eeo:${job.id}`)}" data-qa="eeo-section"><h4>U.S. Equal Employment Opportunity information</h4><p>Completion of this form is voluntary.</p><ul>${asked.map((question) => voluntaryField(question, asRadios))}${signature(questions)}</ul></div>`;
}

/** The same question under the id of another group; what the page sends goes under its own. */
function inGroup(question: Question, group: string): Markup {
  const [, own = ""] = /^surveysResponses\[([^\]]+)\]/.exec(question.id) ?? [];
  return cardField({ ...question, id: question.id.replace(own, group) }, question);
}

/** The id of a group holds line breaks and blanks: it has to be escaped (portal facts, captured 4.2). */
const groupId = (location: string): string => `countrySurvey\n\n            _${location}`;

/**
 * The company's own survey: the country comes first, and shows the group that is asked there. Both groups stand in the page.
 */
export function survey(job: Job, questions: readonly Question[]): Markup | null {
  if (questions.length === 0) return null;
  const other = uuidOf(`survey:${job.id}`);
  return markup`<div class="section page-centered application-form"><h4 data-qa="card-name">Diversity survey</h4><ul><li class="application-question"><label><div class="application-label">Please select the country you are located in</div><div class="application-field application-dropdown"><select class="candidate-location" data-qa="candidate-location-select"><option value="">Select...</option>${COUNTRIES.map((country) => markup`<option value="${country}">${country}</option>`)}</select></div></label></li></ul>
<div id="${groupId("all-opportunity-locations")}" data-own-survey="" hidden>${baseTemplate(questions)}<ul>${questions.map((question) => cardField(question))}</ul></div>
<div id="${groupId("united-states")}" data-own-survey="${APART}" hidden><ul>${questions.map((question) => inGroup(question, other))}</ul></div></div>`;
}
