import { type Kysely, sql } from "kysely";

/** What is tried again because its user asked to is taken up like what they answered, and found by the same index. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index application_answered`.execute(db);
  await sql`create index application_answered on application (user_id, platform_id)
    where status = 'QUEUED' and reason_code in ('answered', 'retried')`.execute(db);
}
