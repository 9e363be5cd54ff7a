import { setTimeout as delay } from "node:timers/promises";
import { proveLedger } from "@sendoff/db/ledger";
import type { ReceivedApplication } from "@sendoff/testkit/sandbox";
import { findDuplicates } from "../stage/compare.ts";
import type { Stage } from "../stage/stage.ts";

/** Waits until nothing is open any more and reads what is then true. */
export async function measure(on: Stage) {
  const deadline = performance.now() + 120_000;
  for (;;) {
    const open = await listOpen(on).catch(() => ["the database does not answer"]);
    if (open.length === 0 || performance.now() > deadline) {
      const received = await on.linkedin.listReceived();
      return {
        open,
        received: received.length,
        duplicates: findDuplicates(received),
        ledger: await proveLedger(on.database.kysely),
        unclaimed: await listUnclaimed(on, received),
        statuses: await countStatuses(on),
      };
    }
    await delay(500);
  }
}

async function listOpen(on: Stage): Promise<string[]> {
  const applications = await on.database.kysely
    .selectFrom("application")
    .select(["id", "status"])
    .where("status", "in", ["QUEUED", "APPLYING", "SUBMITTING", "UNKNOWN"])
    .execute();
  const runs = await on.database.kysely
    .selectFrom("run")
    .select(["id", "state"])
    .where("state", "<>", "ended")
    .execute();
  return [
    ...applications.map((row) => `${row.status} ${row.id}`),
    ...runs.map((row) => `run ${row.state} ${row.id}`),
  ];
}

/** What the portal has and we do not call applied, and the other way round. */
async function listUnclaimed(
  on: Stage,
  received: readonly ReceivedApplication[],
): Promise<string[]> {
  const rows = await on.database.kysely
    .selectFrom("application as a")
    .innerJoin("app_user as u", "u.id", "a.user_id")
    .select(["u.email", "a.portal_job_id", "a.status"])
    .execute();
  const claimed = new Set(
    rows
      .filter((row) => row.status === "APPLIED")
      .map((row) => `${row.email} ${row.portal_job_id}`),
  );
  const arrived = new Set(received.map((item) => `${item.applicant_email} ${item.job_id}`));
  return [
    ...[...arrived].filter((key) => !claimed.has(key)).map((key) => `arrived, not claimed: ${key}`),
    ...[...claimed].filter((key) => !arrived.has(key)).map((key) => `claimed, not arrived: ${key}`),
  ];
}

async function countStatuses(on: Stage): Promise<Record<string, number>> {
  const rows = await on.database.kysely
    .selectFrom("application")
    .select(["status", "reason_code"])
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .groupBy(["status", "reason_code"])
    .execute();
  return Object.fromEntries(
    rows.map((row) => [`${row.status} ${row.reason_code}`.trim(), row.count]),
  );
}
