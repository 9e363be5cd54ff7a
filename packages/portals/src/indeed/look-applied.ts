import type { AppliedLook, JobCard, PortalSession } from "../portal-driver.ts";
import { untilAborted } from "../session-waits.ts";
import { JobPage } from "./pages/job.page.ts";
import { MyJobsPage } from "./pages/my-jobs.page.ts";
import { challenge } from "./portal-words.ts";
import { readJob, words } from "./read-job.ts";

type CardKey = Pick<JobCard, "portalJobId" | "url">;

/**
 * Looks for the job's "You applied on" mark, and where its page cannot say (closed, gone, moved elsewhere) for the job in the
 * account's list of applications. Never clicks. Absence from that list proves nothing: long lists come in parts.
 */
export async function lookApplied(session: PortalSession, card: CardKey): Promise<AppliedLook> {
  const outcome = await readJob(session, card);
  switch (outcome.kind) {
    case "already_applied": {
      const look = await new JobPage(session).lookNow();
      return { kind: "applied", text: words(look.applied?.text) || "Applied" };
    }
    case "open":
      return { kind: "not_applied" };
    case "session_expired":
    case "challenge":
      return outcome;
    case "closed":
      return lookInList(session, card, "The job is closed and shows no mark of an application");
    case "external":
      return lookInList(session, card, "The job is applied to on the employer's own site");
    case "not_found":
      return lookInList(session, card, "The job is not there any more");
    case "throttled":
      return { kind: "cannot_tell", message: outcome.message };
    case "page_changed":
      return { kind: "cannot_tell", message: `The page has no ${outcome.locator}` };
  }
}

/** What the list of applications says; `message` is why the job's own page did not. */
async function lookInList(
  session: PortalSession,
  card: CardKey,
  message: string,
): Promise<AppliedLook> {
  const page = new MyJobsPage(session);
  const status = await untilAborted(session, page.open());
  if (status >= 400 && status !== 403) return { kind: "cannot_tell", message };
  const look = await page.look(card.portalJobId);
  if (look.captcha !== undefined || look.browserCheck !== undefined) return challenge(session);
  if (look.signedOut !== undefined) return { kind: "session_expired" };
  if (look.applied === undefined) return { kind: "cannot_tell", message };
  return { kind: "applied", text: words(look.applied.text) };
}
