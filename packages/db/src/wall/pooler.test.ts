import { createId } from "@sendoff/kit/ids";
import { createTestDatabase, type TestDatabase } from "@sendoff/testkit/test-database";
import { HAS_PGBOUNCER, type Pooler, startPooler } from "@sendoff/testkit/pooler";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createBoss, prepareQueue } from "../boss.ts";
import { createDatabase, type Database, type Db } from "../client.ts";
import { createListener } from "../listen-notify/listener.ts";
import { notifyAfterCommit } from "../listen-notify/notifier.ts";
import { APP_ROLES } from "../roles.ts";
import { asSystem, asUser } from "./actor.ts";

const [ASHA, BORIS] = [createId(), createId()];

describe.skipIf(!HAS_PGBOUNCER)(
  "through PgBouncer in transaction mode (only where it is installed)",
  () => {
    let owned: TestDatabase;
    let pooler: Pooler;
    let api: Database;
    beforeAll(async () => {
      owned = await createTestDatabase();
      await prepareQueue(owned.url);
      pooler = await startPooler({ pooled: { url: owned.url, role: APP_ROLES.api } }, 2);
      api = createDatabase({
        url: pooler.urlOf("pooled"),
        poolSize: 8,
        applicationName: "sendoff-test-pooled",
        limits: { statementMs: 30_000, lockMs: 10_000, idleInTransactionMs: 30_000 },
        isWalled: true,
        isPooled: true,
      });
      for (const id of [ASHA, BORIS]) {
        const email = `${id}@x.test`;
        await owned.pool.query("insert into app_user (id, email) values ($1, $2)", [id, email]);
      }
    });
    afterAll(async () => {
      await api.close();
      await pooler.close();
      await owned.close();
    });

    const ids = async (db: Db = api.kysely): Promise<string[]> => {
      const rows = await db.selectFrom("app_user").select("id").orderBy("id").execute();
      return rows.map(({ id }) => id);
    };

    test("eight connections over two of the server's see their own, in transactions and without", async () => {
      const seen = await Promise.all(
        Array.from({ length: 120 }, async (_, turn) => {
          if (turn % 4 === 3) return (await asSystem(() => ids())).length === 2;
          const user = turn % 4 === 0 ? ASHA : BORIS;
          const isOwn = (found: string[]) => found.join() === user;
          if (turn % 3 === 0) {
            return asUser(user, () =>
              api.kysely.transaction().execute(async (trx) => isOwn(await ids(trx))),
            );
          }
          return asUser(user, async () => isOwn(await ids()));
        }),
      );
      expect(seen.filter((isRight) => !isRight)).toEqual([]);
    });

    test("the queue takes jobs through it, and a notification reaches who listens past it", async () => {
      const boss = createBoss({
        url: pooler.urlOf("pooled"),
        applicationName: "sendoff-test-pooled-queue",
        poolSize: 2,
        role: "send",
        onError: () => undefined,
      });
      await boss.start();
      expect(await boss.send("mail.send", { outboxId: createId() })).toEqual(expect.any(String));
      await boss.stop({ graceful: false });
      const heard = Promise.withResolvers<string>();
      const listening = Promise.withResolvers<string>();
      const listener = createListener(owned.url, ["pooled"], () => undefined);
      listener.on("pooled", (payload) => (payload === "" ? listening : heard).resolve(payload));
      await listening.promise;
      await asSystem(() => notifyAfterCommit(api.kysely, "pooled", "hello"));
      expect(await heard.promise).toBe("hello");
      await listener.close();
    });
  },
);
