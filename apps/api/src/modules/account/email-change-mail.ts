import type { Mail } from "@sendoff/kit/mail";
import { CODE_VALIDITY } from "../../codes/code-validity.ts";

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
      CODE_VALIDITY,
      "If you did not ask for this, ignore it: nothing changes.",
      "",
    ].join("\n"),
  };
}
