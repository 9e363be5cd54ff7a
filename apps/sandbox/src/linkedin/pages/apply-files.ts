import { flag, markup, type Markup } from "../../markup.ts";
import type { Upload } from "../../job-site/accounts.ts";
import type { View } from "./view.ts";

export type FilePurpose = Upload["purpose"];

const WORDS: Record<FilePurpose, { upload: string; hint: string; accept: string }> = {
  resume: {
    upload: "Upload resume",
    hint: "DOC, DOCX, PDF (5 MB)",
    accept:
      "application/msword,application/vnd.openxmlformats-officedocument.wordprocessingml.document,application/pdf",
  },
  cover_letter: {
    upload: "Upload cover letter",
    hint: "DOC, DOCX, PDF (5 MB)",
    accept:
      "application/msword,application/vnd.openxmlformats-officedocument.wordprocessingml.document,application/pdf",
  },
  photo: { upload: "Upload photo", hint: "JPG, PNG (5 MB)", accept: "image/jpeg,image/png" },
};

function sizeText(bytes: number): string {
  return bytes < 1024 * 1024
    ? `${Math.max(1, Math.round(bytes / 1024))} KB`
    : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

/** A file that is there, as a card with a radio. */
export function fileCard(view: View, upload: Upload, isSelected: boolean): Markup {
  const id = `jobsDocumentCardToggle-${view.emberId()}`;
  const extension = upload.file_name.split(".").at(-1)?.toUpperCase().slice(0, 4) ?? "FILE";
  return markup`<div class="jobs-document-upload-redesign-card__container${isSelected ? " jobs-document-upload-redesign-card__container--selected" : ""} mv2" data-upload-id="${upload.id}" aria-label="${isSelected ? "Selected" : `Select resume ${upload.file_name}`}" role="radio" aria-checked="${isSelected ? "true" : "false"}">
<div class="jobs-document-upload-redesign-card__file-type" aria-hidden="true">${extension}</div>
<div class="jobs-document-upload-redesign-card__text"><h3 class="jobs-document-upload-redesign-card__file-name t-14 t-bold">${upload.file_name}</h3><p class="t-12">${sizeText(upload.bytes)} · Uploaded on ${new Date(upload.uploaded_at).toLocaleDateString("en-US")}</p></div>
<div class="jobs-document-upload-redesign-card__toggle"><input type="radio" class="jobs-document-upload-redesign-card__radio" id="${id}" name="jobs-document-${upload.purpose}"${flag("checked", isSelected)}><label class="jobs-document-upload-redesign-card__toggle-label" for="${id}"><span class="visually-hidden">${isSelected ? "Deselect" : "Select"} ${upload.purpose === "resume" ? "resume" : "file"} ${upload.file_name}</span></label></div>
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
  uploads: readonly Upload[];
}

/** The upload widget: cards of the files that are there, newest chosen, and a button over a hidden file input. */
export function fileControl(input: FileControlInput): Markup {
  const words = WORDS[input.purpose];
  const slug = input.purpose === "cover_letter" ? "cover-letter" : input.purpose;
  const id = `jobs-document-upload-file-input-upload-${slug}-formElement-urn-li-jobs-applyformcommon-easyApplyFormElement-${input.jobId}-${input.questionId}-document`;
  return markup`<div class="js-jobs-document-upload__container jobs-document-upload" data-purpose="${input.purpose}" data-file-question="${input.questionId}">
<span class="t-14 t-bold jobs-document-upload__title ${input.isRequired ? "jobs-document-upload__title--is-required" : ""}">${input.label}</span>
${input.help === undefined ? null : markup`<p class="t-12">${input.help}</p>`}
<div class="jobs-document-upload-redesign-cards" data-cards role="radiogroup">${input.uploads.slice(0, 3).map((upload, index) => fileCard(input.view, upload, index === 0))}</div>
<div class="jobs-document-upload__container"><label for="${id}" class="jobs-document-upload__upload-button artdeco-button artdeco-button--2 artdeco-button--secondary" role="button" tabindex="0" aria-label="${words.upload}. Only, ${words.hint}"><span class="artdeco-button__text">${words.upload}</span></label>
<input type="file" name="file" class="visually-hidden" id="${id}" accept="${words.accept}" data-file-input><p class="t-12 jobs-document-upload__hint">${words.hint}</p></div>
<div id="${id}-error" data-error-slot></div></div>`;
}
