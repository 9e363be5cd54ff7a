import { type Kysely, sql } from "kysely";

/**
 * Which makers of company boards there are is the code's to say (the contract's `BoardMaker`, which every row is read with): a new
 * maker is data and changes no table. The table keeps that a maker is a key.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}

const changes = `
alter table platform
  drop constraint platform_board_maker_check,
  add constraint platform_board_maker_check check (board_maker ~ '^[a-z][a-z0-9]{1,39}$');
`;
