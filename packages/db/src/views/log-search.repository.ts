import { type RawBuilder, sql } from "kysely";
import { readAsOfNow } from "../as-of-now.ts";
import { IS_LISTED } from "../applying/is-listed.ts";
import type { Db } from "../client.ts";
import { type ApplicationView, listApplications } from "./application-view.repository.ts";

/** Which of the user's logs are wanted. */
export interface LogFilter {
  readonly userId: string;
  /** Found in job title or company, whatever the case. */
  readonly text?: string | undefined;
  /** Statuses as the wire has them: PENDING for every open one, a response before APPLIED (DECISIONS D8). */
  readonly statuses?: readonly string[] | undefined;
  readonly platformId?: number | undefined;
}

export interface LogPage {
  readonly views: readonly ApplicationView[];
  readonly total: number;
  /** The page that was read: the last one when there are fewer than were asked for. */
  readonly page: number;
  readonly pages: number;
}

const WIRE_STATUS = sql<string>`case when a.response_status is not null then a.response_status
  when a.status in ('APPLIED', 'FAILED', 'SKIPPED') then a.status else 'PENDING' end`;

// Rows of one batch of a download.
const BATCH = 1000;

/**
 * One page of the logs that fit, newest change first, and how many there are, as of one instant. Counting and skipping read
 * an index only; a page beyond the middle is read from the other end, so the last costs what the first does.
 */
export async function searchLogs(
  db: Db,
  filter: LogFilter,
  paging: { readonly page: number; readonly pageSize: number },
): Promise<LogPage> {
  return readAsOfNow(db, async (trx) => {
    const { rows } = await sql<{ total: number }>`
      select count(*) as total from application a where ${fits(filter)}`.execute(trx);
    const total = rows[0]?.total ?? 0;
    const pages = Math.max(1, Math.ceil(total / paging.pageSize));
    const page = Math.min(paging.page, pages);
    const ids = await listIds(trx, filter, (page - 1) * paging.pageSize, paging.pageSize, total);
    const views = await listApplications(trx, {
      userId: filter.userId,
      ids,
      limit: paging.pageSize,
    });
    return { views, total, page, pages };
  });
}

/** All logs that fit, newest change first, in batches: what is changed meanwhile may be in none. */
export async function* readLogs(db: Db, filter: LogFilter): AsyncGenerator<ApplicationView[]> {
  let last: ApplicationView | undefined;
  do {
    const after: RawBuilder<unknown> =
      last === undefined
        ? sql``
        : sql`and (a.updated_at, a.id) < (${last.updatedAt}::timestamptz, ${last.id}::uuid)`;
    const { rows } = await sql<{ id: string }>`select a.id from application a
      where ${fits(filter)} ${after} order by a.updated_at desc, a.id desc limit ${BATCH}`.execute(
      db,
    );
    const ids = rows.map((row) => row.id);
    const views = await listApplications(db, { userId: filter.userId, ids, limit: BATCH });
    if (views.length > 0) yield views;
    last = ids.length < BATCH ? undefined : views.at(-1);
  } while (last !== undefined);
}

async function listIds(
  trx: Db,
  filter: LogFilter,
  skipped: number,
  wanted: number,
  total: number,
): Promise<string[]> {
  const count = Math.min(wanted, total - skipped);
  const isNearEnd = skipped > total / 2;
  const order = isNearEnd
    ? sql`order by a.updated_at, a.id offset ${total - skipped - count}`
    : sql`order by a.updated_at desc, a.id desc offset ${skipped}`;
  const { rows } = await sql<{ id: string }>`
    select a.id from application a where ${fits(filter)} ${order} limit ${count}`.execute(trx);
  return rows.map((row) => row.id);
}

function fits({ userId, text, statuses, platformId }: LogFilter): RawBuilder<unknown> {
  const platform = platformId === undefined ? sql`` : sql`and a.platform_id = ${platformId}`;
  const status =
    statuses === undefined ? sql`` : sql`and ${WIRE_STATUS} = any (${[...statuses]}::text[])`;
  const found = text === undefined ? sql`` : sql`and strpos(a.search_text, lower(${text})) > 0`;
  return sql`a.user_id = ${userId} and ${IS_LISTED} ${platform} ${status} ${found}`;
}
