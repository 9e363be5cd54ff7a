import type { Page } from "playwright-core";
import type { FormControl } from "../form/control.ts";
import { filePurpose } from "../form/file-purpose.ts";
import { withNumberKind } from "../form/number-kind.ts";
import { readForm } from "../form/read-form.ts";

/** The Easy Apply dialog as each skin draws it, the surest first. */
export const APPLY_DIALOG = [
  "[role=dialog].jobs-easy-apply-modal",
  "[role=dialog][aria-labelledby=jobs-apply-header]",
  "[role=dialog]:has([aria-label*='application progress' i])",
  "[role=dialog]:has(form)",
] as const;

/** The cards of stored CVs are a chooser of their own (`chooseResume` in easy-apply), no question with options. */
export const RESUME_CARDS = [".jobs-document-upload-redesign-card__container"];

/**
 * Reads the Easy Apply dialog when the page shows one, else the whole page: the job's form may stand on a
 * page of its own.
 */
export async function readLinkedInForm(page: Page): Promise<FormControl[]> {
  let root = page.locator("body");
  for (const selector of APPLY_DIALOG) {
    const dialog = page.locator(selector).filter({ visible: true }).first();
    if ((await dialog.count()) === 0) continue;
    root = dialog;
    break;
  }
  const controls = await readForm(page, root, { ignore: RESUME_CARDS });
  const resume = await chosenResume(page);
  return controls.map(withNumberKind).map((control) => withResume(control, resume));
}

/** The stored CV that is selected, by its file name; empty when there is no chooser. */
async function chosenResume(page: Page): Promise<string> {
  const card = page.locator(`${RESUME_CARDS[0]}--selected, ${RESUME_CARDS[0]}:has(input:checked)`);
  const names = await card.locator("h3").allInnerTexts();
  return names[0]?.trim() ?? "";
}

function withResume(control: FormControl, fileName: string): FormControl {
  const { field } = control;
  const isEmpty = control.widget === "file" && field.value === "" && fileName !== "";
  return isEmpty && filePurpose(control) === "cv"
    ? { ...control, field: { ...field, value: fileName } }
    : control;
}
