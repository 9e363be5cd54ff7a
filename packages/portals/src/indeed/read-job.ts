import { OperationalError } from "@sendoff/kit";
import type { JobCard, JobPosting, PortalSession, ReadOutcome } from "../portal-driver.ts";
import { untilAborted } from "../session-waits.ts";
import { JobPage } from "./pages/job.page.ts";
import type { JobLook } from "./pages/job.page.ts";
import { challenge, meaningOfStatus, pageChanged } from "./portal-words.ts";
import { jobUrl } from "./search.ts";

type CardKey = Pick<JobCard, "portalJobId" | "url">;

/** Words of a page with their spaces evened out. */
export function words(text: string | undefined): string {
  return (text ?? "").replaceAll(/\s+/g, " ").trim();
}

/** A job's page as values. */
function postingOf(look: JobLook, portalJobId: string, url: string): JobPosting {
  // "Title - Company - Place | Indeed": there on pages whose header is drawn differently.
  const [title = "", company = ""] =
    words(look.documentTitle?.text).split(" | ")[0]?.split(" - ") ?? [];
  return {
    portalJobId,
    title: words(look.title?.text).replace(/ - job post$/i, "") || title,
    company: words(look.company?.text) || company,
    location: words(look.place?.text),
    url,
    description: look.description?.text ?? "",
  };
}

/** Opens a job's page and says whether it can be applied to here. */
export async function readJob(session: PortalSession, card: CardKey): Promise<ReadOutcome> {
  const url = jobUrl(session.baseUrl, card.portalJobId);
  const page = new JobPage(session);
  const status = await untilAborted(session, page.open(url));
  const refusal = meaningOfStatus(status);
  if (refusal !== undefined) return refusal;
  if (status === 404 || status === 410) return { kind: "not_found" };
  if (status >= 500) {
    throw new OperationalError(502, "portal_unreachable", "Indeed does not answer right now.");
  }
  return outcomeOf(session, await page.look(), card.portalJobId, url);
}

/** What a look at a job's page means. Marks of being applied or closed win over a button that lingers. */
export function outcomeOf(
  session: PortalSession,
  look: JobLook,
  portalJobId: string,
  url: string,
): ReadOutcome {
  if (look.captcha !== undefined || look.browserCheck !== undefined) return challenge(session);
  // Indeed shows jobs to everybody, without what this account did with them.
  if (look.signedOut !== undefined) return { kind: "session_expired" };
  if (look.notFound !== undefined) return { kind: "not_found" };
  const job = postingOf(look, portalJobId, url);
  if (look.applied !== undefined) return { kind: "already_applied", job };
  if (look.closed !== undefined) return { kind: "closed", job };
  if (look.easyApply !== undefined) return { kind: "open", job };
  if (look.external !== undefined) return { kind: "external", job };
  if (look.slowDown !== undefined) {
    return { kind: "throttled", scope: "rate_limit", message: look.slowDown.text };
  }
  return pageChanged(session, "job.applyControl");
}
