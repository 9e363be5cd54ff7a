import type { AttachmentPurpose } from "@sendoff/contract/attachments";
import type { Answer, FormField, GivenAnswer } from "@sendoff/contract/form";
import type { BrowserContext, Page } from "playwright-core";
import type { DroppedCard, JobCard, JobPosting, SearchCriteria } from "./listed-job.ts";
import type { PortalManifest } from "./manifest.ts";
import type { Oddity } from "./oddity.ts";
import type { PageLook, ScriptLook } from "./page-look.ts";
import type {
  ChallengeOutcome,
  PageChangedOutcome,
  SessionExpiredOutcome,
  SignInOutcome,
  SubmitCodeOutcome,
  ThrottledOutcome,
} from "./portal-outcomes.ts";

export type { Oddity };
export type * from "./listed-job.ts";
export type { PageLook, ScriptLook } from "./page-look.ts";
export type * from "./portal-outcomes.ts";

/** What a driver is handed for one account: a browser context of its own and one page in it. */
export interface PortalSession {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Origin of the portal, for example `https://www.linkedin.com`; the sandbox's address in sandbox mode. */
  readonly baseUrl: string;
  /** Ends every wait at once; a driver lets the error through. */
  readonly signal: AbortSignal;
  /** Share of the usual time that is waited for what may never come; 1 where it is left out. Tests of just that use less. */
  readonly patience?: number;
  /** Called when one of several variants of a locator was used, so that drift shows before it breaks, and which guesses hold. Must not throw. */
  readonly onVariantHit?: (locator: string, variant: string, isGuess?: boolean) => void;
  /**
   * Called after each call of a page script for each selector that something was found by, and each way of a pattern that words or
   * names fitted (`/^continue$/`), that is a guess: it is on no page that we know of. `script` is whose it is, as in `indeed`. Must not
   * throw.
   */
  readonly onGuess?: (script: string, guess: string) => void;
  /**
   * Called when no variant found a thing: one without which nothing goes on, which also ends as `page_changed`, or a part of
   * what was read (`search.company`, `job.place`) that is left empty then, or a list's way on or its end (`search.next`, `search.lastPage`).
   * Must not throw.
   */
  readonly onVariantMiss?: (locator: string) => void;
  /** Called once for each thing of a form that could not be read. Its question is in no answer. Must not throw. */
  readonly onOddity?: (oddity: Oddity) => void;
  /** Called once for each listed job that leads to no application, with why; a readable one is yielded by `search` all the same. Must not throw. */
  readonly onDropped?: (dropped: DroppedCard) => void;
  /** Called for each place of the search that the portal does not offer: nothing is looked for there. Must not throw. */
  readonly onUnknownPlace?: (place: string) => void;
  /** Called after each look at a page with what was looked for and found. Must not throw. */
  readonly onLook?: (look: PageLook) => void;
  /** Called after each call of a page script with the selectors that it looked for. Must not throw. Where it is set, calls take longer. */
  readonly onKeys?: (look: ScriptLook) => void;
  /** Each look also tells all variants that are on the page, not only the one that is used. For tests: it takes time. */
  readonly isCensus?: boolean;
}

export interface PortalCredentials {
  readonly email: string;
  readonly password: string;
}

export type ReadOutcome =
  | { readonly kind: "open"; readonly job: JobPosting }
  | { readonly kind: "already_applied"; readonly job: JobPosting }
  | { readonly kind: "closed"; readonly job: JobPosting }
  /** Applied to on the employer's own site. */
  | { readonly kind: "external"; readonly job: JobPosting }
  | { readonly kind: "not_found" }
  | SessionExpiredOutcome
  | ChallengeOutcome
  | ThrottledOutcome
  | PageChangedOutcome;

export type SearchOutcome =
  | { readonly kind: "exhausted" }
  | SessionExpiredOutcome
  | ChallengeOutcome
  | ThrottledOutcome
  | PageChangedOutcome;

export interface CvFile {
  /** The user's own name for it; portals get it with a mark of the content (`sentFileName`). */
  readonly fileName: string;
  readonly mimeType: string;
  readonly bytes: Uint8Array;
  /** Of `bytes`, in lower-case hex. Tells versions of one name apart on the portal. */
  readonly sha256: string;
}

/** A question that only the user can answer, with what its answer has to keep to. */
export interface OpenQuestion {
  readonly question: string;
  readonly options: readonly string[];
  readonly reason: string;
  /** The form page it stands on. */
  readonly step?: string;
  readonly kind?: FormField["kind"];
  readonly min?: number;
  readonly max?: number;
  readonly maxLength?: number;
}

