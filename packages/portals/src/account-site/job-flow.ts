import type { Hit } from "../page-scan.ts";
import type {
  SubmissionVerification,
  JobCard,
  JobPosting,
  PortalSession,
  PrepareOutcome,
  ReadOutcome,
  SearchOutcome,
} from "../portal-driver.ts";
import { lookAtJob, lookAtList } from "./job-page.ts";
import type { JobLook, JobPages, Obstacle } from "./job-page.ts";
import { openPage } from "./open-page.ts";
import { pageChanged, words } from "./portal-words.ts";
import type { Interruption, PortalWords } from "./portal-words.ts";

type CardKey = Pick<JobCard, "portalJobId" | "url">;

/** What stands in the way of a page. Portals show jobs to everybody, without what this account did with them. */
export function obstacleIn(
  portal: PortalWords,
  session: PortalSession,
  view: Partial<Record<Obstacle, Hit>>,
): Exclude<Interruption, { kind: "throttled" }> | undefined {
  if (view.checkpoint !== undefined || view.browserCheck !== undefined) {
    return portal.challenge(session);
  }
  return view.signedOut === undefined ? undefined : { kind: "session_expired" };
}

/** The outcome of a page that asks to slow down in its heading. */
export function slowedDown({ slowDown }: Partial<Record<Obstacle, Hit>>) {
  if (slowDown === undefined) return undefined;
  const outcome: SearchOutcome & { kind: "throttled" } = {
    kind: "throttled",
    scope: "rate_limit",
    message: slowDown.text,
  };
  return outcome;
}

/** Opens a job's page and says whether it can be applied to here. */
export async function readJob(
  pages: JobPages,
  session: PortalSession,
  { portalJobId }: CardKey,
): Promise<ReadOutcome> {
  const status = await openPage(session, pages.urlOf(session.baseUrl, portalJobId));
  const refusal = pages.words.meaningOfStatus(status);
  if (refusal !== undefined) return refusal;
  if (status === 404 || status === 410) return { kind: "not_found" };
  const view = await lookAtJob(pages, session, false);
  const outcome = outcomeOf(pages, session, view, portalJobId);
  if (outcome.kind === "open") reportUnstatedInPosting(session, outcome.job);
  return outcome;
}

/** Tells what a job's page does not say. It can be applied to without that; filters and the log of applications then lack it. */
export function reportUnstatedInPosting(session: PortalSession, job: JobPosting): void {
  const parts = { title: job.title, company: job.company, place: job.location };
  for (const [name, text] of Object.entries({ ...parts, description: job.description })) {
    if (text === "") session.onVariantMiss?.(`job.${name}`);
  }
}

/** What a look at a job's page means. Marks of being applied or closed win over a button that lingers. */
function outcomeOf(
  pages: JobPages,
  session: PortalSession,
  view: JobLook,
  portalJobId: string,
): ReadOutcome {
  const obstacle = obstacleIn(pages.words, session, view);
  if (obstacle !== undefined) return obstacle;
  if (view.notFound !== undefined) return { kind: "not_found" };
  const pay = words(view.pay?.text);
  const job: JobPosting = {
    portalJobId,
    ...pages.postingOf(view),
    url: pages.urlOf(session.baseUrl, portalJobId),
    // The button at its end says only that there is more to unfold.
    description: (view.description?.text ?? "").replace(/\s*…\s*more\s*$/i, ""),
    ...(pay === "" ? {} : { pay }),
  };
  if (view.applied !== undefined) return { kind: "already_applied", job };
  if (view.closed !== undefined) return { kind: "closed", job };
  if (view.easyApply !== undefined) return { kind: "open", job };
  if (view.external !== undefined) return { kind: "external", job };
  return slowedDown(view) ?? pageChanged(session, "job.applyControl");
}

/** The job's page, open or opened, with its apply button; or why that cannot be pressed. */
export async function openToApply(
  pages: JobPages,
  session: PortalSession,
  job: CardKey,
): Promise<PrepareOutcome | { readonly button: Hit }> {
  const isHere = pages.idAt(new URL(session.page.url())) === job.portalJobId;
  const read = isHere ? undefined : await readJob(pages, session, job);
  const view = await lookAtJob(pages, session, !isHere);
  const now =
    read === undefined || read.kind === "open"
      ? outcomeOf(pages, session, view, job.portalJobId)
      : read;
  if (now.kind === "not_found") return { kind: "closed" };
  if (now.kind === "already_applied" || now.kind === "closed" || now.kind === "external") {
    return { kind: now.kind };
  }
  if (now.kind !== "open") return now;
  const button = view.easyApply;
  return button === undefined ? pageChanged(session, "job.easyApply") : { button };
}

/**
 * Looks for the job's own mark of being applied to, and where its page cannot say (closed, gone, moved elsewhere) for the job in
 * the account's list of applications. Never clicks. Absence from that list proves nothing: long lists come in parts.
 */
export async function verifySubmission(
  pages: JobPages,
  session: PortalSession,
  card: CardKey,
): Promise<SubmissionVerification> {
  const outcome = await readJob(pages, session, card);
  switch (outcome.kind) {
    case "already_applied": {
      const view = await lookAtJob(pages, session, true);
      return { kind: "applied", text: words(view.applied?.text) || "Applied" };
    }
    case "open":
      return { kind: "not_applied" };
    case "session_expired":
    case "challenge":
      return outcome;
    case "closed":
      return lookInList(pages, session, card, "The job is closed and shows no mark of it");
    case "external":
      return lookInList(pages, session, card, "The job is applied to on the employer's own site");
    case "not_found":
      return lookInList(pages, session, card, "The job is not there any more");
    case "throttled":
      return { kind: "cannot_tell", message: outcome.message };
    case "page_changed":
      return { kind: "cannot_tell", message: `The page has no ${outcome.locator}` };
  }
}

/** What the list of applications says; `message` is why the job's own page did not. */
async function lookInList(
  pages: JobPages,
  session: PortalSession,
  { portalJobId }: CardKey,
  message: string,
): Promise<SubmissionVerification> {
  let status = 0;
  for (const address of pages.list.addresses) {
    status = await openPage(session, new URL(address, session.baseUrl).href);
    if (status !== 404) break;
  }
  // A check of the browser comes with 403 and is a page to be read.
  if (status >= 400 && status !== 403) return { kind: "cannot_tell", message };
  const view = await lookAtList(pages, session, portalJobId);
  const obstacle = obstacleIn(pages.words, session, view);
  if (obstacle !== undefined) return obstacle;
  if (view.applied === undefined) return { kind: "cannot_tell", message };
  return { kind: "applied", text: words(view.applied.text) };
}
