import { clickOnce } from "../click-once.ts";
import type { PortalSession, SubmitOptions, SubmitOutcome } from "../portal-driver.ts";
import { SmartApplyPage } from "./pages/smart-apply.page.ts";
import type { FormPage } from "./pages/smart-apply.page.ts";
import { meaningOf } from "./portal-words.ts";

/** Only words that say outright that nothing was sent; "something went wrong" may come after the sending. */
const NOT_SENT =
  /(wasn.t|was not|not been|could ?n.t be|could not be|hasn.t been) (sent|submitted)|(failed|unable) to (send|submit)/i;

/** Clicks submit once and watches what the portal makes of it. */
export async function submitOnce(
  session: PortalSession,
  options: SubmitOptions,
): Promise<SubmitOutcome> {
  const page = new SmartApplyPage(session);
  const before = await page.look();
  const primary = before.form?.primary;
  const button =
    !primary || primary.action !== "submit" || primary.isDisabled
      ? undefined
      : {
          canClick: () => page.canClick(primary),
          click: (timeoutMs: number) => page.click(primary, timeoutMs),
        };
  return clickOnce(button, options, (deadline) => confirm(session, page, before, deadline));
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
