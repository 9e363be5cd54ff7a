import { z } from "zod";
import { OtpCode } from "./auth.ts";
import { ErrorBody } from "./errors.ts";
import { defineRoutes, refusals } from "./route.ts";

/** The areas that Security activity can be narrowed to. */
export const SecurityCategory = z.enum(["sign_ins", "changes", "portals", "money"]);
export type SecurityCategory = z.infer<typeof SecurityCategory>;

/** Events of the audit trail by area (OWASP ASVS 5.0, 16.3). What an operator does to a portal belongs to no account. */
export const EVENTS_OF_CATEGORY = {
  sign_ins: [
    "code_requested",
    "signed_in",
    "sign_in_refused",
    "signed_out",
    "session_ended",
    "signed_out_everywhere",
    "reauthenticated",
    "reauthentication_refused",
    "codes_blocked",
    "codes_allowed",
    "access_denied",
  ],
  changes: [
    "email_changed",
    "phone_changed",
    "phone_moved",
    "data_exported",
    "runs_started",
    "account_deleted",
    "change_undone",
    "reported_not_me",
    "operator_looked_up_person",
    "operator_paused_person",
    "operator_signed_out_person",
  ],
  portals: [
    "portal_sign_in_started",
    "portal_sign_in_refused",
    "credential_saved",
    "credential_used",
    "credential_deleted",
  ],
  money: [
    "payment_paid",
    "payment_failed",
    "payment_refunded",
    "payment_disputed",
    "operator_looked_up_payment",
    "operator_asked_refund",
    "operator_asked_write_off",
    "operator_sent_refund",
    "operator_wrote_off",
    "operator_declined_request",
    "operator_withdrew_request",
  ],
} as const;

/** What operators do in their console, and whoever looks for it. */
export const OPERATOR_EVENTS = [
  "operator_opened_console",
  "operator_refused",
  "operator_paused_portal",
  "operator_tried_portal",
  "operator_resumed_portal",
] as const;

export const SecurityEventName = z.enum([
  ...EVENTS_OF_CATEGORY.sign_ins,
  ...EVENTS_OF_CATEGORY.changes,
  ...EVENTS_OF_CATEGORY.portals,
  ...EVENTS_OF_CATEGORY.money,
  ...OPERATOR_EVENTS,
]);
export type SecurityEventName = z.infer<typeof SecurityEventName>;

/** One event of the user's own audit trail. */
export const SecurityEvent = z.object({
  id: z.number().int(),
  at: z.string(),
  event: SecurityEventName,
  /** "203.0.113.x"; empty when unknown, or when the product did it by itself. */
  network: z.string(),
  /** "Firefox on Windows"; empty when unknown. */
  device: z.string(),
  /** The platform it is about; empty where it is about none. */
  platform: z.string(),
  /** Old and new value, with the middle left out: "m***@example.org". */
  from: z.string(),
  to: z.string(),
  /** How somebody signed in, where that is what happened. */
  via: z.enum(["email", "phone", ""]),
  /** Of a payment: its order, to open the receipt; what was paid, in paise; credits. */
  txnid: z.string(),
  amount_paise: z.number().int(),
  credits: z.number().int(),
  /** Rupees to the dollar of that payment; null where the event is about none. An api of the version before says nothing of it. */
  usd_inr_rate: z.number().nullable().default(null),
  /** Why an operator did it, in their words; empty otherwise. */
  reason: z.string(),
});
export type SecurityEvent = z.infer<typeof SecurityEvent>;

/** Changes that the account's owner is told of by mail, with a code that undoes them. */
export const ChangeKind = z.enum([
  "email_changed",
  "phone_changed",
  "data_exported",
  "platform_connected",
  "runs_started",
  "account_deleted",
]);
export type ChangeKind = z.infer<typeof ChangeKind>;

/** A change that can still be undone. */
export const AccountChange = z.object({
  id: z.string(),
  kind: ChangeKind,
  changed_at: z.string(),
  undo_until: z.string(),
  /** What an undo puts back, and what it replaces; empty where nothing is put back. Values are partly hidden. */
  from: z.string(),
  to: z.string(),
  device: z.string(),
  network: z.string(),
});
export type AccountChange = z.infer<typeof AccountChange>;

/** A network from which no sign-in codes may be asked for. */
export const BlockedNetwork = z.object({ network: z.string(), blocked_until: z.string() });
export type BlockedNetwork = z.infer<typeof BlockedNetwork>;

/** As a mail has it: "K7QF-2MXD-9TRB-4HWZ", in either case, with or without hyphens and spaces. */
export const UndoCode = z
  .string()
  .max(60)
  .transform((text) => text.toUpperCase().replaceAll(/[^0-9A-Z]/g, ""))
  .pipe(z.string().regex(/^[0-9A-Z]{16}$/, "The code has 16 letters and digits"));

const orderId = z.string().min(1).max(64);
const Network = z.string().min(1).max(64);
const Success = z.object({ success: z.literal(true) });

