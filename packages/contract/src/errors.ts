import { z } from "zod";

/** Stable codes of refusals (DECISIONS D6). The web maps a code to a text; tests compare codes, never texts. */
export const ErrorCode = z.enum([
  /** A body, query or path value does not fit its schema; `issues` names the fields. */
  "invalid_input",
  /** A one-time code is wrong, used or expired (400, never 401: DECISIONS D5). */
  "invalid_code",
  /** The bearer token is missing, unknown, expired or revoked. */
  "unauthenticated",
  /** This call needs a code that was typed in this session lately; ask for one and call again (403). */
  "reauthentication_required",
  /** No credit is left to reserve. */
  "no_credits",
  /** The thing exists and may be seen but not changed by this user. */
  "forbidden",
  /** No such thing, or it is somebody else's. */
  "not_found",
  /** Roles or locations are unset, so nothing can be searched or scheduled (DECISIONS D6). */
  "job_preferences_missing",
  /** The platform is not connected, or its sign-in has lapsed. */
  "platform_not_connected",
  /** A run on this platform is under way. */
  "run_under_way",
  /** The state of the thing does not allow this now. */
  "conflict",
  /** The body or the file is larger than allowed. */
  "too_large",
  /** The file's content is none of the accepted types. */
  "unsupported_file",
  /** The file is of an accepted type but cannot be read (encrypted, damaged, a scan without text). */
  "unreadable_file",
  /** There is no CV to extract or to download. */
  "no_cv",
  /** Too many tries; Retry-After says when. */
  "rate_limited",
  /** The portal refused the sign-in. */
  "portal_refused",
  /** The portal wants a check only the user can do. */
  "portal_challenge",
  /** The portal's own code window has closed. */
  "portal_code_expired",
  /** The platform has no driver yet. */
  "platform_unsupported",
  /** The portal could not be reached. */
  "portal_unreachable",
  /** The portal or our worker did not answer in time. */
  "portal_timeout",
  /** No plan, or one that does not exist, was named for a recharge. */
  "plan_required",
  /** The payment provider could not be reached, or its answer could not be read. */
  "payment_unreachable",
  /** The recharge is not paid, so there is no receipt. */
  "not_paid",
  /** The database or another part of ours is not answering; trying again is safe. */
  "unavailable",
  /** A disk of ours is full, so nothing was saved (507). */
  "disk_full",
  /** A fault of ours; details are in the log under the request id. */
  "unexpected",
]);
export type ErrorCode = z.infer<typeof ErrorCode>;

/** The body of every answer that is not a success (DECISIONS D6). */
export const ErrorBody = z.object({
  message: z.string(),
  code: ErrorCode,
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
