import { decideStart, type StartRefusal } from "@sendoff/domain/applying";
import { createId } from "@sendoff/kit/ids";
import { sql, type Transaction } from "kysely";
import { leaveRun, lockRunNumbers } from "../applying/run.repository.ts";
import {
  holdStartFacts,
  type StartRequest,
  UNKNOWN_PLATFORM,
} from "../applying/start-run.repository.ts";
import type { DB } from "../schema.ts";

export type StartPreviewOutcome =
  | { readonly kind: "started" | "under_way"; readonly previewId: string }
  | { readonly kind: "refused"; readonly reason: StartRefusal; readonly message: string };

/**
 * Opens a preview under the rules of runs (`decideStart`), but that it takes no credit to look. One that is open on the account is
 * answered as it is; older ones there are deleted. Needs a transaction, as `startRuns`; the caller wakes the workers in it.
 */
export async function startPreview(
  trx: Transaction<DB>,
  request: StartRequest,
): Promise<StartPreviewOutcome> {
  const { userId, platformId, wish } = request;
  await lockRunNumbers(trx, [userId]);
  const [facts = UNKNOWN_PLATFORM] = await holdStartFacts(trx, [request]);
  const open = await trx
    .selectFrom("run")
    .select("id")
    .where("user_id", "=", userId)
    .where("platform_id", "=", platformId)
    .where("kind", "=", "preview")
    .where("state", "<>", "ended")
    .forUpdate()
    .executeTakeFirst();
  if (open !== undefined) return { kind: "under_way", previewId: open.id };
  const decision = decideStart({ ...facts, creditsAvailable: 1 }, wish);
  if (decision.kind === "refused") return decision;
  await trx
    .deleteFrom("run")
    .where("user_id", "=", userId)
    .where("platform_id", "=", platformId)
    .where("kind", "=", "preview")
    .execute();
  const previewId = createId();
  await trx
    .insertInto("run")
    .values({
      id: previewId,
      kind: "preview",
      user_id: userId,
      platform_id: platformId,
      goal: decision.goal,
      state: "queued",
      // The clock and not the transaction's begin: it comes after every run that was started before.
      created_at: sql<Date>`clock_timestamp()`,
      traceparent: leaveRun(previewId),
    })
    .execute();
  return { kind: "started", previewId };
}
