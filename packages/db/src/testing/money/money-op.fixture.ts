import type { PaymentFact } from "@sendoff/kit/payu";
import type { Kysely } from "kysely";
import {
  captureCredit,
  grantCredits,
  holdCredit,
  lockWallet,
  releaseCredit,
} from "../../ledger/ledger.repository.ts";
import { expireLots } from "../../ledger/expiry.repository.ts";
import { applyEvidence } from "../../payment/apply-evidence.ts";
import type { EvidenceSource } from "../../payment/evidence.repository.ts";
import { leaseDueOrders } from "../../payment/order.repository.ts";
import type { DB } from "../../schema.ts";
import { readTestPost } from "../test-provider.fixture.ts";

/** One thing that is done to the ledger, as plain data: another process can be told to do it. */
export type MoneyOp =
  | { kind: "grant"; userId: string; key: string; credits: number; price: number }
  | { kind: "intent"; userId: string; applicationId: string }
  | { kind: "confirm" | "give_up"; userId: string; applicationId: string }
  | { kind: "expire" }
  | { kind: "sweep" }
  | { kind: "tell"; source: EvidenceSource; txnid: string; fields?: Record<string, string> };

/** What an operation needs: a database, and the provider's answer to a question. */
export interface MoneyWorld {
  readonly db: Kysely<DB>;
  readonly verify: (txnid: string) => Promise<PaymentFact | undefined>;
}

class NoCredits extends Error {}

/** Does it through the public functions and returns in a word what came of it. */
export async function performMoneyOp(world: MoneyWorld, op: MoneyOp): Promise<string> {
  switch (op.kind) {
    case "grant": {
      const { userId, key, credits, price } = op;
      const lot = { userId, sourceKey: key, source: "gift", credits, unitPriceCents: price };
      const isNew = await world.db
        .transaction()
        .execute((trx) => grantCredits(trx, { ...lot, note: "" }));
      return isNew ? "granted" : "known";
    }
    case "intent":
      return intent(world, op);
    case "confirm":
    case "give_up":
      return settle(world, op);
    case "expire":
      return String(await expireLots(world.db));
    case "sweep":
      return sweep(world);
    case "tell":
      return tell(world, op);
  }
}

type Act = { userId: string; applicationId: string };

/** The application's row and its credit change together, as when a submit is written down. */
async function intent({ db }: MoneyWorld, { userId, applicationId }: Act): Promise<string> {
  try {
    return await db.transaction().execute(async (trx) => {
      await lockWallet(trx, userId);
      const changed = await trx
        .updateTable("application")
        .set({ status: "SUBMITTING" })
        .where("id", "=", applicationId)
        .where("status", "in", ["APPLYING", "FAILED", "SUBMITTING"])
        .executeTakeFirst();
      if (changed.numUpdatedRows !== 1n) return "lost";
      const { kind } = await holdCredit(trx, { userId, applicationId });
      if (kind === "no_credits") throw new NoCredits();
      return kind;
    });
  } catch (error) {
    if (error instanceof NoCredits) return "no_credits";
    throw error;
  }
}

async function settle(
  { db }: MoneyWorld,
  { kind, userId, applicationId }: Act & { kind: "confirm" | "give_up" },
): Promise<string> {
  return db.transaction().execute(async (trx) => {
    await lockWallet(trx, userId);
    const changed = await trx
      .updateTable("application")
      .set({ status: kind === "confirm" ? "APPLIED" : "FAILED" })
      .where("id", "=", applicationId)
      .where("status", "=", "SUBMITTING")
      .executeTakeFirst();
    // Also when the row says that it is settled: the ledger is to bear the repetition.
    if (kind === "confirm") await captureCredit(trx, { userId, applicationId });
    else await releaseCredit(trx, { userId, applicationId, note: "" });
    return changed.numUpdatedRows === 1n ? "settled" : "lost";
  });
}

async function sweep(world: MoneyWorld): Promise<string> {
  let count = 0;
  for (;;) {
    const due = await leaseDueOrders(world.db, 10);
    if (due.length === 0) return String(count);
    for (const { txnid } of due) {
      await tell(world, { kind: "tell", source: "verify", txnid });
      count += 1;
    }
  }
}

async function tell(
  { db, verify }: MoneyWorld,
  { source, txnid, fields }: MoneyOp & { kind: "tell" },
): Promise<string> {
  const provider = { readPosted: readTestPost, verify };
  const { verdict } = await applyEvidence(db, provider, {
    source,
    rawBody: fields === undefined ? "" : JSON.stringify(fields),
    fields,
    txnid: fields === undefined ? txnid : undefined,
  });
  return verdict;
}
