import { z } from "zod";

/**
 * What says that an application arrived. Two grades come from the portal: the confirmation that followed the click, or its own
 * "Applied" mark seen later. Two are the user's word: `user_said` of one that Sendoff sent and no portal confirmed, `user_sent`
 * of one that the user sent themselves. Only what a portal confirmed is charged.
 */
export const ProofGrade = z.enum([
  "confirmation_seen",
  "applied_mark_seen",
  "user_said",
  "user_sent",
  "none",
]);
export type ProofGrade = z.infer<typeof ProofGrade>;

/** What the user says of an application of which nobody else can tell whether it arrived. */
export const ArrivalVerdict = z.enum(["arrived", "not_arrived", "cannot_tell"]);
export type ArrivalVerdict = z.infer<typeof ArrivalVerdict>;

/** Where that stands: `open` waits for the user's word. */
export const Arrival = z.enum(["open", ...ArrivalVerdict.options]);
export type Arrival = z.infer<typeof Arrival>;

/**
 * What the user may do themselves about an application that Sendoff did not send: `sent` notes that they applied
 * themselves (and `not_sent` takes that back), `skip` leaves the job alone for good, `retry` has it tried again by the next run.
 */
export const UserAction = z.enum(["sent", "not_sent", "skip", "retry"]);
export type UserAction = z.infer<typeof UserAction>;

/**
 * Whether a job that was not sent is tried again without its user asking for it: `later_run` by the next run that finds it,
 * `changed_choices` once filters, Job Preferences or profile let it through, `never` otherwise.
 */
export const NextTry = z.enum(["later_run", "changed_choices", "never"]);
export type NextTry = z.infer<typeof NextTry>;
