import { jobFingerprint } from "@sendoff/domain/choosing";
import { type Kysely, sql } from "kysely";

/**
 * Folds the keys by which the same job is known anew, because `jobFingerprint` now folds more spellings: without this, a job that
 * was sent under its old key would be sent again. The keys are worked out here and not in SQL, so that there is one rule; and
 * once here and not at each comparison, so that the unique index goes on to hold two workers apart.
 *
 * A later change of the rule needs a migration like this one. Two sent applications that are now the same job stay: one keeps
 * the key, an accepted one first, and finds later twins; the others get their own id behind it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create temporary table folded_key (id uuid primary key, job_key text not null) on commit drop`.execute(
    db,
  );
  let after = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const { rows } = await sql<Stored>`
      select id, company, job_title, location, job_fingerprint from application
      where id > ${after} order by id limit ${BATCH}`.execute(db);
    const last = rows.at(-1);
    if (last === undefined) break;
    after = last.id;
    const changed = rows.flatMap((row) => {
      const key = jobFingerprint({ ...row, title: row.job_title });
      return key === row.job_fingerprint ? [] : [{ id: row.id, key }];
    });
    if (changed.length === 0) continue;
    await sql`insert into folded_key
      select * from unnest(${changed.map(({ id }) => id)}::uuid[], ${changed.map(({ key }) => key)}::text[])`.execute(
      db,
    );
  }
  await sql.raw(replaceKeys).execute(db);
}

interface Stored {
  readonly id: string;
  readonly company: string;
  readonly job_title: string;
  readonly location: string;
  readonly job_fingerprint: string;
}

/** Rows at a time: a few megabytes, however long the table is. */
const BATCH = 5000;

const replaceKeys = `
drop index application_same_job;
update application a set job_fingerprint = f.job_key from folded_key f where f.id = a.id;
update application a set job_fingerprint = a.job_fingerprint || '|' || a.id
from (
  select id, row_number() over (partition by user_id, job_fingerprint
    order by status = 'APPLIED' desc, intent_at nulls last, id) as place
  from application where status in ('SUBMITTING', 'UNKNOWN', 'APPLIED', 'NEEDS_REVIEW')
) sent
where sent.id = a.id and sent.place > 1;
create unique index application_same_job on application (user_id, job_fingerprint)
  where status in ('SUBMITTING', 'UNKNOWN', 'APPLIED', 'NEEDS_REVIEW');
-- Migrations share one transaction, and a later one may fold again.
drop table folded_key;
`;
