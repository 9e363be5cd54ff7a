import { z } from "zod";

/** What the employer's side has answered, written down by the user (DECISIONS D8). */
export const ResponseStatus = z.enum(["VIEWED", "INTERVIEW_SCHEDULED", "REJECTED", "OFFER"]);
export type ResponseStatus = z.infer<typeof ResponseStatus>;

/** The longest note on a response, in characters. */
export const RESPONSE_NOTE_MAX = 1000;

export const ApplicationResponse = z.object({
  status: ResponseStatus,
  /** Local date on which it happened. */
  on: z.string(),
  note: z.string(),
  recorded_at: z.string(),
});
export type ApplicationResponse = z.infer<typeof ApplicationResponse>;

/** What the user writes down. The same again changes nothing. */
export const SetResponse = z.object({
  status: z.enum(ResponseStatus.options, `Choose from ${ResponseStatus.options.join(", ")}`),
  /** Not in the future, and not before the application was sent, in the user's time zone. */
  on: z.iso.date("A date such as 2026-12-31"),
  note: z
    .string()
    .trim()
    .max(RESPONSE_NOTE_MAX, `A note has at most ${RESPONSE_NOTE_MAX} characters`)
    .default(""),
});
export type SetResponse = z.infer<typeof SetResponse>;
