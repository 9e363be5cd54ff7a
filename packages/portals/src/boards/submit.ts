import { z } from "zod";
import { clickOnce, type SubmitButton } from "../click-once.ts";
import { canPress, press } from "../form/hand.ts";
import { isEmptyValue } from "../form/same-value.ts";
import { scan } from "../page-scan.ts";
import type { PortalSession, SubmitOptions, SubmitOutcome } from "../portal-driver.ts";
import { actionTime, callPage, waitOf } from "../session-waits.ts";
import { BOARD_SCRIPTS } from "./board-session.ts";
import type { BoardSession } from "./board-session.ts";
import { leadingButton } from "./board-steps.ts";
import type { BoardSteps } from "./board-steps.ts";
import { declineCookies } from "./decline-cookies.ts";
import { readBoardForm } from "./read-board-form.ts";

const REACH_TIMEOUT_MS = 3_000;
/** A check that passes by itself does so by then; one that stays is for a person. */
const SELF_PASSING_MS = 6_000;
const ENDS = ["sent", "limit", "already", "notSent"] as const;
const COMPLAINTS = "[role=alert],[id$='-error'],.error-message,.helper-text--error";

/** Clicks submit once and watches. Without a confirmation nobody can tell: a board has no account in which to look. */
export async function submitOnce(
  board: BoardSession,
  options: SubmitOptions,
  steps?: BoardSteps,
): Promise<SubmitOutcome> {
  if (steps !== undefined) await declineCookies(board);
  const button = await findSubmit(board, steps);
  // Thanks that stood there before, as in a job's own text, confirm nothing.
  const shown = await wordsShown(board);
  const stale = steps === undefined ? shown.filter((text) => saysEnd(board, text)) : shown;
  return clickOnce(button, options, async (deadline) => {
    const outcome = await confirm(board, deadline, { steps, stale });
    if (outcome.kind !== "challenge" || options.onCheck === undefined) return outcome;
    await options.onCheck(board.challenge(), async () => !(await board.isAtCheck()));
    // Passed or not: what stands there now tells. Before a look it may have been sent by its owner's hand.
    return confirm(board, performance.now() + options.confirmTimeoutMs, { steps, stale });
  });
}

async function findSubmit(
  board: BoardSession,
  steps: BoardSteps | undefined,
): Promise<SubmitButton | undefined> {
  const { session, pages } = board;
  if (steps !== undefined) {
    const leading = leadingButton(await steps.look());
    return leading === undefined || !leading.sends || leading.button.isDisabled
      ? undefined
      : submitButton(session, leading.button.selector);
  }
  const before = await scan(session, pages.form, { page: "apply", until: [], timeoutMs: 5_000 });
  const found = before["submit"];
  return found === undefined || found.isDisabled
    ? undefined
    : submitButton(session, found.selector);
}

async function wordsShown(board: BoardSession): Promise<string[]> {
  const css = ENDS.flatMap((end) => (board.pages.form[end] ?? []).map((each) => each.css)).join();
  const call = { bundle: BOARD_SCRIPTS, entry: "boardWords" };
  const raw = await callPage(board.session, call, () => ({ css }), REACH_TIMEOUT_MS);
  return z.array(z.string()).parse(raw);
}

/** Whether these are words of an end; where an address tells it, its heading may be the job's title still. */
function saysEnd({ pages }: BoardSession, shown: string): boolean {
  return ENDS.some((end) =>
    (pages.form[end] ?? []).some(
      ({ text }) => text !== undefined && new RegExp(text, "i").test(shown),
    ),
  );
}

function submitButton({ page, ...session }: PortalSession, selector: string): SubmitButton {
  const timeout = actionTime(session, REACH_TIMEOUT_MS);
  return {
    canClick: () => canPress(page, selector, timeout),
    click: (timeoutMs) => press(page, selector, timeoutMs),
  };
}

async function confirm(
  board: BoardSession,
  deadline: number,
  { steps, stale }: { readonly steps: BoardSteps | undefined; readonly stale: readonly string[] },
): Promise<SubmitOutcome> {
  const watch = (until: readonly string[], end: number) =>
    scan(board.session, board.pages.form, {
      page: "apply",
      until,
      stale,
      timeoutMs: Math.max(0, end - performance.now()),
    });
  let look = await watch([...ENDS, "captcha"], deadline);
  const isAsked = look["captcha"] !== undefined && ENDS.every((end) => look[end] === undefined);
  // A box that was ticked before the click stays where it is, and asks nobody.
  if (isAsked && (await board.hasCheckWord())) {
    look = await watch(ENDS, deadline);
    delete look["captcha"];
  } else if (isAsked) {
    // To call it a challenge while it may still pass would be to say that nothing was sent when it was.
    look = await watch(
      ENDS,
      Math.min(deadline, performance.now() + waitOf(board.session, SELF_PASSING_MS)),
    );
  }
  if (look["sent"] !== undefined) return { kind: "confirmed", text: look["sent"].text };
  if (look["limit"] !== undefined) {
    return { kind: "throttled", scope: "daily_limit", message: look["limit"].text };
  }
  if (look["already"] !== undefined) return { kind: "rejected", message: look["already"].text };
  if (look["captcha"] !== undefined) {
    // The form is sent when it is passed, and nobody passes it here. Without the form it may be the next page's.
    const { message } = board.challenge();
    const isFormThere =
      look["submit"] !== undefined || ((await steps?.look())?.submit ?? null) !== null;
    if (isFormThere) return { kind: "challenge", message };
    return { kind: "unconfirmed", message };
  }
  if (look["notSent"] !== undefined) {
    return { kind: "rejected", message: await complaintOf(board, look["notSent"].text) };
  }
  const button = steps === undefined ? look["submit"] : (await steps.look()).submit;
  const canSendAgain = button !== undefined && button !== null && !button.isDisabled;
  const refusal = canSendAgain ? await refusalOf(board) : undefined;
  if (refusal !== undefined) return { kind: "rejected", message: refusal };
  return { kind: "unconfirmed", message: `${board.maker} showed no confirmation in time` };
}

/**
 * What the form complains of at one of its questions, where it stands there to be sent again: such an answer was not taken. Words that
 * are about no question may come after the sending.
 */
async function refusalOf(board: BoardSession): Promise<string | undefined> {
  const fields = (await readBoardForm(board)).map(({ field }) => field);
  // A form that was emptied, as for the next applicant, may complain of that.
  if (fields.every(({ value }) => isEmptyValue(value))) return undefined;
  return fields.map(({ error }) => error).find((error) => error !== "");
}

/** The page's most telling words: what it says of a question rather than that something is wrong. */
async function complaintOf(board: BoardSession, overall: string): Promise<string> {
  const call = { bundle: BOARD_SCRIPTS, entry: "boardComplaints" };
  const raw = await callPage(board.session, call, () => ({ css: COMPLAINTS }), REACH_TIMEOUT_MS);
  const found = z.array(z.string()).parse(raw);
  const others = found.filter((text) => text !== overall);
  return [overall, ...new Set(others)].join(": ");
}
