import type { ChangeKind, SecurityEvent, SecurityEventName } from "@sendoff/contract/security";
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
  Play,
  Plug,
  RotateCcw,
  ShieldCheck,
  ShieldX,
} from "lucide-react";
import type { ReactNode } from "react";
import { formatCount, formatRupees } from "../../lib/format.ts";
import { sentence } from "../../lib/sentence.ts";

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
  runs_started: say("Applying started from an older sign-in", Play, ({ to, ...event }) =>
    joined([to, place({ to, ...event })]),
  ),
  account_deleted: say("Account closed, to be deleted", ShieldX),
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
  runs_started: "Applying was started from an older sign-in",
  account_deleted: "Your account is being deleted",
};

/** What an undo does beside shutting everybody out. */
export const undoes: Readonly<Record<ChangeKind, string>> = {
  email_changed: "Puts the old address back",
  phone_changed: "Puts the old number back",
  data_exported: "A download cannot be called back, but whoever made it is shut out",
  platform_connected: "Disconnects the platform and deletes its sign-in",
  runs_started: "Stops what was started there since",
  account_deleted: "Keeps the account and what is in it",
};

export const messages = {
  thisWasNotMe: "This was not me",
  itWasMe: "It was me",
  undoWorksForMore: (timeLeft: ReactNode, when: string) =>
    sentence`Undo works for ${timeLeft} more, until ${when}.`,
  thatWasNotSaved: "That was not saved.",
  noConnectionToSendoff: "No connection to Sendoff. Please try again.",
  weAlsoWroteTo: (value: string, recipient: string) => `${value}We also wrote to ${recipient}.`,
  minutesOnly: (minutes: number) => `${minutes} min`,
  hoursAndMinutes: (hours: number, value: number) => `${hours} h ${value} min`,
  todayDay: (day: string) => `Today, ${day}`,
  yesterdayDay: (day: string) => `Yesterday, ${day}`,
  thisWasNotMeTitleWhen: (title: string, when: string) => `This was not me: ${title}, ${when}`,
  receipt: "Receipt",
  receiptTitleWhen: (title: string, when: string) => `Receipt: ${title}, ${when}`,
  allowCodesFromNetwork: (isBlocked: boolean, network: string) =>
    `${isBlocked ? "Allow codes" : "Stop codes"} from ${network}`,
  allowCodes: "Allow codes",
  stopCodes: "Stop codes",
  notChanged: "Not changed: no connection to Sendoff.",
  shutEverybodyOut: "Shut everybody out?",
  doThisWhenSomebodyElse: "Do this when somebody else was in your account.",
  cancel: "Cancel",
  signsOutEveryDevice: "Signs out every device, this one too. You sign in again with a new code.",
  stopsRunsAndPausesSchedules: "Stops runs and pauses schedules.",
  applicationsAlreadySentStaySent: "Applications already sent stay sent.",
  nobodyWasShutOut: "Nobody was shut out.",
  all: "All",
  changes: "Changes",
  portals: "Portals",
  money: "Money",
  securityActivity: "Security activity",
  whoDidWhatWithYourAccount:
    "Who did what with your account, and where. Nothing here can be changed, not even by us.",
  download: "Download",
  listCouldNotBeDownloaded: "The list could not be downloaded.",
  codeInOurMailUndoes: "The code in our mail undoes it as well.",
  whatCanStillBeUndone: "What can still be undone could not be loaded.",
  tryAgain: "Try Again",
  ifItWasNotYou: "If it was not you",
  thisWasNotMePuts:
    "“This was not me” puts a value that was changed in the last 72 hours back, signs out every device, stops runs and pauses schedules. Applications already sent stay sent.",
  events: "Events",
  whichEvents: "Which events",
  last90Days: (count: string, total: number) =>
    `Last 90 days, ${count} ${total === 1 ? "entry" : "entries"}`,
  yourSecurityActivity: "Your security activity could not be loaded.",
  loadingYourSecurityActivity: "Loading your security activity",
  nothingIn90Days: "Nothing in 90 days",
  noneOfTheseIn90Days: "None of these in 90 days",
  signInsAreListedHere:
    "Sign-ins, changes, connected platforms and payments are listed here as they happen.",
  shownOfAll: (count: string, total: string) => `${count} of ${total}`,
  showOlder: "Show older",
  signedInNow: "Signed in now",
  yourSessionsCouldNotBeLoaded: "Your sessions could not be loaded.",
  loadingYourSessions: "Loading your sessions",
  notEverySessionWasEnded: "Not every session was ended.",
  signOutEverywhereElse: "Sign out everywhere else",
  unknownBrowser: "Unknown browser",
  thisOne: "This one",
  signOut: "Sign out",
  signOutName: (name: string, seen: string) => `Sign out ${name}, ${seen}`,
  undoAChange: "Undo a change",
  everybodyIsSignedOut: "Everybody is signed out",
  when: "When",
  from: "From",
  to: "To",
  device: "Device",
  network: "Network",
  whatUndoDoesUntil: (kind: ChangeKind, until: string) =>
    `${whatUndoDoes(kind)} It works until ${until}.`,
  yourAccountIsKept: "Your account is kept",
  keepMyAccount: "Keep my account",
  nothingWasUndone: "Nothing was undone.",
  undoAChangeToYourAccount: "Undo a change to your account",
  enterTheCodeFromOurSecurity:
    "Enter the code from our security mail. You see what it undoes before anything happens.",
  thisCodeWasNotAccepted: "This code was not accepted.",
  codeFromTheMail: "Code from the mail",
  undoCodeExample: "K7QF-2MXD-9TRB-4HWZ",
  showWhatItUndoes: "Show what it undoes",
  runsStopAndSchedulesArePaused: "Runs stop and schedules are paused. What to do now:",
  changeThePasswordOfYourMailbox:
    "Change the password of your mailbox: whoever reads your codes can come back.",
  signInAgainWithANew: "Sign in again with a new code, and look through Security activity.",
  checkYourPhoneNumber: "Check your phone number, and the platforms that are connected.",
  changeThePasswordsOfPlatforms:
    "Change the passwords of platforms that you did not connect yourself.",
  signInWithANewCode: "Sign in with a new code",
  signIns: "Sign-ins",
  fromTo: (from: string, to: string) => `From ${from} to ${to}`,
  oldAddress: "the old address",
  yourAddress: "your address",
};
/** What an undo does, in whole sentences. */
function whatUndoDoes(kind: ChangeKind): string {
  return kind === "account_deleted"
    ? `${undoes[kind]}. Connect your platforms again then; schedules stay paused until you resume them.`
    : `${undoes[kind]}. Every device is signed out, runs stop and schedules pause. Applications already sent stay sent.`;
}
