import { deviceName } from "../../lib/device-name.ts";
import type { SecurityEvent, SecurityEventName } from "@sendoff/contract/security";
import {
  AtSign,
  Ban,
  CirclePause,
  CreditCard,
  Download,
  Eye,
  KeyRound,
  LogIn,
  LogOut,
  type LucideIcon,
  Phone,
  Play,
  Plug,
  RotateCcw,
  ShieldCheck,
  ShieldX,
} from "lucide-react";
import { formatRupees } from "../../lib/format.ts";
import { chargedText } from "../../lib/money.ts";
import { messages } from "./messages.ts";

function joined(...parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join(", ");
}

const place = ({ device, network }: SecurityEvent): string => joined(deviceName(device), network);

/** "From a***@x to b***@y" and where that was done. */
function changed(event: SecurityEvent): string {
  const { from, to } = event;
  if (from !== "" && to !== "") return joined(messages.changedFromTo(from, to), place(event));
  if (from !== "") return joined(messages.itWas(from), place(event));
  return joined(to === "" ? "" : messages.itIs(to), place(event));
}

/** At the payment's own rate; what is known in rupees only is said in rupees. */
function amountWords({ amount_paise: paise, usd_inr_rate: rate }: SecurityEvent): string {
  return rate === null
    ? formatRupees(paise / 100)
    : chargedText({ amount: paise / rate / 100, amount_inr: paise / 100 });
}

function money(event: SecurityEvent): string {
  const amount = amountWords(event);
  return event.credits === 0 ? amount : messages.amountForCredits(amount, event.credits);
}

/** What an operator asked for or did about money: how much, and why. */
const moneyBecause = (event: SecurityEvent): string =>
  joined(refundOrCredits(event), messages.because(event.reason));

/** What did not come about: the reason noted is of those who asked, and not of those who ended it. */
const moneyAskedFor = (event: SecurityEvent): string =>
  joined(refundOrCredits(event), messages.askedForBecause(event.reason));

const refundOrCredits = (event: SecurityEvent): string =>
  event.amount_paise === 0 ? messages.creditCount(event.credits) : amountWords(event);

type Detail = (event: SecurityEvent) => string;

const KINDS: Readonly<Record<SecurityEventName, readonly [LucideIcon, Detail]>> = {
  signed_in: [LogIn, place],
  code_requested: [KeyRound, (event) => joined(place(event), messages.nobodySignedInWithIt)],
  sign_in_refused: [
    ShieldX,
    (event) => joined(messages.wrongCode, place(event), messages.yourOwnSignInStillWorks),
  ],
  signed_out: [LogOut, place],
  session_ended: [LogOut, place],
  signed_out_everywhere: [LogOut, place],
  reauthenticated: [ShieldCheck, place],
  reauthentication_refused: [ShieldX, (event) => joined(messages.wrongCode, place(event))],
  codes_blocked: [Ban, ({ to }) => to],
  codes_allowed: [Ban, ({ to }) => to],
  access_denied: [ShieldX, place],
  email_changed: [AtSign, changed],
  phone_changed: [Phone, changed],
  phone_moved: [Phone, ({ from }) => joined(from, messages.verifiedByAnotherAccount)],
  data_exported: [Download, place],
  runs_started: [Play, (event) => joined(event.to, place(event))],
  account_deleted: [ShieldX, place],
  change_undone: [RotateCcw, place],
  reported_not_me: [ShieldX, place],
  portal_sign_in_started: [Plug, place],
  portal_sign_in_refused: [Plug, () => messages.platformDidNotLetUsIn],
  credential_saved: [Plug, () => messages.encryptedBeforeItIsKept],
  credential_used: [Plug, () => messages.typedOnThePlatformsOwnSite],
  credential_deleted: [Plug, () => messages.weNoLongerHaveIt],
  payment_paid: [CreditCard, money],
  payment_failed: [CreditCard, money],
  payment_refunded: [CreditCard, money],
  payment_disputed: [CreditCard, money],
  operator_looked_up_payment: [Eye, ({ txnid }) => txnid],
  operator_asked_refund: [CreditCard, moneyBecause],
  operator_asked_write_off: [CreditCard, moneyBecause],
  operator_sent_refund: [CreditCard, moneyBecause],
  operator_wrote_off: [CreditCard, moneyBecause],
  operator_declined_request: [CreditCard, moneyAskedFor],
  operator_withdrew_request: [CreditCard, moneyAskedFor],
  operator_opened_console: [LogIn, () => ""],
  operator_refused: [ShieldX, () => ""],
  operator_paused_portal: [Ban, () => ""],
  operator_tried_portal: [Ban, () => ""],
  operator_resumed_portal: [Ban, () => ""],
  operator_looked_up_person: [Eye, ({ reason }) => messages.because(reason)],
  operator_paused_person: [CirclePause, ({ reason }) => messages.because(reason)],
  operator_signed_out_person: [LogOut, ({ reason }) => messages.because(reason)],
};

/** What an event says to the account's owner. */
export function wordsOf(event: SecurityEvent): {
  readonly title: string;
  readonly Icon: LucideIcon;
  readonly detail: string;
} {
  const [Icon, detail] = KINDS[event.event];
  return { title: messages.eventTitle(event), Icon, detail: detail(event) };
}
