import type { CodeVia } from "@sendoff/contract/platform";
import { sql } from "kysely";
import { recordAuditEvent } from "../audit/audit-event.repository.ts";
import type { Db } from "../client.ts";
import type { LaneKey } from "./lane.repository.ts";
import {
  notifyLogin,
  OPEN_LOGIN_STATES,
  parseLoginState,
  type PortalLoginState,
} from "./portal-login.repository.ts";

/** A login as its worker has it. */
export interface LoginLease extends LaneKey {
  readonly id: string;
  readonly fence: number;
  /** The state the row was in when it was claimed. */
  readonly claimedFrom: PortalLoginState;
  /** Which account it is about (`accountKeyOf`). */
  readonly accountKey: Buffer | null;
  readonly sealedCredentials: Buffer | null;
  readonly sealedCode: Buffer | null;
  readonly sealedSession: Buffer | null;
  readonly pageAddress: string;
  readonly wrongCodes: number;
}

/**
 * Claims a login: a queued one, or one whose worker died (its lease ran out). Undefined when it is over or held.
 */
export async function claimPortalLogin(
  db: Db,
  id: string,
  worker: string,
  leaseSeconds: number,
): Promise<LoginLease | undefined> {
  const row = await sql<{
    user_id: string;
    platform_id: number;
    fence: number;
    claimed_from: string;
    account_key: Buffer | null;
    sealed_credentials: Buffer | null;
    sealed_code: Buffer | null;
    sealed_session: Buffer | null;
    page_address: string;
    wrong_codes: number;
  }>`
    with before as (
      select id, state from portal_login where id = ${id}
        and state in ('queued', 'signing_in', 'owner_asked', 'code_required', 'code_given')
        and (lease_until is null or lease_until < now()) for update skip locked)
    update portal_login l set fence = l.fence + 1, worker = ${worker},
      lease_until = now() + make_interval(secs => ${leaseSeconds}),
      state = case when l.state = 'queued' then 'signing_in' else l.state end, updated_at = now()
    from before where l.id = before.id
    returning l.user_id, l.platform_id, l.fence, before.state as claimed_from, l.account_key, l.sealed_credentials, l.sealed_code,
      l.sealed_session, l.page_address, l.wrong_codes`.execute(db);
  const claimed = row.rows[0];
  if (claimed === undefined) return undefined;
  return {
    id,
    userId: claimed.user_id,
    platformId: claimed.platform_id,
    fence: claimed.fence,
    claimedFrom: parseLoginState(claimed.claimed_from),
    accountKey: claimed.account_key,
    sealedCredentials: claimed.sealed_credentials,
    sealedCode: claimed.sealed_code,
    sealedSession: claimed.sealed_session,
    pageAddress: claimed.page_address,
    wrongCodes: claimed.wrong_codes,
  };
}

