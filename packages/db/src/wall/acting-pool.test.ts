import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Db } from "../client.ts";
import { asSystem, asUser, forCurrentActor } from "./actor.ts";
import { preparedOnce } from "./prepared-once.ts";
import { ASHA, BORIS, openWalled, type Walled } from "./walled.fixture.ts";

let owned: Walled["owned"];
let api: Walled["api"];
let close: Walled["close"];
beforeAll(async () => {
  // One connection: whatever it remembered of one user, the next would meet.
  ({ owned, api, close } = await openWalled(1));
  for (const id of [ASHA, BORIS]) {
    await owned.pool.query("insert into app_user (id, email) values ($1, $2)", [
      id,
      `${id}@x.test`,
    ]);
  }
});
afterAll(() => close());

async function ids(db: Db = api.kysely): Promise<string[]> {
  const rows = await db.selectFrom("app_user").select("id").orderBy("id").execute();
  return rows.map(({ id }) => id);
}

test("many at once over one connection see their own", async () => {
  const seen = await Promise.all(
    Array.from({ length: 40 }, (_, turn) => {
      if (turn % 4 === 3) return asSystem(ids).then((all) => all.length === 2);
      const user = turn % 4 === 0 ? ASHA : BORIS;
      return asUser(user, ids).then((own) => own.join() === user);
    }),
  );
  expect(seen).toEqual(Array<boolean>(40).fill(true));
});

test("a transaction is its beginner's to the end, at each isolation level, and leaves nothing behind", async () => {
  for (const level of ["read committed", "repeatable read", "serializable"] as const) {
    const begin = api.kysely.transaction().setIsolationLevel(level).setAccessMode("read only");
    const seen = await asUser(ASHA, () =>
      begin.execute(async (trx) => [await ids(trx), await asUser(BORIS, () => ids(trx))]),
    );
    expect(seen).toEqual([[ASHA], [ASHA]]);
    expect(await ids()).toEqual([]);
  }
});

test("after a failure, of a query or a whole transaction, the next one sees their own", async () => {
  const fail = () => sql`select 1 / 0`.execute(api.kysely);
  await expect(asUser(ASHA, fail)).rejects.toThrow("division by zero");
  expect(await asUser(BORIS, ids)).toEqual([BORIS]);
  const undone = asSystem(() =>
    api.kysely.transaction().execute(async (trx) => {
      await ids(trx);
      throw new Error("undone");
    }),
  );
  await expect(undone).rejects.toThrow("undone");
  expect(await asUser(ASHA, ids)).toEqual([ASHA]);
  await expect(asUser("not a user", ids)).rejects.toThrow("uuid");
  expect(await asUser(ASHA, ids)).toEqual([ASHA]);
});

test("a query that every call makes is planned once, whoever makes it, also after a failure", async () => {
  const named = (id: string) =>
    api.kysely.selectFrom("app_user").modifyFront(preparedOnce).select("id").where("id", "=", id);
  const find = async (id: string) => (await named(id).execute()).length;
  await expect(asUser(ASHA, () => find("not an id"))).rejects.toThrow("uuid");
  const found = [
    await asUser(ASHA, () => find(ASHA)),
    await asUser(ASHA, () => find(BORIS)),
    await asUser(BORIS, () => find(BORIS)),
    await asSystem(() => find(ASHA)),
    await find(ASHA),
  ];
  expect(found).toEqual([1, 0, 1, 1, 0]);
  await expect(asUser(ASHA, () => find("not an id"))).rejects.toThrow("uuid");
  expect(await asUser(ASHA, () => find(ASHA))).toBe(1);
  const { rows } = await sql<{ uses: number }>`
    select (generic_plans + custom_plans)::int as uses from pg_prepared_statements
    where statement like '%prepared once%' and statement like '%app_user%'`.execute(api.kysely);
  expect(rows).toEqual([{ uses: 6 }]);
});

test("what is read bit by bit is read for whom it was begun", async () => {
  async function* twice() {
    yield await ids();
    yield await ids();
  }
  const values = asUser(ASHA, () => forCurrentActor(twice()));
  const [first, second] = [await values.next(), await asUser(BORIS, () => values.next())];
  expect([first.value, second.value]).toEqual([[ASHA], [ASHA]]);
});
