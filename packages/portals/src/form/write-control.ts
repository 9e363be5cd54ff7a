import type { FieldValue } from "@sendoff/contract/form";
import type { CvFile } from "../portal-driver.ts";
import { locate } from "./control.ts";
import type { FormControl } from "./control.ts";
import { give, press, type } from "./hand.ts";
import { pickFromList } from "./pick-from-list.ts";
import { isSameValue } from "./same-value.ts";
import { sentFileName } from "./sent-file-name.ts";
import type { WriteOptions, WriteOutcome } from "./write-outcome.ts";

/** A control that is there and enabled takes a click or text well within this. */
export const ACTION_TIMEOUT_MS = 5_000;

function refused(message: string): WriteOutcome {
  return { kind: "refused", message };
}

function asList(value: FieldValue): string[] {
  if (typeof value === "boolean") return [];
  return typeof value === "string" ? [value] : value;
}

/** A date as the control wants it typed: native inputs take ISO, text boxes what their placeholder shows. */
export function dateText(control: FormControl, value: string, isNative: boolean): string {
  const shape = control.field.placeholder ?? "";
  const [year = "", month = "", day = ""] = value.split("-");
  if (isNative || !/^\d{4}-\d{2}/.test(value) || !/[dmy]/i.test(shape)) return value;
  return shape
    .replace(/y{2,4}|a{4}|j{4}/i, (found) => (found.length === 2 ? year.slice(2) : year))
    .replace(/m{1,2}/i, month)
    .replace(/d{1,2}|t{2}/i, day);
}

async function writeText(
  control: FormControl,
  text: string,
  options: WriteOptions,
): Promise<WriteOutcome> {
  const box = locate(control);
  let typed = text;
  if (control.field.kind === "date") {
    const kind = await box.getAttribute("type", { timeout: ACTION_TIMEOUT_MS });
    const isNative = kind === "date" || kind === "month";
    typed = dateText(control, kind === "month" ? text.slice(0, 7) : text, isNative);
  }
  if (options.isSecondTry) {
    await box.click({ timeout: ACTION_TIMEOUT_MS });
    await box.press("ControlOrMeta+a");
    await box.pressSequentially(typed, { timeout: ACTION_TIMEOUT_MS });
    await box.press("Tab");
  } else await type(control.surface, control.selector, typed, ACTION_TIMEOUT_MS);
  return { kind: "written", expected: typed };
}

/** A box that suggests and takes any text as well: leaving it closes its list, which would cover the next question. */
async function writeSuggested(
  control: FormControl,
  text: string,
  options: WriteOptions,
): Promise<WriteOutcome> {
  const outcome = await writeText(control, text, options);
  if (!options.isSecondTry) await locate(control).press("Tab", { timeout: ACTION_TIMEOUT_MS });
  return outcome;
}

async function writeSelect(control: FormControl, value: FieldValue): Promise<WriteOutcome> {
  const wanted = control.choices.filter((choice) => asList(value).includes(choice.text));
  if (wanted.length === 0) return refused("The list has no such option");
  const select = locate(control);
  const indexes = wanted.map((choice) => ({ index: choice.index }));
  // A select that a drawn list stands in for cannot be seen; the page still listens to its change.
  const isHidden = !(await select.isVisible());
  await select.selectOption(indexes, { timeout: ACTION_TIMEOUT_MS, force: isHidden });
  return { kind: "written", expected: value };
}

async function pressChoice(
  control: FormControl,
  choice: { selector: string; target: string },
  options: WriteOptions,
): Promise<void> {
  if (!options.isSecondTry) {
    return press(control.surface, choice.target, ACTION_TIMEOUT_MS);
  }
  await locate(control, choice.selector).focus({ timeout: ACTION_TIMEOUT_MS });
  await locate(control, choice.selector).press("Space", { timeout: ACTION_TIMEOUT_MS });
}

