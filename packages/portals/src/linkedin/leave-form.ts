import type { PortalSession } from "../portal-driver.ts";
import { ApplyDialog } from "./pages/apply-dialog.page.ts";

/** The question whether to save follows the cross at once. */
const LEAVE_TIMEOUT_MS = 5_000;
const AWAY_TIMEOUT_MS = 15_000;

/**
 * Leaves an open form without sending it and without a draft. LinkedIn asks in two dialogs whose main buttons mean opposite
 * things, so the words decide. Where the dialog cannot be left that way the page itself is left.
 */
export async function leaveForm(session: PortalSession): Promise<void> {
  const dialog = new ApplyDialog(session);
  const step = await dialog.look();
  if (step.form === null) return;
  try {
    await dialog.dismiss(step.form);
    const asked = await dialog.watch(step, { timeoutMs: LEAVE_TIMEOUT_MS, awaited: "step" });
    const discard = asked.dialogs
      .flatMap((each) => each.buttons)
      .find((button) => /^(discard|don.t save)$/i.test(button.text));
    if (discard !== undefined) {
      await dialog.click(discard);
      return;
    }
    if (asked.form === null) return;
  } catch (error) {
    if (session.signal.aborted || session.page.isClosed()) throw error;
    // Covered or changed: the way out below needs no button.
  }
  const away = new URL("/jobs/", session.baseUrl).href;
  await session.page.goto(away, { waitUntil: "commit", timeout: AWAY_TIMEOUT_MS });
}
