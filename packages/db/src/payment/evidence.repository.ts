import type { PaymentFact } from "@sendoff/kit/payu";
import { createId } from "@sendoff/kit/ids";
import { sql } from "kysely";
import type { Db } from "../client.ts";

/** Where a piece of evidence came from: the browser that returned, the provider's own call, or our question to it. */
export type EvidenceSource = "return" | "webhook" | "verify";

/**
 * `credited`: the order was paid by it. `recorded`: it told something else that is new, or could not be confirmed yet.
 * `duplicate`: everything was known. `refused`: it does not belong to the order, or nobody we know wrote it.
 */
export type EvidenceVerdict = "credited" | "recorded" | "duplicate" | "refused";

/** Enough for every field a provider posts several times over; the rest of a longer body says nothing. */
const RAW_BODY_KEPT = 16_384;
const TXNID_KEPT = 64;

/** Enough to see what is being posted; a flood of them must not fill the disk. */
const UNSIGNED_KEPT_AN_HOUR = 20;

/** Counts a post that nobody we know has signed. Whether it is one of the few of this hour that are kept. */
export async function countUnsignedPost(db: Db): Promise<boolean> {
  const { rows } = await sql<{ posts: number }>`
    insert into unsigned_payment_post as u (hour) values (date_trunc('hour', now()))
    on conflict (hour) do update set posts = u.posts + 1
    returning posts`.execute(db);
  return (rows[0]?.posts ?? 0) <= UNSIGNED_KEPT_AN_HOUR;
}

/** Keeps a piece of evidence as it came, before anything is made of it. Answers its id. */
export async function storeEvidence(
  db: Db,
  evidence: { readonly source: EvidenceSource; readonly rawBody: string; readonly txnid: string },
): Promise<string> {
  const id = createId();
  await db
    .insertInto("payment_evidence")
    .values({
      id,
      source: evidence.source,
      txnid: storable(evidence.txnid, TXNID_KEPT),
      raw_body: storable(evidence.rawBody, RAW_BODY_KEPT),
    })
    .execute();
  return id;
}

/** Writes down what was made of a piece of evidence, once. */
export async function recordVerdict(
  db: Db,
  id: string,
  judged: {
    readonly verdict: EvidenceVerdict;
    readonly problem?: string | undefined;
    readonly answer?: PaymentFact | undefined;
  },
): Promise<void> {
  await db
    .updateTable("payment_evidence")
    .set({
      verdict: judged.verdict,
      problem: judged.problem ?? "",
      answer: judged.answer === undefined ? null : JSON.stringify(judged.answer),
      judged_at: sql<Date>`clock_timestamp()`,
    })
    .where("id", "=", id)
    .execute();
}

/** PostgreSQL's text takes everything but the zero character. */
function storable(text: string, length: number): string {
  return text.replaceAll("\0", "\uFFFD").slice(0, length);
}
