import { platformNameOf } from "@sendoff/domain/platform";
import { sql } from "kysely";
import { IS_LISTED } from "../applying/is-listed.ts";
import { DAY_START } from "../applying/sent-today.ts";
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
  readonly reasonCode: string;
  /** What says that it arrived. */
  readonly proof: string;
  /** Unconfirmed, and its user cannot tell either. */
  readonly isSetAside: boolean;
  /** Submit was pressed at some time, or may have been. */
  readonly wasPressed: boolean;
  readonly matchScore: number | null;
  /** Those whose files are still kept. */
  readonly pictures: readonly PictureView[];
  readonly response: ResponseView | null;
}
/** What the employer's side has answered, as the user wrote it down. */
export interface ResponseView {
  readonly status: string;
  readonly on: string;
  readonly note: string;
  readonly recordedAt: Date;
}
export interface PictureView {
  readonly kind: string;
  readonly storageKey: string;
  readonly takenAt: Date;
  readonly width: number;
  readonly height: number;
}

// Once answered, the questions stay on the row as evidence of why it had stopped.
const OPEN_QUESTION_TEXTS = sql<string[]>`case when a.status = 'NEEDS_ANSWER'
  then jsonb_path_query_array(a.open_questions, '$[*].question') else '[]'::jsonb end`;

interface ApplicationFilter {
  readonly userId: string;
  readonly id?: string;
  readonly ids?: readonly string[];
  readonly runId?: string;
  readonly statuses?: readonly string[];
  /** True: those that their user has set aside are left out. */
  readonly isAsked?: boolean;
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
  if (filter.ids?.length === 0) return [];
  let query = selectRows(db).where("a.user_id", "=", filter.userId).where(IS_LISTED);
  if (filter.id !== undefined) query = query.where("a.id", "=", filter.id);
  if (filter.ids !== undefined) query = query.where("a.id", "in", [...filter.ids]);
  if (filter.runId !== undefined) query = query.where("a.run_id", "=", filter.runId);
  if (filter.statuses !== undefined) query = query.where("a.status", "in", [...filter.statuses]);
  if (filter.isAsked === true) query = query.where("a.set_aside_at", "is", null);
  if (filter.isToday === true) {
    query = query.where(
      sql<boolean>`a.updated_at >= (select ${DAY_START}
        from app_user u where u.id = a.user_id)`,
    );
  }
  if (filter.before !== undefined) {
    query = query.where(
      sql<boolean>`(a.updated_at, a.id) < (${filter.before.updatedAt}::timestamptz, ${filter.before.id}::uuid)`,
    );
  }
  const rows = await query
    .orderBy("a.updated_at", "desc")
    .orderBy("a.id", "desc")
    .limit(filter.limit)
    .execute();
  const pictures = await listPictures(
    db,
    rows.map((row) => row.id),
  );
  return rows.map((row) => toView(row, pictures.get(row.id) ?? []));
}

function selectRows(db: Db) {
  return db
    .selectFrom("application as a")
    .leftJoin("platform as p", "p.id", "a.platform_id")
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
      "a.reason_code",
      "a.proof",
      "a.set_aside_at",
      "a.intent_at",
      "a.started_at",
      "a.updated_at",
      "a.applied_at",
      "a.created_at",
      "a.busy_ms",
      "a.match_score",
      "h.state as hold_state",
      "a.response_status",
      "a.response_on",
      "a.response_note",
      "a.response_at",
    ])
    .select(sql<number>`jsonb_array_length(a.answers)`.as("answer_count"))
    .select(OPEN_QUESTION_TEXTS.as("open_question_texts"));
}

type Row = Awaited<ReturnType<ReturnType<typeof selectRows>["execute"]>>[number];

function toView(row: Row, pictures: readonly PictureView[]): ApplicationView {
  return {
    id: row.id,
    receiptNumber: row.receipt_number,
    runId: row.run_id,
    platformId: row.platform_id,
    platformName: platformNameOf(row.platform_id, row.platform_name),
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
    reasonCode: row.reason_code,
    proof: row.proof,
    isSetAside: row.set_aside_at !== null,
    wasPressed: row.intent_at !== null,
    matchScore: row.match_score,
    pictures,
    response: responseOf(row),
  };
}

function responseOf(row: Row): ResponseView | null {
  const { response_status: status, response_on: on, response_at: recordedAt } = row;
  if (status === null || on === null || recordedAt === null) return null;
  return { status, on, note: row.response_note, recordedAt };
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
    .where("expired_at", "is", null)
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
  /** When the user deleted it; what is below is empty then. */
  readonly deletedAt: Date | null;
  readonly applicant: string;
  readonly applicantEmail: string;
  readonly description: string;
  readonly matchReasons: unknown;
  readonly answers: unknown;
  readonly openQuestions: unknown;
  readonly steps: unknown;
  readonly confirmation: string;
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
  /** Pictures whose files were deleted because their time was over. */
  readonly expiredPictures: readonly {
    readonly kind: string;
    readonly takenAt: Date;
    readonly expiredAt: Date;
  }[];
  /** What its credit cost; 0 unless it was spent. */
  readonly costCents: number;
  /** Rupees to the dollar when that credit was bought; null for a free one and where none was spent. */
  readonly costRate: number | null;
}

/** The evidence of the user's own application, or undefined. */
export async function findApplicationEvidence(
  db: Db,
  userId: string,
  id: string,
): Promise<ApplicationEvidence | undefined> {
  const row = await db
    .selectFrom("application as a")
    .select([
      "a.applicant",
      "a.applicant_email",
      "a.description",
      "a.match_reasons",
      "a.answers",
      "a.open_questions",
      "a.steps",
      "a.confirmation",
      "a.cv_file_name",
      "a.cv_version",
      "a.cv_sha256",
      "a.cost_cents",
      (select) =>
        select
          .selectFrom("credit_hold as h")
          .innerJoin("credit_lot as l", "l.id", "h.lot_id")
          .whereRef("h.application_id", "=", "a.id")
          .where("h.state", "=", "captured")
          .select("l.usd_inr_rate")
          .as("cost_rate"),
      "a.evidence_deleted_at",
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
    deletedAt: row.evidence_deleted_at,
    applicant: row.applicant,
    applicantEmail: row.applicant_email,
    description: row.description,
    matchReasons: row.match_reasons,
    answers: row.answers,
    openQuestions: row.open_questions,
    steps: row.steps,
    confirmation: row.confirmation,
    cv:
      row.cv_file_name === null || row.cv_version === null || row.cv_sha256 === null
        ? null
        : { fileName: row.cv_file_name, version: row.cv_version, sha256: row.cv_sha256 },
    timeline,
    expiredPictures: await listExpiredPictures(db, id),
    costCents: row.cost_cents ?? 0,
    costRate: row.cost_rate,
  };
}

async function listExpiredPictures(db: Db, applicationId: string) {
  const rows = await db
    .selectFrom("application_picture")
    .select(["kind", "taken_at", "expired_at"])
    .where("application_id", "=", applicationId)
    .where("expired_at", "is not", null)
    .orderBy("taken_at")
    .execute();
  return rows.flatMap(({ kind, taken_at: takenAt, expired_at: expiredAt }) =>
    expiredAt === null ? [] : [{ kind, takenAt, expiredAt }],
  );
}
