import { type Kysely, sql } from "kysely";

/**
 * A breaker stands for the pages of one portal, not for one platform: companies' boards by one maker are many platforms with the
 * same pages, each of one user's.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}

const changes = `
alter table platform
  -- Whose pages it shows: its own key, or the maker's of a company's board.
  add column portal_key text not null generated always as (coalesce(board_maker, key)) stored;
create index platform_portal on platform (portal_key);

alter table portal_pause add column portal_key text;
update portal_pause p set portal_key = f.portal_key from platform f where f.id = p.platform_id;
-- What was known of single boards says nothing of their maker.
update portal_pause p set closed_at = now() from platform f
  where f.id = p.platform_id and f.board_maker is not null and p.closed_at is null;
delete from portal_breaker b using platform f where f.id = b.platform_id and f.board_maker is not null;

drop index portal_pause_open;
drop index portal_pause_recent;
alter table portal_pause alter column portal_key set not null, drop column platform_id;
create unique index portal_pause_open on portal_pause (portal_key) where closed_at is null;
create index portal_pause_recent on portal_pause (portal_key, opened_at);

alter table portal_breaker add column portal_key text;
update portal_breaker b set portal_key = f.portal_key from platform f where f.id = b.platform_id;
alter table portal_breaker drop column platform_id;
alter table portal_breaker add primary key (portal_key);
`;
