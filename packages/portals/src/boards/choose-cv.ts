import type { GivenAnswer } from "@sendoff/contract/form";
import { filePurpose } from "../form/file-purpose.ts";
import { sentFileName } from "../form/sent-file-name.ts";
import { ACTION_TIMEOUT_MS } from "../form/write-control.ts";
import { hitLocator, scan } from "../page-scan.ts";
import type { CvFile } from "../portal-driver.ts";
import { actionTime, untilAborted } from "../session-waits.ts";
import type { BoardSession } from "./board-session.ts";
import { readBoardForm } from "./read-board-form.ts";

/**
 * Gives the CV through the file chooser that a form opens whose file input stands outside it, or is made when it is wanted.
 * `not_taken`: the place for it opened no chooser, or the form did not show that it has it. Undefined where the form has a place for the CV among its questions, or nothing that opens a chooser.
 */
export async function chooseCv(
  board: BoardSession,
  cv: CvFile,
): Promise<Omit<GivenAnswer, "step"> | "not_taken" | undefined> {
  const { session, pages } = board;
  const triggers = pages.general?.cvTrigger ?? [];
  if (triggers.length === 0) return undefined;
  const controls = await readBoardForm(board);
  if (controls.some((each) => each.widget === "file" && filePurpose(each) === "cv"))
    return undefined;
  const wish = { page: "apply", until: [], timeoutMs: board.lookTimeoutMs };
  const { cvTrigger } = await scan(session, { cvTrigger: triggers }, wish);
  if (cvTrigger === undefined) return undefined;
  const wait = { timeout: actionTime(session, ACTION_TIMEOUT_MS) };
  const chooser = session.page.waitForEvent("filechooser", wait);
  const click = hitLocator(session, cvTrigger).click(wait);
  const [opened] = await untilAborted(session, Promise.allSettled([chooser, click]));
  // The form has a place for the CV: without it, it would be sent as if it had none.
  if (opened.status === "rejected") return "not_taken";
  const name = sentFileName(cv);
  const shown = { id: "file-name", css: "a,span,p,li", text: `^${RegExp.escape(name)}$` };
  const payload = { name, mimeType: cv.mimeType, buffer: Buffer.from(cv.bytes) };
  await untilAborted(session, opened.value.setFiles(payload, { timeout: ACTION_TIMEOUT_MS }));
  const things = { cvDone: [...(pages.general?.cvDone ?? []), shown] };
  const arrival = { page: "apply", until: ["cvDone"], timeoutMs: board.lookTimeoutMs } as const;
  if ((await scan(session, things, arrival))["cvDone"] === undefined) return "not_taken";
  return {
    question: "CV",
    kind: "file",
    required: true,
    options: [],
    value: name,
    source: "cv",
    confidence: 1,
    why: "Your CV",
  };
}
