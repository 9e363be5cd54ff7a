import type { AuditPlace } from "@sendoff/db";
import type { Mail } from "@sendoff/kit";

/** The last mail to an account's owner. What was deleted cannot be brought back: it asks for a code from this address first. */
export function accountDeletedMail(email: string, { device, network }: AuditPlace): Mail {
  const from = [device, network].filter((part) => part !== "").join(", from ");
  return {
    to: email,
    subject: "Your Sendoff account was deleted",
    text: [
      "Your account is gone, with your CVs, answers, connected platforms and what was sent. Receipts of payments stay, without a name.",
      ...(from === "" ? [] : ["", `Asked for with ${from}, with a code sent to this address.`]),
      "",
      "If that was not you, somebody reads your mail: change the password of this mailbox at once, and those of the platforms that",
      "you had connected.",
      "",
    ].join("\n"),
  };
}
