import type { RunEndReason } from "@sendoff/contract/run";
import type { BoardMaker } from "../../stage/portals.ts";

/** Something that goes wrong at real portals, for one applicant. */
export interface Trouble {
  readonly name: string;
  /** The portal's switches. */
  readonly faults: Readonly<Record<string, unknown>>;
  /** What takes them back, where the trouble ends. */
  readonly calm?: Readonly<Record<string, unknown>>;
  /** Boards know nobody before a form is sent: these switches are set for all, and its people apply while no others do. */
  readonly isForAll?: true;
  /** How the run ends because of it. */
  readonly ends?: RunEndReason;
  /** A status of an application, or a note beside one, that shows that it was met. Most troubles leave no trace: they are borne. */
  readonly status?: string;
  readonly note?: RegExp;
  /** Over once it has stopped the run, or made it wait: the applicant then goes on. For good where this is left out. */
  readonly isOverAfter?: "run" | "wait";
  /** Jobs that whoever has it gets at most: each takes its time here, or few of them are let through. */
  readonly jobsMost?: number;
  /** Only boards of this maker know it. */
  readonly maker?: BoardMaker;
}

const LATE = { name: "late answers", faults: { latency_ms: 120 } };
const CUT = { name: "cut connections", faults: { drop_connection_rate: 0.02 } };
const ERRORS = { name: "errors", faults: { error_rate: 0.02 } };
export const NONE = { name: "none", faults: {} };
const CONFIRMATIONS: readonly [Trouble, Trouble, Trouble] = [
  { name: "slow confirmation", faults: { slow_confirmation_ms: 2_500 } },
  {
    name: "lost confirmation, taken",
    faults: { lost_confirmation: "marked_applied" },
    status: "UNKNOWN",
    jobsMost: 8,
  },
  {
    name: "lost confirmation, not taken",
    faults: { lost_confirmation: "not_recorded" },
    status: "UNKNOWN",
    jobsMost: 8,
  },
];
const DAILY_LIMIT: Trouble = {
  name: "daily limit",
  faults: { daily_limit: 1 },
  ends: "portal_limit",
  jobsMost: 3,
};
const CHANGED: Trouble = {
  name: "changed layout",
  faults: { changed_layout: true },
  calm: { changed_layout: false },
  ends: "platform_paused",
  isOverAfter: "run",
};
const CAPTCHA: Trouble = {
  name: "captcha at the form",
  faults: { captcha: "apply" },
  calm: { captcha: false },
  ends: "needs_user",
  isOverAfter: "run",
};

const SIGNED_IN: readonly Trouble[] = [
  NONE,
  LATE,
  ...CONFIRMATIONS,
  CUT,
  ERRORS,
  { name: "session ends mid-form", faults: { session_expiry: "mid_form" }, note: /signed out/i },
  DAILY_LIMIT,
  CAPTCHA,
  CHANGED,
];

const SMART_APPLY: readonly Trouble[] = [
  ...SIGNED_IN,
  { name: "form in a shadow root", faults: { shadow_forms: true } },
  { name: "hashed button names", faults: { continue_testid: "hashed" } },
  { name: "slow pages of the form", faults: { hydrate_ms: 900 } },
  { name: "apply anyway?", faults: { intervention: true } },
  { name: "slow preview", faults: { preview: "slow", preview_ms: 1_200 } },
  { name: "failing preview", faults: { preview: "fails" } },
  // The job's own page then shows that it was applied to.
  { name: "missing confirmation", faults: { confirmation: "missing" } },
  { name: "check of the browser", faults: { challenge: "passing" } },
  { ...CAPTCHA, name: "captcha before the button", faults: { captcha: "review" } },
  { name: "decoys under a cover", faults: { decoys: "cover" } },
  { name: "decoys cut to nothing", faults: { decoys: "clip" } },
  { name: "decoys without opacity", faults: { decoys: "opacity" } },
  { name: "another country beside the phone", faults: { phone_country: "wrong" } },
  { name: "employers' own headers", faults: { job_header: "branded" } },
];

export const LINKEDIN_TROUBLES: readonly Trouble[] = [
  // Among the first, who have a job more where they do not come out even: it takes two that are sent.
  {
    name: "too fast",
    faults: { fast_pace_after: 1 },
    calm: { fast_pace_after: null },
    isOverAfter: "wait",
  },
  ...SIGNED_IN,
  { name: "older pages", faults: { skin: "legacy" } },
  { name: "newer pages", faults: { skin: "sdui" } },
  { name: "dialogs in a shadow root", faults: { shadow_dialogs: true } },
  { name: "spinner over a step", faults: { spinner_ms: 800 } },
  { name: "lists without marks", faults: { skin: "legacy", list_shape: "no_footers" } },
  { name: "lists that come by half, once", faults: { skin: "legacy", list_shape: "half_once" } },
  { name: "a Next that does nothing, once", faults: { next_fails_once: true } },
  { name: "safety reminder", faults: { safety_reminder: true } },
  {
    ...DAILY_LIMIT,
    name: "daily limit, button gone",
    faults: { daily_limit: 1, daily_limit_shape: "disabled_button" },
  },
];

