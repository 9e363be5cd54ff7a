import { routes } from "@sendoff/contract/routes";
import { listMailsTo } from "@sendoff/testkit/outbox";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { buildApp } from "../../app.ts";
import { createTestApi, type TestApi } from "../../testing/test-api.ts";

let api: TestApi;
/** The same api after its pepper has changed, with the one of before and without it. */
let changed: FastifyInstance;
let forgetful: FastifyInstance;
beforeAll(async () => {
  api = await createTestApi();
  const pepper = Buffer.alloc(32, "new pepper");
  const after = async (peppers: readonly Buffer[]): Promise<FastifyInstance> =>
    (await buildApp({ ...api, config: { ...api.config, pepper, peppers } })).app;
  changed = await after([pepper, api.pepper]);
  forgetful = await after([pepper]);
});
afterAll(async () => {
  await Promise.all([changed.close(), forgetful.close()]);
  await api.close();
});

async function signIn(email: string, sentBy: FastifyInstance, verifiedBy: FastifyInstance) {
  const post = (app: FastifyInstance, url: string, payload: object) =>
    app.inject({ method: "POST", url, payload });
  const sent = await post(sentBy, routes.sendEmailOtp.path, { email });
  const { orderId } = z.object({ orderId: z.string() }).parse(sent.json());
  const code = Number((await listMailsTo(api, email))[0]?.code);
  const verified = await post(verifiedBy, routes.verifyEmailOtp.path, { email, orderId, code });
  return verified.statusCode;
}

const countLots = async (): Promise<number> =>
  (await api.db.selectFrom("credit_lot").select("id").execute()).length;

test("a code that was sent before the pepper changed signs in after it, where the one of before is named", async () => {
  expect(await signIn("late@example.test", api.app, changed)).toBe(200);
  expect(await signIn("later@example.test", api.app, forgetful)).toBe(400);
});

test("a mailbox that had its free credits before gets no second ones under another alias", async () => {
  expect(await signIn("first@example.test", api.app, api.app)).toBe(200);
  const before = await countLots();
  expect(await signIn("first+again@example.test", changed, changed)).toBe(200);
  expect(await countLots()).toBe(before);
  expect(await signIn("somebody@example.test", changed, changed)).toBe(200);
  expect(await countLots()).toBe(before + 1);
});
