import { sql } from "kysely";
import type { Db } from "../client.ts";

/** Somebody to be told, once, of something about their wallet. */
export interface WalletRecipient {
  readonly email: string;
  readonly firstName: string;
}

interface Row {
  readonly email: string;
  readonly first_name: string;
}

/**
 * Users who want to know and whose balance is below the mark, each once until it has been above it again; also to several
 * callers at once. Tell them in the same transaction.
 */
export async function takeLowBalances(
  trx: Db,
  mark: { readonly rupees: number; readonly usdInrRate: number },
): Promise<
  (WalletRecipient & {
    readonly balanceCents: number;
    readonly credits: number;
    /** IANA; says which currency they read first. */
    readonly timeZone: string;
  })[]
> {
  const wallets = sql`
    select u.id, coalesce(l.credits, 0) as credits, coalesce((select balance from ledger_account
        where user_id = u.id and kind = 'cash' and asset = 'USD_CENT'), 0) + coalesce(l.worth, 0) as cents
    from app_user u left join lateral (
      select sum(available)::int as credits, sum((available + held) * unit_price_cents)::bigint as worth from credit_lot
      where user_id = u.id and expires_at > now() and (available > 0 or held > 0)) l on true
    where u.low_balance_email and u.erase_at is null`;
  const isLow = sql`round(w.cents * ${mark.usdInrRate}::numeric) / 100 < ${mark.rupees}`;
  await sql`update app_user u set low_balance_mailed_at = null from (${wallets}) w
    where w.id = u.id and u.low_balance_mailed_at is not null and not ${isLow}`.execute(trx);
  const { rows } = await sql<Row & { cents: number; credits: number; time_zone: string }>`
    update app_user u set low_balance_mailed_at = now() from (${wallets}) w
    where w.id = u.id and u.low_balance_mailed_at is null and ${isLow}
    returning u.email, u.first_name, u.time_zone, w.cents, w.credits`.execute(trx);
  return rows.map((row) => ({
    email: row.email,
    firstName: row.first_name,
    balanceCents: row.cents,
    credits: row.credits,
    timeZone: row.time_zone,
  }));
}

/**
 * Users one of whose runs ended within the last day because their credits were used up, each once until they got some again;
 * also to several callers at once. Tell them in the same transaction.
 */
export async function takeCreditsOut(
  trx: Db,
): Promise<(WalletRecipient & { readonly platformName: string })[]> {
  const { rows } = await sql<Row & { platform_name: string }>`
    update app_user u set credits_out_mailed_at = now()
    from (
      select distinct on (r.user_id) r.user_id, r.ended_at, p.name as platform_name
      from run r join platform p on p.id = r.platform_id
      where r.end_reason = 'no_credits' and r.ended_at > now() - interval '1 day'
      order by r.user_id, r.ended_at desc
    ) ended
    where ended.user_id = u.id and u.erase_at is null and (u.credits_out_mailed_at is null or exists (
      select from credit_lot l where l.user_id = u.id
        and l.created_at > u.credits_out_mailed_at and l.created_at < ended.ended_at))
    returning u.email, u.first_name, ended.platform_name`.execute(trx);
  return rows.map((row) => ({
    email: row.email,
    firstName: row.first_name,
    platformName: row.platform_name,
  }));
}