export const INDEED_TROUBLES: readonly Trouble[] = [
  ...SMART_APPLY,
  { name: "results as cards", faults: { skin: "cards" } },
  { name: "results as a mosaic", faults: { skin: "mosaic" } },
  { name: "cards without marks", faults: { easy_marks: "none" } },
  { name: "cards with marks", faults: { easy_marks: "shown" } },
];

export const GLASSDOOR_TROUBLES: readonly Trouble[] = [
  ...SMART_APPLY,
  { name: "older pages", faults: { skin: "older" } },
  { name: "no frame stays", faults: { stale_frame: false } },
  { name: "frame moves mid-form", faults: { moved_frame: "mid_form" } },
  { name: "frame moves at the end", faults: { moved_frame: "at_submit" } },
  { name: "sign-in over the results", faults: { login_overlay: "closable" } },
];

const [SLOW_CONFIRMATION, LOST_AND_TAKEN, LOST_AND_NOT_TAKEN] = CONFIRMATIONS;

/** Naukri is asked at once where it shows no confirmation, and signs out in the middle of a talk whose end nobody then knows. */
export const NAUKRI_TROUBLES: readonly Trouble[] = [
  NONE,
  LATE,
  SLOW_CONFIRMATION,
  { ...LOST_AND_TAKEN, status: "APPLIED" },
  LOST_AND_NOT_TAKEN,
  CUT,
  ERRORS,
  {
    name: "session ends mid-talk",
    faults: { session_expiry: "mid_form" },
    status: "UNKNOWN",
  },
  { ...DAILY_LIMIT, faults: { daily_limit: 1, daily_limit_words: "quota" } },
  {
    ...DAILY_LIMIT,
    name: "daily limit in words of a failure",
    faults: { daily_limit: 1, daily_limit_words: "error" },
  },
  CAPTCHA,
  CHANGED,
  { name: "choices as chips", faults: { choice_shape: "chips", confirmation_skin: "older" } },
  {
    name: "answered choices stay",
    faults: { choice_shape: "radios", old_options: "kept", confirmation_skin: "newer" },
  },
  { name: "answered choices go", faults: { choice_shape: "radios", old_options: "removed" } },
  {
    name: "a drawer as slow as the real one",
    faults: { drawer_ms: 1_500, typing_ms: 900, options_ms: 400, save_ms: 1_500 },
  },
  { name: "no code in the address", faults: { confirmation_code: "missing" } },
  { name: "a prompt over the page", faults: { soft_prompt: true } },
  {
    name: "a click without effect",
    faults: { dead_click: true },
    calm: { dead_click: false },
    status: "UNKNOWN",
    isOverAfter: "run",
    jobsMost: 4,
  },
  {
    name: "a failure of its own",
    faults: { apply_error: true },
    calm: { apply_error: false },
    status: "UNKNOWN",
    isOverAfter: "run",
    jobsMost: 4,
  },
  {
    name: "a talk that fails",
    faults: { chat_trouble: true },
    calm: { chat_trouble: false },
    status: "FAILED",
    isOverAfter: "run",
    jobsMost: 6,
  },
  {
    name: "an unfinished profile",
    faults: { unfinished_profile: true },
    calm: { unfinished_profile: false },
    status: "FAILED",
    isOverAfter: "run",
    jobsMost: 4,
  },
];

export const BOARD_TROUBLES: readonly Trouble[] = [
  NONE,
  ...CONFIRMATIONS,
  DAILY_LIMIT,
  {
    name: "captcha after the button",
    faults: { captcha: "submit" },
    calm: { captcha: null },
    status: "NEEDS_USER",
    isOverAfter: "run",
  },
  {
    name: "refused by an unseen check",
    faults: { captcha: "refused" },
    calm: { captcha: null },
    status: "FAILED",
    isOverAfter: "run",
    jobsMost: 8,
  },
  {
    name: "late, slow, in own words",
    faults: { latency_ms: 120, hydrate_ms: 900, confirmation: "own_words" },
    calm: { latency_ms: 0, hydrate_ms: 60, confirmation: "usual" },
    isForAll: true,
  },
  {
    name: "cut connections and errors",
    faults: { drop_connection_rate: 0.02, error_rate: 0.02 },
    calm: { drop_connection_rate: 0, error_rate: 0 },
    isForAll: true,
  },
  {
    name: "missing confirmation",
    faults: { confirmation: "missing" },
    calm: { confirmation: "usual" },
    isForAll: true,
    status: "UNKNOWN",
    jobsMost: 8,
  },
  {
    name: "older pages",
    faults: { skin: "older" },
    calm: { skin: null },
    isForAll: true,
    maker: "greenhouse",
  },
  {
    name: "captcha at the form",
    faults: { captcha: "apply" },
    calm: { captcha: null },
    isForAll: true,
    status: "NEEDS_USER",
    isOverAfter: "run",
  },
  { ...CHANGED, isForAll: true },
];
