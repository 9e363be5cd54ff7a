import { type Kysely, sql } from "kysely";

/** Platforms that users add: company boards and bookmarks (DECISIONS D9). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
-- Built-in platforms have fixed ids below (DECISIONS D12).
create sequence added_platform_id as integer start with 1001;

alter table platform
  -- Whose pages a company's board has, and the company's name there.
  add column board_maker text check (board_maker in ('greenhouse', 'lever', 'ashby')),
  add column board_host text,
  add column board_token text,
  -- What an address comes down to: two spellings of one board are one platform.
  add column address_key text,
  -- The row stays for the runs, logs and receipts that hang on it.
  add column deleted_at timestamptz,
  add check ((board_maker is null) = (board_host is null) and (board_maker is null) = (board_token is null)),
  add check ((owner_user_id is null) = (address_key is null)),
  add check (owner_user_id is not null or (board_maker is null and deleted_at is null));
create unique index platform_own on platform (owner_user_id, address_key) where owner_user_id is not null;
`)
    .execute(db);
}
