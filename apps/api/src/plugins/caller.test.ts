import { once } from "node:events";
import { connect, Socket } from "node:net";
import { routes } from "@sendoff/contract/routes";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { buildApp } from "../app.ts";
import { createTestApi, type TestApi } from "../testing/test-api.ts";
import { networkOf } from "./caller.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

test("a call is done though its caller hangs up while we look up who they are", async () => {
  const { app } = await buildApp({ ...api });
  const { port } = new URL(await app.listen({ host: "127.0.0.1", port: 0 }));
  const user = await api.createUser();
  const connected = once(app.server, "connection");
  const client = connect(Number(port), "127.0.0.1");
  // Nobody's token can be looked up until they have hung up.
  await api.db.transaction().execute(async (trx) => {
    await sql`lock table auth_token in access exclusive mode`.execute(trx);
    const arrived = once(app.server, "request");
    client.write(
      `POST ${routes.logout.path} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${user.token}\r\ncontent-length: 0\r\n\r\n`,
    );
    await arrived;
    const gone = once(z.instanceof(Socket).parse((await connected)[0]), "close");
    client.destroy();
    await gone;
  });
  const isSignedIn = async (): Promise<boolean> =>
    (await api.call(routes.getWalletBalance, { user })).status === 200;
  await expect.poll(isSignedIn).toBe(false);
  expect(api.logLines().join("")).not.toContain('"level":"error"');
  await app.close();
});

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:db8:1:2::9", "2001:db8:1:2"],
  ["2001:db8::9", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
])("the network of %s is %s", (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});
