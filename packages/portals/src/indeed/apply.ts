import { openToApply } from "../account-site/job-flow.ts";
import { pressHit } from "../account-site/job-page.ts";
import { goAway } from "../account-site/open-page.ts";
import type { ApplyInput, PortalSession, PrepareOutcome } from "../portal-driver.ts";
import { prepareSmartApply } from "../smart-apply/smart-apply.ts";
import type { FormStart } from "../smart-apply/form-host.ts";
import { NO_FORM_PAGE, SmartApplyPage } from "../smart-apply/smart-apply.page.ts";
import { INDEED_PAGES, jobUrl } from "./pages/job.page.ts";
import { INDEED_WORDS, isSignInPath } from "./portal-words.ts";

/** Opens the application form of a job and fills it up to the enabled submit button. */
export function prepare(session: PortalSession, input: ApplyInput): Promise<PrepareOutcome> {
  // The form takes the place of the job's page.
  const frame = session.page.mainFrame();
  return prepareSmartApply(session, input, {
    words: INDEED_WORDS,
    isSignInPath,
    async open(): Promise<PrepareOutcome | FormStart> {
      const opened = await openToApply(INDEED_PAGES, session, input.job);
      if ("kind" in opened) return opened;
      const before = await new SmartApplyPage(session, frame).look();
      await pressHit(session, opened.button);
      return { frame, before };
    },
    findAgain: () => Promise.resolve({ frame, before: NO_FORM_PAGE }),
    // Indeed's own way out keeps a draft of the page; going away keeps none of it.
    leave: () => goAway(session, jobUrl(session.baseUrl, input.job.portalJobId)),
  });
}
