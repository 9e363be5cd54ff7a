import type { Mail } from "@sendoff/kit/mail";

/** The mail that brings the code for a new address. */
export function emailChangeMail(email: string, code: string): Mail {
  return {
    to: email,
    subject: "Confirm your new Sendoff address",
    text: [
      "This address is to become the one of a Sendoff account. The code that confirms it:",
      "",
      code,
      "",
      "It is valid for 10 minutes and works once.",
      "If you did not ask for this, ignore it: nothing changes.",
      "",
    ].join("\n"),
  };
}
