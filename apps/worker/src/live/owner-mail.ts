import { type AskedOwner, type LivePageLease, queueMail, takeOwnerMail } from "@sendoff/db";
import type { Mail } from "@sendoff/kit";
import type { LiveDeps } from "./live-deps.ts";

/** A portal that asks again and again fills no mailbox: one mail an hour for each account. */
const LEAST_SECONDS_BETWEEN = 3600;

/** Tells the account's owner at once that the portal asks for them. A mail that cannot be queued stops nothing. */
export async function mailOwner(deps: LiveDeps, page: LivePageLease, note: string): Promise<void> {
  const { ownerWaitSeconds, publicUrl } = deps.config;
  try {
    await deps.db.transaction().execute(async (trx) => {
      const owner = await takeOwnerMail(trx, page, LEAST_SECONDS_BETWEEN);
      if (owner === undefined) return;
      const minutes = Math.max(1, Math.round(ownerWaitSeconds / 60));
      await queueMail(trx, deps, ownerMail(owner, { note, minutes, publicUrl }));
    });
  } catch (error) {
    deps.logger.warn({ err: error }, "an account's owner was not written to");
  }
}

function ownerMail(
  { email, firstName, platformId, platformName }: AskedOwner,
  ask: { readonly note: string; readonly minutes: number; readonly publicUrl: string },
): Mail {
  const name = firstName.replaceAll(/\p{Cc}+/gu, " ").trim();
  const minutes = ask.minutes === 1 ? "1 minute" : `${ask.minutes} minutes`;
  return {
    to: email,
    subject: `${platformName} wants to see you`,
    text: [
      name === "" ? "Hello," : `Hello ${name},`,
      "",
      ask.note,
      `We keep the page open for ${minutes}. Open it, pass the check, and we go on where we stopped:`,
      "",
      `${ask.publicUrl}/app/live/${platformId}`,
      "",
      "Nothing is lost if you cannot now: the page is closed, nothing is sent, and you can begin again at any time.",
      "",
    ].join("\n"),
  };
}
