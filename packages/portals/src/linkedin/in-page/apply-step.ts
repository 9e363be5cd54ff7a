import {
  deepAll,
  deepClosest,
  deepContains,
  isRendered,
  isVisible,
  selectorFor,
} from "../../in-page/dom.ts";
import { CONTROLS } from "../../in-page/groups.ts";
import { readPage } from "../../in-page/read-page.ts";
import { watchPage } from "../../in-page/scan.ts";
import { fullTextOf, squash, textOf } from "../../in-page/text.ts";
import { testCounted } from "../../in-page/held-guesses.ts";

/* Runs inside the page, after the files of ../../in-page. */

interface RawButton {
  text: string;
  label: string;
  selector: string;
  isDisabled: boolean;
}

interface RawStep {
  url: string;
  form: {
    selector: string;
    heading: string;
    progress: string;
    primary: (RawButton & { action: string; variant: string }) | null;
    isLoading: boolean;
    errors: string[];
    resumes: { fileName: string; isSelected: boolean; selector: string }[];
    fingerprint: string;
  } | null;
  dialogs: { text: string; title: string; buttons: RawButton[] }[];
  notices: string[];
  sent: string;
}

const DIALOGS = "[role=dialog],[role=alertdialog],dialog[open]";
/** Talks lie over every page, with dialogs, forms and notices of their own (portal facts, captured 1.1). */
const MESSAGING = "#msg-overlay,[class*=msg-overlay]";
const PRIMARY: [string, string, string][] = [
  ["submit", "data-attribute", "[data-live-test-easy-apply-submit-button]"],
  ["submit", "aria-label", "button[aria-label='Submit application']"],
  ["review", "data-attribute", "[data-live-test-easy-apply-review-button]"],
  ["review", "aria-label", "button[aria-label='Review your application']"],
  ["next", "data-attribute", "[data-easy-apply-next-button]"],
  ["next", "aria-label", "button[aria-label='Continue to next step']"],
];
const PRIMARY_WORDS: [string, RegExp][] = [
  ["submit", /^submit( application)?$/i],
  ["review", /^review( your application)?$/i],
  ["next", /^(next|continue)$/i],
];

function buttonOf(button: Element): RawButton {
  return {
    text: textOf(button),
    label: squash(button.getAttribute("aria-label") ?? ""),
    selector: selectorFor(button),
    isDisabled: button.matches(":disabled") || button.getAttribute("aria-disabled") === "true",
  };
}

function primaryOf(dialog: Element): NonNullable<RawStep["form"]>["primary"] {
  for (const [action, variant, css] of PRIMARY) {
    const button = deepAll(dialog, css).find(isVisible);
    if (button !== undefined) return { ...buttonOf(button), action, variant };
  }
  const buttons = deepAll(dialog, "button").filter(isVisible);
  for (const [action, words] of PRIMARY_WORDS) {
    const button = buttons.find((each) => testCounted(words, textOf(each)));
    if (button !== undefined) return { ...buttonOf(button), action, variant: "text" };
  }
  return null;
}

function isFormDialog(dialog: Element): boolean {
  if (dialog.matches(".jobs-easy-apply-modal,[aria-labelledby=jobs-apply-header]")) return true;
  if (dialog.matches("[role=alertdialog]")) return false;
  const hasProgress = deepAll(dialog, "progress,[aria-label*='application progress' i]").length > 0;
  return hasProgress || (deepAll(dialog, "form").length > 0 && primaryOf(dialog) !== null);
}

function headingOf(dialog: Element): string {
  const inForm = deepAll(dialog, "form h3,form h2").find(isRendered);
  const any =
    inForm ?? deepAll(dialog, "h3").find(isRendered) ?? deepAll(dialog, "h2").find(isRendered);
  return any === undefined ? "" : textOf(any);
}

function progressOf(dialog: Element): string {
  const bar = deepAll(dialog, "progress,[role=progressbar][aria-valuenow]")[0];
  const shown = bar?.getAttribute("aria-valuenow") ?? bar?.getAttribute("value");
  if (shown !== null && shown !== undefined) return shown;
  const region = deepAll(dialog, "[aria-label*='progress' i]")[0];
  return /\d+/.exec(region?.getAttribute("aria-label") ?? "")?.[0] ?? "";
}

/** A spinner, or a form body that has no content yet: its Next button already works and leads in circles. */
function isLoadingStep(dialog: Element): boolean {
  const spinner = deepAll(
    dialog,
    ".jobs-loader,.artdeco-loader,[aria-busy=true],[role=progressbar]:not([aria-valuenow])",
  ).some(isVisible);
  const body = deepAll(dialog, "form .ph5")[0];
  const isEmpty =
    body !== undefined && squash(body.textContent ?? "") === "" && body.childElementCount === 0;
  return spinner || isEmpty;
}

function resumesOf(dialog: Element): NonNullable<RawStep["form"]>["resumes"] {
  return deepAll(dialog, ".jobs-document-upload-redesign-card__container").map((card) => {
    const radio = deepAll(card, "input[type=radio]")[0];
    const label = deepAll(card, "label").find(isVisible);
    const name = deepAll(card, "h3,[class*=file-name i]")[0] ?? card;
    const isMarked =
      /--selected/.test(card.className) || card.getAttribute("aria-label") === "Selected";
    const isOn = radio instanceof HTMLInputElement && radio.checked;
    return {
      fileName: textOf(name),
      // Any sign of it counts: pressing a chosen card's label takes the choice away.
      isSelected: isOn || isMarked,
      selector: selectorFor(label ?? radio ?? card),
    };
  });
}

