import type { ResponseStatus } from "@sendoff/contract/response";
import { localDateAt } from "@sendoff/domain/schedule";
import { type Kysely, sql } from "kysely";
import type { Db } from "../client.ts";
import { IS_LISTED } from "./is-listed.ts";
import type { DB } from "../schema.ts";
import { recordApplicationEvent } from "./application-event.repository.ts";

/** What the employer's side has answered, as the user writes it down. */
export interface NewResponse {
  readonly status: ResponseStatus;
  /** Local date, `YYYY-MM-DD`. */
  readonly on: string;
  readonly note: string;
}

export type ResponseOutcome =
  | { readonly kind: "recorded" }
  | { readonly kind: "not_found" }
  /** Only what was sent can be answered. */
  | { readonly kind: "not_sent" }
  /** The date lies outside `first` (the day it was sent) and `last` (today), in the user's time zone. */
  | { readonly kind: "impossible_date"; readonly first: string; readonly last: string };

/** How far an answer says that an application has come. A rejection does not say that anybody has looked at it. */
const REACHED: Readonly<Record<ResponseStatus, number>> = {
  VIEWED: 1,
  REJECTED: 0,
  INTERVIEW_SCHEDULED: 2,
  OFFER: 3,
};

/**
 * Writes down the answer to the user's own application, with a line in its timeline. The same answer again changes nothing;
 * of two at once the later one stands, whole. A rejection keeps how far it had come before; every other answer says so itself.
 */
export async function recordResponse(
  db: Kysely<DB>,
  key: { readonly userId: string; readonly id: string },
  response: NewResponse,
): Promise<ResponseOutcome> {
  return db.transaction().execute(async (trx) => {
    const row = await lockApplication(trx, key);
    if (row === undefined) return { kind: "not_found" };
    if (row.status !== "APPLIED" || row.applied_at === null) return { kind: "not_sent" };
    const first = localDateAt(row.time_zone, row.applied_at.getTime());
    const last = localDateAt(row.time_zone, row.now.getTime());
    // A user who has moved westwards since may live a day before the one it was sent on.
    if (response.on > last || (response.on < first && response.on < last)) {
      return { kind: "impossible_date", first, last };
    }
    if (
      row.response_status === response.status &&
      row.response_on === response.on &&
      row.response_note === response.note
    ) {
      return { kind: "recorded" };
    }
    await trx
      .updateTable("application")
      .set({
        response_status: response.status,
        response_on: response.on,
        response_note: response.note,
        response_at: sql<Date>`clock_timestamp()`,
        ...progressOf(row, response),
      })
      .where("id", "=", key.id)
      .execute();
    await recordApplicationEvent(trx, key.id, row.run_id, response.status, timelineNote(response));
    return { kind: "recorded" };
  });
}

/** Takes the answer back: the application is one that was sent, and nothing more. False when there is no such application. */
export async function clearResponse(
  db: Kysely<DB>,
  key: { readonly userId: string; readonly id: string },
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const row = await lockApplication(trx, key);
    if (row === undefined) return false;
    if (row.response_status === null) return true;
    await trx
      .updateTable("application")
      .set({
        response_status: null,
        response_on: null,
        response_note: "",
        response_at: null,
        response_reached: null,
        interview_on: null,
      })
      .where("id", "=", key.id)
      .execute();
    await recordApplicationEvent(
      trx,
      key.id,
      row.run_id,
      "APPLIED",
      "You took back what you had written down",
    );
    return true;
  });
}

interface LockedApplication {
  readonly status: string;
  readonly applied_at: Date | null;
  readonly run_id: string | null;
  readonly response_status: string | null;
  readonly response_on: string | null;
  readonly response_note: string;
  readonly response_reached: number | null;
  readonly interview_on: string | null;
  readonly time_zone: string;
  readonly now: Date;
}

async function lockApplication(
  trx: Db,
  key: { readonly userId: string; readonly id: string },
): Promise<LockedApplication | undefined> {
  return trx
    .selectFrom("application as a")
    .innerJoin("app_user as u", "u.id", "a.user_id")
    .select([
      "a.status",
      "a.applied_at",
      "a.run_id",
      "a.response_status",
      "a.response_on",
      "a.response_note",
      "a.response_reached",
      "a.interview_on",
      "u.time_zone",
      sql<Date>`now()`.as("now"),
    ])
    .where("a.id", "=", key.id)
    .where("a.user_id", "=", key.userId)
    .where(IS_LISTED)
    .forUpdate("a")
    .executeTakeFirst();
}

/** How far it has come with this answer. A rejection keeps how far that was before, an offer the date of its interview. */
function progressOf(row: LockedApplication, { status, on }: NewResponse) {
  const isAfterInterview = status === "REJECTED" || status === "OFFER";
  const before = status === "REJECTED" ? (row.response_reached ?? 0) : 0;
  return {
    response_reached: Math.max(REACHED[status], before),
    interview_on:
      (isAfterInterview ? row.interview_on : null) ?? (REACHED[status] >= 2 ? on : null),
  };
}

function timelineNote({ on, note }: NewResponse): string {
  return note === "" ? on : `${on}: ${note}`;
}
