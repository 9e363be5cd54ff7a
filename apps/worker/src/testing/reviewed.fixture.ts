import type { FieldValue } from "@sendoff/contract/form";
import { createRun, type LaneKey } from "@sendoff/db/applying";
import { approvePrepared, findPreparedForm, setReviewMode } from "@sendoff/db/review";
import type { ReceivedApplication } from "@sendoff/testkit/sandbox";
import { middayZone } from "@sendoff/testkit/zone-at";
import { handleLaneServe } from "../jobs/lane-serve/lane-serve.handler.ts";
import { openConnectedRun } from "./connected-run.fixture.ts";
import type { Sandbox } from "./sandbox.fixture.ts";
import type { TestWorker } from "./test-worker.fixture.ts";

/** A question that the applicant's profile answers. */
export const NOTICE = { kind: "text", label: "What is your notice period?", required: true };

/** A connected account in review mode, whose run has prepared what there is. */
export async function prepareAll(
  own: TestWorker,
  sandbox: Sandbox,
  account: string,
  jobs: readonly object[],
) {
  await sandbox.loadJobs(jobs);
  const { user, key } = await openConnectedRun(own, account, jobs.length);
  await setReviewMode(own.world.db, key, true);
  await handleLaneServe(own.worker);
  return { userId: user.id, key, sha256: user.sha256 };
}

/** The person's applications with what became of the credit, in the order of the portal's numbers. */
export async function applicationsOf({ world: { db } }: TestWorker, userId: string) {
  return db
    .selectFrom("application")
    .leftJoin("credit_hold", "credit_hold.application_id", "application.id")
    .select(["application.id", "portal_job_id", "status", "reason_code", "reason"])
    .select("credit_hold.state as credit")
    .where("application.user_id", "=", userId)
    .orderBy("portal_job_id")
    .execute();
}

/** What was prepared, with its questions. */
export async function preparedForm({ world: { db } }: TestWorker, applicationId: string) {
  const form = await findPreparedForm(db, applicationId);
  if (form === undefined) throw new Error("nothing was prepared");
  return form;
}

/** Approves one as its user does, with what they have written, by question. */
export async function approve(
  own: TestWorker,
  userId: string,
  applicationId: string,
  written: Readonly<Record<string, FieldValue | null>> = {},
) {
  const { questions, revision } = await preparedForm(own, applicationId);
  const edits = Object.entries(written).map(([text, value]) => {
    const key = questions.find(({ question }) => question === text)?.key ?? text;
    return { key, value };
  });
  return own.world.db
    .transaction()
    .execute((trx) => approvePrepared(trx, userId, { applicationId, revision, edits }));
}

/** Serves a run of so many. */
export async function sendApproved(own: TestWorker, key: LaneKey, goal: number): Promise<void> {
  const run = await own.world.db.transaction().execute((trx) => createRun(trx, key, goal));
  if (run.kind !== "created") throw new Error(run.kind);
  await handleLaneServe(own.worker);
}

/** It is midday where the user lives, wherever that is now: their day does not end during the test. */
export async function moveToMidday({ world: { db } }: TestWorker, userId: string): Promise<void> {
  const time_zone = middayZone();
  await db.updateTable("app_user").set({ time_zone }).where("id", "=", userId).execute();
}

/** What the employer got, by question; a file by its name. */
export const arrived = (received: ReceivedApplication | undefined): Record<string, unknown> =>
  Object.fromEntries((received?.answers ?? []).map(({ question, value }) => [question, value]));