function formOf(dialog: Element): NonNullable<RawStep["form"]> {
  const heading = headingOf(dialog);
  const progress = progressOf(dialog);
  const primary = primaryOf(dialog);
  const resumes = resumesOf(dialog);
  const controls = deepAll(dialog, CONTROLS).length;
  const labels = deepAll(dialog, "form label,form legend").map(fullTextOf).join("|");
  const errors = deepAll(
    dialog,
    "[data-test-form-element-error-messages],.artdeco-inline-feedback--error,[role=alert]",
  );
  return {
    selector: selectorFor(dialog),
    heading,
    progress,
    primary,
    isLoading: isLoadingStep(dialog),
    errors: errors
      .filter(isVisible)
      .map(textOf)
      .filter((text) => text !== ""),
    resumes,
    fingerprint: [
      heading,
      controls,
      progress,
      primary?.action ?? "",
      labels,
      resumes.find((card) => card.isSelected)?.fileName ?? "",
    ].join("¦"),
  };
}

function sentWords(dialogs: readonly Element[]): string {
  const marks = deepAll(
    document,
    "h3.jpac-modal-header,[data-test-artdeco-toast-item-type=success]",
  );
  const inDialog = dialogs
    .filter((dialog) => dialog.matches("[aria-labelledby=post-apply-modal]"))
    .flatMap((dialog) => deepAll(dialog, "h3,h2"));
  const shown = [...marks, ...inDialog].filter(isVisible).map(textOf);
  const plain = dialogs
    .map(textOf)
    .filter((text) => /application (was|has been) (sent|submitted)/i.test(text));
  return [...shown, ...plain].find((text) => /application/i.test(text)) ?? "";
}

function noticesOutside(dialogs: readonly Element[]): string[] {
  const marks = deepAll(
    document,
    "[data-test-artdeco-toast-item-type],.artdeco-toast-item,.artdeco-inline-feedback__message,[role=alert],[role=status]",
  );
  return marks
    .filter((mark) => isVisible(mark) && deepClosest(mark, MESSAGING) === null)
    .filter((mark) => !dialogs.some((dialog) => deepContains(dialog, mark)))
    .map(textOf)
    .filter((text) => text !== "");
}

function openDialogs(): Element[] {
  return deepAll(document, DIALOGS).filter(
    (dialog) => isVisible(dialog) && deepClosest(dialog, MESSAGING) === null,
  );
}

/** The questions of the form that is open, in page order. */
export function readApplyFields(
  _: Element,
  options: { ignore: string[] },
): ReturnType<typeof readPage> {
  const form = openDialogs().findLast(isFormDialog);
  return form === undefined ? { items: [], oddities: [] } : readPage(form, options);
}

/** Everything that matters while an Easy Apply form is open, in one look. */
export function readApplyStep(): RawStep {
  const dialogs = openDialogs();
  const form = dialogs.findLast(isFormDialog);
  const others = dialogs.filter(
    (dialog) => dialog !== form && !(form && deepContains(dialog, form)),
  );
  return {
    url: location.pathname,
    form: form === undefined ? null : formOf(form),
    dialogs: others.map((dialog) => ({
      text: textOf(dialog),
      title: textOf(deepAll(dialog, "h1,h2,h3")[0] ?? dialog),
      buttons: deepAll(dialog, "button").filter(isVisible).map(buttonOf),
    })),
    notices: noticesOutside(form === undefined ? [] : [form]),
    sent: sentWords(others),
  };
}

/**
 * Waits for what is `awaited` (another step, an enabled button, a confirmation) or for what stops it: a complaint, a dialog
 * over the form, new words outside it, a page that is no job page any more. Returns the last look when time is up.
 */
export function watchApplyStep(
  _: Element,
  wish: {
    before: string;
    errors: string[];
    notices: string[];
    dialogs: string[];
    timeoutMs: number;
    awaited: string;
  },
): Promise<RawStep> {
  const hasMoved = (step: RawStep): boolean => {
    if (step.sent !== "" || /^\/(login|authwall|uas|checkpoint|challenge)/.test(step.url))
      return true;
    if (step.dialogs.some((dialog) => !wish.dialogs.includes(dialog.text))) return true;
    if (step.notices.some((notice) => !wish.notices.includes(notice))) return true;
    if (step.form === null) return false;
    if (step.form.isLoading) return false;
    if (step.form.errors.some((error) => !wish.errors.includes(error))) return true;
    if (wish.awaited === "enabled") return step.form.primary?.isDisabled === false;
    const isNext = step.form.fingerprint !== wish.before && step.form.primary !== null;
    return wish.awaited === "step" && isNext;
  };
  const look = (): RawStep | undefined => {
    const step = readApplyStep();
    return hasMoved(step) ? step : undefined;
  };
  return watchPage(look, wish.timeoutMs).then((step) => step ?? readApplyStep());
}
