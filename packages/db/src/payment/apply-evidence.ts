import { judgeEvidence } from "@sendoff/domain/money";
import { OperationalError } from "@sendoff/kit/errors";
import type { PaymentFact, PaymentProvider, PostedEvidence } from "@sendoff/kit/payu";
import { type Kysely, sql } from "kysely";
import { isUniqueViolation } from "../client.ts";
import { lockWallet } from "../ledger/ledger.repository.ts";
import type { DB } from "../schema.ts";
import {
  type EvidenceSource,
  type EvidenceVerdict,
  countUnsignedPost,
  recordVerdict,
  storeEvidence,
} from "./evidence.repository.ts";
import { findOrder, type OrderRow, toOrder } from "./order.repository.ts";
import { type Progress, settleOrder } from "./settle-order.ts";

export interface EvidenceInput {
  readonly source: EvidenceSource;
  /** As it came; empty for a question of our own. */
  readonly rawBody: string;
  /** The fields that were posted; undefined for a question of our own, and for a body that could not be read. */
  readonly fields: Readonly<Record<string, string>> | undefined;
  /** The order a question of our own is about. */
  readonly txnid: string | undefined;
}

export interface EvidenceResult {
  readonly verdict: EvidenceVerdict;
  /** A stable word for why it was refused or could not be confirmed. */
  readonly problem?: string;
  /** The order as it is now, when there is one of that number. It may be another user's: ask before showing it. */
  readonly order?: OrderRow;
}

/** What of a provider evidence needs. */
export type EvidenceProvider = Pick<PaymentProvider, "readPosted" | "verify">;

/**
 * The one function for all evidence of payments (RELIABILITY 2): what a browser brings back, what the provider calls with, and
 * what it answers to a question of ours. Keeps it first (of what nobody has signed a sample; the rest is counted); checks that the provider wrote it and that it is about the order it
 * names; asks the provider itself, whose answer alone counts; then credits once and moves the order in one transaction. Safe
 * for any number of copies in any order. When the provider cannot be reached, nothing is credited and the order is due at once.
 */
export async function applyEvidence(
  db: Kysely<DB>,
  provider: EvidenceProvider,
  input: EvidenceInput,
): Promise<EvidenceResult> {
  const posted = readPosted(provider, input);
  const txnid = input.txnid ?? txnidOf(posted);
  const order = txnid === "" ? undefined : await findOrder(db, txnid);
  const problem = refusal(input, posted, order);
  // Anybody may post, but only the provider can sign, and only we and the provider know an order's number.
  const isStrangers = posted?.isAuthentic !== true && (posted !== undefined || order === undefined);
  if (isStrangers && !(await countUnsignedPost(db))) {
    return describe({ verdict: "refused", problem: problem ?? "unknown_order" }, order);
  }
  const id = await storeEvidence(db, { source: input.source, rawBody: input.rawBody, txnid });
  if (problem !== undefined || order === undefined) {
    return conclude(db, id, order, { verdict: "refused", problem: problem ?? "unknown_order" });
  }
  const ask = await beginAsk(db, txnid, input.source);
  let answer: PaymentFact | undefined;
  try {
    answer = await provider.verify(txnid);
  } catch (error) {
    if (!(error instanceof OperationalError)) throw error;
    await askLater(db, txnid);
    return conclude(db, id, order, { verdict: "recorded", problem: "unreachable" });
  }
  const captured = posted?.isAuthentic === true && posted.fact.status === "captured";
  const claimedPaymentId = captured ? posted.fact.mihpayid : undefined;
  return settle(db, { id, txnid, userId: order.userId, ask, answer, claimedPaymentId });
}

function readPosted(
  provider: EvidenceProvider,
  { source, fields }: EvidenceInput,
): PostedEvidence | undefined {
  if (fields !== undefined) return provider.readPosted(fields);
  return source === "verify" ? undefined : { isAuthentic: false, txnid: "", problem: "unreadable" };
}

function txnidOf(posted: PostedEvidence | undefined): string {
  if (posted === undefined) return "";
  return posted.isAuthentic ? posted.fact.txnid : posted.txnid;
}

/** Why evidence is not to be followed up; undefined when the provider is to be asked. */
function refusal(
  input: EvidenceInput,
  posted: PostedEvidence | undefined,
  order: OrderRow | undefined,
): string | undefined {
  if (posted?.isAuthentic === false) return posted.problem;
  if (order === undefined) return "unknown_order";
  if (posted === undefined) return undefined;
  if (input.txnid !== undefined && posted.fact.txnid !== input.txnid) return "wrong_order";
  return judgeEvidence(order, posted.fact, true);
}

/**
 * Numbers the question, so that an answer that was overtaken by a later one is known as such. What came from outside makes
 * the order due before we ask: whatever happens to this process, the sweep asks again.
 */
async function beginAsk(db: Kysely<DB>, txnid: string, source: EvidenceSource): Promise<number> {
  const row = await db
    .updateTable("payment_order")
    .set((set) => ({
      asks: set("asks", "+", 1),
      ...(source === "verify" ? {} : { next_look_at: sql<Date>`now()` }),
    }))
    .where("txnid", "=", txnid)
    .returning("asks")
    .executeTakeFirstOrThrow();
  return row.asks;
}

/** Not answered: the sweep asks, also about an order that is settled and not looked at by itself. */
async function askLater(db: Kysely<DB>, txnid: string): Promise<void> {
  await db
    .updateTable("payment_order")
    .set({ next_look_at: sql<Date>`now()` })
    .where("txnid", "=", txnid)
    .where("next_look_at", "is", null)
    .execute();
}

interface Settling {
  readonly id: string;
  readonly txnid: string;
  readonly userId: string;
  readonly ask: number;
  readonly answer: PaymentFact | undefined;
  /** The payment's number in a post that claims success. */
  readonly claimedPaymentId: string | undefined;
}

async function settle(db: Kysely<DB>, settling: Settling): Promise<EvidenceResult> {
  const { id, txnid, answer } = settling;
  try {
    return await db.transaction().execute(async (trx) => {
      await lockWallet(trx, settling.userId);
      const row = await trx
        .selectFrom("payment_order")
        .selectAll()
        .where("txnid", "=", txnid)
        .forUpdate()
        .executeTakeFirstOrThrow();
      const progress = await settleOrder(trx, row, settling);
      await recordVerdict(trx, id, { ...progress, answer });
      return describe(progress, toOrder(progress.row));
    });
  } catch (error) {
    if (!isUniqueViolation(error, "payment_order_mihpayid_key")) throw error;
    const order = await findOrder(db, txnid);
    const problem = "used_payment";
    await recordVerdict(db, id, { verdict: "refused", problem, answer });
    return describe({ verdict: "refused", problem }, order);
  }
}

async function conclude(
  db: Kysely<DB>,
  id: string,
  order: OrderRow | undefined,
  judged: { readonly verdict: EvidenceVerdict; readonly problem: string },
): Promise<EvidenceResult> {
  await recordVerdict(db, id, judged);
  return describe(judged, order);
}

function describe(
  { verdict, problem }: Pick<Progress, "verdict" | "problem">,
  order: OrderRow | undefined,
): EvidenceResult {
  return {
    verdict,
    ...(problem === undefined ? {} : { problem }),
    ...(order === undefined ? {} : { order }),
  };
}
