import type { Mail } from "@sendoff/kit/mail";

/** The mail that brings a sign-in code (DECISIONS D5). */
export function signInMail(email: string, code: string): Mail {
  return {
    to: email,
    subject: "Your Sendoff sign-in code",
    text: [
      "Your sign-in code for Sendoff:",
      "",
      code,
      "",
      "It is valid for 10 minutes and works once.",
      "If you did not ask for this, ignore it.",
      "",
    ].join("\n"),
  };
}
