import { flag, markup, type Markup } from "../../../markup.ts";
import type { Upload } from "../../../job-site/accounts.ts";
import { hashText } from "../../../seeded-random.ts";
import type { AskedField } from "../compose.ts";
import type { Form } from "../form-store.ts";
import { byId, byTestId, errorBox, type Control } from "./control.ts";
import { createModuleView, type ModuleView } from "./module-view.ts";

const CARD = "resume-selection-file-resume-radio-card";
const GROUP = "resume-selection-radio-card-group";
const ACCEPT =
  "application/pdf,.pdf,application/msword,.doc,application/vnd.openxmlformats-officedocument.wordprocessingml.document,.docx,application/rtf,.rtf,text/plain,.txt";
/** Ids of a card that is drawn after an upload begin here, far from those of its page. */
const LATER_IDS = 512;

interface CardInput {
  form: Form;
  view: ModuleView;
  /** The last file of the account, if there is one. */
  stored: Upload | undefined;
  isChosen: boolean;
}

/** The name as the site shows it: the fourth file of one name gets " (3)", inner dots stay (captured 2.5). */
function shownName(form: Form, upload: Upload): string {
  const all = form.owner.accounts.listUploads(form.account, upload.purpose);
  const older = all.slice(all.indexOf(upload) + 1);
  const count = older.filter((other) => other.file_name === upload.file_name).length;
  if (count === 0) return upload.file_name;
  const dot = upload.file_name.lastIndexOf(".");
  const end = dot > 0 ? dot : upload.file_name.length;
  return `${upload.file_name.slice(0, end)} (${count})${upload.file_name.slice(end)}`;
}

const dayText = (time: string): string =>
  new Date(time).toLocaleDateString("en-GB", { day: "numeric", month: "short", year: "numeric" });

/** The pages of the file, with tools of their own: the first button of the card is one of them. */
function preview(view: ModuleView, name: string): Markup {
  const slide = (number: number) =>
    markup`<div data-testid="ipl-carousel-slide-${number}"${flag("hidden", number > 1)}><canvas width="210" height="120"${view.look("slide")}></canvas><div${view.look("readersOnly")}>Page ${number} of ${name}</div></div>`;
  const arrow = (side: "left" | "right", title: string) =>
    markup`<button type="button" data-testid="ipl-carousel-nav-${side}" title="${title}"${view.look("tool")}><svg width="12" height="12" aria-hidden="true" viewBox="0 0 12 12"><path d="M8 1 3 6l5 5" fill="none" stroke="currentColor"></path></svg></button>`;
  return markup`<section role="group" aria-roledescription="document" aria-label="${name}" data-testid="resume-selection-file-resume-pdf-preview">${arrow("left", "Preview previous page")}${slide(1)}${slide(2)}${arrow("right", "Preview next page")}<input type="number" aria-label="Current page" min="1" max="2" value="1"></section>`;
}

function menu(view: ModuleView): Markup {
  const id = view.reactId();
  return markup`<button type="button" data-testid="ResumeOptionsMenu" aria-controls="${id}" aria-expanded="false"${view.look("tool")}>CV options</button><div id="${id}"${view.look("menu")}><button type="button" data-testid="ResumeOptionsMenu-upload"${view.look("link")}>Upload a different file</button></div>`;
}

/** The chooser. Beside a stored file it stands in the page too; whether it is shown there was not captured. */
function chooser({ form, view, stored }: CardInput): Markup {
  const isAway = stored !== undefined && hashText(`chooser:${form.id}`) % 2 === 0;
  return markup`<div${view.look(isAway ? "away" : "none")}><button type="button" data-testid="${CARD}-button"${view.look("tool")}>Select file</button> <span>Maximum size: 5 MB</span></div><input type="file" data-testid="${CARD}-file-input" style="display:none" accept="${ACCEPT}">`;
}

function card(input: CardInput): Markup {
  const { form, view, stored, isChosen } = input;
  const id = view.reactId();
  // The words of a card without a file were not captured.
  const name = stored === undefined ? "Upload a CV" : shownName(form, stored);
  const icon =
    hashText(`icon:${form.id}`) % 2 === 0
      ? markup`<svg data-testid="${CARD}-icon-upload" width="18" height="18" aria-hidden="true" viewBox="0 0 18 18"><path d="M9 14V4M5 8l4-4 4 4" fill="none" stroke="currentColor"></path></svg>`
      : null;
  const helper =
    stored === undefined ? "PDF, DOC, DOCX, RTF or TXT" : `Uploaded ${dayText(stored.uploaded_at)}`;
  return markup`<div id="${id}" data-testid="${CARD}" data-checked="${isChosen ? "true" : "false"}" data-focused="false"${view.look("card")}><div${view.look("cardHead")}><input type="radio" id="${id}-input" data-testid="${CARD}-input" name="resume-selection" value="file" aria-describedby="${id}-helper-text"${flag("checked", isChosen)}${view.look("readersOnly")}>${icon}<label for="${id}-input" data-testid="${CARD}-label"><span>${name}</span></label><span id="${id}-helper-text" data-testid="${CARD}-helper-text">${helper}</span><span data-testid="${CARD}-indicator"${view.look("dot")}></span></div><div data-testid="${CARD}-body"${view.look("cardBody")}>${stored === undefined ? null : markup`${preview(view, name)}${menu(view)}`}${chooser(input)}</div></div>`;
}

/** The card of a file that was just sent. */
export const uploadedCard = (form: Form, stored: Upload): Markup =>
  card({
    form,
    view: createModuleView("resume-selection", LATER_IDS),
    stored,
    isChosen: true,
  });

/** The cards to choose a CV from. Only that of the file was captured (2.5). */
export function resumeControl(
  form: Form,
  field: AskedField,
  { view, isTitled }: { view: ModuleView; isTitled: boolean },
): Control {
  const [newest] = form.owner.accounts.listUploads(form.account, "resume");
  const saved = form.answers[field.key];
  const chosen = typeof saved === "string" ? saved : (newest?.id ?? "");
  const stored = form.owner.accounts.findUpload(form.account, chosen) ?? newest;
  const isChosen = stored !== undefined && chosen === stored.id;
  // On the page of the CV the heading says what it is; among questions it has a title of its own.
  const legend = isTitled
    ? markup`<legend${view.look("label")}>${field.question.label}</legend>`
    : null;
  const errorId = `ifl-FormField-errorText-${view.reactId()}`;
  return {
    html: markup`<fieldset data-testid="${GROUP}" role="radiogroup" aria-invalid="false"${view.look("fieldset")}>${legend}${card({ form, view, stored, isChosen })}</fieldset>${errorBox(view, errorId)}`,
    rule: {
      control: byTestId(GROUP),
      error: byId(errorId),
      upload: stored?.id,
    },
  };
}
