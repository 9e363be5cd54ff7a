import type { Question } from "../job.ts";

const urn = (jobId: string, id: string): string =>
  `formElement-urn-li-jobs-applyformcommon-easyApplyFormElement-${jobId}-${id}`;

const TEXT_SUFFIX: Partial<Record<Question["kind"], string>> = {
  text: "text",
  numeric: "numeric",
  decimal: "numeric",
  phone: "phoneNumber-nationalNumber",
  date: "date",
};

/** The id of a question's control or, for radios and boxes, of the fieldset around them. */
export function controlId(jobId: string, question: Question): string {
  const tail = urn(jobId, question.id);
  switch (question.kind) {
    case "textarea":
      return `multiline-text-form-component-${tail}-text`;
    case "select":
    case "email_select":
      return `text-entity-list-form-component-${tail}-multipleChoice`;
    case "phone_country":
      return `text-entity-list-form-component-${tail}-phoneNumber-country`;
    case "typeahead":
      return `single-typeahead-entity-form-component-${tail}-${question.label === "City" ? "city-HOME-CITY" : "location-GEO-LOCATION"}`;
    case "radio":
      return `radio-button-form-component-${tail}-multipleChoice`;
    case "checkboxes":
    case "consent":
      return `checkbox-form-component-${tail}-multipleChoice`;
    default:
      return `single-line-text-form-component-${tail}-${TEXT_SUFFIX[question.kind] ?? "text"}`;
  }
}

/** The name of a group's inputs; each one's id is the name with its number behind it. */
export const choiceName = (jobId: string, questionId: string): string =>
  `urn:li:fsd_formElement:urn:li:jobs_applyformcommon_easyApplyFormElement:(${jobId},${questionId},multipleChoice)`;
