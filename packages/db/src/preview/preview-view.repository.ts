import { MatchReason } from "@sendoff/contract/match";
import { sql } from "kysely";
import { z } from "zod";
import type { Db } from "../client.ts";
import { IS_MATCHING_JOB, TO_READ } from "./preview.repository.ts";

/** A job that fits. */
export interface PreviewJobView {
  readonly id: string;
  readonly title: string;
  readonly company: string;
  readonly location: string;
  readonly url: string;
  readonly score: number;
  readonly reasons: readonly MatchReason[];
  readonly isTakenOut: boolean;
}

/** Jobs of one reason code, some of them by name. */
export interface LeftOutView {
  readonly code: string;
  readonly count: number;
  readonly jobs: readonly {
    readonly job_title: string;
    readonly company_name: string;
    readonly text: string;
  }[];
}

/** A preview as it stands. */
export interface PreviewView {
  readonly id: string;
  readonly platformId: number;
  readonly platformName: string;
  readonly state: string;
  readonly goal: number;
  /** Jobs to be read; none once it has ended. */
  readonly toRead: number;
  /** Best score first. */
  readonly jobs: readonly PreviewJobView[];
  readonly leftOut: readonly LeftOutView[];
  readonly unknownPlaces: readonly string[];
  readonly endReason: string | null;
  readonly endNote: string;
  readonly isStopping: boolean;
  readonly createdAt: Date;
  readonly endedAt: Date | null;
  /** Minutes since its end; 0 while it is open. */
  readonly ageMinutes: number;
}

/** Reason code of jobs whose postings were not read. */
export const NOT_OPENED = "not_opened";
const NAMED = 10;

/** No run was started on the account since: what it would send is what was listed. */
export const IS_NOT_SUPERSEDED = sql<boolean>`not exists (select 1 from run s where s.user_id = r.user_id
  and s.platform_id = r.platform_id and s.kind = 'send' and s.created_at >= r.created_at)`;

/** A preview of this user: by its id, or the newest on a platform. Undefined where there is none, or a run was started since. */
export async function findPreview(
  db: Db,
  key: { readonly userId: string } & ({ readonly id: string } | { readonly platformId: number }),
): Promise<PreviewView | undefined> {
  const which = "id" in key ? sql`r.id = ${key.id}` : sql`r.platform_id = ${key.platformId}`;
  const { rows } = await sql<Omit<PreviewView, "jobs" | "leftOut"> & { unreadable: number }>`
    select r.id, r.platform_id as "platformId", p.name as "platformName", r.state, r.goal, r.end_reason as "endReason",
      r.end_note as "endNote", r.stop_requested_at is not null and r.state <> 'ended' as "isStopping",
      r.created_at as "createdAt", r.ended_at as "endedAt", r.unknown_places as "unknownPlaces",
      r.unreadable_lines as unreadable,
      coalesce(extract(epoch from now() - r.ended_at) / 60, 0)::float8 as "ageMinutes",
      case when r.state = 'ended' then 0
        else (select count(*) from preview_job j where j.preview_id = r.id and ${TO_READ}) end as "toRead"
    from run r join platform p on p.id = r.platform_id
    where r.user_id = ${key.userId} and r.kind = 'preview' and ${which} and ${IS_NOT_SUPERSEDED}
    order by r.created_at desc, r.id desc limit 1`.execute(db);
  const row = rows[0];
  if (row === undefined) return undefined;
  const { unreadable, ...view } = row;
  const leftOut = await listLeftOut(db, row);
  if (unreadable > 0) leftOut.push({ code: "unreadable", count: unreadable, jobs: [] });
  return { ...view, jobs: await listFitting(db, row.id), leftOut };
}

async function listFitting(db: Db, previewId: string): Promise<PreviewJobView[]> {
  const { rows } = await sql<Omit<PreviewJobView, "reasons"> & { reasons: unknown }>`
    select j.id, j.job_title as title, j.company, j.location, j.url, coalesce(j.match_score, 0) as score,
      j.match_reasons as reasons, j.taken_out_at is not null as "isTakenOut"
    from preview_job j where j.preview_id = ${previewId} and ${IS_MATCHING_JOB}
    order by j.match_score desc nulls last, j.id`.execute(db);
  return rows.map((row) => ({ ...row, reasons: z.array(MatchReason).parse(row.reasons) }));
}

/** What does not fit; of an ended preview also what was not read. */
async function listLeftOut(
  db: Db,
  { id, state }: Pick<PreviewView, "id" | "state">,
): Promise<LeftOutView[]> {
  const { rows } = await sql<LeftOutView>`
    select o.code, count(*) as count,
      coalesce(jsonb_agg(jsonb_build_object('job_title', o.job_title, 'company_name', o.company, 'text', o.reason)
        order by o.place) filter (where o.job_title <> '' and o.place <= ${NAMED}), '[]'::jsonb) as jobs
    from (
      select coalesce(j.left_out, ${NOT_OPENED}) as code, j.job_title, j.company, j.reason,
        row_number() over (partition by coalesce(j.left_out, ${NOT_OPENED})
          order by j.job_title = '', j.match_score desc nulls last, j.id) as place
      from preview_job j where j.preview_id = ${id} and not ${IS_MATCHING_JOB}
        and (${state} = 'ended' or not ${TO_READ})) o
    group by o.code`.execute(db);
  return [...rows];
}

/** The text of a job's posting; undefined where the user has no such job in a preview. */
export async function findPreviewPosting(
  db: Db,
  key: { readonly userId: string; readonly previewId: string; readonly jobId: string },
): Promise<string | undefined> {
  const row = await db
    .selectFrom("preview_job as j")
    .innerJoin("run as r", "r.id", "j.preview_id")
    .select("j.description")
    .where("j.id", "=", key.jobId)
    .where("r.id", "=", key.previewId)
    .where("r.user_id", "=", key.userId)
    .executeTakeFirst();
  return row?.description;
}
