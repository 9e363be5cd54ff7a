import type { Challenge } from "../job-site/challenges.ts";
import { SITE_NAME } from "./pages/view.ts";
import type { Portal } from "./portal.ts";

/** The number codes of an account go to. Accounts without a phone in their profile have one for this purpose. */
export function phoneOf(portal: Portal, account: string): string {
  const { phone } = portal.accounts.getProfile(account);
  return `+91${phone === "" ? "9000000001" : phone}`;
}

/** Sends the challenge's PIN to where it belongs; other challenges have none. */
export async function deliverPin(portal: Portal, challenge: Challenge): Promise<void> {
  if (challenge.kind === "email_pin") {
    const { first_name: name } = portal.accounts.getProfile(challenge.account);
    await portal.inbox.recordMail({
      to: challenge.account,
      from: "security-noreply@workfolk.example",
      subject: `${name}, here's your PIN ${challenge.pin}`,
      text: `Hi ${name},\n\nEnter this code to finish signing in to ${SITE_NAME}:\n\n${challenge.pin}\n\nThe code is valid for 10 minutes. If you did not try to sign in, change your password.\n`,
    });
  } else if (challenge.kind === "phone_pin") {
    await portal.inbox.recordSms({
      to: phoneOf(portal, challenge.account),
      text: `Your ${SITE_NAME} verification code is ${challenge.pin}.`,
    });
  }
}
