import type { Page } from "playwright-core";
import { reportUnstatedInPosting } from "../account-site/job-flow.ts";
import { pageChanged, words } from "../account-site/portal-words.ts";
import { scan } from "../page-scan.ts";
import type { JobCard, JobPosting, ReadOutcome } from "../portal-driver.ts";
import type { BoardSession } from "./board-session.ts";
import { BoardSteps } from "./board-steps.ts";

/** The address a job is known by, without what the list adds to it. */
export function jobUrl(board: BoardSession, portalJobId: string): string {
  return board.urlOf(board.pages.jobPath(portalJobId));
}

/** Pages that show a job as it was just read, with the address they had then. Nothing was typed or pressed in them since. */
const justRead = new WeakMap<Page, { readonly portalJobId: string; readonly address: string }>();

/** Whether the page still shows this job as `readJob` left it. Answers yes once: whoever asks goes on to work in the page. */
export function takeJustRead({ session }: BoardSession, portalJobId: string): boolean {
  const read = justRead.get(session.page);
  justRead.delete(session.page);
  return read?.portalJobId === portalJobId && read.address === session.page.url();
}

/** Opens and reads a job's page, and tells what it does not say. */
export async function readJob(
  board: BoardSession,
  card: Pick<JobCard, "portalJobId">,
): Promise<ReadOutcome> {
  justRead.delete(board.session.page);
  const read = await openJob(board, card);
  if (read.kind !== "open") return read;
  // The board's name in its address stands in for a company that the page does not name.
  const isNamed = read.job.company !== board.board.token;
  reportUnstatedInPosting(board.session, isNamed ? read.job : { ...read.job, company: "" });
  const { page } = board.session;
  justRead.set(page, { portalJobId: card.portalJobId, address: page.url() });
  return read;
}

/** Opens a job's page. A job that is closed is gone from its board like one that never was: `not_found`. */
export async function openJob(
  board: BoardSession,
  { portalJobId }: Pick<JobCard, "portalJobId">,
): Promise<ReadOutcome> {
  const url = jobUrl(board, portalJobId);
  const status = await board.open(url);
  if (typeof status !== "number") return status;
  if (status === 404 || status === 410) return { kind: "not_found" };
  const wish = { page: "job", until: ["open", "gone"], timeoutMs: board.lookTimeoutMs };
  const look = await scan(board.session, board.pages.job, wish);
  // Greenhouse leads to the list, with or without saying why.
  const isElsewhere = !board.session.page.url().includes(board.pages.jobPath(portalJobId));
  if (look["gone"] !== undefined || isElsewhere) return { kind: "not_found" };
  if (look["open"] === undefined && !(await hasForm(board))) {
    return pageChanged(board.session, "job.open");
  }
  const pay = words(look["pay"]?.text).replace(/^compensation\s*/i, "");
  const named = board.named(look["documentTitle"]?.text, words(look["title"]?.text));
  const job: JobPosting = {
    portalJobId,
    title: words(look["title"]?.text) || named.title,
    company: named.company,
    location: words(look["place"]?.text),
    url,
    description: look["description"]?.text ?? "",
    ...(pay === "" ? {} : { pay }),
  };
  return { kind: "open", job };
}

/** A maker of the general driver may show the form on the job's own page. */
async function hasForm(board: BoardSession): Promise<boolean> {
  const { general } = board.pages;
  if (general === undefined) return false;
  return (await new BoardSteps(board, general).look()).root !== "";
}
