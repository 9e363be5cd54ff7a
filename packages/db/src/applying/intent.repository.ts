import type { ApplicationStep, GivenAnswer } from "@sendoff/contract";
import { type Kysely, sql } from "kysely";
import { isUniqueViolation } from "../client.ts";
import { holdCredit, lockWallet } from "../ledger/ledger.repository.ts";
import type { DB } from "../schema.ts";
import { recordApplicationEvent } from "./application-event.repository.ts";
import { type ApplicationLease, evidenceColumns } from "./application.repository.ts";
import { type LaneLease, ownsLane } from "./lane.repository.ts";

/** The evidence that is written down before the click. */
export interface Intent {
  readonly answers: readonly GivenAnswer[];
  readonly steps: readonly ApplicationStep[];
  readonly applicant: string;
  readonly applicantEmail: string;
  readonly cv: {
    readonly id: string;
    readonly fileName: string;
    readonly version: number;
    readonly sha256: string;
  } | null;
  /** A sentence for the application's timeline, where there is more to say than that the click follows. */
  readonly note?: string;
}

export type IntentOutcome =
  | { readonly kind: "recorded" }
  | { readonly kind: "no_credits" }
  /** The user has sent the same job under another id. */
  | { readonly kind: "same_job" }
  /** Another worker has the lease, or it has run out: stop and close the browser. */
  | { readonly kind: "lost" };

/**
 * The point of no return (RELIABILITY 1.3): one transaction holds the credit and writes SUBMITTING with all the evidence,
 * fenced by lane and application. Only after "recorded" may the submit button be clicked, once.
 */
export async function recordIntent(
  db: Kysely<DB>,
  lane: LaneLease,
  lease: ApplicationLease,
  intent: Intent,
  firstLookSeconds: number,
): Promise<IntentOutcome> {
  try {
    return await db.transaction().execute(async (trx) => {
      await lockWallet(trx, lease.userId);
      if (!(await ownsLane(trx, lane))) return { kind: "lost" } as const;
      const changed = await trx
        .updateTable("application")
        .set({
          status: "SUBMITTING",
          intent_at: sql<Date>`clock_timestamp()`,
          looks: 0,
          next_look_at: sql<Date>`greatest(lease_until, now() + make_interval(secs => ${firstLookSeconds}))`,
          ...evidenceColumns({
            status: "SUBMITTING",
            answers: intent.answers,
            steps: intent.steps,
          }),
          applicant: intent.applicant,
          applicant_email: intent.applicantEmail,
          cv_id: intent.cv?.id ?? null,
          cv_file_name: intent.cv?.fileName ?? null,
          cv_version: intent.cv?.version ?? null,
          cv_sha256: intent.cv?.sha256 ?? null,
          updated_at: sql<Date>`now()`,
        })
        .where("id", "=", lease.id)
        .where("fence", "=", lease.fence)
        .where("status", "=", "APPLYING")
        .where("lease_until", ">", sql<Date>`clock_timestamp()`)
        .executeTakeFirst();
      if (changed.numUpdatedRows !== 1n) return { kind: "lost" } as const;
      const hold = await holdCredit(trx, { userId: lease.userId, applicationId: lease.id });
      // Throwing undoes the SUBMITTING mark together with the hold.
      if (hold.kind === "no_credits") throw new NoCredits();
      await recordApplicationEvent(
        trx,
        lease.id,
        lease.runId,
        "SUBMITTING",
        intent.note === undefined ? WRITTEN_DOWN : `${WRITTEN_DOWN}. ${intent.note}`,
      );
      return { kind: "recorded" } as const;
    });
  } catch (error) {
    if (error instanceof NoCredits) return { kind: "no_credits" };
    if (isUniqueViolation(error, "application_same_job")) return { kind: "same_job" };
    throw error;
  }
}
class NoCredits extends Error {}

const WRITTEN_DOWN = "Written down before the click";