/** What is kept of a field that stops an application. */
export function openQuestion(field: FormField, step: string, reason: string): OpenQuestion {
  const { question, options, kind, min, max, maxLength } = field;
  return {
    question,
    options,
    reason,
    step,
    kind,
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
    ...(maxLength === undefined ? {} : { maxLength }),
  };
}

/** What the protocol is told while a form is filled; none of these may throw or block for long. */
export interface ApplyHooks {
  /** A form page was reached ("Contact info"). */
  readonly onFormPage?: (title: string) => void;
  /** A form page was filled with these answers. */
  readonly onAnswers?: (answers: readonly GivenAnswer[]) => void;
  /** Questions stay open and the form is about to be left: the page still shows them. Waited for. */
  readonly onOpenQuestions?: () => Promise<void>;
  /** A check that only a person passes keeps the form from going on. */
  readonly onCheck?: OnFormCheck;
}

/**
 * Waits until the account's owner has passed a check in the open form. `isPassed` looks whether it still stands, and leaves all as it
 * is. True: the form goes on from where it stands; false: nobody passes it.
 */
export type OnFormCheck = (
  check: ChallengeOutcome,
  isPassed: () => Promise<boolean>,
) => Promise<boolean>;

/** An answer with its source, or why there is none. */
export type AnswerDecision =
  | { readonly kind: "answer"; readonly answer: Answer }
  | {
      readonly kind: "unknown";
      readonly reason: string;
      /** Its user wants to see the question first, also where it may be left without an answer. */
      readonly mustAsk?: true;
    };

export interface ApplyInput {
  readonly job: JobPosting;
  readonly cv: CvFile;
  /** What the applicant keeps beside the CV: each goes into a field of its purpose and nowhere else (DECISIONS D13). */
  readonly attachments?: Attachments;
  /**
   * Turns a field into an answer, or says why it cannot (packages/answers bound to this user's facts). `page` holds all fields
   * of the same form page: a phone number is written without its dial code when the page asks for that beside it.
   */
  readonly answer: (field: FormField, page: readonly FormField[]) => AnswerDecision;
  /**
   * Asked after `answer` knew none: drafts a text for an open question, or says why it cannot. Undefined: not a question that is
   * drafted. Takes some seconds and never throws.
   */
  readonly draft?: (field: FormField) => Promise<AnswerDecision | undefined>;
  /** How many jobs and schools the applicant has to tell of: a form that lets one add another is given all, and no more. */
  readonly entries?: EntryCounts;
  readonly hooks?: ApplyHooks;
}

/** At most one file for each purpose. */
export type Attachments = Readonly<Partial<Record<AttachmentPurpose, CvFile>>>;

export interface EntryCounts {
  readonly jobs: number;
  readonly schools: number;
}

export interface SubmitOptions {
  readonly confirmTimeoutMs: number;
  /**
   * Asked before the click, when the button has been found within reach: the click follows at once and takes
   * `SUBMIT_CLICK_TIMEOUT_MS` at most. Where questions follow the click, asked again before each answer that is sent.
   * False: nothing is clicked (`not_clicked`), or nothing more. Always true where it is left out.
   */
  readonly mayClick?: () => boolean;
  /**
   * Where questions follow the click: all answers given so far, before the newest of them is sent. Waited for; when it rejects,
   * nothing more is sent.
   */
  readonly onAnswers?: (answers: readonly GivenAnswer[]) => Promise<void>;
  /** A check came up after the click. Once it is passed its page sends by itself: nothing is clicked again. */
  readonly onCheck?: OnFormCheck;
}

/** How long a driver's one click on a submit button may take once `mayClick` was asked. */
export const SUBMIT_CLICK_TIMEOUT_MS = 3_000;

/** The form is filled and the submit button is enabled; nothing has been sent. */
export interface PreparedApplication {
  readonly kind: "prepared";
  readonly answers: readonly GivenAnswer[];
  /** Whether the CV was attached (false when the form has no place for one). */
  readonly cvAttached: boolean;
  /**
   * The portal shows its questions only after the click, and sends by itself after the last answer: the click is the submit, and
   * `answers` is empty until then (docs/decisions/015).
   */
  readonly asksAfterClick?: true;
  /** What of the form could not be read, and so was not answered; absent where all was. */
  readonly oddities?: readonly Oddity[];
  /** Clicks submit exactly once and watches for the confirmation. Never retries, never throws for a missing confirmation. */
  readonly submit: (options: SubmitOptions) => Promise<SubmitOutcome>;
  /** Leaves the form without sending and without saving a draft. */
  readonly discard: () => Promise<void>;
}

