import { sql } from "kysely";
import type { LaneKey } from "../applying/lane.repository.ts";
import type { Db } from "../client.ts";

/** Whether a submit of this account is unconfirmed and due for a look: that goes on while its platform is paused. */
export async function hasDueVerification(db: Db, key: LaneKey): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select 1 from application a
      where a.user_id = ${key.userId} and a.platform_id = ${key.platformId}
        and a.status in ('SUBMITTING', 'UNKNOWN') and a.next_look_at <= now()) as found`.execute(
    db,
  );
  return rows[0]?.found ?? false;
}
