import { sql } from "kysely";
import type { Db } from "../client.ts";

/** An application as lists show it. */
export interface ApplicationView {
  readonly id: string;
  readonly receiptNumber: number;
  readonly runId: string | null;
  readonly platformId: number;
  readonly platformName: string;
  readonly portalJobId: string;
  readonly jobTitle: string;
  readonly company: string;
  readonly location: string;
  readonly url: string;
  readonly status: string;
  readonly reason: string;
  /** Texts of the questions it waits for; empty unless it waits for answers. */
  readonly openQuestionTexts: readonly string[];
  readonly startedAt: Date | null;
  readonly updatedAt: Date;
  readonly appliedAt: Date | null;
  readonly createdAt: Date;
  readonly busyMs: number | null;
  readonly answerCount: number;
  readonly holdState: string | null;
  readonly pictures: readonly PictureView[];
}
export interface PictureView {
  readonly kind: string;
  readonly storageKey: string;
  readonly takenAt: Date;
  readonly width: number;
  readonly height: number;
}

// A cursor carries milliseconds. Ordered by anything finer, rows of one millisecond would be lost between two pages.
const CHANGED_AT = sql<Date>`date_trunc('milliseconds', a.updated_at)`;

// Once answered, the questions stay on the row as evidence of why it had stopped.
const OPEN_QUESTION_TEXTS = sql<string[]>`case when a.status = 'NEEDS_ANSWER'
  then jsonb_path_query_array(a.open_questions, '$[*].question') else '[]'::jsonb end`;

interface ApplicationFilter {
  readonly userId: string;
  readonly id?: string;
  readonly runId?: string;
  readonly statuses?: readonly string[];
  /** Only those that changed since the start of the user's day. */
  readonly isToday?: boolean;
  /** Older than this row: for paging. */
  readonly before?: { readonly updatedAt: Date; readonly id: string };
  readonly limit: number;
}

/** The user's applications, newest change first. Jobs that were found and not opened yet are left out. */
export async function listApplications(
  db: Db,
  filter: ApplicationFilter,
): Promise<ApplicationView[]> {
  let query = db
    .selectFrom("application as a")
    .innerJoin("platform as p", "p.id", "a.platform_id")
    .leftJoin("credit_hold as h", "h.application_id", "a.id")
    .select([
      "a.id",
      "a.receipt_number",
      "a.run_id",
      "a.platform_id",
      "p.name as platform_name",
      "a.portal_job_id",
      "a.job_title",
      "a.company",
      "a.location",
      "a.url",
      "a.status",
      "a.reason",
      "a.started_at",
      "a.updated_at",
      "a.applied_at",
      "a.created_at",
      "a.busy_ms",
      "h.state as hold_state",
    ])
    .select(sql<number>`jsonb_array_length(a.answers)`.as("answer_count"))
    .select(OPEN_QUESTION_TEXTS.as("open_question_texts"))
    .where("a.user_id", "=", filter.userId)
    .where((where) => where.or([where("a.status", "<>", "QUEUED"), where("a.attempts", ">", 0)]));
  if (filter.id !== undefined) query = query.where("a.id", "=", filter.id);
  if (filter.runId !== undefined) query = query.where("a.run_id", "=", filter.runId);
  if (filter.statuses !== undefined) query = query.where("a.status", "in", [...filter.statuses]);
  if (filter.isToday === true) {
    query = query.where(
      sql<boolean>`a.updated_at >= (select date_trunc('day', now() at time zone u.time_zone) at time zone u.time_zone
        from app_user u where u.id = a.user_id)`,
    );
  }
  if (filter.before !== undefined) {
    query = query.where(
      sql<boolean>`(${CHANGED_AT}, a.id) < (${filter.before.updatedAt}::timestamptz, ${filter.before.id}::uuid)`,
    );
  }
  const rows = await query
    .orderBy(CHANGED_AT, "desc")
    .orderBy("a.id", "desc")
    .limit(filter.limit)
    .execute();
  const pictures = await listPictures(
    db,
    rows.map((row) => row.id),
  );
  return rows.map((row) => ({
    id: row.id,
    receiptNumber: row.receipt_number,
    runId: row.run_id,
    platformId: row.platform_id,
    platformName: row.platform_name,
    portalJobId: row.portal_job_id,
    jobTitle: row.job_title,
    company: row.company,
    location: row.location,
    url: row.url,
    status: row.status,
    reason: row.reason,
    openQuestionTexts: row.open_question_texts,
    startedAt: row.started_at,
    updatedAt: row.updated_at,
    appliedAt: row.applied_at,
    createdAt: row.created_at,
    busyMs: row.busy_ms,
    answerCount: row.answer_count,
    holdState: row.hold_state,
    pictures: pictures.get(row.id) ?? [],
  }));
}

async function listPictures(
  db: Db,
  applicationIds: readonly string[],
): Promise<Map<string, PictureView[]>> {
  const byId = new Map<string, PictureView[]>();
  if (applicationIds.length === 0) return byId;
  const rows = await db
    .selectFrom("application_picture")
    .selectAll()
    .where("application_id", "in", [...applicationIds])
    .orderBy("taken_at")
    .execute();
  for (const row of rows) {
    const list = byId.get(row.application_id) ?? [];
    byId.set(row.application_id, list);
    list.push({
      kind: row.kind,
      storageKey: row.storage_key,
      takenAt: row.taken_at,
      width: row.width,
      height: row.height,
    });
  }
  return byId;
}

/** Everything that is kept of one application beside its list view. JSON columns are parsed by the caller. */
export interface ApplicationEvidence {
  readonly applicant: string;
  readonly applicantEmail: string;
  readonly description: string;
  readonly answers: unknown;
  readonly openQuestions: unknown;
  readonly steps: unknown;
  readonly confirmation: string;
  readonly proof: string;
  readonly cv: {
    readonly fileName: string;
    readonly version: number;
    readonly sha256: string;
  } | null;
  readonly timeline: readonly {
    readonly status: string;
    readonly at: Date;
    readonly note: string;
  }[];
  readonly unitPriceCents: number;
}

/** The evidence of the user's own application, or undefined. */
export async function findApplicationEvidence(
  db: Db,
  userId: string,
  id: string,
): Promise<ApplicationEvidence | undefined> {
  const row = await db
    .selectFrom("application as a")
    .leftJoin("credit_hold as h", "h.application_id", "a.id")
    .leftJoin("credit_lot as l", "l.id", "h.lot_id")
    .select([
      "a.applicant",
      "a.applicant_email",
      "a.description",
      "a.answers",
      "a.open_questions",
      "a.steps",
      "a.confirmation",
      "a.proof",
      "a.cv_file_name",
      "a.cv_version",
      "a.cv_sha256",
      "l.unit_price_cents",
    ])
    .where("a.id", "=", id)
    .where("a.user_id", "=", userId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const timeline = await db
    .selectFrom("application_event")
    .select(["status", "at", "note"])
    .where("application_id", "=", id)
    .orderBy("id")
    .execute();
  return {
    applicant: row.applicant,
    applicantEmail: row.applicant_email,
    description: row.description,
    answers: row.answers,
    openQuestions: row.open_questions,
    steps: row.steps,
    confirmation: row.confirmation,
    proof: row.proof,
    cv:
      row.cv_file_name === null || row.cv_version === null || row.cv_sha256 === null
        ? null
        : { fileName: row.cv_file_name, version: row.cv_version, sha256: row.cv_sha256 },
    timeline,
    unitPriceCents: row.unit_price_cents ?? 0,
  };
}
