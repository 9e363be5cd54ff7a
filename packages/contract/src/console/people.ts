import { z } from "zod";
import { PaymentState } from "../payment.ts";
import { defineRoutes } from "../route.ts";
import { RunEndReason } from "../run.ts";
import { OperatorReason, Wanted } from "./portals.ts";
import { consoleCall, consoleRefusals } from "./session.ts";

/** How an account stands, without anything secret: no CV, no answers, no letters, no notes, no passwords, codes or tokens. */
export const ConsolePerson = z.object({
  id: z.string(),
  email: z.string(),
  account: z.object({
    created_at: z.string(),
    /** When it is erased; null unless its owner has deleted it. */
    erased_at: z.string().nullable(),
    language: z.string(),
    time_zone: z.string(),
    /** Partly hidden; empty where there is none. */
    phone: z.string(),
    is_phone_verified: z.boolean(),
    /** Until when the latest change can be undone by mail; null where none can. */
    undo_until: z.string().nullable(),
    /** Since when all runs are paused; null while they go on. */
    paused_at: z.string().nullable(),
    /** When the next planned run starts. */
    next_start_at: z.string().nullable(),
  }),
  /** Where the account is signed in, the latest used first. */
  sessions: z.array(
    z.object({
      device: z.string(),
      network: z.string(),
      signed_in_at: z.string(),
      last_used_at: z.string(),
    }),
  ),
  wallet: z.object({
    credits: z.number().int(),
    held: z.number().int(),
    balance: z.number(),
  }),
  applications: z.object({
    sent: z.number().int(),
    /** Waiting for an answer, an approval or a check of their owner. */
    waiting: z.number().int(),
    failed: z.number().int(),
  }),
  /** Whether the latest mail of the last days has left; null where there was none. */
  last_mail: z.object({ at: z.string(), has_left: z.boolean() }).nullable(),
  platforms: z.array(
    z.object({
      platform_id: z.number().int(),
      name: z.string(),
      state: z.enum(["connected", "code_required", "needs_user", "signed_out"]),
      /** When the sign-in that is kept, sealed, was last saved; null where none is. */
      sign_in_saved_at: z.string().nullable(),
      last_served_at: z.string().nullable(),
      /** Until when the account rests; null where it does not. */
      rests_until: z.string().nullable(),
      sent: z.number().int(),
      sent_today: z.number().int(),
      daily_limit: z.number().int(),
      /** Turns in a row that broke off with nothing done. */
      faults: z.number().int(),
    }),
  ),
  /** The latest, newest first. */
  runs: z.array(
    z.object({
      id: z.string(),
      number: z.number().int(),
      platform: z.string(),
      state: z.enum(["queued", "running", "waiting", "ended"]),
      end_reason: RunEndReason.nullable(),
      sent: z.number().int(),
      skipped: z.number().int(),
      failed: z.number().int(),
      worker: z.string(),
      created_at: z.string(),
    }),
  ),
  /** Submits that were not seen to arrive; each holds a credit. */
  unconfirmed: z.array(
    z.object({
      receipt_no: z.string(),
      platform: z.string(),
      submitted_at: z.string(),
      looks: z.number().int(),
      next_look_at: z.string().nullable(),
    }),
  ),
  orders: z.array(
    z.object({
      txnid: z.string(),
      state: PaymentState,
      amount: z.number(),
      amount_inr: z.number(),
      created_at: z.string(),
    }),
  ),
});
export type ConsolePerson = z.infer<typeof ConsolePerson>;

const person = z.object({ id: z.uuid() });
const because = z.object({ reason: OperatorReason });
/** How the account stands after it. */
const after = { 200: ConsolePerson, ...consoleRefusals } as const;

export const consolePeopleRoutes = defineRoutes({
  lookUpPerson: {
    ...consoleCall,
    method: "POST",
    path: "/v1/console/people/look-up",
    summary:
      "How a person's account stands; the look stands in the audit trail and in their Security activity",
    /** `who`: an e-mail address, whole, or an id. */
    body: z.object({ who: Wanted, reason: OperatorReason }),
    responses: { 200: ConsolePerson, ...consoleRefusals },
  },
  pausePerson: {
    ...consoleCall,
    method: "POST",
    path: "/v1/console/people/:id/pause",
    summary: "Pauses all runs and planned starts of a person, until they resume them",
    params: person,
    body: because,
    responses: after,
  },
  signOutPerson: {
    ...consoleCall,
    method: "POST",
    path: "/v1/console/people/:id/sign-out",
    summary: "Ends every session of a person",
    params: person,
    body: because,
    responses: after,
  },
});
