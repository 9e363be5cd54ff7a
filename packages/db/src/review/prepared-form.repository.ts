import { ReviewQuestion } from "@sendoff/contract/review";
import { type Selectable, sql } from "kysely";
import { z } from "zod";
import {
  type ApplicationLease,
  finishUnsent,
  type Outcome,
} from "../applying/application.repository.ts";
import { settleNotSent } from "../applying/settle.repository.ts";
import { type Db, inTransaction } from "../client.ts";
import type { PreparedForm } from "../schema.ts";

/** A CV as a prepared form names it. */
export interface PreparedCv {
  readonly id: string;
  readonly fileName: string;
  readonly version: number;
  readonly sha256: string;
}

/** A prepared form as it is kept. */
export interface PreparedFormRow {
  readonly applicationId: string;
  readonly revision: number;
  readonly questions: readonly ReviewQuestion[];
  /** Null where the form has no place for a CV. */
  readonly cv: PreparedCv | null;
  readonly note: string;
  readonly preparedAt: Date;
  readonly approvedAt: Date | null;
}

/** What a worker prepared and the user is to approve. */
export interface NewPreparedForm {
  readonly questions: readonly ReviewQuestion[];
  readonly cv: PreparedCv | null;
  readonly note: string;
  /** When to look whether the job is still open. */
  readonly checkSeconds: number;
  /** Its questions came after the click, and nothing was sent: it returns from SUBMITTING, and its credit with it. */
  readonly isAskedAfterClick?: boolean;
}

/**
 * Lets an application wait for its user's approval with the form as it was filled in; it holds no credit (DECISIONS D4). What was
 * approved before of it is approved no more. False when the lease was lost, in which case nothing changed.
 */
export async function keepPrepared(
  db: Db,
  lease: ApplicationLease,
  form: NewPreparedForm,
  outcome: Omit<Outcome, "status" | "reasonCode" | "reason">,
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const end = form.isAskedAfterClick === true ? settleNotSent : finishUnsent;
    const isKept = await end(trx, lease, {
      ...outcome,
      status: "NEEDS_APPROVAL",
      reasonCode: "prepared",
      reason: form.note === "" ? "It is filled in and waits for your approval." : form.note,
    });
    if (!isKept) return false;
    const kept = {
      questions: JSON.stringify(form.questions),
      cv_id: form.cv?.id ?? null,
      cv_file_name: form.cv?.fileName ?? null,
      cv_version: form.cv?.version ?? null,
      cv_sha256: form.cv?.sha256 ?? null,
      note: form.note,
      prepared_at: sql<Date>`clock_timestamp()`,
      approved_at: null,
      next_check_at: sql<Date>`now() + make_interval(secs => ${form.checkSeconds})`,
    };
    await trx
      .insertInto("prepared_form")
      .values({
        application_id: lease.id,
        user_id: lease.userId,
        platform_id: lease.platformId,
        ...kept,
      })
      .onConflict((conflict) =>
        conflict
          .column("application_id")
          .doUpdateSet((set) => ({ ...kept, revision: set("prepared_form.revision", "+", 1) })),
      )
      .execute();
    return true;
  });
}

/** The form of an application that was prepared, whatever has become of it since. */
export async function findPreparedForm(
  db: Db,
  applicationId: string,
): Promise<PreparedFormRow | undefined> {
  const row = await db
    .selectFrom("prepared_form")
    .selectAll()
    .where("application_id", "=", applicationId)
    .executeTakeFirst();
  return row === undefined ? undefined : readRow(row);
}

/** The forms of the user's applications that wait for approval, by application. */
export async function listWaitingForms(
  db: Db,
  userId: string,
): Promise<Map<string, PreparedFormRow>> {
  const rows = await db
    .selectFrom("prepared_form")
    .innerJoin("application", "application.id", "prepared_form.application_id")
    .selectAll("prepared_form")
    .where("application.user_id", "=", userId)
    .where("application.status", "=", "NEEDS_APPROVAL")
    .orderBy("application.updated_at", "desc")
    .limit(MOST_WAITING)
    .execute();
  return new Map(rows.map((row) => [row.application_id, readRow(row)]));
}

// More than this is not looked through at once: the oldest are shown once newer ones are dealt with.
const MOST_WAITING = 500;

export function readRow(row: Selectable<PreparedForm>): PreparedFormRow {
  const { cv_id: id, cv_file_name: fileName, cv_version: version, cv_sha256: sha256 } = row;
  const hasCv = id !== null && fileName !== null && version !== null && sha256 !== null;
  return {
    applicationId: row.application_id,
    revision: row.revision,
    questions: z.array(ReviewQuestion).parse(row.questions),
    cv: hasCv ? { id, fileName, version, sha256 } : null,
    note: row.note,
    preparedAt: row.prepared_at,
    approvedAt: row.approved_at,
  };
}
