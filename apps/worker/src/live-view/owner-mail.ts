import { type AskedOwner, type LivePageLease, takeOwnerMail } from "@sendoff/db/live-view";
import { queueMail } from "@sendoff/db/mail";
import type { Mail } from "@sendoff/kit/mail";
import type { LiveDeps } from "./live-deps.ts";

/** A portal that asks again and again fills no mailbox: one mail an hour for each account, as long as its owner passes. */
const LEAST_SECONDS_BETWEEN = 3600;

/** Tells the account's owner at once that the portal asks for them. A mail that cannot be queued stops nothing. */
export async function mailOwner(
  deps: LiveDeps,
  page: LivePageLease,
  { note, isBoard }: { readonly note: string; readonly isBoard: boolean },
): Promise<void> {
  const { ownerWaitSeconds, publicUrl } = deps.config;
  try {
    await deps.db.transaction().execute(async (trx) => {
      const owner = await takeOwnerMail(trx, page, LEAST_SECONDS_BETWEEN);
      if (owner === undefined) return;
      const minutes = Math.max(1, Math.round(ownerWaitSeconds / 60));
      await queueMail(trx, deps, ownerMail(owner, { note, minutes, publicUrl, isBoard }));
    });
  } catch (error) {
    deps.logger.warn({ err: error }, "an account's owner was not written to");
  }
}

/** What is written. On a company's board a form is not tried again: nobody could say whether it was sent meanwhile. */
export function ownerMail(
  { email, firstName, platformId, platformName }: AskedOwner,
  ask: {
    readonly note: string;
    readonly minutes: number;
    readonly publicUrl: string;
    readonly isBoard: boolean;
  },
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
      ask.isBoard
        ? "If you cannot now, the page is closed and nothing is sent. The job is left to you then: its link waits under Needs you."
        : "Nothing is lost if you cannot now: the page is closed, nothing is sent, and you can begin again at any time.",
      "",
    ].join("\n"),
  };
}
