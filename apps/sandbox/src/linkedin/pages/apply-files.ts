import { flag, markup, type Markup } from "../../markup.ts";
import type { Upload } from "../../job-site/accounts.ts";
import type { View } from "./view.ts";

export type FilePurpose = Upload["purpose"];

const DOCUMENTS =
  "application/msword,application/vnd.openxmlformats-officedocument.wordprocessingml.document,application/pdf";

/** Only the resume's words were captured; the other two follow them as a guess. */
const WORDS: Record<FilePurpose, { noun: string; formats: string; accept: string }> = {
  resume: { noun: "resume", formats: "DOC, DOCX, PDF", accept: DOCUMENTS },
  cover_letter: { noun: "cover letter", formats: "DOC, DOCX, PDF", accept: DOCUMENTS },
  photo: { noun: "photo", formats: "JPG, PNG", accept: "image/jpeg,image/png" },
};

/** Stored files that are shown before "Show n more resumes" is pressed. */
const CARDS_SHOWN = 2;

function sizeText(bytes: number): string {
  return bytes < 1024 * 1024
    ? `${Math.max(1, Math.round(bytes / 1024))} KB`
    : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

/** A file that is there. Its radio has neither name nor value; a click at the label of the chosen one un-chooses it. */
export function fileCard(view: View, upload: Upload, isSelected: boolean): Markup {
  const ember = view.emberId();
  const noun = upload.purpose === "resume" ? "resume" : "file";
  const name = upload.file_name;
  const type = /\.docx?$/i.test(name) ? "doc" : "pdf";
  const used = new Date(upload.uploaded_at).toLocaleDateString("en-US");
  return markup`<div class="jobs-document-upload-redesign-card__container${isSelected ? " jobs-document-upload-redesign-card__container--selected" : ""} ui-attachment--${type}" tabindex="0" aria-label="${isSelected ? "Selected" : `Select this ${noun}`}" data-own-upload="${upload.id}">
<div class="jobs-document-upload-redesign-card__file-type" aria-hidden="true">${type.toUpperCase()}</div>
<div class="jobs-document-upload-redesign-card__text"><h3 class="jobs-document-upload-redesign-card__file-name t-14 t-bold">${name}</h3><p class="t-12">${sizeText(upload.bytes)} · Last used on ${used}</p></div>
<button type="button" id="${view.emberId()}" class="artdeco-button artdeco-button--circle" aria-label="Download ${noun} ${name}"><span aria-hidden="true">⤓</span></button>
<div class="jobs-document-upload-redesign-card__toggle"><input type="radio" class="jobs-document-upload-redesign-card__radio" id="jobsDocumentCardToggle-${ember}"${flag("checked", isSelected)}><label class="jobs-document-upload-redesign-card__toggle-label" id="jobsDocumentCardToggleLabel-${ember}" for="jobsDocumentCardToggle-${ember}"><span class="a11y-text">${isSelected ? "Deselect" : "Select"} ${noun} ${name}</span></label></div>
</div>`;
}

export interface FileControlInput {
  view: View;
  jobId: string;
  questionId: string;
  label: string;
  purpose: FilePurpose;
  isRequired: boolean;
  help: string | undefined;
  limitMb: number;
  uploads: readonly Upload[];
}

function cardList(input: FileControlInput): Markup {
  const cards = input.uploads.map((upload, index) => fileCard(input.view, upload, index === 0));
  const more = cards.length - CARDS_SHOWN;
  const rest = more > 0 ? cards.slice(CARDS_SHOWN) : [];
  const words = `Show ${more} more resume${more === 1 ? "" : "s"}`;
  const button =
    more > 0
      ? markup`<button type="button" id="${input.view.emberId()}" class="jobs-document-upload__show-more-less-button artdeco-button artdeco-button--tertiary" aria-label="${words}">${words}</button>`
      : null;
  return markup`<div class="jobs-document-upload-redesign-cards" data-own-cards>${cards.slice(0, CARDS_SHOWN)}</div><template data-own-more>${rest}</template>${button}`;
}

/** The upload widget: cards of the files that are there, newest chosen, and a button over a hidden file input. */
export function fileControl(input: FileControlInput): Markup {
  const { noun, formats, accept } = WORDS[input.purpose];
  const slug = noun.replace(" ", "-");
  const id = `jobs-document-upload-file-input-upload-${slug}-urn:li:fsu_jobApplicationFileUploadFormElement:urn:li:jobs_applyformcommon_easyApplyFormElement:(${input.jobId},${input.questionId},document)`;
  return markup`<div class="js-jobs-document-upload__container" data-own-purpose="${input.purpose}" data-own-file="${input.questionId}">
<span class="t-14${input.isRequired ? " jobs-document-upload__title--is-required" : ""}">${input.help ?? input.label}</span>
${cardList(input)}
<div class="jobs-document-upload__container"><label for="${id}" class="jobs-document-upload__upload-button artdeco-button artdeco-button--2 artdeco-button--secondary"><span role="button" tabindex="0" aria-label="Upload ${noun} button. Only, ${formats} formats are supported. Max file size is (${input.limitMb} MB).">Upload ${noun}</span></label>
<input type="file" name="file" class="hidden" id="${id}" accept="${accept}"><p class="jobs-document-upload__format-text t-12" aria-hidden="true">${formats} (${input.limitMb} MB)</p></div>
<div data-own-error></div></div>`;
}
