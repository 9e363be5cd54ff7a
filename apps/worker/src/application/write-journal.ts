import type { ApplicationLease } from "@sendoff/db/applying";
import { settleWaiting } from "@sendoff/db/applying";
import { hmac } from "@sendoff/kit/ids";
import type { SubmitRecord } from "@sendoff/kit/journal";
import type { WorkerContext } from "../context/worker-context.ts";

/** A journal that has not answered by then is as good as away: the lease, and the user's form, do not wait for ever. */
const PATIENCE_MS = 10_000;
const AGAIN_SECONDS = { live: 60, sandbox: 2 } as const;

const REASON =
  "Every submit is written into a journal before it is sent, and that could not be done. Nothing was sent; it waits and is tried again.";

/** By these the journal tells one person again under another id of ours, without saying who it is; by those of each key while it changes. */
export function accountsOf(worker: WorkerContext, userId: string, email: string): string[] {
  const address = email.normalize("NFKC").trim().toLowerCase();
  return worker.config.urlSigningKeys
    .flatMap((key) => [hmac(key, "journal user", userId), hmac(key, "journal address", address)])
    .map((each) => each.toString("hex"));
}

/**
 * Writes an intent into the journal of submits, durably. "held" when that could not be done: nothing may be clicked, and the
 * application waits, its credit returned; "lost" when another worker has it by then.
 */
export async function writeJournal(
  worker: WorkerContext,
  lease: ApplicationLease,
  record: SubmitRecord,
): Promise<"written" | "held" | "lost"> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const startedMs = worker.clock.monotonicMs();
  const note = (isWritten: boolean): void =>
    worker.figures.noteJournalRecord((worker.clock.monotonicMs() - startedMs) / 1000, isWritten);
  const timer = setTimeout(() => reject(new Error("the journal does not answer")), PATIENCE_MS);
  try {
    await Promise.race([worker.journal.append(record), late]);
    note(true);
    return "written";
  } catch (error) {
    note(false);
    worker.logger.error(
      { applicationId: lease.id, err: error },
      "a submit could not be written into the journal, so it was not sent; check its disk or store (JOURNAL_DIR)",
    );
    const delaySeconds = AGAIN_SECONDS[worker.config.mode];
    const isKept = await settleWaiting(worker.db, lease, { reason: REASON, delaySeconds });
    return isKept ? "held" : "lost";
  } finally {
    clearTimeout(timer);
  }
}