export type PrepareOutcome =
  | PreparedApplication
  | { readonly kind: "already_applied" }
  | { readonly kind: "closed" }
  | { readonly kind: "external" }
  /** Required questions that nothing of the user's answers. The form was left without sending. */
  | {
      readonly kind: "needs_answer";
      readonly questions: readonly OpenQuestion[];
      readonly answers: readonly GivenAnswer[];
      readonly oddities?: readonly Oddity[];
    }
  /** The same step came twice, or the page would not take a value. The form was left without sending. */
  | {
      readonly kind: "stuck";
      readonly step: string;
      readonly message: string;
      readonly answers: readonly GivenAnswer[];
      readonly oddities?: readonly Oddity[];
    }
  | SessionExpiredOutcome
  | ChallengeOutcome
  | ThrottledOutcome
  | PageChangedOutcome;

/** What was answered after the click; absent where all questions came before it. */
interface AnsweredSince {
  readonly answers?: readonly GivenAnswer[];
}

export type SubmitOutcome =
  | ({
      readonly kind: "confirmed";
      /** The portal's own words. */ readonly text: string;
    } & AnsweredSince)
  /** Clicked, and no confirmation was seen in time: it may or may not have been sent. */
  | ({ readonly kind: "unconfirmed"; readonly message: string } & AnsweredSince)
  /** The page said, after the click, that nothing was sent. */
  | ({ readonly kind: "rejected"; readonly message: string } & AnsweredSince)
  /**
   * A question that followed the click has no answer. The page was left without pressing anything more, and the portal was then
   * asked: it does not have the application.
   */
  | {
      readonly kind: "needs_answer";
      readonly questions: readonly OpenQuestion[];
      readonly answers: readonly GivenAnswer[];
    }
  /** The portal handed the applicant over to the employer's own site: nothing was sent. */
  | { readonly kind: "external"; readonly message: string }
  /** After the click the form stands there still with a check that only a person can pass: nothing was sent. */
  | { readonly kind: "challenge"; readonly message: string }
  /** The click itself was not possible (button gone or disabled) or not allowed any more: nothing was sent. */
  | { readonly kind: "not_clicked"; readonly message: string }
  /**
   * A daily limit refused the application: nothing was sent. A page that only asks to slow down after the click is no proof of
   * that: it is `unconfirmed`.
   */
  | ThrottledOutcome;

/** What the portal itself says of an application of this account. */
export type SubmissionVerification =
  | { readonly kind: "applied"; readonly text: string }
  | { readonly kind: "not_applied" }
  | {
      readonly kind: "cannot_tell";
      /** What the user can do, in a sentence. */
      readonly message: string;
      /** No later verification can tell either. */
      readonly isFinal?: boolean;
    }
  | SessionExpiredOutcome
  | ChallengeOutcome;

/**
 * One portal. A driver knows pages, not databases: it holds no state between calls beyond the page it was given, decides
 * nothing about credits or retries, and reports what it saw as an outcome. Exceptions mean a broken connection, a closed
 * browser or an aborted signal.
 */
export interface PortalDriver {
  readonly manifest: PortalManifest;
  signIn(session: PortalSession, credentials: PortalCredentials): Promise<SignInOutcome>;
  submitCode(session: PortalSession, code: string): Promise<SubmitCodeOutcome>;
  /**
   * Goes on with a sign-in from the page that is open, after the account's owner has acted in it. Types nothing; what lies between a
   * passed check and the account (a consent, an offer to skip) it may press. `not_asked`: the
   * page wants the address or the password again, a fresh sign-in is needed.
   */
  goOnSigningIn(session: PortalSession): Promise<SignInOutcome | { readonly kind: "not_asked" }>;
  isSignedIn(session: PortalSession): Promise<boolean>;
  /**
   * Whether the page that is open is a check that only the account's owner passes, by every sign of one that the driver knows. Looks
   * and leaves all as it is. False for a page that nobody knows.
   */
  isAtCheck(session: PortalSession): Promise<boolean>;
  /** Yields cards page by page; returns why it ended. The same job is yielded once. */
  search(
    session: PortalSession,
    criteria: SearchCriteria,
  ): AsyncGenerator<JobCard, SearchOutcome, undefined>;
  read(session: PortalSession, card: Pick<JobCard, "portalJobId" | "url">): Promise<ReadOutcome>;
  /** Expects the job's page open (after `read`); opens it otherwise. */
  prepare(session: PortalSession, input: ApplyInput): Promise<PrepareOutcome>;
  /** Looks, never clicks a submit: the job's "Applied" mark, or the account's list of applications where the job is closed or gone. */
  verifySubmission(
    session: PortalSession,
    card: Pick<JobCard, "portalJobId" | "url">,
  ): Promise<SubmissionVerification>;
}
