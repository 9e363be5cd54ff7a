import { SIGN_UP_CREDITS } from "@sendoff/contract/constants";
import { UnexpectedError } from "@sendoff/kit/errors";
import { hmac } from "@sendoff/kit/ids";
import { sql } from "kysely";
import type { Db } from "../client.ts";
import { assetOf, type Entry, postJournal, WALLET_ACCOUNTS } from "./journal.ts";
import { createLot, type NewLot } from "./lot.ts";

/**
 * Takes the user's wallet lock for the rest of the transaction. Lock order everywhere: wallet, then order or application
 * (RELIABILITY 2). Creates the wallet on first use.
 */
export async function lockWallet(trx: Db, userId: string): Promise<void> {
  if (await lockAccount(trx, userId)) return;
  await trx
    .insertInto("ledger_account")
    .values(WALLET_ACCOUNTS.map((kind) => ({ user_id: userId, kind, asset: assetOf(kind) })))
    .onConflict((conflict) => conflict.columns(["user_id", "kind", "asset"]).doNothing())
    .execute();
  if (!(await lockAccount(trx, userId))) throw new UnexpectedError("A wallet vanished");
}

async function lockAccount(trx: Db, userId: string): Promise<boolean> {
  const account = await trx
    .selectFrom("ledger_account")
    .select("id")
    .where("user_id", "=", userId)
    .where("kind", "=", "credits_available")
    .where("asset", "=", "CREDIT")
    .forUpdate()
    .executeTakeFirst();
  return account !== undefined;
}

/** Mail hosts that read over dots in the name, and what each is also called. */
const DOTLESS_HOSTS: Readonly<Record<string, string>> = {
  "gmail.com": "gmail.com",
  "googlemail.com": "gmail.com",
};

/** The mailbox behind an address: all of its "+anything" aliases lead there. */
function mailboxOf(email: string): string {
  const at = email.lastIndexOf("@");
  const host = email.slice(at + 1);
  const name = email.slice(0, at).replace(/(.)\+.*$/s, "$1");
  const dotless = DOTLESS_HOSTS[host];
  return dotless === undefined ? `${name}@${host}` : `${name.replaceAll(".", "")}@${dotless}`;
}

/**
 * The five free credits of a new account, once for each verified mailbox, whatever alias of it is used, also after the account was
 * deleted (DECISIONS D4, RELIABILITY 2). Returns whether they were granted now.
 */
export async function grantSignUpCredits(
  db: Db,
  input: { readonly userId: string; readonly email: string; readonly pepper: Uint8Array },
): Promise<boolean> {
  return grantCredits(db, {
    userId: input.userId,
    sourceKey: signUpKey(input),
    source: "sign_up",
    credits: SIGN_UP_CREDITS,
    unitPriceCents: 0,
    note: "Free credits for signing up",
  });
}

interface Mailbox {
  readonly email: string;
  readonly pepper: Uint8Array;
}

const signUpKey = ({ email, pepper }: Mailbox): string =>
  `signup:${hmac(pepper, "signup", mailboxOf(email)).toString("hex")}`;

/** Whether this mailbox has had its free credits, as this pepper knows it. */
export async function hasSignUpCredits(db: Db, mailbox: Mailbox): Promise<boolean> {
  const lot = await db
    .selectFrom("credit_lot")
    .select("id")
    .where("source_key", "=", signUpKey(mailbox))
    .executeTakeFirst();
  return lot !== undefined;
}

export interface CreditGrant extends NewLot {
  readonly note: string;
}

/**
 * Gives a lot of credits that nobody paid for. What it is worth is booked as prepaid: capturing one of its credits takes its
 * price from there. Returns whether it was given now; a second one under the same key changes nothing.
 */
export async function grantCredits(trx: Db, grant: CreditGrant): Promise<boolean> {
  await lockWallet(trx, grant.userId);
  const lotId = await createLot(trx, grant);
  if (lotId === undefined) return false;
  const worth = grant.credits * grant.unitPriceCents;
  await postJournal(trx, {
    key: grant.sourceKey,
    kind: "grant",
    userId: grant.userId,
    note: grant.note,
    entries: [
      { account: "credits_issued", amount: -grant.credits, lotId },
      { account: "credits_available", amount: grant.credits, lotId },
      { account: "gifts", amount: -worth },
      { account: "prepaid", amount: worth },
    ],
  });
  return true;
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
  await postJournal(db, {
    key: `hold:${input.applicationId}:${times}`,
    kind: "hold",
    userId: input.userId,
    applicationId: input.applicationId,
    entries: moveCredit(lot.id, "credits_available", "credits_held"),
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
  await postJournal(db, {
    key: `capture:${input.applicationId}`,
    kind: "capture",
    userId: input.userId,
    applicationId: input.applicationId,
    entries: [
      { account: "credits_held", amount: -1, lotId: hold.lotId },
      { account: "credits_spent", amount: 1, lotId: hold.lotId },
      { account: "prepaid", amount: -price },
      { account: "revenue", amount: price },
    ],
  });
}

/** Gives the held credit back to its lot. Needs the wallet lock. Releasing what is not held changes nothing. */
export async function releaseCredit(
  db: Db,
  input: { readonly userId: string; readonly applicationId: string; readonly note: string },
): Promise<void> {
  const hold = await takeHold(db, input.applicationId, "released");
  if (hold === undefined) return;
  await postJournal(db, {
    key: `release:${input.applicationId}:${hold.times}`,
    kind: "release",
    userId: input.userId,
    applicationId: input.applicationId,
    note: input.note,
    entries: moveCredit(hold.lotId, "credits_held", "credits_available"),
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

function moveCredit(
  lotId: string,
  from: "credits_available" | "credits_held",
  to: "credits_available" | "credits_held",
): Entry[] {
  return [
    { account: from, amount: -1, lotId },
    { account: to, amount: 1, lotId },
  ];
}
