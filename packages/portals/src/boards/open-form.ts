import { press as pressAt } from "../form/hand.ts";
import { pageChanged } from "../account-site/portal-words.ts";
import { ACTION_TIMEOUT_MS } from "../form/write-control.ts";
import { scan } from "../page-scan.ts";
import type { Hit, PageThings } from "../page-scan.ts";
import type { JobPosting, PrepareOutcome } from "../portal-driver.ts";
import { untilAborted } from "../session-waits.ts";
import type { BoardSession } from "./board-session.ts";
import type { BoardSteps } from "./board-steps.ts";
import { declineCookies } from "./decline-cookies.ts";
import { jobUrl, openJob, takeJustRead } from "./read-job.ts";

/**
 * Opens the form of a job that is open; returns why there is none to fill. A page that was just read for this very job stays as it is: to
 * open it anew would cost a fifth of the whole application.
 */
export async function openForm(
  board: BoardSession,
  job: JobPosting,
  steps: BoardSteps | undefined,
): Promise<PrepareOutcome | undefined> {
  if (!takeJustRead(board, job.portalJobId)) {
    const read = await openJob(board, job);
    if (read.kind === "not_found") return { kind: "closed" };
    if (read.kind === "already_applied" || read.kind === "closed" || read.kind === "external") {
      return { kind: read.kind };
    }
    if (read.kind !== "open") return read;
  }
  const address = jobUrl(board, job.portalJobId);
  const url = board.urlOf(board.pages.formPath(job.portalJobId));
  if (url !== address) {
    const status = await board.open(url);
    if (typeof status !== "number") return status;
    // The form of a maker with steps may have moved; the job's page still leads to it.
    if (status === 404 || status === 410) {
      if (steps === undefined) return { kind: "closed" };
      await board.open(address);
    }
  }
  return steps === undefined ? lookForSubmit(board) : lookForStep(board, steps);
}

async function lookForSubmit(board: BoardSession): Promise<PrepareOutcome | undefined> {
  const wish = { page: "apply", until: ["submit"], timeoutMs: board.lookTimeoutMs };
  // The form is shown with its button: without what holds it, none of its questions would be found.
  const root = [{ id: "root", css: board.pages.formRoot }];
  const things: PageThings = { ...board.pages.form, form: root };
  const look = await scan(board.session, things, wish);
  if (look["captcha"] !== undefined) return board.challenge();
  const missing = ["submit", "form"].find((thing) => look[thing] === undefined);
  return missing === undefined ? undefined : pageChanged(board.session, `apply.${missing}`);
}

async function lookForStep(
  board: BoardSession,
  steps: BoardSteps,
): Promise<PrepareOutcome | undefined> {
  const form: PageThings = { ...board.pages.form, open: board.pages.general?.openers ?? [] };
  let step = await steps.look();
  if (step.root === "") {
    const wish = {
      page: "apply",
      until: ["open", "captcha", "already"],
      timeoutMs: board.lookTimeoutMs,
    };
    const look = await scan(board.session, form, wish);
    const isShown = (await steps.look()).root !== "";
    if (!isShown && look["open"] !== undefined) await pressOpener(board, look["open"]);
    step = await steps.awaitForm(board.lookTimeoutMs);
  }
  if (step.root !== "") await declineCookies(board);
  const now = await scan(board.session, form, {
    page: "apply",
    until: [],
    timeoutMs: board.lookTimeoutMs,
  });
  if (now["already"] !== undefined) return { kind: "already_applied" };
  // Turnstile mostly passes by itself, and keeps the button off until then; a box to be ticked waits for a person.
  if (now["captcha"]?.variant === "checkbox") return board.challenge();
  return step.root === "" ? pageChanged(board.session, "apply.submit") : undefined;
}

/** A link is followed where it leads, as it may open another window; all else is clicked. */
async function pressOpener(board: BoardSession, opener: Hit): Promise<void> {
  const { session } = board;
  const here = session.page.url().replace(/#.*$/, "");
  const target = opener.href.replace(/#.*$/, "");
  if (/^https?:/.test(target) && target !== here) {
    await board.open(opener.href);
    return;
  }
  const click = pressAt(session.page, opener.selector, ACTION_TIMEOUT_MS);
  // One that cannot be pressed leaves no form, and that is told.
  await untilAborted(session, click).catch(() => session.signal.throwIfAborted());
}

/** Whether there is a form to fill in the page that is open, check or not. */
export async function isFormOpen(
  board: BoardSession,
  steps: BoardSteps | undefined,
): Promise<boolean> {
  if (steps !== undefined) return (await steps.look()).root !== "";
  const form = [{ id: "root", css: board.pages.formRoot }];
  const wish = { page: "apply", until: [], timeoutMs: board.lookTimeoutMs };
  return (await scan(board.session, { form }, wish)).form !== undefined;
}
