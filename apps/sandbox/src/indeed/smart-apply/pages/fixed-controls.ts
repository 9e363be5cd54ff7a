import { flag, markup, type Markup } from "../../../markup.ts";
import type { Upload } from "../../../job-site/accounts.ts";
import { SITE_NAME } from "../../pages/view.ts";
import { optionsOf, PROFILE_RESUME } from "../compose.ts";
import {
  errorSlot,
  labelText,
  typeaheadControl,
  type Control,
  type ControlInput,
} from "./question-controls.ts";

interface LineHooks {
  id: string;
  name: string;
  testId?: string;
  type?: string;
  autocomplete?: string;
}

function line(input: ControlInput, hooks: LineHooks): Control {
  const { question } = input.field;
  const { id } = hooks;
  return {
    id,
    html: markup`<label for="${id}" id="${id}-label">${labelText(input, hooks.testId ?? id)}</label><input id="${id}" name="${hooks.name}" type="${hooks.type ?? "text"}"${hooks.testId === undefined ? null : markup` data-testid="${hooks.testId}"`} autocomplete="${hooks.autocomplete ?? "off"}" value="${input.prefill.text}" aria-invalid="false"${flag("required", question.required)}>${errorSlot(id)}`,
  };
}

/** The address of the account: it can be read and not be changed here. */
function readonlyEmail(input: ControlInput): Control {
  const id = `email-field-${input.view.reactId()}`;
  return {
    id,
    html: markup`<div class="ia-readonly" id="${id}"><span class="ia-readonly__label">Email</span><span data-testid="email-field-readonly">${input.prefill.text}</span></div>`,
  };
}

/** Shown as text until "Change" is pressed. */
function country(input: ControlInput): Control {
  const id = `location-fields-country-${input.view.reactId()}`;
  const chosen = input.prefill.chosen[0] ?? "India";
  return {
    id,
    html: markup`<div class="ia-country"><span data-country-text>${chosen}</span> <button type="button" id="location-fields-country-change-button" aria-controls="${id}">Change</button><select id="${id}" name="country" aria-label="Country" hidden>${optionsOf(input.field.question).map((option) => markup`<option value="${option}"${flag("selected", option === chosen)}>${option}</option>`)}</select></div>${errorSlot(id)}`,
  };
}

const sizeText = (bytes: number): string =>
  bytes < 1024 * 1024
    ? `${Math.max(1, Math.round(bytes / 1024))} KB`
    : `${(bytes / 1024 / 1024).toFixed(1)} MB`;

export interface ResumeCardInput {
  /** The last file of the account, if there is one. */
  stored: Upload | undefined;
  isSelected: boolean;
}

/** The card of the file: empty, or with what was uploaded last. */
export function fileCard({ stored, isSelected }: ResumeCardInput): Markup {
  const base = "resume-selection-file-resume-radio-card";
  const name =
    stored === undefined
      ? markup`<b>Upload a resume</b><small>PDF, DOC, DOCX, RTF or TXT, up to 5 MB</small>`
      : markup`<b data-testid="${base}-file-name">${stored.file_name}</b><small>${sizeText(stored.bytes)} · Uploaded ${new Date(stored.uploaded_at).toLocaleDateString("en-US")}</small>`;
  return markup`<div class="ia-card${isSelected ? " ia-card--selected" : ""}" data-testid="${base}" data-card-value="${stored?.id ?? ""}" role="radio" aria-checked="${isSelected ? "true" : "false"}" tabindex="0"><button type="button" class="ia-card__button" data-testid="${base}-button">${name}</button>
<details class="ia-card__menu"><summary data-testid="ResumeOptionsMenu" aria-label="Resume options">⋯</summary><button type="button" data-testid="ResumeOptionsMenu-upload" data-upload-resume>Upload a different file</button></details>
<input type="file" class="visually-hidden" data-testid="${base}-file-input" accept=".pdf,.doc,.docx,.rtf,.txt" data-purpose="resume" tabindex="-1" aria-label="Resume file"></div>`;
}

/** The account's own profile on this site: no file is sent when it is chosen. */
export function profileCard(name: string, isSelected: boolean): Markup {
  return markup`<div class="ia-card${isSelected ? " ia-card--selected" : ""}" data-testid="resume-selection-indeed-resume-radio-card" data-card-value="${PROFILE_RESUME}" role="radio" aria-checked="${isSelected ? "true" : "false"}" tabindex="0"><button type="button" class="ia-card__button" data-testid="resume-selection-indeed-resume-radio-card-button"><b>${SITE_NAME} Resume</b><small>${name}</small></button></div>`;
}

/** The controls of the pages that are the same for every employer; undefined for a question that has none of its own. */
export function fixedControl(input: ControlInput): Control | undefined {
  const { question, group } = input.field;
  const input3 = `input-${input.view.reactId()}`;
  switch (question.id) {
    case "first-name":
    case "last-name":
      return line(input, {
        id: input3,
        name: `names-${question.id}`,
        testId: `name-fields-${question.id}-input`,
        autocomplete: question.id === "first-name" ? "given-name" : "family-name",
      });
    case "phone":
      return line(input, { id: input3, name: "phone", type: "tel", autocomplete: "tel-national" });
    case "email":
      return readonlyEmail(input);
    case "country":
      return country(input);
    case "postal-code":
      return line(input, { id: "location-fields-postal-code-input", name: "location-postal-code" });
    case "address":
      return line(input, { id: "location-fields-address-input", name: "location-address" });
    case "locality":
      return typeaheadControl(input, "location-fields-locality-input");
    case "job-title":
      return typeaheadControl(input, "job-title-input");
    case "recent-company":
      return typeaheadControl(input, "company-name-input");
    case "work-title":
    case "work-company":
    case "school":
      return typeaheadControl(input, `${question.id}-${group}-input`);
    default:
      return undefined;
  }
}
