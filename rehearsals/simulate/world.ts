import { type Boss, createBoss, ensureQueues } from "@sendoff/db/boss";
import { createDatabase, type Database } from "@sendoff/db/client";
import { migrateToLatest } from "@sendoff/db/migrate";
import { moveScheduledClock, saveSchedules } from "@sendoff/db/schedule";
import { createId } from "@sendoff/kit/ids";
import { sql } from "kysely";
import type { SimulatedPerson } from "./people.ts";

/** The one platform of the simulation. */
export const PLATFORM = 1;
const CHUNK = 500;
const CONNECTIONS = 4;

/** The database of a simulation. */
export interface SimulatedWorld {
  readonly url: string;
  readonly db: Database["kysely"];
  readonly boss: Boss;
  readonly close: () => Promise<void>;
}

export async function openWorld(url: string): Promise<SimulatedWorld> {
  await migrateToLatest(url);
  const database = createDatabase({
    url,
    poolSize: CONNECTIONS,
    applicationName: "sendoff-simulation",
  });
  const faults: Error[] = [];
  const onError = (error: Error): void => void faults.push(error);
  const boss = createBoss({
    url,
    applicationName: "sendoff-simulation-queue",
    poolSize: 2,
    role: "send",
    onError,
  });
  await boss.start();
  await ensureQueues(boss);
  await sql`insert into platform (id, key, name, url, support, daily_cap)
    values (${PLATFORM}, 'linkedin', 'LinkedIn', 'https://www.linkedin.com', 'driver', 50)`.execute(
    database.kysely,
  );
  return {
    url,
    db: database.kysely,
    boss,
    async close() {
      await boss.stop({ graceful: false });
      await database.close();
      if (faults[0] !== undefined) throw faults[0];
    },
  };
}

/** Puts scheduled time to an instant, for every process on the database. */
export async function putClock(world: SimulatedWorld, instant: number): Promise<void> {
  await moveScheduledClock(world.db, Math.round(instant - Date.now()));
}

/** Writes people with all that a run needs, apart from what each lacks, and saves their schedules as the api does. */
export async function settlePeople(
  world: SimulatedWorld,
  people: readonly SimulatedPerson[],
  from: number,
): Promise<void> {
  // Credits come through the ledger and in no other way; here they only have to be there, and nobody uses them.
  await sql`alter table credit_lot disable trigger user`.execute(world.db);
  const chunks = Array.from({ length: Math.ceil(people.length / CHUNK) }, (_, index) =>
    people.slice(index * CHUNK, (index + 1) * CHUNK),
  );
  const settleNext = async (): Promise<void> => {
    for (let chunk = chunks.pop(); chunk !== undefined; chunk = chunks.pop()) {
      await settleChunk(world, chunk, from);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, settleNext));
  await sql`alter table credit_lot enable trigger user`.execute(world.db);
  await sql`analyze`.execute(world.db);
}

async function settleChunk(
  world: SimulatedWorld,
  chunk: readonly SimulatedPerson[],
  from: number,
): Promise<void> {
  await world.db.transaction().execute(async (trx) => {
    await insertChunk(trx, chunk);
    const clockOffsetMs = from - Date.now();
    for (const person of chunk) {
      await saveSchedules(trx, world.boss, person.id, [inputOf(person)], clockOffsetMs);
    }
  });
}

function inputOf(person: SimulatedPerson) {
  return {
    platformId: PLATFORM,
    frequency: person.frequency,
    applicationGoal: person.goal,
    startTime: person.startTime,
    endDate: person.endDate,
  };
}

async function insertChunk(
  db: Parameters<Parameters<ReturnType<SimulatedWorld["db"]["transaction"]>["execute"]>[0]>[0],
  people: readonly SimulatedPerson[],
): Promise<void> {
  const preferences = JSON.stringify({ roles: ["Data Engineer"], locations: ["Pune"] });
  await db
    .insertInto("app_user")
    .values(
      people.map((person) => ({
        id: person.id,
        email: `${person.id}@example.test`,
        time_zone: person.zone,
        filters: person.flaw === "job_preferences_missing" ? "{}" : preferences,
      })),
    )
    .execute();
  const ids = (flaw: SimulatedPerson["flaw"]) =>
    people.filter((person) => person.flaw !== flaw).map((person) => person.id);
  await sql`insert into lane (user_id, platform_id, state, daily_limit)
    select id, ${PLATFORM}, 'connected', 10 from unnest(${ids("platform_not_connected")}::uuid[]) id`.execute(
    db,
  );
  const withCv = ids("no_cv");
  await sql`insert into cv (id, user_id, version, file_name, mime_type, byte_count, sha256, storage_key)
    select n, u, 1, 'cv.pdf', 'application/pdf', 1, repeat('0', 64), 'cv/' || u
    from unnest(${withCv.map(() => createId())}::uuid[], ${withCv}::uuid[]) c (n, u)`.execute(db);
  const withCredits = ids("no_credits");
  await sql`insert into credit_lot (id, user_id, source_key, source, granted, unit_price_cents, expires_at, available)
    select n, u, 'signup:' || u, 'signup', 5, 0, now() + interval '10 years', 5
    from unnest(${withCredits.map(() => createId())}::uuid[], ${withCredits}::uuid[]) c (n, u)`.execute(
    db,
  );
}
