import { verifySubmission as verifyOnPages } from "../account-site/job-flow.ts";
import { lookAtJob } from "../account-site/job-page.ts";
import { openPage } from "../account-site/open-page.ts";
import { words } from "../account-site/portal-words.ts";
import { scan } from "../page-scan.ts";
import type { SubmissionVerification, JobCard, PortalSession } from "../portal-driver.ts";
import { absenceTimeout } from "../session-waits.ts";
import { naukriPages } from "./pages/job.page.ts";

const HISTORY_PATH = "/myapply/historypage";
/** How the list looks when it is empty is not known: what has not come by then is not there. */
const HISTORY_TIMEOUT_MS = 5_000;

type CardKey = Pick<JobCard, "portalJobId" | "url">;

/**
 * Looks for the job's own mark of being applied to, which comes with the page's next load. Where it has none, the account's list
 * is held against it: rows have no number, so one with the same title and company leaves it open. Never clicks.
 */
export async function verifySubmission(
  session: PortalSession,
  card: CardKey,
): Promise<SubmissionVerification> {
  const pages = naukriPages(card);
  const verification = await verifyOnPages(pages, session, card);
  if (verification.kind !== "not_applied") return verification;
  const { title, company } = pages.postingOf(await lookAtJob(pages, session, true));
  return (await isListed(session, title, company))
    ? {
        kind: "cannot_tell",
        message: `Naukri lists an application for “${title}” at ${company}, and the job's own page does not.`,
      }
    : verification;
}

async function isListed(session: PortalSession, title: string, company: string): Promise<boolean> {
  const status = await openPage(session, new URL(HISTORY_PATH, session.baseUrl).href);
  if (status >= 400) return false;
  const name = (text: string): string => `[title=${JSON.stringify(words(text))} i]`;
  const things = {
    job: [
      {
        id: "row",
        css: `.jdTupleContainer:has(.jdTitle${name(title)}):has(.company${name(company)})`,
      },
    ],
    any: [{ id: "row", css: ".jdTupleContainer" }],
  };
  const view = await scan(session, things, {
    page: "history",
    until: ["any"],
    timeoutMs: absenceTimeout(session, HISTORY_TIMEOUT_MS),
  });
  return view.job !== undefined;
}
