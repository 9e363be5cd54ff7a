import type { ChangeKind, SecurityEvent, SecurityEventName } from "@sendoff/contract";
import {
  AtSign,
  Ban,
  CreditCard,
  Download,
  KeyRound,
  LogIn,
  LogOut,
  type LucideIcon,
  Phone,
  Plug,
  RotateCcw,
  ShieldCheck,
  ShieldX,
} from "lucide-react";
import { formatCount, formatRupees } from "../../lib/format.ts";

interface Words {
  readonly title: string;
  readonly Icon: LucideIcon;
  readonly detail: string;
}

const place = ({ device, network }: SecurityEvent): string => joined([device, network]);

function joined(parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join(", ");
}

/** "From a***@x to b***@y." and where that was done. */
function changed(event: SecurityEvent): string {
  const { from, to } = event;
  const values =
    from !== "" && to !== ""
      ? `From ${from} to ${to}`
      : from !== ""
        ? `It was ${from}`
        : to !== ""
          ? `It is ${to}`
          : "";
  return joined([values, place(event)]);
}

const on = (event: SecurityEvent): string =>
  event.platform === "" ? "A platform" : event.platform;

function money(event: SecurityEvent): string {
  const amount = formatRupees(event.amount_paise / 100);
  return event.credits === 0 ? amount : `${amount} for ${formatCount(event.credits)} credits`;
}

type Describe = (event: SecurityEvent) => Words;
const say =
  (title: string, Icon: LucideIcon, detail: (event: SecurityEvent) => string = place): Describe =>
  (event) => ({ title, Icon, detail: detail(event) });

const WORDS: Readonly<Record<SecurityEventName, Describe>> = {
  signed_in: (event) => ({
    title: event.via === "phone" ? "Signed in by phone" : "Signed in",
    Icon: LogIn,
    detail: place(event),
  }),
  code_requested: say("Sign-in code asked for", KeyRound, (event) =>
    joined([place(event), "nobody signed in with it"]),
  ),
  sign_in_refused: say("Sign-in refused", ShieldX, (event) =>
    joined(["Wrong code", place(event), "your own sign-in still works"]),
  ),
  signed_out: say("Logged out", LogOut),
  session_ended: say("One session logged out", LogOut),
  signed_out_everywhere: say("Logged out everywhere", LogOut),
  reauthenticated: say("Confirmed with a fresh code", ShieldCheck),
  reauthentication_refused: say("Confirmation refused", ShieldX, (event) =>
    joined(["Wrong code", place(event)]),
  ),
  codes_blocked: say("Codes stopped for a network", Ban, ({ to }) => to),
  codes_allowed: say("Codes allowed for a network again", Ban, ({ to }) => to),
  access_denied: say("Access to another account refused", ShieldX),
  email_changed: say("E-mail changed", AtSign, changed),
  phone_changed: say("Phone changed", Phone, changed),
  phone_moved: say("Phone no longer signs in", Phone, ({ from }) =>
    joined([from, "verified by another account"]),
  ),
  data_exported: say("Data downloaded", Download),
  account_deleted: say("Account deleted", ShieldX),
  change_undone: say("Change undone", RotateCcw),
  reported_not_me: say("Everybody was signed out", ShieldX),
  portal_sign_in_started: (event) => ({
    title: `${on(event)}: sign-in started`,
    Icon: Plug,
    detail: place(event),
  }),
  portal_sign_in_refused: (event) => ({
    title: `${on(event)}: sign-in refused`,
    Icon: Plug,
    detail: "The platform did not let us in",
  }),
  credential_saved: (event) => ({
    title: `${on(event)}: sign-in stored`,
    Icon: Plug,
    detail: "Encrypted before it is kept",
  }),
  credential_used: (event) => ({
    title: `${on(event)}: sign-in used`,
    Icon: Plug,
    detail: "Typed on the platform's own site only",
  }),
  credential_deleted: (event) => ({
    title: `${on(event)}: sign-in deleted`,
    Icon: Plug,
    detail: "We no longer have it",
  }),
  payment_paid: say("Payment confirmed", CreditCard, money),
  payment_failed: say("Payment failed", CreditCard, money),
  payment_refunded: say("Payment refunded", CreditCard, money),
  payment_disputed: say("Payment disputed", CreditCard, money),
  operator_paused_portal: (event) => ({ title: `${on(event)} paused`, Icon: Ban, detail: "" }),
  operator_resumed_portal: (event) => ({ title: `${on(event)} resumed`, Icon: Ban, detail: "" }),
};

/** What an event says to the account's owner. */
export function wordsOf(event: SecurityEvent): Words {
  return WORDS[event.event](event);
}

/** What a change is called while it can be undone. */
export const changeTitles: Readonly<Record<ChangeKind, string>> = {
  email_changed: "Your e-mail was changed",
  phone_changed: "Your phone number was changed",
  data_exported: "Your data was downloaded",
  platform_connected: "A platform was connected",
};

/** What an undo does beside shutting everybody out. */
export const undoes: Readonly<Record<ChangeKind, string>> = {
  email_changed: "Puts the old address back",
  phone_changed: "Puts the old number back",
  data_exported: "A download cannot be called back, but whoever made it is shut out",
  platform_connected: "Disconnects the platform and deletes its sign-in",
};
