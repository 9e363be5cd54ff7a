import type { CodeVia } from "@sendoff/contract/platform";

/** The portal shows something only the account's owner can do. Nothing is clicked after this. */
export interface ChallengeOutcome {
  readonly kind: "challenge";
  /** A sentence for the user, with the portal's name. */
  readonly message: string;
  readonly url: string;
  /** It stands in the application form of one job, so that other jobs may go without it. */
  readonly isInForm?: boolean;
}
/** A page without the elements every known variant has. */
export interface PageChangedOutcome {
  readonly kind: "page_changed";
  /** Name of the locator that found nothing. */
  readonly locator: string;
  readonly url: string;
}
/** The portal asks for less. Before a submit's click nothing was sent; after it, only a daily limit says so (`SubmitOutcome`). */
export interface ThrottledOutcome {
  readonly kind: "throttled";
  readonly scope: "daily_limit" | "fast_pace" | "rate_limit";
  readonly message: string;
}
export interface SessionExpiredOutcome {
  readonly kind: "session_expired";
}

export type SignInOutcome =
  | { readonly kind: "signed_in" }
  | {
      readonly kind: "code_required";
      readonly via: CodeVia;
      readonly message: string;
    }
  | { readonly kind: "refused"; readonly message: string }
  | ChallengeOutcome
  | ThrottledOutcome
  | PageChangedOutcome;

export type SubmitCodeOutcome =
  | { readonly kind: "signed_in" }
  | { readonly kind: "wrong_code"; readonly message: string; readonly triesLeft?: number }
  | { readonly kind: "expired"; readonly message: string }
  /** The portal still waits for a word in its app; it may be asked again. */
  | { readonly kind: "not_confirmed"; readonly message: string }
  /** The page no longer asks for a code: a fresh sign-in is needed. */
  | { readonly kind: "not_asked" }
  | ChallengeOutcome
  | PageChangedOutcome;
