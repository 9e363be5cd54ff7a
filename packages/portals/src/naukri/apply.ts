import { openToApply } from "../account-site/job-flow.ts";
import { lookAtJob } from "../account-site/job-page.ts";
import { ACTION_TIMEOUT_MS } from "../account-site/open-page.ts";
import { pageChanged } from "../account-site/portal-words.ts";
import { clickOnce } from "../click-once.ts";
import { canPress } from "../form/hand.ts";
import { hitLocator } from "../page-scan.ts";
import type { Hit } from "../page-scan.ts";
import type {
  ApplyInput,
  PortalSession,
  PrepareOutcome,
  SubmitOptions,
  SubmitOutcome,
} from "../portal-driver.ts";
import { ApplyTalk } from "./apply-talk.ts";
import { naukriPages } from "./pages/job.page.ts";
import { TalkPage } from "./pages/talk.page.ts";

/**
 * Finds the job's Apply button. Nothing is opened and nothing filled in: a click on it sends at once where the recruiter asks
 * nothing, and whether they ask cannot be seen before (docs/decisions/015).
 */
export async function prepare(session: PortalSession, input: ApplyInput): Promise<PrepareOutcome> {
  const opened = await openToApply(naukriPages(input.job), session, input.job);
  if ("kind" in opened) return opened;
  if (opened.button.isDisabled) return pageChanged(session, "job.easyApply");
  let isLeft = false;
  return {
    kind: "prepared",
    answers: [],
    // Naukri sends the CV of the account's own profile.
    cvAttached: false,
    asksAfterClick: true,
    submit: async (options) =>
      isLeft
        ? { kind: "not_clicked", message: "The application was left before its click" }
        : submitOnce(session, input, options),
    discard: async () => {
      isLeft = true;
    },
  };
}

/** Clicks Apply once, and answers what Naukri then asks. */
async function submitOnce(
  session: PortalSession,
  input: ApplyInput,
  options: SubmitOptions,
): Promise<SubmitOutcome> {
  const pages = naukriPages(input.job);
  const isHere = pages.idAt(new URL(session.page.url())) === input.job.portalJobId;
  const look = isHere ? await lookAtJob(pages, session, true) : {};
  const button = look.applied === undefined ? look.easyApply : undefined;
  const page = new TalkPage(session);
  await page.begin();
  return clickOnce(button && buttonAt(session, button), options, () =>
    new ApplyTalk(session, input, options, page).run(),
  );
}

function buttonAt(session: PortalSession, hit: Hit) {
  return {
    canClick: () => canPress(session.page, hit.selector, ACTION_TIMEOUT_MS),
    click: (timeout: number) => hitLocator(session, hit).click({ timeout }),
  };
}
