import { type Kysely, sql } from "kysely";

/** Browsers still call some zones by names that the world has given up; kept is today's. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
update app_user u set time_zone = z.newer
  from (values
    ('America/Buenos_Aires', 'America/Argentina/Buenos_Aires'), ('America/Godthab', 'America/Nuuk'),
    ('Asia/Calcutta', 'Asia/Kolkata'), ('Asia/Katmandu', 'Asia/Kathmandu'), ('Asia/Rangoon', 'Asia/Yangon'),
    ('Asia/Saigon', 'Asia/Ho_Chi_Minh'), ('Atlantic/Faeroe', 'Atlantic/Faroe'), ('Europe/Kiev', 'Europe/Kyiv'),
    ('Pacific/Enderbury', 'Pacific/Kanton'), ('Pacific/Ponape', 'Pacific/Pohnpei'), ('Pacific/Truk', 'Pacific/Chuuk')
  ) as z (older, newer)
  where u.time_zone = z.older and exists (select 1 from pg_timezone_names n where n.name = z.newer);
`,
    )
    .execute(db);
}
