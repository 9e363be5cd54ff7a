import type { Mail } from "@sendoff/kit";

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

/** The notice to the address that an account had. */
export function emailChangedMail(oldEmail: string, newEmail: string): Mail {
  return {
    to: oldEmail,
    subject: "Your Sendoff address was changed",
    text: [
      `Your Sendoff account now has the address ${veiled(newEmail)}. Codes are sent there from now on.`,
      "",
      "If that was not you, somebody had access to your account. Write to us at once from this address, by",
      "answering this mail.",
      "",
    ].join("\n"),
  };
}

/** "m***@example.com": enough for its owner to know it, too little for anybody else. */
function veiled(email: string): string {
  const at = email.lastIndexOf("@");
  return `${email.slice(0, 1)}***${email.slice(at)}`;
}
