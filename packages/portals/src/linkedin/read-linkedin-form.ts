import type { Page } from "playwright-core";
import type { FormControl } from "../form/control.ts";
import { readForm } from "../form/read-form.ts";

/** The Easy Apply dialog as each skin draws it, the surest first. */
export const APPLY_DIALOG = [
  "[role=dialog].jobs-easy-apply-modal",
  "[role=dialog][aria-labelledby=jobs-apply-header]",
  "[role=dialog]:has([aria-label*='application progress' i])",
  "[role=dialog]:has(form)",
] as const;

/** The cards of stored CVs are a chooser of their own (see resume-step), no question with options. */
const RESUME_CARDS = [".jobs-document-upload-redesign-card__container"];

/**
 * Reads the Easy Apply dialog when the page shows one, else the whole page (`isStrict` unset): the job's form may stand on a
 * page of its own. LinkedIn asks whole numbers and decimals in the same kind of box; the page's own words tell them apart.
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
  return controls.map(withNumberKind);
}

/** The same reading under a dialog that is already known. */
export async function readApplyDialog(page: Page, dialogSelector: string): Promise<FormControl[]> {
  const root = page.locator(dialogSelector).first();
  const controls = await readForm(page, root, { ignore: RESUME_CARDS, isIntoFrames: false });
  return controls.map(withNumberKind);
}

function withNumberKind(control: FormControl): FormControl {
  const { field } = control;
  const isDecimal =
    field.kind === "integer" && /decimal/i.test(`${field.error} ${field.hint ?? ""}`);
  return isDecimal ? { ...control, field: { ...field, kind: "decimal" } } : control;
}
