import { z } from "zod";
import { ErrorBody } from "./errors.ts";
import { defineRoutes, refusals } from "./route.ts";

/** One address, trimmed, NFKC, lower case, at most 254 characters, no line breaks (RELIABILITY 3). */
export const Email = z
  .string()
  .max(320)
  .transform((value) => value.normalize("NFKC").trim().toLowerCase())
  .pipe(z.email({ message: "Enter one e-mail address" }).max(254));

/** The code as the call sends it: an integer; the server pads it back to six digits (DECISIONS D5). */
export const OtpCode = z.number().int().min(0).max(999_999);

const TooMany = ErrorBody;

/** A phone as the calls send it (DECISIONS D5): digits, with or without the dial code in front. */
const phone = {
  dial_code: z
    .string()
    .trim()
    .regex(/^\+\d{1,4}$/, "A dial code such as +91"),
  mobile: z
    .string()
    .trim()
    .regex(/^\+?[\d ]{4,20}$/, "Digits only"),
};

export const authRoutes = defineRoutes({
  sendEmailOtp: {
    method: "POST",
    path: "/v1/job/auth/send-email-otp",
    tag: "Sign-in",
    summary: "Send a six-digit code to an e-mail address",
    auth: "none",
    body: z.object({ email: Email }),
    responses: { 200: z.object({ orderId: z.string() }), ...refusals(400, 503), 429: TooMany },
  },
  resendEmailOtp: {
    method: "POST",
    path: "/v1/job/auth/resend-email-otp",
    tag: "Sign-in",
    summary: "Send a new code for the same order; the old code is dead",
    auth: "none",
    body: z.object({ email: Email, orderId: z.string().max(64).optional() }),
    responses: { 200: z.object({ orderId: z.string() }), ...refusals(400, 503), 429: TooMany },
  },
  verifyEmailOtp: {
    method: "POST",
    path: "/v1/job/auth/verify-email-otp",
    tag: "Sign-in",
    summary: "Exchange a code for a bearer token",
    auth: "none",
    body: z.object({
      email: Email,
      orderId: z.string().min(1).max(64),
      code: OtpCode,
      /** IANA zone of the browser; kept at sign-up (DECISIONS D7). */
      time_zone: z.string().max(64).optional(),
    }),
    responses: {
      200: z.object({ auth_token: z.string() }),
      ...refusals(400, 409, 503),
      429: TooMany,
    },
  },
  sendPhoneOtp: {
    method: "POST",
    path: "/v1/job/auth/send-phone-otp",
    tag: "Sign-in",
    summary: "Send a six-digit code to a phone; without a token only where it signs somebody in",
    auth: "optional",
    reauthentication: "fresh",
    body: z.object(phone),
    responses: {
      200: z.object({ orderId: z.string() }),
      ...refusals(400, 401, 403, 503),
      429: TooMany,
    },
  },
  resendPhoneOtp: {
    method: "POST",
    path: "/v1/job/auth/resend-phone-otp",
    tag: "Sign-in",
    summary: "Send a new code for the same order; the old code is dead",
    auth: "optional",
    reauthentication: "fresh",
    body: z.object({ ...phone, orderId: z.string().max(64).optional() }),
    responses: {
      200: z.object({ orderId: z.string() }),
      ...refusals(400, 401, 403, 503),
      429: TooMany,
    },
  },
  verifyPhoneOtp: {
    method: "POST",
    path: "/v1/job/auth/verify-phone-otp",
    tag: "Sign-in",
    summary:
      "With a token: this phone is the account's, and verified. Without: sign in the account that verified it",
    auth: "optional",
    body: z.object({ ...phone, orderId: z.string().min(1).max(64), code: OtpCode }),
    responses: {
      /** `auth_token` where the code signed somebody in. */
      200: z.object({ mobile_verified: z.literal(true), auth_token: z.string().optional() }),
      ...refusals(400, 401, 409, 503),
      429: TooMany,
    },
  },
  logout: {
    method: "POST",
    path: "/v1/job/auth/logout",
    tag: "Sign-in",
    summary: "Revoke the bearer token of this request",
    auth: "bearer",
    responses: { 200: z.object({ success: z.literal(true) }), ...refusals(401, 503) },
  },
});
