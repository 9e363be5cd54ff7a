import { momentAt } from "@sendoff/domain/schedule";
import type { ChangeKind } from "@sendoff/contract/security";
import type { Mail } from "@sendoff/kit/mail";

/** What a security mail says of one change. */
export interface ChangeNotice {
  readonly kind: ChangeKind;
  /** Old and new value, partly hidden; empty where there is none. */
  readonly from: string;
  readonly to: string;
  readonly device: string;
  readonly network: string;
  readonly changedAt: Date;
  readonly undoUntil: Date;
  readonly timeZone: string;
}

export const CHANGE_TITLES: Readonly<Record<ChangeKind, string>> = {
  email_changed: "Your Sendoff address was changed",
  phone_changed: "Your Sendoff phone number was changed",
  data_exported: "Your Sendoff data was downloaded",
  platform_connected: "A platform was connected in Sendoff",
  runs_started: "Applying was started in Sendoff from an older sign-in",
  account_deleted: "Your Sendoff account is being deleted",
};

const UNDOES: Readonly<Record<Exclude<ChangeKind, "account_deleted">, string>> = {
  email_changed: "It puts the old address back",
  phone_changed: "It puts the old number back",
  data_exported: "A download cannot be called back, but it shuts out whoever made it",
  platform_connected: "It disconnects the platform and deletes its sign-in",
  runs_started: "It stops what was started there since",
};

/** The mail to an account's owner about a change, with the link that undoes it. It cannot be switched off. */
export function changeMail(
  to: string,
  notice: ChangeNotice,
  { code, publicUrl }: { readonly code: string; readonly publicUrl: string },
): Mail {
  const until = momentAt(notice.undoUntil, notice.timeZone);
  const link = `${publicUrl}/undo#${code}`;
  return {
    to,
    subject: CHANGE_TITLES[notice.kind],
    text: [
      ...opening(notice, until),
      "",
      ...factsOf(notice).map(([name, value]) => `${name}: ${value}`),
      "",
      notice.kind === "account_deleted" ? "Keep my account:" : "This was not me:",
      link,
      "",
      whatLinkDoes(notice.kind),
      `It works until ${until}.`,
      "",
      `If the link does not open, go to ${publicUrl}/undo and enter this code:`,
      code,
      "",
      "Security mails cannot be turned off. We never ask for your password or for money by mail.",
      "",
    ].join("\n"),
  };
}

function opening({ kind }: ChangeNotice, until: string): readonly string[] {
  if (kind !== "account_deleted")
    return ["If it was you, there is nothing to do. If not, undo it now."];
  return [
    "Your account is closed: you are signed out everywhere, runs have stopped, and the sign-ins of your platforms are destroyed.",
    `After ${until} everything else in it is erased: profile, CVs, answers, applications. Receipts of payments stay, without a name.`,
    "If it was you, there is nothing to do. If not, or if you think better of it, take it back until then.",
    "",
    "If it was not you, somebody reads your mail, since it took a code sent to this address: change the password of this mailbox",
    "at once, and those of the platforms that you had connected.",
  ];
}

function whatLinkDoes(kind: ChangeKind): string {
  return kind === "account_deleted"
    ? "It keeps the account and what is in it. Connect your platforms again then; schedules stay paused until you resume them."
    : `${UNDOES[kind]}, signs out every device, stops runs and pauses schedules. Applications already sent stay sent.`;
}

function factsOf(notice: ChangeNotice): (readonly [string, string])[] {
  const facts: (readonly [string, string])[] = [
    ["When", momentAt(notice.changedAt, notice.timeZone)],
    ["From", notice.from],
    ["To", notice.to],
    ["Device", notice.device],
    ["Network", notice.network],
  ];
  return facts.filter(([, value]) => value !== "");
}
