import {
  NOT_SENT,
  outcomeOfNotice,
  refusalOf,
  submitStep,
  watchSubmitted,
} from "../account-site/submit-step.ts";
import type { PortalSession, SubmitOptions, SubmitOutcome } from "../portal-driver.ts";
import { ApplyDialog } from "./pages/apply-dialog.page.ts";
import type { ApplyStep } from "./pages/apply-dialog.page.ts";
import { isCheckpointPath, isSignInPath, LINKEDIN_WORDS } from "./portal-words.ts";

const SENT = /application (was |has been )?(sent|submitted)|^applied\b/i;

/** Clicks submit once and watches what the portal makes of it. */
export async function submitOnce(
  session: PortalSession,
  options: SubmitOptions,
): Promise<SubmitOutcome> {
  const dialog = new ApplyDialog(session);
  return submitStep(dialog, options, async (before, deadline) => {
    const outcome = await watchSubmitted(
      dialog,
      before,
      deadline,
      async (last, now) =>
        outcomeAfter(session, last, now) ?? (await refusalOf(last, now, () => dialog.readFields())),
    );
    const message = "LinkedIn showed no confirmation in time";
    return outcome ?? { kind: "unconfirmed", message };
  });
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
    const outcome = outcomeOfNotice(LINKEDIN_WORDS, session, text);
    if (outcome !== undefined) return outcome;
  }
  if (isSignInPath(step.url) || isCheckpointPath(step.url)) {
    return { kind: "unconfirmed", message: "LinkedIn asked to sign in again after the click" };
  }
  const error = step.form?.errors.find((each) => !before.form?.errors.includes(each));
  const isOutright = error !== undefined && NOT_SENT.test(error);
  return isOutright ? { kind: "rejected", message: error } : undefined;
}
