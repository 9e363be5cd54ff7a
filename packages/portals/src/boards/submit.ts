import { z } from "zod";
import { hitLocator, scan } from "../page-scan.ts";
import { SUBMIT_CLICK_TIMEOUT_MS } from "../portal-driver.ts";
import type { SubmitOptions, SubmitOutcome } from "../portal-driver.ts";
import { callPage } from "../session-waits.ts";
import { BOARD_SCRIPTS } from "./board-session.ts";
import type { BoardSession } from "./board-session.ts";

const REACH_TIMEOUT_MS = 3_000;
const COMPLAINTS = "[data-error],[role=alert],.error-message,.helper-text--error";

/**
 * Clicks submit once and watches. There is no second click whatever happens: without a confirmation the application may or may
 * not be on its way, and a board has no account in which to look (RELIABILITY 1).
 */
export async function submitOnce(
  board: BoardSession,
  { confirmTimeoutMs, mayClick }: SubmitOptions,
): Promise<SubmitOutcome> {
  const { session, pages } = board;
  const before = await scan(session, pages.form, { page: "apply", until: [], timeoutMs: 5_000 });
  const found = before["submit"];
  if (found === undefined || found.isDisabled) {
    return { kind: "not_clicked", message: "The submit button is gone" };
  }
  const button = hitLocator(session, found);
  try {
    await button.click({ trial: true, timeout: REACH_TIMEOUT_MS });
  } catch {
    return { kind: "not_clicked", message: "The submit button cannot be reached" };
  }
  // Last of all: to find the button within reach may have taken long.
  if (mayClick?.() === false) {
    return { kind: "not_clicked", message: "The click was not allowed any more" };
  }
  const deadline = performance.now() + confirmTimeoutMs;
  try {
    await button.click({ timeout: SUBMIT_CLICK_TIMEOUT_MS, noWaitAfter: true });
    return await confirm(board, deadline);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { kind: "unconfirmed", message };
  }
}

async function confirm(board: BoardSession, deadline: number): Promise<SubmitOutcome> {
  const look = await scan(board.session, board.pages.form, {
    page: "apply",
    until: ["sent", "captcha", "limit", "already", "notSent"],
    timeoutMs: Math.max(0, deadline - performance.now()),
  });
  if (look["sent"] !== undefined) return { kind: "confirmed", text: look["sent"].text };
  if (look["limit"] !== undefined) {
    return { kind: "throttled", scope: "daily_limit", message: look["limit"].text };
  }
  if (look["already"] !== undefined) return { kind: "rejected", message: look["already"].text };
  if (look["captcha"] !== undefined) {
    // The form is sent when it is passed, and nobody passes it here.
    return { kind: "rejected", message: board.challenge().message };
  }
  if (look["notSent"] !== undefined) {
    return { kind: "rejected", message: await complaintOf(board, look["notSent"].text) };
  }
  return { kind: "unconfirmed", message: `${board.maker} showed no confirmation in time` };
}

/** The page's most telling words: what it says of a question rather than that something is wrong. */
async function complaintOf(board: BoardSession, overall: string): Promise<string> {
  const call = { bundle: BOARD_SCRIPTS, entry: "boardComplaints" };
  const raw = await callPage(board.session, call, () => ({ css: COMPLAINTS }), REACH_TIMEOUT_MS);
  const found = z.array(z.string()).parse(raw);
  const said = found.filter((text) => text !== overall);
  return [overall, ...new Set(said)].join(": ");
}
