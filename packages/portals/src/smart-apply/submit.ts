import {
  NOT_SENT,
  outcomeOfNotice,
  refusalOf,
  submitStep,
  watchSubmitted,
} from "../account-site/submit-step.ts";
import type { PortalSession, SubmitOptions, SubmitOutcome } from "../portal-driver.ts";
import type { FormHost } from "./form-host.ts";
import type { FormPage, SmartApplyPage } from "./smart-apply.page.ts";

/**
 * Clicks submit once and watches what comes of it, in the form and on the page around it. A form whose frame is gone is not
 * clicked at all; when the frame goes after the click, only the page around it is left to tell.
 */
export async function submitOnce(
  session: PortalSession,
  page: SmartApplyPage,
  host: FormHost,
  options: SubmitOptions,
): Promise<SubmitOutcome> {
  if (page.frame.isDetached()) {
    return { kind: "not_clicked", message: "The form has gone from the page" };
  }
  const once = {
    look: () => page.look(),
    watch: page.watch.bind(page),
    canClick: page.canClick.bind(page),
    click: page.clickOnce.bind(page),
  };
  const confirmOnce = (before: FormPage, deadline: number): Promise<SubmitOutcome> =>
    confirm(session, page, host, before, deadline);
  return submitStep(once, options, async (before, deadline) => {
    const outcome = await confirmOnce(before, deadline);
    if (outcome.kind !== "challenge" || options.onCheck === undefined) return outcome;
    const isPassed = async (): Promise<boolean> => !(await page.look()).hasChallenge;
    await options.onCheck(host.words.formChallenge(session), isPassed);
    // Passed or not: what stands there now tells. Before a look it may have been sent by its owner's hand.
    return confirmOnce(before, performance.now() + options.confirmTimeoutMs);
  });
}

async function confirm(
  session: PortalSession,
  page: SmartApplyPage,
  host: FormHost,
  before: FormPage,
  deadline: number,
): Promise<SubmitOutcome> {
  const { name } = host.words;
  const inForm = watchSubmitted(
    page,
    before,
    deadline,
    async (last, now) =>
      outcomeAfter(session, host, last, now) ??
      (await refusalOf(last, now, () => page.readFields())) ??
      outcomeElsewhere(host, now),
  ).catch((error: unknown) => {
    if (session.signal.aborted || !page.frame.isDetached()) throw error;
    return undefined;
  });
  const around = host.watchAround?.(Math.max(0, deadline - performance.now()));
  const outcome = await firstOutcome([inForm, ...(around === undefined ? [] : [around])]);
  return outcome ?? { kind: "unconfirmed", message: `${name} showed no confirmation in time` };
}

/** The first that says something; undefined when none does. Rejects with the first that fails before. */
async function firstOutcome(
  watches: readonly Promise<SubmitOutcome | undefined>[],
): Promise<SubmitOutcome | undefined> {
  const { promise, resolve } = Promise.withResolvers<SubmitOutcome>();
  const all = watches.map(async (watch) => {
    const outcome = await watch;
    if (outcome !== undefined) resolve(outcome);
  });
  return Promise.race([promise, Promise.all(all).then(() => undefined)]);
}

function outcomeAfter(
  session: PortalSession,
  { words }: FormHost,
  before: FormPage,
  now: FormPage,
): SubmitOutcome | undefined {
  if (now.sent !== "") return { kind: "confirmed", text: now.sent };
  if (now.hasChallenge && now.form?.primary?.action === "submit") {
    const { message } = words.formChallenge(session);
    return { kind: "challenge", message };
  }
  const old = new Set([...before.notices, ...before.asides]);
  for (const text of [...now.notices, ...now.asides].filter((each) => !old.has(each))) {
    if (NOT_SENT.test(text)) return { kind: "rejected", message: text };
    const outcome = outcomeOfNotice(words, session, text);
    if (outcome !== undefined) return outcome;
  }
  if (now.form === null && now.url !== before.url) {
    return { kind: "unconfirmed", message: `${words.name} left the form without a confirmation` };
  }
  return undefined;
}

/** A step before the last that says of no answer what is wrong with it. */
function outcomeElsewhere({ words }: FormHost, now: FormPage): SubmitOutcome | undefined {
  const isElsewhere = now.form !== null && now.form.primary?.action === "next";
  return isElsewhere
    ? { kind: "unconfirmed", message: `${words.name} went back to "${now.form?.heading ?? ""}"` }
    : undefined;
}
