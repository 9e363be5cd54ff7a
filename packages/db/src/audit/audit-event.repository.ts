import type { SecurityCategory, SecurityEventName } from "@sendoff/contract/security";
import { EVENTS_OF_CATEGORY } from "@sendoff/contract/security";
import { sql } from "kysely";
import type { Db } from "../client.ts";

/** Who did it: the account's user, somebody who is not signed in, the product by itself, or the operator. */
export type AuditActor = "user" | "visitor" | "system" | "operator";

/** Where an act came from: the network without its end, and the browser in words. */
export interface AuditPlace {
  readonly network: string;
  readonly device: string;
}

export interface AuditEntry extends Partial<AuditPlace> {
  /** Whose account it is about; null where there is none. */
  readonly userId: string | null;
  readonly actor: AuditActor;
  readonly event: SecurityEventName;
  /** The operator who did it; only with the actor `operator`. */
  readonly operatorId?: string;
  /** Never a code, a token, a password or a whole address. */
  readonly facts?: Readonly<Record<string, string | number | boolean>>;
}

/** Adds one event to the audit trail, with the caller's transaction or not at all. The table refuses changes and deletion. */
export async function recordAuditEvent(db: Db, entry: AuditEntry): Promise<void> {
  await db
    .insertInto("audit_event")
    .values({
      user_id: entry.userId,
      actor: entry.actor,
      event: entry.event,
      operator_id: entry.operatorId ?? null,
      network: (entry.network ?? "").slice(0, 64),
      device: (entry.device ?? "").slice(0, 100),
      facts: JSON.stringify(entry.facts ?? {}),
    })
    .execute();
}

/**
 * The same where there may be no account: one statement that adds nothing then, so that a call takes the same time for known and
 * unknown.
 */
export async function recordAuditEventIfKnown(db: Db, entry: AuditEntry): Promise<void> {
  const { userId, actor, event, network = "", device = "", facts = {} } = entry;
  await sql`
    insert into audit_event (user_id, actor, event, network, device, facts)
    select known.id, ${actor}, ${event}, ${network.slice(0, 64)}, ${device.slice(0, 100)}, ${JSON.stringify(facts)}::jsonb
    from (select ${userId}::uuid as id) known where known.id is not null`.execute(db);
}

export interface AuditEventRow extends AuditPlace {
  readonly id: number;
  readonly at: Date;
  readonly actor: string;
  readonly event: string;
  readonly facts: unknown;
  /** The platform that the facts name. */
  readonly platformName: string | null;
  /** Rupees to the dollar of the payment that the facts name. */
  readonly usdInrRate: number | null;
}

export interface AuditPage {
  readonly category?: SecurityCategory | undefined;
  /** Only events with a smaller id. */
  readonly before?: number | undefined;
  readonly limit: number;
}

/** How far back a user is shown what happened. Older events are kept. */
export const AUDIT_SHOWN_DAYS = 90;

/** A code that was asked for and then signed its owner in is one event, not two. */
const isWorthShowing = sql<boolean>`(e.event <> 'code_requested' or not exists (
  select 1 from audit_event s where s.user_id = e.user_id and s.event = 'signed_in'
    and s.facts ->> 'order' = e.facts ->> 'order'))`;

function ofUser(db: Db, userId: string, category: SecurityCategory | undefined) {
  return db
    .selectFrom("audit_event as e")
    .where("e.user_id", "=", userId)
    .where("e.at", ">", sql<Date>`now() - make_interval(days => ${AUDIT_SHOWN_DAYS})`)
    .where(isWorthShowing)
    .$if(category !== undefined, (query) =>
      query.where("e.event", "in", [...EVENTS_OF_CATEGORY[category ?? "sign_ins"]]),
    );
}

/** What happened to a user's account in the last 90 days, the newest first. */
export async function listAuditEvents(
  db: Db,
  userId: string,
  page: AuditPage,
): Promise<AuditEventRow[]> {
  const rows = await ofUser(db, userId, page.category)
    .leftJoin("platform as p", (join) =>
      join.on(sql<boolean>`p.id = (e.facts ->> 'platform_id')::integer`),
    )
    .leftJoin("payment_order as o", (join) =>
      join
        .on("o.txnid", "=", sql<string>`e.facts ->> 'txnid'`)
        .onRef("o.user_id", "=", "e.user_id"),
    )
    .select(["e.id", "e.at", "e.actor", "e.event", "e.network", "e.device", "e.facts"])
    .select(["p.name", "o.usd_inr_rate"])
    .$if(page.before !== undefined, (query) => query.where("e.id", "<", page.before ?? 0))
    .orderBy("e.id", "desc")
    .limit(page.limit)
    .execute();
  return rows.map(({ name, usd_inr_rate: usdInrRate, ...row }) => ({
    ...row,
    platformName: name,
    usdInrRate,
  }));
}

/** How many events that is without a limit. */
export async function countAuditEvents(
  db: Db,
  userId: string,
  category: SecurityCategory | undefined,
): Promise<number> {
  const { count } = await ofUser(db, userId, category)
    .select(sql<number>`count(*)::integer`.as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether something in a user's trail came from this network. */
export async function hasAuditNetwork(db: Db, userId: string, network: string): Promise<boolean> {
  const found = await db
    .selectFrom("audit_event")
    .select("id")
    .where("user_id", "=", userId)
    .where("network", "=", network)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Of a deleted account: empties where from and with what. The account must be closed; what happened and when stays. */
export async function forgetAuditPlaces(trx: Db, userId: string): Promise<void> {
  await trx
    .updateTable("audit_event")
    .set({ network: "", device: "", facts: "{}" })
    .where("user_id", "=", userId)
    .execute();
}

const Uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Whether an id, or a payment's order, is a thing of another user's. It answers the audit trail's question only; callers say 404 either way.
 */
export async function isOfAnotherUser(db: Db, userId: string, id: string): Promise<boolean> {
  const uuid = Uuid.test(id) ? id : null;
  const { rows } = await sql<{ is_other: boolean }>`
    select exists (
      select 1 from run where id = ${uuid}::uuid and user_id <> ${userId}
      union all select 1 from application where id = ${uuid}::uuid and user_id <> ${userId}
      union all select 1 from cv where id = ${uuid}::uuid and user_id <> ${userId}
      union all select 1 from auth_token where id = ${uuid}::uuid and user_id <> ${userId}
      union all select 1 from schedule where id = ${uuid}::uuid and user_id <> ${userId}
      union all select 1 from portal_login where id = ${uuid}::uuid and user_id <> ${userId}
      union all select 1 from account_change where id = ${uuid}::uuid and user_id <> ${userId}
      union all select 1 from saved_answer where id = ${uuid}::uuid and user_id <> ${userId}
      union all select 1 from payment_order where txnid = ${id} and user_id <> ${userId}
    ) as is_other`.execute(db);
  return rows[0]?.is_other === true;
}
