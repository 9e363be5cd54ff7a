import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { isCompared } from "@sendoff/db/journal";
import { proveLedger } from "@sendoff/db/ledger";
import { openJournal, type SubmitRecord } from "@sendoff/kit/journal";
import { localStorage } from "@sendoff/kit/storage";
import { findDuplicates } from "../../stage/compare.ts";
import type { Stage } from "../../stage/stage.ts";

const SETTLE_MS = 240_000;
/** What a database may say of an application that an employer has. */
const OWNED_UP = new Set(["APPLIED", "NEEDS_REVIEW"]);

/** Resolves when accounts are served again. */
export async function waitUntilCompared(stage: Stage): Promise<void> {
  while (!(await isCompared(stage.database.kysely).catch(() => false))) await delay(20);
}

/** Waits until nothing is under way or unconfirmed. Returns what still is when it takes too long. */
export async function waitUntilSettled(stage: Stage): Promise<string[]> {
  const deadline = performance.now() + SETTLE_MS;
  for (;;) {
    const open = await listOpen(stage).catch(() => ["the database does not answer"]);
    if (open.length === 0 || performance.now() > deadline) return open;
    await delay(200);
  }
}

async function listOpen(stage: Stage): Promise<string[]> {
  const applications = await stage.database.kysely
    .selectFrom("application")
    .select(["portal_job_id", "status"])
    .where("status", "in", ["APPLYING", "SUBMITTING", "UNKNOWN"])
    .execute();
  const runs = await stage.database.kysely
    .selectFrom("run")
    .select("state")
    .where("state", "<>", "ended")
    .execute();
  return [
    ...applications.map((row) => `${row.status} ${row.portal_job_id}`),
    ...runs.map(({ state }) => `run ${state}`),
  ];
}

export interface Verdict {
  readonly received: number;
  readonly applied: number;
  readonly restored: number;
  readonly wrong: readonly string[];
}

/** What employers received, held against the journal and the database. */
export async function judgeSubmits(stage: Stage): Promise<Verdict> {
  const received = [
    ...(await stage.linkedin.listReceived()),
    ...(await stage.boards.listReceived()),
  ];
  const ledger = await proveLedger(stage.database.kysely);
  const rows = await stage.database.kysely
    .selectFrom("application as a")
    .innerJoin("app_user as u", "u.id", "a.user_id")
    .select(["u.email", "a.portal_job_id", "a.status", "a.proof", "a.intent_fence"])
    .execute();
  const statusOf = new Map(rows.map((row) => [`${row.email} ${row.portal_job_id}`, row.status]));
  const userIds = await stage.database.kysely
    .selectFrom("app_user")
    .select(["id", "email"])
    .execute();
  const emailOf = new Map(userIds.map(({ id, email }) => [id, email]));
  const journal = await readJournal(stage);
  const written = new Set(
    journal.map(({ userId, job }) => `${emailOf.get(userId) ?? "?"} ${job.id}`),
  );
  const arrived = new Set(received.map((item) => `${item.applicant_email} ${item.job_id}`));
  const restored = await stage.database.kysely
    .selectFrom("application_event")
    .select("id")
    .where("note", "like", "%our records are lost%")
    .execute();
  const applied = rows.filter(({ status }) => status === "APPLIED");
  return {
    received: received.length,
    applied: applied.length,
    restored: restored.length,
    wrong: [
      ...findDuplicates(received),
      ...[...arrived].flatMap((key) =>
        written.has(key) ? [] : [`${key} arrived and is not in the journal`],
      ),
      ...[...arrived].flatMap((key) => {
        const status = statusOf.get(key) ?? "nothing";
        return OWNED_UP.has(status) ? [] : [`${key} arrived, and the database says ${status}`];
      }),
      ...applied.flatMap(({ email, portal_job_id: id }) =>
        arrived.has(`${email} ${id}`)
          ? []
          : [`${email} ${id} is called applied and did not arrive`],
      ),
      ...(ledger.isSound ? [] : [`the ledger is not sound: ${JSON.stringify(ledger)}`]),
    ],
  };
}

async function readJournal(stage: Stage): Promise<SubmitRecord[]> {
  const folder = join(stage.folder, "journal");
  const journal = await openJournal({ kind: "folder", folder }, localStorage(folder), "judge");
  const days = await journal.listDays();
  return (await Promise.all(days.map((day) => journal.readDay(day)))).flat();
}
