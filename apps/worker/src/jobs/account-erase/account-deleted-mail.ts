import type { Mail } from "@sendoff/kit/mail";

/** The last mail to an account's owner, when its 72 hours are over. */
export function accountDeletedMail(email: string): Mail {
  return {
    to: email,
    subject: "Your Sendoff account was deleted",
    text: [
      "Your account is gone, with your CVs, answers and applications. Receipts of payments stay, without a name.",
      "It was closed 72 hours ago, and nobody took that back. What you sent to employers stays with them.",
      "",
    ].join("\n"),
  };
}
