import type { ChangeKind, SecurityEvent, SecurityEventName } from "@sendoff/contract/security";
import type { ReactNode } from "react";
import { sentence } from "../../lib/sentence.ts";
import { inLanguage } from "../../language/language.ts";

export const english = {
  thisWasNotMe: "This was not me",
  itWasMe: "It was me",
  undoWorksForMore: (timeLeft: ReactNode, when: string) =>
    sentence`Undo works for ${timeLeft} more, until ${when}.`,
  thatWasNotSaved: "That was not saved.",
  noConnectionToSendoff: "No connection to Sendoff. Please try again.",
  weAlsoWroteTo: (facts: string, recipient: string) =>
    `${facts === "" ? "" : `${facts}. `}We also wrote to ${recipient}.`,
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
  whatUndoDoesUntil: (kind: ChangeKind, until: string): string =>
    `${english.whatUndoDoes(kind)} It works until ${until}.`,
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
  /** What a change is called while it can be undone. */
  changeTitles: {
    email_changed: "Your e-mail was changed",
    phone_changed: "Your phone number was changed",
    data_exported: "Your data was downloaded",
    platform_connected: "A platform was connected",
    runs_started: "Applying was started from an older sign-in",
    account_deleted: "Your account is being deleted",
  } satisfies Readonly<Record<ChangeKind, string>>,
  /** What an undo does beside shutting everybody out. */
  undoes: {
    email_changed: "Puts the old address back",
    phone_changed: "Puts the old number back",
    data_exported: "A download cannot be called back, but whoever made it is shut out",
    platform_connected: "Disconnects the platform and deletes its sign-in",
    runs_started: "Stops what was started there since",
    account_deleted: "Keeps the account and what is in it",
  } satisfies Readonly<Record<ChangeKind, string>>,
  /** What an undo does, in whole sentences. */
  whatUndoDoes(kind: ChangeKind): string {
    return kind === "account_deleted"
      ? `${english.undoes[kind]}. Connect your platforms again then; schedules stay paused until you resume them.`
      : `${english.undoes[kind]}. Every device is signed out, runs stop and schedules pause. Applications already sent stay sent.`;
  },
  /** "signed in", as the list of events says it. `platform` is the one it is about, `via` how. */
  eventTitle({ event, via, platform }: SecurityEvent): string {
    const on = platform === "" ? "A platform" : platform;
    const titles: Readonly<Record<SecurityEventName, string>> = {
      signed_in: via === "phone" ? "Signed in by phone" : "Signed in",
      code_requested: "Sign-in code asked for",
      sign_in_refused: "Sign-in refused",
      signed_out: "Logged out",
      session_ended: "One session logged out",
      signed_out_everywhere: "Logged out everywhere",
      reauthenticated: "Confirmed with a fresh code",
      reauthentication_refused: "Confirmation refused",
      codes_blocked: "Codes stopped for a network",
      codes_allowed: "Codes allowed for a network again",
      access_denied: "Access to another account refused",
      email_changed: "E-mail changed",
      phone_changed: "Phone changed",
      phone_moved: "Phone no longer signs in",
      data_exported: "Data downloaded",
      runs_started: "Applying started from an older sign-in",
      account_deleted: "Account closed, to be deleted",
      change_undone: "Change undone",
      reported_not_me: "Everybody was signed out",
      portal_sign_in_started: `${on}: sign-in started`,
      portal_sign_in_refused: `${on}: sign-in refused`,
      credential_saved: `${on}: sign-in stored`,
      credential_used: `${on}: sign-in used`,
      credential_deleted: `${on}: sign-in deleted`,
      payment_paid: "Payment confirmed",
      payment_failed: "Payment failed",
      payment_refunded: "Payment refunded",
      payment_disputed: "Payment disputed",
      operator_paused_portal: `${on} paused`,
      operator_resumed_portal: `${on} resumed`,
    };
    return titles[event];
  },
  nobodySignedInWithIt: "nobody signed in with it",
  wrongCode: "Wrong code",
  yourOwnSignInStillWorks: "your own sign-in still works",
  verifiedByAnotherAccount: "verified by another account",
  platformDidNotLetUsIn: "The platform did not let us in",
  encryptedBeforeItIsKept: "Encrypted before it is kept",
  typedOnThePlatformsOwnSite: "Typed on the platform's own site only",
  weNoLongerHaveIt: "We no longer have it",
  changedFromTo: (from: string, to: string) => `From ${from} to ${to}`,
  itWas: (from: string) => `It was ${from}`,
  itIs: (to: string) => `It is ${to}`,
  amountForCredits: (amount: string, credits: string) => `${amount} for ${credits} credits`,
};

export const messages = inLanguage("features/security", english);
export const { changeTitles, undoes } = messages;
