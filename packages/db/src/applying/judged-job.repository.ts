import type { JudgedJob } from "@sendoff/domain/choosing";
import { sql } from "kysely";
import type { Db } from "../client.ts";
import type { LaneKey } from "./lane.repository.ts";

/**
 * The last jobs that were judged for a user on one platform, newest first: those of runs, and those of the last preview that no run
 * has met. A job that was left alone without a look at its words has no score and is not among them.
 */
export async function listJudgedJobs(
  db: Db,
  { userId, platformId }: LaneKey,
  most: number,
): Promise<JudgedJob[]> {
  const { rows } = await sql<Omit<JudgedJob, "reasonCode"> & { reason_code: string | null }>`
    select j.title, j.company, j.description, j.score, j.reason_code from (
      (select a.job_title as title, a.company, a.description, a.match_score as score,
          nullif(a.reason_code, '') as reason_code, a.created_at as seen_at, a.id
        from application a
        where a.user_id = ${userId} and a.platform_id = ${platformId} and a.match_score is not null
        order by a.created_at desc, a.id desc limit ${most})
      union all
      (select p.job_title, p.company, p.description, p.match_score, p.left_out, r.created_at, p.id
        from preview_job p join run r on r.id = p.preview_id
        where r.id = (select l.id from run l where l.user_id = ${userId} and l.platform_id = ${platformId}
            and l.kind = 'preview' order by l.created_at desc, l.id desc limit 1)
          and p.match_score is not null and not exists (select 1 from application k
            where k.user_id = ${userId} and k.platform_id = ${platformId} and k.portal_job_id = p.portal_job_id)
        order by p.id desc limit ${most})) j
    order by j.seen_at desc, j.id desc limit ${most}`.execute(db);
  return rows.map(({ reason_code: code, ...job }) => ({ ...job, reasonCode: code ?? undefined }));
}
