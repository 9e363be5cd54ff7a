import type { Mail } from "@sendoff/kit/mail";

/** To the owner of an account whose number somebody else has just proved to have. */
export function phoneMovedMail(email: string, number: string): Mail {
  return {
    to: email,
    subject: "Your phone no longer signs in to Sendoff",
    text: [
      `Somebody has verified ${number} for another Sendoff account, so it does not sign in to yours any more.`,
      "Your account and its e-mail address are as they were.",
      "",
      "If you still have that number, verify it again under Profile Settings. If you do not, there is nothing to do.",
      "",
    ].join("\n"),
  };
}
