import { TOKEN_STORAGE_KEY } from "@sendoff/contract/constants";

/** Every key this app writes to localStorage, in one place, so that none is used twice. */
export const storageKeys = {
  token: TOKEN_STORAGE_KEY,
  profile: "generic-profile-storage",
  theme: "sendoff-theme",
  language: "sendoff-language",
  /** What was chosen before the sign-in, until the account has it. */
  languageForAccount: "sendoff-language-for-account",
  /** Accounts that have put away the slip of their first application, slips whose postmark has landed, receipts that have been opened. */
  firstSuccess: "sendoff-first-success",
  landedSlips: "sendoff-landed-slips",
  openedReceipts: "sendoff-opened-receipts",
  /** "off" when shortcuts of single keys are. */
  singleKeys: "sendoff-single-keys",
  /** The locked end date of the scheduler, by account. */
  endDates: "sendoff-schedule-end-dates",
  /** How the last session ended, for the other tabs. */
  sessionEnd: "sendoff-session-end",
} as const;

/** Keys in sessionStorage: what a reload of this tab comes back to. */
export const sessionKeys = {
  /** The sign-in code that was sent and not typed yet. */
  signIn: "sendoff-sign-in",
  /** The codes that prove a phone number or a new address, followed by the account's id. */
  phoneCode: "sendoff-phone-code",
  emailCode: "sendoff-email-code",
  portalCode: "sendoff-portal-code",
  /** The fresh code that a change asks for, followed by the account's id. */
  freshCode: "sendoff-fresh-code",
  /** The CV that was read and waits for its review. */
  cvReview: "sendoff-cv-review",
  /** What was typed and not saved when the server ended the session, or in half an answer, until the same account is back. */
  keptDrafts: "sendoff-kept-drafts",
} as const;
