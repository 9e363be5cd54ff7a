import type { Mail } from "@sendoff/kit/mail";
import { CODE_VALIDITY } from "../../codes/code-validity.ts";

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
      CODE_VALIDITY,
      "If you did not ask for this, ignore it.",
      "",
    ].join("\n"),
  };
}
