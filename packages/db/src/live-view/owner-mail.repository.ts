import { sql } from "kysely";
import type { Db } from "../client.ts";
import type { LivePageLease } from "./live-page.repository.ts";

/** Somebody whom a portal asks for. */
export interface AskedOwner {
  readonly email: string;
  readonly firstName: string;
  readonly platformId: number;
  readonly platformName: string;
}

/**
 * Whom to write to that a portal asks for them; undefined when they were written to about this account less than so many seconds
 * ago. Write in the same transaction, so that nobody is told twice.
 */
export async function takeOwnerMail(
  trx: Db,
  page: LivePageLease,
  leastSeconds: number,
): Promise<AskedOwner | undefined> {
  const { rows } = await sql<{
    email: string;
    first_name: string;
    platform_id: number;
    name: string;
  }>`
    update live_page p set mailed_at = now() from app_user u, platform f
    where p.id = ${page.id} and p.fence = ${page.fence} and u.id = p.user_id and u.erase_at is null and f.id = p.platform_id
      and (p.mailed_at is null or p.mailed_at < now() - make_interval(secs => ${leastSeconds}))
    returning u.email, u.first_name, p.platform_id, f.name`.execute(trx);
  const row = rows[0];
  if (row === undefined) return undefined;
  return {
    email: row.email,
    firstName: row.first_name,
    platformId: row.platform_id,
    platformName: row.name,
  };
}