/** What a user does to one network of their own list. */
const changeNetwork = {
  method: "POST",
  tag: "Security",
  auth: "bearer",
  body: z.object({ network: Network }),
  responses: { 200: Success, ...refusals(400, 401, 404, 503) },
} as const;

export const securityRoutes = defineRoutes({
  sendReauthenticationOtp: {
    method: "POST",
    path: "/v1/job/account/reauthentication/send-otp",
    tag: "Security",
    summary: "Send a fresh code to the address that the account has",
    auth: "bearer",
    body: z.object({ orderId: orderId.optional() }),
    responses: {
      /** `sent_to` is the address, partly hidden. */
      200: z.object({ orderId: z.string(), sent_to: z.string() }),
      ...refusals(400, 401, 503),
      429: ErrorBody,
    },
  },
  verifyReauthenticationOtp: {
    method: "POST",
    path: "/v1/job/account/reauthentication/verify-otp",
    tag: "Security",
    summary: "Type that code: this session may change what matters for 15 minutes",
    auth: "bearer",
    body: z.object({ orderId, code: OtpCode }),
    responses: { 200: Success, ...refusals(400, 401, 503), 429: ErrorBody },
  },
  listSecurityEvents: {
    method: "GET",
    path: "/v1/job/account/security/events",
    tag: "Security",
    summary: "What happened to the account in the last 90 days, the newest first",
    auth: "bearer",
    query: z.object({
      category: SecurityCategory.optional(),
      /** The id of the last event of the page before. */
      before: z.coerce.number().int().positive().optional(),
      limit: z.coerce.number().int().min(1).max(100).default(20),
    }),
    responses: {
      200: z.object({ events: z.array(SecurityEvent), total: z.number().int() }),
      ...refusals(400, 401, 503),
    },
  },
  downloadSecurityEvents: {
    method: "GET",
    path: "/v1/job/account/security/events/download",
    tag: "Security",
    summary: "The same as a CSV file, at most 10,000 lines",
    auth: "bearer",
    produces: "csv",
    responses: { 200: z.string(), ...refusals(401, 503) },
  },
  listAccountChanges: {
    method: "GET",
    path: "/v1/job/account/security/changes",
    tag: "Security",
    summary: "Changes that can still be undone and were not said to be one's own",
    auth: "bearer",
    responses: { 200: z.array(AccountChange), ...refusals(401, 503) },
  },
  acceptAccountChange: {
    method: "POST",
    path: "/v1/job/account/security/changes/:id/accept",
    tag: "Security",
    summary: "It was me: puts the notice away; the mailed link keeps working until it ends",
    auth: "bearer",
    params: z.object({ id: z.uuid() }),
    responses: { 200: Success, ...refusals(400, 401, 404, 503) },
  },
  undoOwnChange: {
    method: "POST",
    path: "/v1/job/account/security/changes/:id/undo",
    tag: "Security",
    summary: "It was not me: undo this change, end every session and stop runs and schedules",
    auth: "bearer",
    params: z.object({ id: z.uuid() }),
    responses: { 200: Success, ...refusals(400, 401, 404, 409, 503) },
  },
  reportNotMe: {
    method: "POST",
    path: "/v1/job/account/security/not-me",
    tag: "Security",
    summary:
      "Somebody else was in the account: end every session, this one too, and stop runs and schedules",
    auth: "bearer",
    responses: { 200: Success, ...refusals(401, 503) },
  },
  listBlockedNetworks: {
    method: "GET",
    path: "/v1/job/account/security/blocked-networks",
    tag: "Security",
    summary: "Networks from which no codes for this account can be asked for",
    auth: "bearer",
    responses: { 200: z.array(BlockedNetwork), ...refusals(401, 503) },
  },
  blockNetwork: {
    ...changeNetwork,
    path: "/v1/job/account/security/blocked-networks",
    summary:
      "Send no more codes that are asked for from a network, for 30 days; whoever asks is not told",
  },
  allowNetwork: {
    ...changeNetwork,
    path: "/v1/job/account/security/blocked-networks/allow",
    summary: "Send codes to that network again",
  },
  lookAtUndo: {
    method: "POST",
    path: "/v1/job/account/undo/look",
    tag: "Security",
    summary: "What the code of a security mail would undo; needs no sign-in",
    auth: "none",
    body: z.object({ code: UndoCode }),
    responses: {
      200: AccountChange.omit({ id: true }),
      ...refusals(400, 404, 503),
      429: ErrorBody,
    },
  },
  undoChange: {
    method: "POST",
    path: "/v1/job/account/undo",
    tag: "Security",
    summary: "Undo it, end every session and stop runs and schedules; needs no sign-in",
    auth: "none",
    body: z.object({ code: UndoCode }),
    responses: {
      200: z.object({ kind: ChangeKind }),
      ...refusals(400, 404, 409, 503),
      429: ErrorBody,
    },
  },
});