/** Extends the lease. False when it was lost or the login is over. */
export async function renewPortalLogin(
  db: Db,
  lease: LoginLease,
  leaseSeconds: number,
): Promise<boolean> {
  const result = await db
    .updateTable("portal_login")
    .set({ lease_until: sql<Date>`now() + make_interval(secs => ${leaseSeconds})` })
    .where("id", "=", lease.id)
    .where("fence", "=", lease.fence)
    .where("state", "in", [...OPEN_LOGIN_STATES])
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** The portal asks for a code, or for a word in its app: the page's state is kept sealed, so that another worker can go on with it. */
export async function askPortalCode(
  db: Db,
  lease: LoginLease,
  input: {
    readonly message: string;
    readonly sealedSession: Buffer;
    readonly pageAddress: string;
    readonly windowSeconds: number;
    readonly isWrongCode: boolean;
    /** Left out when it is asked again in the same way. */
    readonly via?: CodeVia;
  },
): Promise<boolean> {
  const result = await db
    .updateTable("portal_login")
    .set((set) => ({
      state: "code_required",
      message: input.message,
      sealed_session: input.sealedSession,
      sealed_code: null,
      asked_via: input.via ?? set.ref("asked_via"),
      page_address: input.pageAddress,
      // A wrong code does not open a new window.
      otp_expires_at: sql<Date>`coalesce(otp_expires_at, now() + make_interval(secs => ${input.windowSeconds}))`,
      wrong_codes: input.isWrongCode ? set("wrong_codes", "+", 1) : set.ref("wrong_codes"),
      updated_at: sql<Date>`now()`,
    }))
    .where("id", "=", lease.id)
    .where("fence", "=", lease.fence)
    .where("state", "in", [...OPEN_LOGIN_STATES])
    .executeTakeFirst();
  if (result.numUpdatedRows !== 1n) return false;
  await notifyLogin(db, lease.id);
  return true;
}

/** The portal shows a check that only the account's owner can pass; its page is kept open for them. False when the lease was lost. */
export async function askLoginOwner(db: Db, lease: LoginLease, message: string): Promise<boolean> {
  const result = await db
    .updateTable("portal_login")
    .set({ state: "owner_asked", message, updated_at: sql<Date>`now()` })
    .where("id", "=", lease.id)
    .where("fence", "=", lease.fence)
    .where("state", "in", [...OPEN_LOGIN_STATES])
    .executeTakeFirst();
  if (result.numUpdatedRows !== 1n) return false;
  await notifyLogin(db, lease.id);
  return true;
}

/** The code that was given, or what else became of the login. */
export async function findGivenCode(
  db: Db,
  lease: LoginLease,
): Promise<{ kind: "given"; sealedCode: Buffer } | { kind: "waiting" } | { kind: "over" }> {
  const row = await db
    .selectFrom("portal_login")
    .select(["state", "sealed_code", "fence"])
    .select(sql<boolean>`coalesce(otp_expires_at > now(), true)`.as("is_in_time"))
    .where("id", "=", lease.id)
    .executeTakeFirst();
  if (row === undefined || row.fence !== lease.fence) return { kind: "over" };
  if (row.state === "code_given" && row.sealed_code !== null) {
    return { kind: "given", sealedCode: row.sealed_code };
  }
  return row.state === "code_required" && row.is_in_time ? { kind: "waiting" } : { kind: "over" };
}

/** The end of a login. Its secrets are deleted with it. False when the lease was lost. */
export async function finishPortalLogin(
  db: Db,
  lease: LoginLease,
  state: "connected" | "refused" | "challenge" | "expired" | "failed",
  message: string,
): Promise<boolean> {
  const result = await db
    .updateTable("portal_login")
    .set({
      state,
      message,
      sealed_credentials: null,
      sealed_code: null,
      sealed_session: null,
      lease_until: null,
      worker: null,
      updated_at: sql<Date>`now()`,
    })
    .where("id", "=", lease.id)
    .where("fence", "=", lease.fence)
    .where("state", "in", [...OPEN_LOGIN_STATES])
    .executeTakeFirst();
  if (result.numUpdatedRows !== 1n) return false;
  if (state === "refused" || state === "challenge") {
    const facts = { platform_id: lease.platformId };
    await recordAuditEvent(db, {
      userId: lease.userId,
      actor: "system",
      event: "portal_sign_in_refused",
      facts,
    });
  }
  await notifyLogin(db, lease.id);
  return true;
}

/** Logins whose worker died and which may still be saved, and queued ones that nobody has taken up for ten seconds. */
export async function listOrphanedLogins(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom("portal_login")
    .select("id")
    .where((where) =>
      where.or([
        where.and([
          where("state", "in", ["signing_in", "owner_asked", "code_required", "code_given"]),
          where("lease_until", "<", sql<Date>`now()`),
        ]),
        where.and([
          where("state", "=", "queued"),
          where("created_at", "<", sql<Date>`now() - interval '10 seconds'`),
        ]),
      ]),
    )
    .execute();
  return rows.map((row) => row.id);
}

/** Ends logins that are `seconds` old and that nobody works on; their secrets do not wait for ever. Returns how many. */
export async function expireOldLogins(db: Db, seconds: number): Promise<number> {
  const rows = await db
    .updateTable("portal_login")
    .set((set) => ({
      state: "expired",
      message: "The sign-in took too long. Connect again.",
      sealed_credentials: null,
      sealed_code: null,
      sealed_session: null,
      fence: set("fence", "+", 1),
      updated_at: sql<Date>`now()`,
    }))
    .where("state", "in", [...OPEN_LOGIN_STATES])
    .where("created_at", "<", sql<Date>`now() - make_interval(secs => ${seconds})`)
    .where((where) =>
      where.or([where("lease_until", "is", null), where("lease_until", "<", sql<Date>`now()`)]),
    )
    .returning("id")
    .execute();
  for (const row of rows) await notifyLogin(db, row.id);
  return rows.length;
}
