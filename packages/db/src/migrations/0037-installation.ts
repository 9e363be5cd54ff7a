import { type Kysely, sql } from "kysely";

/** Which mode a database belongs to: made-up money and real money never share one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
create table installation (
  is_only boolean primary key default true check (is_only),
  mode text not null check (mode in ('sandbox', 'live')),
  claimed_at timestamptz not null default now()
);
`,
    )
    .execute(db);
}
