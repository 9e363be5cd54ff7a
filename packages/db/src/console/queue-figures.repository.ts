import { sql } from "kysely";
import type { Db } from "../client.ts";

/** One of the queue's queues. */
export interface QueueFigures {
  readonly kind: string;
  /** Due, and taken by nobody. */
  readonly count: number;
  readonly oldestSeconds: number;
  readonly active: number;
  readonly failedLastDay: number;
}

/** Every queue there is, in the order of their names. */
export async function listQueueFigures(db: Db): Promise<QueueFigures[]> {
  const { rows } = await sql<QueueFigures>`
    with job as (
      select name, count(*) filter (where state < 'active' and start_after <= now()) as count,
        extract(epoch from now() - min(greatest(start_after, created_on)) filter (where state < 'active' and start_after <= now())) as oldest,
        count(*) filter (where state = 'active') as active,
        count(*) filter (where state = 'failed' and completed_on > now() - interval '1 day') as failed
      from pgboss.job group by name)
    select q.name as kind, coalesce(j.count, 0) as count, coalesce(j.oldest, 0)::float8 as "oldestSeconds",
      coalesce(j.active, 0) as active, coalesce(j.failed, 0) as "failedLastDay"
    from pgboss.queue q left join job j using (name) where q.name not like '\\_\\_pgboss\\_\\_%' order by q.name`.execute(
    db,
  );
  return rows;
}

/** A worker that holds lanes now. */
export interface BusyWorker {
  readonly worker: string;
  readonly lanes: number;
  /** How long the first of them has been held. */
  readonly oldestSeconds: number;
}

/** Workers whose leases run, the busiest first. */
export async function listBusyWorkers(db: Db): Promise<BusyWorker[]> {
  const { rows } = await sql<BusyWorker>`
    select worker, count(*) as lanes, coalesce(max(extract(epoch from now() - last_served_at)), 0)::float8 as "oldestSeconds"
    from lane where lease_until > now() and worker is not null group by worker order by 2 desc, 1`.execute(
    db,
  );
  return rows;
}
