import { type UserReportedFacts } from "@sendoff/domain/applying";
import { platformNameOf } from "@sendoff/domain/platform";
import type { Db } from "../client.ts";
import { IS_LISTED } from "./is-listed.ts";

/** An application as far as its user's report is about it. */
export interface UserReportedRow extends UserReportedFacts {
  readonly runId: string | null;
  readonly platformId: number;
  readonly platformName: string;
  /** Whether the user has written down what the employer's side responded. */
  readonly hasEmployerResponse: boolean;
}

/** Locks the user's own application for the rest of the transaction; undefined when there is none. */
export async function lockForUserReport(
  trx: Db,
  key: { readonly userId: string; readonly id: string },
): Promise<UserReportedRow | undefined> {
  const row = await trx
    .selectFrom("application as a")
    .innerJoin("platform as p", "p.id", "a.platform_id")
    .select(["a.run_id", "a.platform_id", "p.name", "a.status", "a.reason_code", "a.proof"])
    .select(["a.response_status", "a.set_aside_at", "a.intent_at"])
    .where("a.id", "=", key.id)
    .where("a.user_id", "=", key.userId)
    .where(IS_LISTED)
    .forUpdate("a")
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return {
    runId: row.run_id,
    platformId: row.platform_id,
    platformName: platformNameOf(row.platform_id, row.name),
    status: row.status,
    reasonCode: row.reason_code,
    proof: row.proof,
    isSetAside: row.set_aside_at !== null,
    wasPressed: row.intent_at !== null,
    hasEmployerResponse: row.response_status !== null,
  };
}
