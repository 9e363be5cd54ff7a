import { CREDIT_VALID_MONTHS, SIGN_UP_CREDITS } from "@sendoff/contract";
import { createId, hmac, UnexpectedError } from "@sendoff/kit";
import { sql } from "kysely";
import type { Db } from "../client.ts";

type AccountKind =
  | "credits_available"
  | "credits_held"
  | "credits_issued"
  | "credits_spent"
  | "payments"
  | "prepaid"
  | "revenue";
type Asset = "CREDIT" | "USD_CENT";

interface Entry {
  readonly userId: string | null;
  readonly kind: AccountKind;
  readonly asset: Asset;
  readonly amount: number;
  readonly lotId?: string;
}

interface JournalInput {
  readonly key: string;
  readonly kind: "grant" | "hold" | "capture" | "release";
  readonly userId: string;
  readonly applicationId?: string;
  readonly note?: string;
  readonly entries: readonly Entry[];
}

/**
 * Takes the user's wallet lock for the rest of the transaction. Lock order everywhere: wallet, then application
 * (RELIABILITY 2). Creates the wallet's accounts on first use.
 */
export async function lockWallet(db: Db, userId: string): Promise<void> {
  await ensureAccount(db, userId, "credits_available", "CREDIT");
  await db
    .selectFrom("ledger_account")
    .select("id")
    .where("user_id", "=", userId)
    .where("kind", "=", "credits_available")
    .where("asset", "=", "CREDIT")
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/**
 * The five free credits of a new account, once for each verified address, also after the account was deleted
 * (DECISIONS D4, RELIABILITY 2). Answers whether they were granted now.
 */
export async function grantSignUpCredits(
  db: Db,
  input: { readonly userId: string; readonly email: string; readonly pepper: Uint8Array },
): Promise<boolean> {
  return grantCredits(db, {
    userId: input.userId,
    sourceKey: `signup:${hmac(input.pepper, "signup", input.email).toString("hex")}`,
    source: "sign_up",
    credits: SIGN_UP_CREDITS,
    unitPriceCents: 0,
    note: "Free credits for signing up",
  });
}

export interface CreditGrant {
  readonly userId: string;
  /** Says what is granted once; a second grant under the same key changes nothing. */
  readonly sourceKey: string;
  readonly source: string;
  readonly credits: number;
  readonly unitPriceCents: number;
  readonly note: string;
}

/**
 * Grants a lot of credits that is valid for 12 months (SPEC 9). What a lot is worth is booked as prepaid in the same journal:
 * capturing one of its credits takes its price from there. Answers whether it was granted now.
 */
export async function grantCredits(db: Db, grant: CreditGrant): Promise<boolean> {
  await lockWallet(db, grant.userId);
  const lotId = createId();
  const lot = await db
    .insertInto("credit_lot")
    .values({
      id: lotId,
      user_id: grant.userId,
      source_key: grant.sourceKey,
      source: grant.source,
      granted: grant.credits,
      unit_price_cents: grant.unitPriceCents,
      expires_at: sql<Date>`now() + make_interval(months => ${CREDIT_VALID_MONTHS})`,
    })
    .onConflict((conflict) => conflict.column("source_key").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (lot === undefined) return false;
  await recordJournal(db, {
    key: grant.sourceKey,
    kind: "grant",
    userId: grant.userId,
    note: grant.note,
    entries: [
      { userId: null, kind: "credits_issued", asset: "CREDIT", amount: -grant.credits },
      {
        userId: grant.userId,
        kind: "credits_available",
        asset: "CREDIT",
        amount: grant.credits,
        lotId,
      },
      ...prepay(grant),
    ],
  });
  return true;
}

function prepay({ userId, credits, unitPriceCents }: CreditGrant): Entry[] {
  const worth = credits * unitPriceCents;
  if (worth === 0) return [];
  return [
    { userId: null, kind: "payments", asset: "USD_CENT", amount: -worth },
    { userId, kind: "prepaid", asset: "USD_CENT", amount: worth },
  ];
}

/**
 * Reserves one credit for an application, from the lot that expires first. Needs the wallet lock. Holding what is held
 * already changes nothing.
 */
export async function holdCredit(
  db: Db,
  input: { readonly userId: string; readonly applicationId: string },
): Promise<{ kind: "held" } | { kind: "no_credits" }> {
  const hold = await db
    .selectFrom("credit_hold")
    .selectAll()
    .where("application_id", "=", input.applicationId)
    .executeTakeFirst();
  if (hold?.state === "held") return { kind: "held" };
  if (hold?.state === "captured") {
    throw new UnexpectedError("A captured application cannot be held again", {
      safeContext: { applicationId: input.applicationId },
    });
  }
  const lot = await db
    .selectFrom("credit_lot")
    .select("id")
    .where("user_id", "=", input.userId)
    .where("available", ">", 0)
    .where("expires_at", ">", sql<Date>`now()`)
    .orderBy("expires_at")
    .orderBy("created_at")
    .limit(1)
    .executeTakeFirst();
  if (lot === undefined) return { kind: "no_credits" };
  const times = (hold?.times ?? 0) + 1;
  await db
    .insertInto("credit_hold")
    .values({
      application_id: input.applicationId,
      user_id: input.userId,
      lot_id: lot.id,
      state: "held",
    })
    .onConflict((conflict) =>
      conflict
        .column("application_id")
        .doUpdateSet({ lot_id: lot.id, state: "held", times, updated_at: sql<Date>`now()` }),
    )
    .execute();
  await recordJournal(db, {
    key: `hold:${input.applicationId}:${times}`,
    kind: "hold",
    userId: input.userId,
    applicationId: input.applicationId,
    entries: moveCredit(input.userId, lot.id, "credits_available", "credits_held"),
  });
  return { kind: "held" };
}

/**
 * Spends the held credit of a confirmed application and books its price as revenue. Needs the wallet lock. Capturing twice
 * changes nothing: the journal's key is the application's.
 */
export async function captureCredit(
  db: Db,
  input: { readonly userId: string; readonly applicationId: string },
): Promise<void> {
  const hold = await takeHold(db, input.applicationId, "captured");
  if (hold === undefined) return;
  const { unit_price_cents: price } = await db
    .selectFrom("credit_lot")
    .select("unit_price_cents")
    .where("id", "=", hold.lotId)
    .executeTakeFirstOrThrow();
  const spent: Entry[] = [
    { userId: input.userId, kind: "credits_held", asset: "CREDIT", amount: -1, lotId: hold.lotId },
    { userId: null, kind: "credits_spent", asset: "CREDIT", amount: 1, lotId: hold.lotId },
  ];
  const earned: Entry[] =
    price === 0
      ? []
      : [
          { userId: input.userId, kind: "prepaid", asset: "USD_CENT", amount: -price },
          { userId: null, kind: "revenue", asset: "USD_CENT", amount: price },
        ];
  await recordJournal(db, {
    key: `capture:${input.applicationId}`,
    kind: "capture",
    userId: input.userId,
    applicationId: input.applicationId,
    entries: [...spent, ...earned],
  });
}

/** Gives the held credit back to its lot. Needs the wallet lock. Releasing what is not held changes nothing. */
export async function releaseCredit(
  db: Db,
  input: { readonly userId: string; readonly applicationId: string; readonly note: string },
): Promise<void> {
  const hold = await takeHold(db, input.applicationId, "released");
  if (hold === undefined) return;
  await recordJournal(db, {
    key: `release:${input.applicationId}:${hold.times}`,
    kind: "release",
    userId: input.userId,
    applicationId: input.applicationId,
    note: input.note,
    entries: moveCredit(input.userId, hold.lotId, "credits_held", "credits_available"),
  });
}

async function takeHold(
  db: Db,
  applicationId: string,
  state: "captured" | "released",
): Promise<{ lotId: string; times: number } | undefined> {
  const hold = await db
    .updateTable("credit_hold")
    .set({ state, updated_at: sql<Date>`now()` })
    .where("application_id", "=", applicationId)
    .where("state", "=", "held")
    .returning(["lot_id", "times"])
    .executeTakeFirst();
  return hold === undefined ? undefined : { lotId: hold.lot_id, times: hold.times };
}

function moveCredit(userId: string, lotId: string, from: AccountKind, to: AccountKind): Entry[] {
  return [
    { userId, kind: from, asset: "CREDIT", amount: -1, lotId },
    { userId, kind: to, asset: "CREDIT", amount: 1, lotId },
  ];
}

async function recordJournal(db: Db, input: JournalInput): Promise<void> {
  const id = createId();
  await db
    .insertInto("ledger_journal")
    .values({
      id,
      key: input.key,
      kind: input.kind,
      user_id: input.userId,
      application_id: input.applicationId ?? null,
      note: input.note ?? "",
    })
    .execute();
  const rows = [];
  for (const entry of input.entries) {
    rows.push({
      journal_id: id,
      account_id: await ensureAccount(db, entry.userId, entry.kind, entry.asset),
      lot_id: entry.lotId ?? null,
      amount: entry.amount,
    });
  }
  await db.insertInto("ledger_entry").values(rows).execute();
}

async function ensureAccount(
  db: Db,
  userId: string | null,
  kind: AccountKind,
  asset: Asset,
): Promise<number> {
  const find = () =>
    db
      .selectFrom("ledger_account")
      .select("id")
      .where("user_id", "is not distinct from", userId)
      .where("kind", "=", kind)
      .where("asset", "=", asset)
      .executeTakeFirst();
  const found = await find();
  if (found !== undefined) return found.id;
  const created = await db
    .insertInto("ledger_account")
    .values({ user_id: userId, kind, asset })
    .onConflict((conflict) => conflict.columns(["user_id", "kind", "asset"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  const account = created ?? (await find());
  if (account === undefined) throw new UnexpectedError("A ledger account vanished");
  return account.id;
}
