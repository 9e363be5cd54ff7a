import { z } from "zod";
import { COMMON_SWITCHES, FAULT_SCOPE } from "../job-site/faults.ts";

const Milliseconds = z.number().int().min(0).max(120_000).optional();
const OwnChoice = z.boolean().nullable().optional();

/** What stands before or over a page. */
const BLOCKERS = {
  /** true: before every page and call; "login", "apply": there alone. Never passed. */
  captcha: z.union([z.boolean(), z.enum(["login", "apply"])]).optional(),
  /** A page instead of every page: of the network's guard, or in words of the site. */
  block: z.enum(["access_denied", "unusual_activity"]).nullable().optional(),
  /** The grey layer lies over each new page and takes the clicks until it has taken one. */
  backdrop: z.boolean().optional(),
  /** A box with "Got it" and "Maybe later" over the page. */
  soft_prompt: z.boolean().optional(),
  /** The drawer with profile questions on the home page: always / never. Default: one account in four. */
  profile_chat: OwnChoice,
  /** "Apply" asks for what the profile lacks and ends on the profile, without an application. */
  unfinished_profile: z.boolean().optional(),
  /** When the results page of a visitor who is not signed in goes to the registration (default 8000; 0: never). */
  registration_after_ms: Milliseconds,
};

/** How fast the pages are. */
const PACE = {
  /** How long a page shows grey placeholders (default 60). */
  draw_ms: Milliseconds,
  /** When the list of results is drawn a second time (default 150). */
  redraw_ms: Milliseconds,
  /** From the click to the drawer (default 0). */
  drawer_ms: Milliseconds,
  /** How long the typing dots stand (default 120; on the real site 1 to 2 s pass between questions). */
  typing_ms: Milliseconds,
  /** From a question to its options (default 120; about 400 on the real site). */
  options_ms: Milliseconds,
  /** From a proper answer to the moment Save can be pressed (default 30; up to 5000 on the real site). */
  save_ms: Milliseconds,
  /** From the closing words to the submission (default 200). */
  closing_ms: Milliseconds,
};

/** How the drawer behaves. */
const DRAWER = {
  /** How questions of the kind "choice" come. Default: the one at one time, the other at the next. */
  choice_shape: z.enum(["chips", "radios"]).nullable().optional(),
  /** Answered radios and boxes stay in the talk, disabled, or not. Default: by account. */
  old_options: z.enum(["kept", "removed"]).nullable().optional(),
  /** "Something went wrong" with a chip "Try again" at the second question. */
  chat_trouble: z.boolean().optional(),
  /** Every upload is answered with "File upload was unsuccessful". */
  upload_fails: z.boolean().optional(),
};

/** What follows an application. */
const OUTCOME = {
  /** A click on "Apply" does nothing at all. */
  dead_click: z.boolean().optional(),
  /** Of the confirmation page. Default: by account. */
  confirmation_skin: z.enum(["older", "newer"]).nullable().optional(),
  /** Whether the confirmation's address tells the code. */
  confirmation_code: z.enum(["given", "missing"]).optional(),
  /** The site's own failure: nothing is taken, the address holds `{}`. */
  apply_error: z.boolean().optional(),
  /** Whose wording the daily limit has. Default: by account. */
  daily_limit_words: z.enum(["quota", "error"]).nullable().optional(),
  /** Where a click leads when the session has gone. Default: by account. */
  session_end: z.enum(["panel", "page"]).nullable().optional(),
  /** The numbers of the work modes in the address, which two programs tell differently. */
  work_mode_codes: z.enum(["usual", "other"]).optional(),
  /** "Applied 2d ago" in the rows of the history. Default: by account. */
  history_dates: OwnChoice,
};

export const FaultSwitches = z.strictObject({
  ...COMMON_SWITCHES,
  ...BLOCKERS,
  ...PACE,
  ...DRAWER,
  ...OUTCOME,
});
export type FaultSwitches = z.infer<typeof FaultSwitches>;

export const FaultRequest = FaultSwitches.extend(FAULT_SCOPE);