async function writeChoices(
  control: FormControl,
  value: FieldValue,
  options: WriteOptions,
): Promise<WriteOutcome> {
  const wanted = new Set(asList(value));
  // A box that is on stays on when the other one is chosen, as a radio would not.
  const isMany = control.field.kind === "checkboxes" || control.widget === "yes_no_boxes";
  const held = new Set(asList(control.field.value));
  const missing = [...wanted].find(
    (text) => !control.choices.some((choice) => choice.text === text),
  );
  if (missing !== undefined) return refused("There is no such choice");
  for (const choice of control.choices) {
    const isOn = held.has(choice.text);
    const isWanted = wanted.has(choice.text);
    if (isWanted !== isOn && (isMany || isWanted)) await pressChoice(control, choice, options);
  }
  return { kind: "written", expected: value };
}

async function writeBox(
  control: FormControl,
  value: FieldValue,
  options: WriteOptions,
): Promise<WriteOutcome> {
  const choice = control.choices[0];
  if (choice === undefined || typeof value !== "boolean") return refused("The box is not a box");
  if (control.field.value !== value) await pressChoice(control, choice, options);
  return { kind: "written", expected: value };
}

async function writeDateParts(control: FormControl, value: string): Promise<WriteOutcome> {
  const [year = "", month = "", day = ""] = value.split("-");
  const texts: Record<string, string> = { year, month, day };
  for (const part of control.parts) {
    const text = texts[part.part] ?? "";
    if (text === "") return refused("The date is not complete");
    const box = locate(control, part.selector);
    await box.click({ timeout: ACTION_TIMEOUT_MS });
    await box.press("ControlOrMeta+a");
    await box.pressSequentially(text, { timeout: ACTION_TIMEOUT_MS });
  }
  const has = (part: string): boolean => control.parts.some((each) => each.part === part);
  const expected = [year, has("month") ? month : "", has("day") ? day : ""]
    .filter(Boolean)
    .join("-");
  return { kind: "written", expected };
}

/**
 * Sets a control the way a person does and says what a fresh reading must show. `value` is an option's own text where there are
 * options. Never throws for a page that will not take the value: that is `refused`. Reading back is the caller's (fillStep).
 */
export async function writeControl(
  control: FormControl,
  value: FieldValue,
  options: WriteOptions,
): Promise<WriteOutcome> {
  if (isSameValue(control.field.kind, control.field.value, value)) {
    return { kind: "written", expected: control.field.value };
  }
  const text = asList(value)[0] ?? "";
  switch (control.widget) {
    case "native_select":
      return writeSelect(control, value);
    case "choices":
    case "yes_no_boxes":
    case "buttons":
      return writeChoices(control, value, options);
    case "box":
      return writeBox(control, value, options);
    case "date_parts":
      return writeDateParts(control, text);
    case "picker":
      if (control.field.kind === "text") return writeSuggested(control, text, options);
      return pickFromList(control, asList(value), options);
    case "text":
      if (control.field.kind === "typeahead") return pickFromList(control, asList(value), options);
      return writeText(control, text, options);
    case "rich_text":
      return writeText(control, text, options);
    case "file":
      return refused("A file is attached, not typed");
  }
}

/**
 * Attaches a file from memory and returns the name it was sent under. The caller decides whether the field is the file's place.
 */
export async function attachFile(control: FormControl, file: CvFile): Promise<string> {
  const name = sentFileName(file);
  const payload = { name, mimeType: file.mimeType, buffer: Buffer.from(file.bytes) };
  const timeout = ACTION_TIMEOUT_MS;
  if (control.opensChooser !== true) {
    await give(control.surface, control.selector, payload, timeout);
    return name;
  }
  const place = locate(control);
  const page = place.page();
  const opened = page.waitForEvent("filechooser", { timeout });
  const [chooser] = await Promise.all([opened, place.click({ timeout })]);
  await chooser.setFiles(payload, { timeout });
  // It is sent ahead of the form, and shown once it has arrived.
  await page.getByText(name, { exact: true }).first().waitFor({ timeout });
  return name;
}
