import { z } from "zod";

/** A queue of pg-boss with the payload it carries. Names are constants: they outlive deployments (jobs are in flight). */
export interface JobDefinition {
  readonly name: string;
  readonly payload: z.ZodType;
  /** Attempts before the dead-letter queue. */
  readonly attempts: number;
  readonly timeoutSeconds: number;
  readonly why: string;
}

export const jobCatalogue = {
  mailSend: {
    name: "mail.send",
    payload: z.object({ outboxId: z.uuid() }),
    // Five tries with backoff reach over a mail server's restart.
    attempts: 5,
    timeoutSeconds: 60,
    why: "Mail leaves from the queue, so that a sign-in answers in the same time for every address",
  },
  smsSend: {
    name: "sms.send",
    payload: z.object({ outboxId: z.uuid() }),
    // As mail: a provider's hiccup must not cost the person their code.
    attempts: 5,
    timeoutSeconds: 60,
    why: "Text messages leave from the queue, so that asking for a code answers in the same time for every number",
  },
  accountErase: {
    name: "account.erase",
    payload: z.object({ userId: z.uuid() }),
    // Sent for the hour in which nobody can take the deletion back any more. Housekeeping looks every hour for what was missed.
    attempts: 3,
    timeoutSeconds: 600,
    why: "Deletes the rows and files of a deleted account once its 72 hours are over and no worker serves it any more",
  },
  laneServe: {
    name: "lane.serve",
    payload: z.object({ platformId: z.number(), reason: z.string() }),
    // The lane's row is the truth; what a lost wake-up leaves lying each worker finds by itself within seconds.
    attempts: 1,
    timeoutSeconds: 900,
    why: "Wakes a slot, which then serves the least recently served lane that has work",
  },
  laneSweep: {
    name: "lane.sweep",
    payload: z.object({}),
    attempts: 1,
    timeoutSeconds: 60,
    why: "Ends runs that are to stop or cannot go on, and takes up sign-ins and unconfirmed applications that nobody serves",
  },
  housekeeping: {
    name: "housekeeping",
    payload: z.object({}),
    // The next hour does what this one missed.
    attempts: 1,
    timeoutSeconds: 300,
    why: "Deletes what has served its time: throttle counts, old codes and tokens, sent mail, progress of old runs",
  },
  portalLogin: {
    name: "portal.login",
    payload: z.object({ loginId: z.uuid() }),
    // A person waits at the other end: one try, then they are told.
    attempts: 1,
    timeoutSeconds: 420,
    why: "Signs in on a portal and holds the browser while the user looks for the code",
  },
  scheduleTick: {
    name: "schedule.tick",
    payload: z.object({}),
    // The next minute does what this one missed: what is due stays due.
    attempts: 1,
    timeoutSeconds: 300,
    why: "Starts the runs that are due and writes to those who want to know how a run ended",
  },
  needsDigest: {
    name: "needs.digest",
    payload: z.object({}),
    // The next quarter of an hour does what this one missed.
    attempts: 1,
    timeoutSeconds: 600,
    why: "Tells users by e-mail in their morning what waits for them, once a day at most",
  },
  paymentSweep: {
    name: "payment.sweep",
    payload: z.object({}),
    // The order's row says when it is due; the next sweep is seconds away.
    attempts: 1,
    timeoutSeconds: 300,
    why: "Confirms credited recharges by e-mail, and asks the payment provider about those whose result was lost on the way, and about refunds under way",
  },
  lotExpiry: {
    name: "wallet.expire-lots",
    payload: z.object({}),
    // The next hour does what this one missed; what has expired cannot be spent in the meantime.
    attempts: 1,
    timeoutSeconds: 600,
    why: "Books the expiry of credits whose 12 months are over",
  },
  walletMail: {
    // Every database has a queue of this name, and its timetable.
    name: "wallet.notice",
    payload: z.object({}),
    attempts: 1,
    timeoutSeconds: 120,
    why: "Tells users once that their balance is low, or that a run ended because their credits were used up",
  },
  ledgerProof: {
    name: "ledger.prove",
    payload: z.object({}),
    // A second try: the proof reads everything, and a database that restarts must not leave a night without one.
    attempts: 2,
    timeoutSeconds: 3600,
    why: "Proves every night that the books add up, and raises the alarm when they do not",
  },
} as const satisfies Record<string, JobDefinition>;
export type JobName = (typeof jobCatalogue)[keyof typeof jobCatalogue]["name"];
