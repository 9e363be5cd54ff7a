import {
  type PortalSession,
  SUBMIT_CLICK_TIMEOUT_MS,
  type SubmitOptions,
  type SubmitOutcome,
} from "../portal-driver.ts";
import { ApplyDialog } from "./pages/apply-dialog.page.ts";
import type { ApplyStep } from "./pages/apply-dialog.page.ts";
import { meaningOf } from "./portal-words.ts";

const SENT = /application (was |has been )?(sent|submitted)|^applied\b/i;
/** Only words that say outright that nothing was sent; "something went wrong" may come after the sending. */
const NOT_SENT =
  /(wasn.t|was not|not been|could ?n.t be|could not be|hasn.t been) (sent|submitted)|(failed|unable) to (send|submit)/i;

/**
 * Clicks submit once and watches. There is no second click whatever happens: an error after the click is `unconfirmed`, because
 * the application may be on its way (RELIABILITY 1).
 */
export async function submitOnce(
  session: PortalSession,
  { confirmTimeoutMs, mayClick }: SubmitOptions,
): Promise<SubmitOutcome> {
  const dialog = new ApplyDialog(session);
  const before = await dialog.look();
  const button = before.form?.primary;
  if (!button || button.action !== "submit" || button.isDisabled) {
    return { kind: "not_clicked", message: "The submit button is gone" };
  }
  if (!(await dialog.canClick(button))) {
    return { kind: "not_clicked", message: "The submit button cannot be reached" };
  }
  // Last of all: to find the button within reach may have taken long.
  if (mayClick?.() === false) {
    return { kind: "not_clicked", message: "The click was not allowed any more" };
  }
  const deadline = performance.now() + confirmTimeoutMs;
  try {
    await dialog.click(button, SUBMIT_CLICK_TIMEOUT_MS);
    return await confirm(session, dialog, before, deadline);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { kind: "unconfirmed", message };
  }
}

async function confirm(
  session: PortalSession,
  dialog: ApplyDialog,
  first: ApplyStep,
  deadline: number,
): Promise<SubmitOutcome> {
  let before = first;
  for (;;) {
    const timeoutMs = Math.max(0, deadline - performance.now());
    const step = await dialog.watch(before, { timeoutMs, awaited: "confirmation" });
    const outcome = outcomeAfter(session, before, step);
    if (outcome !== undefined) return outcome;
    if (performance.now() >= deadline) {
      return { kind: "unconfirmed", message: "LinkedIn showed no confirmation in time" };
    }
    before = step;
  }
}

function outcomeAfter(
  session: PortalSession,
  before: ApplyStep,
  step: ApplyStep,
): SubmitOutcome | undefined {
  if (step.sent !== "") return { kind: "confirmed", text: step.sent };
  const old = new Set([...before.notices, ...before.dialogs.map((dialog) => dialog.text)]);
  const words = [...step.notices, ...step.dialogs.map((dialog) => dialog.text)];
  for (const text of words.filter((each) => !old.has(each))) {
    if (NOT_SENT.test(text)) return { kind: "rejected", message: text };
    if (SENT.test(text)) return { kind: "confirmed", text };
    const meaning = meaningOf(session, text);
    if (meaning?.kind === "throttled") return meaning;
    if (meaning !== undefined) return { kind: "unconfirmed", message: text };
  }
  if (/^\/(login|authwall|uas|checkpoint|challenge)/.test(step.url)) {
    return { kind: "unconfirmed", message: "LinkedIn asked to sign in again after the click" };
  }
  const error = step.form?.errors.find((each) => !before.form?.errors.includes(each));
  return error === undefined ? undefined : { kind: "rejected", message: error };
}
