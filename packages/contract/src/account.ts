import { z } from "zod";
import { Email, OtpCode } from "./auth.ts";
import { ErrorBody } from "./errors.ts";
import { defineRoutes, refusals } from "./route.ts";
import { UserDetails } from "./user.ts";

/** Where the user is signed in: one bearer token. */
export const Session = z.object({
  id: z.string(),
  /** "Firefox on Windows"; empty when the browser did not say. */
  device: z.string(),
  is_phone: z.boolean(),
  /** The network, with the end of the address left out: "203.0.113.x"; empty when unknown. */
  network: z.string(),
  created_at: z.string(),
  /** Within five minutes. */
  last_seen_at: z.string(),
  is_current: z.boolean(),
});
export type Session = z.infer<typeof Session>;

/** What has to be typed before an account is deleted. */
export const DELETE_CONFIRMATION = "DELETE";

const orderId = z.string().min(1).max(64);
const Sent = z.object({ orderId: z.string() });

export const accountRoutes = defineRoutes({
  sendEmailChangeOtp: {
    method: "POST",
    path: "/v1/job/account/email-change/send-otp",
    tag: "Account",
    summary: "Send a code to the address that is to become the user's",
    auth: "bearer",
    reauthentication: "fresh",
    body: z.object({ email: Email, orderId: orderId.optional() }),
    responses: { 200: Sent, ...refusals(400, 401, 403, 503), 429: ErrorBody },
  },
  verifyEmailChangeOtp: {
    method: "POST",
    path: "/v1/job/account/email-change/verify-otp",
    tag: "Account",
    summary: "Prove the new address with its code; the old one is told",
    auth: "bearer",
    body: z.object({ email: Email, orderId, code: OtpCode }),
    responses: { 200: UserDetails, ...refusals(400, 401, 409, 503), 429: ErrorBody },
  },
  listSessions: {
    method: "GET",
    path: "/v1/job/account/sessions",
    tag: "Account",
    summary: "Where the user is signed in, this session first",
    auth: "bearer",
    responses: { 200: z.array(Session), ...refusals(401, 503) },
  },
  endSession: {
    method: "DELETE",
    path: "/v1/job/account/sessions/:id",
    tag: "Account",
    summary: "Log one session out",
    auth: "bearer",
    params: z.object({ id: z.uuid() }),
    responses: { 200: z.object({ success: z.literal(true) }), ...refusals(400, 401, 404, 503) },
  },
  logOutEverywhere: {
    method: "POST",
    path: "/v1/job/account/sessions/log-out-everywhere",
    tag: "Account",
    summary: "Log every session out, this one too",
    auth: "bearer",
    responses: { 200: z.object({ ended: z.number() }), ...refusals(401, 503) },
  },
  exportAccount: {
    method: "GET",
    path: "/v1/job/account/export",
    tag: "Account",
    summary: "Everything kept about the user, as a ZIP file",
    auth: "bearer",
    reauthentication: "fresh",
    produces: "file",
    responses: { 200: z.unknown(), ...refusals(401, 403, 409, 503), 429: ErrorBody },
  },
  deleteAccount: {
    method: "DELETE",
    path: "/v1/job/account",
    tag: "Account",
    summary:
      "Close the account at once and delete it with everything personal after 72 hours, in which the mailed link takes that back; the ledger stays, without a name",
    auth: "bearer",
    reauthentication: "fresh",
    body: z.object({
      confirmation: z.literal(DELETE_CONFIRMATION, {
        message: `Type ${DELETE_CONFIRMATION} to confirm`,
      }),
    }),
    responses: { 200: z.object({ success: z.literal(true) }), ...refusals(400, 401, 403, 503) },
  },
});
