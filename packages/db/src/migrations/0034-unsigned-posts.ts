import { type Kysely, sql } from "kysely";

/** Posts to the payment addresses that nobody we know has signed are counted, and only a sample of each hour is kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table unsigned_payment_post (
      hour timestamptz primary key,
      posts integer not null default 1
    )`.execute(db);
}
