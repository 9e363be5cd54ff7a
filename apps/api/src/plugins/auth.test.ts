import { connect } from "node:net";
import { routes } from "@sendoff/contract/routes";
import { createFakeClock } from "@sendoff/testkit/fake-clock";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildApp } from "../app.ts";
import { createTestApi, type TestApi } from "../testing/test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

test("a call whose last byte comes after its session has ended does nothing", async () => {
  const clock = createFakeClock();
  const { app } = await buildApp({ ...api, clock });
  const { port, host } = new URL(await app.listen({ host: "127.0.0.1", port: 0 }));
  const user = await api.createUser({ first_name: "Asha" });
  const ofUser = async (column: string) => {
    const { rows } = await api.database.pool.query<{ value: unknown }>(
      `select ${column} as value from app_user u join auth_token t on t.user_id = u.id where u.id = $1`,
      [user.id],
    );
    return rows[0]?.value;
  };
  // A use after five minutes is noted: by that the test sees that the token has been looked at.
  await api.database.pool.query(
    "update auth_token set last_used_at = now() - interval '6 minutes' where user_id = $1",
    [user.id],
  );
  const body = JSON.stringify({ first_name: "Mallory" });
  const head = [
    `PUT ${routes.updateUserDetails.path} HTTP/1.1`,
    `host: ${host}`,
    ...Object.entries(user.headers).map(([name, value]) => `${name}: ${value}`),
    "content-type: application/json",
    `content-length: ${body.length}`,
    "connection: close",
  ].join("\r\n");
  const socket = connect(Number(port), "127.0.0.1");
  const answer = new Promise<string>((resolve, reject) => {
    let text = "";
    socket.on("data", (bytes) => (text += bytes.toString()));
    socket.on("error", reject);
    socket.on("close", () => resolve(text));
  });
  socket.write(`${head}\r\n\r\n${body.slice(0, -1)}`);
  await expect.poll(() => ofUser("t.last_used_at > now() - interval '5 minutes'")).toBe(true);
  expect((await api.call(routes.logOutEverywhere, { user })).status).toBe(200);
  clock.advanceMs(1000);
  socket.write(body.slice(-1));
  expect(await answer).toMatch(/^HTTP\/1\.1 401[^]*"code":"unauthenticated"/);
  expect(await ofUser("u.first_name")).toBe("Asha");
  await app.close();
});
