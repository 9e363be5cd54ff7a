import { clickOnce } from "../click-once.ts";
import type { PortalSession, SubmitOptions, SubmitOutcome } from "../portal-driver.ts";
import { ApplyDialog } from "./pages/apply-dialog.page.ts";
import type { ApplyStep } from "./pages/apply-dialog.page.ts";
import { meaningOf } from "./portal-words.ts";

const SENT = /application (was |has been )?(sent|submitted)|^applied\b/i;
/** Only words that say outright that nothing was sent; "something went wrong" may come after the sending. */
const NOT_SENT =
  /(wasn.t|was not|not been|could ?n.t be|could not be|hasn.t been) (sent|submitted)|(failed|unable) to (send|submit)/i;

/** Clicks submit once and watches what the portal makes of it. */
export async function submitOnce(
  session: PortalSession,
  options: SubmitOptions,
): Promise<SubmitOutcome> {
  const dialog = new ApplyDialog(session);
  const before = await dialog.look();
  const primary = before.form?.primary;
  const button =
    !primary || primary.action !== "submit" || primary.isDisabled
      ? undefined
      : {
          canClick: () => dialog.canClick(primary),
          click: (timeoutMs: number) => dialog.click(primary, timeoutMs),
        };
  return clickOnce(button, options, (deadline) => confirm(session, dialog, before, deadline));
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
