import {
  type PortalSession,
  SUBMIT_CLICK_TIMEOUT_MS,
  type SubmitOptions,
  type SubmitOutcome,
} from "../portal-driver.ts";
import { SmartApplyPage } from "./pages/smart-apply.page.ts";
import type { FormPage } from "./pages/smart-apply.page.ts";
import { meaningOf } from "./portal-words.ts";

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
  const page = new SmartApplyPage(session);
  const before = await page.look();
  const button = before.form?.primary;
  if (!button || button.action !== "submit" || button.isDisabled) {
    return { kind: "not_clicked", message: "The submit button is gone" };
  }
  if (!(await page.canClick(button))) {
    return { kind: "not_clicked", message: "The submit button cannot be reached" };
  }
  // Last of all: to find the button within reach may have taken long.
  if (mayClick?.() === false) {
    return { kind: "not_clicked", message: "The click was not allowed any more" };
  }
  const deadline = performance.now() + confirmTimeoutMs;
  try {
    await page.click(button, SUBMIT_CLICK_TIMEOUT_MS);
    return await confirm(session, page, before, deadline);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { kind: "unconfirmed", message };
  }
}

async function confirm(
  session: PortalSession,
  page: SmartApplyPage,
  first: FormPage,
  deadline: number,
): Promise<SubmitOutcome> {
  let before = first;
  for (;;) {
    const timeoutMs = Math.max(0, deadline - performance.now());
    const now = await page.watch(before, { timeoutMs, awaited: "confirmation" });
    const outcome = outcomeAfter(session, before, now);
    if (outcome !== undefined) return outcome;
    if (performance.now() >= deadline) {
      return { kind: "unconfirmed", message: "Indeed showed no confirmation in time" };
    }
    before = now;
  }
}

function outcomeAfter(
  session: PortalSession,
  before: FormPage,
  now: FormPage,
): SubmitOutcome | undefined {
  if (now.sent !== "") return { kind: "confirmed", text: now.sent };
  for (const text of now.notices.filter((each) => !before.notices.includes(each))) {
    if (NOT_SENT.test(text)) return { kind: "rejected", message: text };
    const meaning = meaningOf(session, text);
    if (meaning?.kind === "throttled") return meaning;
    if (meaning !== undefined) return { kind: "unconfirmed", message: text };
  }
  if (now.form === null && now.url !== before.url) {
    return { kind: "unconfirmed", message: "Indeed left the form without a confirmation" };
  }
  const isElsewhere = now.form !== null && now.form.primary?.action === "next";
  return isElsewhere
    ? { kind: "unconfirmed", message: `Indeed went back to "${now.form?.heading ?? ""}"` }
    : undefined;
}
