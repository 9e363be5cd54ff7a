import type { GivenAnswer } from "@sendoff/contract/form";
import type { ApplicationStep } from "@sendoff/contract/run";
import type { SubmitRecord } from "@sendoff/kit/journal";
import { type Kysely, sql } from "kysely";
import { type Db, isUniqueViolation } from "../client.ts";
import { holdCredit, lockWallet } from "../ledger/ledger.repository.ts";
import { IS_COMPARED } from "../journal/comparison.repository.ts";
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
  /** Keyed hashes of who applies, for the journal: they tell the same person under another id of ours. */
  readonly accounts?: readonly string[];
}

export type IntentOutcome =
  /** What is to be in the journal before the click. */
  | { readonly kind: "recorded"; readonly record: SubmitRecord }
  | { readonly kind: "no_credits" }
  /** The user has sent the same job under another id. */
  | { readonly kind: "same_job" }
  /** The database went back in time and was not compared with the journal yet: nothing may be sent (DECISIONS D20). */
  | { readonly kind: "uncompared" }
  /** The user has paused everything before it: nothing may be sent until they resume. */
  | { readonly kind: "paused" }
  /** Another worker has the lease, or it has run out: stop and close the browser. */
  | { readonly kind: "lost" };

/**
 * The point of no return (RELIABILITY 1.3): one transaction holds the credit and writes SUBMITTING with all the evidence,
 * fenced by lane and application. Only after "recorded", and once its record is in the journal, may the submit button be clicked, once.
 */
export async function recordIntent(
  db: Kysely<DB>,
  lane: LaneLease,
  lease: ApplicationLease,
  intent: Intent,
  firstVerificationSeconds: number,
): Promise<IntentOutcome> {
  try {
    return await db.transaction().execute(async (trx) => {
      await lockWallet(trx, lease.userId);
      if (!(await ownsLane(trx, lane))) return { kind: "lost" } as const;
      const before = await findBefore(trx, lease);
      if (!before.is_compared) return { kind: "uncompared" } as const;
      if (before.is_paused) return { kind: "paused" } as const;
      const accounts = [before.account, ...(intent.accounts ?? [])].filter((each) => each !== null);
      if (await wasSentBefore(trx, { ...before, accounts })) return { kind: "same_job" } as const;
      const changed = await trx
        .updateTable("application")
        .set({
          status: "SUBMITTING",
          intent_at: sql<Date>`clock_timestamp()`,
          intent_fence: lease.fence,
          looks: 0,
          next_look_at: sql<Date>`greatest(lease_until, now() + make_interval(secs => ${firstVerificationSeconds}))`,
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
        .returning("intent_at")
        .executeTakeFirst();
      if (changed === undefined) return { kind: "lost" } as const;
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
      const { platform, job } = before;
      const at = new Date(changed.intent_at ?? 0).toISOString();
      const record = { at, userId: lease.userId, platform, accounts, job, ...attemptOf(lease) };
      return { kind: "recorded", record } as const;
    });
  } catch (error) {
    if (error instanceof NoCredits) return { kind: "no_credits" };
    if (isUniqueViolation(error, "application_same_job")) return { kind: "same_job" };
    throw error;
  }
}
class NoCredits extends Error {}

const attemptOf = ({ id, attempts, fence }: ApplicationLease) => ({
  applicationId: id,
  attempt: attempts,
  fence,
});

/** What the journal is told of it, and whether anything may be sent at all. */
async function findBefore(trx: Db, lease: ApplicationLease) {
  const row = await trx
    .selectFrom("application as a")
    .innerJoin("platform as p", "p.id", "a.platform_id")
    .leftJoin("lane as l", (join) =>
      join.onRef("l.user_id", "=", "a.user_id").onRef("l.platform_id", "=", "a.platform_id"),
    )
    .select(["a.portal_job_id as id", "a.job_fingerprint as key", "a.job_title as title"])
    .select(["a.company", "a.location", "a.url"])
    .select(sql<string>`coalesce(p.address_key, p.key)`.as("platform"))
    .select(sql<string | null>`encode(l.account_key, 'hex')`.as("account"))
    .select(IS_COMPARED.as("is_compared"))
    .select(
      sql<boolean>`exists (select 1 from user_pause h where h.user_id = a.user_id)`.as("is_paused"),
    )
    .where("a.id", "=", lease.id)
    .executeTakeFirstOrThrow();
  const { platform, account, is_compared, is_paused, ...job } = row;
  return { platform, account, is_compared, is_paused, job };
}

/** Whether somebody with one of these accounts has sent this job in a time that the database has lost. */
async function wasSentBefore(
  trx: Db,
  submit: Pick<SubmitRecord, "platform" | "accounts" | "job">,
): Promise<boolean> {
  const { platform, accounts, job } = submit;
  const found = await trx
    .selectFrom("lost_submit")
    .select("key")
    .where("accounts", "&&", sql<string[]>`${accounts}::text[]`)
    .where((where) =>
      where.or([
        where("job_key", "=", job.key),
        where.and([where("platform", "=", platform), where("portal_job_id", "=", job.id)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

const WRITTEN_DOWN = "Written down before the click";
