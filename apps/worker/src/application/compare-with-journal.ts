import { jobCatalogue } from "@sendoff/contract/jobs";
import { type Db } from "@sendoff/db/client";
import {
  distrustDatabase,
  findHistory,
  finishComparison,
  isCompared,
  listUnknownSubmits,
  noteLostSubmit,
} from "@sendoff/db/journal";
import type { SubmitJournal, SubmitRecord } from "@sendoff/kit/journal";
import type { Logger } from "@sendoff/kit/logger";
import type { WorkerContext } from "../context/worker-context.ts";

interface ComparisonDeps {
  readonly db: WorkerContext["db"];
  readonly journal: SubmitJournal;
  readonly boss: Pick<WorkerContext["boss"], "send">;
  readonly logger: Logger;
}

/** Of several workers that have compared at once. */
const ONCE = { singletonKey: "compared", singletonSeconds: 60 };

/** Records that are held against the database in one query. */
const BATCH = 1000;
/** Intents of two workers may reach the disk in another order than their times say. */
const OUT_OF_ORDER_MS = 60_000;

/** What a worker does before it serves anybody: see `distrustOlderDatabase` and `compareWithJournal`. */
export async function compareAtStart(deps: ComparisonDeps): Promise<void> {
  await distrustOlderDatabase(deps);
  await compareWithJournal(deps);
}

/**
 * Looks at a start whether the newest submits in the journal are known to the database. When one is not, the database is older than the
 * journal (a copy of its disk was put back, say): nothing is sent until everything has been compared.
 */
export async function distrustOlderDatabase({
  db,
  journal,
  logger,
}: Omit<ComparisonDeps, "boss">): Promise<void> {
  const newestDay = (await journal.listDays()).at(-1);
  if (newestDay === undefined) return;
  const records = await journal.readDay(newestDay);
  const newestMs = Date.parse(records.at(-1)?.at ?? "");
  const newest = records.filter(({ at }) => Date.parse(at) >= newestMs - OUT_OF_ORDER_MS);
  const unknown = await listUnknown(db, newest);
  if (unknown.length === 0) return;
  logger.warn(
    { newest: unknown.at(-1)?.at },
    "the journal has submits that the database does not know: it went back in time",
  );
  await distrustDatabase(db);
}

/**
 * After a restore, or when another server has taken over: notes every submit that the journal knows and the database does not, the
 * oldest first, and then lets accounts be served again, and the ledger be proved: the newest proof is of what was before. Nothing to do in a database that is compared. Any number of workers may do it
 * at once, and one that dies in between is followed by the next.
 */
export async function compareWithJournal({
  db,
  journal,
  boss,
  logger,
}: ComparisonDeps): Promise<void> {
  if (await isCompared(db)) return;
  const history = await findHistory(db);
  logger.warn({ history }, "the database is in a new line of history; comparing the journal");
  let noted = 0;
  for (const day of await findDaysToCompare(db, journal)) {
    for (const record of await listUnknown(db, await journal.readDay(day))) {
      await noteLostSubmit(db, record);
      noted += 1;
    }
  }
  await finishComparison(db, history);
  await boss.send(jobCatalogue.ledgerProof.name, {}, ONCE);
  logger.warn({ history, noted }, "the database was compared with the journal; sending goes on");
}

/** Back to a day of which everything is known: what was written before it was committed before it, too. */
async function findDaysToCompare(db: Db, journal: SubmitJournal): Promise<string[]> {
  const days: string[] = [];
  for (const day of (await journal.listDays()).toReversed()) {
    const records = await journal.readDay(day);
    days.unshift(day);
    if (records.length > 0 && (await listUnknown(db, records)).length === 0) break;
  }
  return days;
}

async function listUnknown(db: Db, records: readonly SubmitRecord[]): Promise<SubmitRecord[]> {
  const unknown: SubmitRecord[] = [];
  for (let start = 0; start < records.length; start += BATCH) {
    unknown.push(...(await listUnknownSubmits(db, records.slice(start, start + BATCH))));
  }
  return unknown;
}
