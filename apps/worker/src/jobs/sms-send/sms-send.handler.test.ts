import { ensureQueues } from "@sendoff/db/boss";
import { queueSms } from "@sendoff/db/sms";
import { OperationalError } from "@sendoff/kit/errors";
import type { Sms, SmsOutcome } from "@sendoff/kit/sms";
import { createTestWorld, type TestWorld } from "@sendoff/testkit/test-world";
import { afterAll, beforeAll, expect, test } from "vitest";
import { handleSmsSend } from "./sms-send.handler.ts";

let world: TestWorld;
beforeAll(async () => {
  world = await createTestWorld();
  await ensureQueues(world.boss);
});
afterAll(() => world.close());

let numbers = 9_700_000_000;
async function queued(): Promise<{ id: string; sms: Sms }> {
  const sms = { to: `+91${++numbers}`, text: "123456 is your Sendoff code." };
  await world.db.transaction().execute((trx) => queueSms(trx, world, sms));
  const { id } = await world.db
    .selectFrom("sms_outbox")
    .select("id")
    .where("recipient", "=", sms.to)
    .executeTakeFirstOrThrow();
  return { id, sms };
}
const rowOf = (id: string) =>
  world.db
    .selectFrom("sms_outbox")
    .select(["sent_at", "sealed_text"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();

/** A provider that answers `outcome` and keeps what it was given. */
function provider(outcome: SmsOutcome) {
  const taken: Sms[] = [];
  const send = async (sms: Sms): Promise<SmsOutcome> => {
    taken.push(sms);
    return outcome;
  };
  return { taken, sms: { send } };
}

test("a text leaves once, sealed until then and empty afterwards", async () => {
  const { id, sms } = await queued();
  expect((await rowOf(id)).sealed_text.includes("123456")).toBe(false);
  const { taken, sms: sender } = provider({ kind: "sent" });
  await handleSmsSend({ ...world, sms: sender }, id);
  await handleSmsSend({ ...world, sms: sender }, id);
  expect(taken).toEqual([sms]);
  const row = await rowOf(id);
  expect(row.sent_at).not.toBeNull();
  expect(row.sealed_text).toHaveLength(0);
});

test("a provider that fails leaves the text for the next try", async () => {
  const { id } = await queued();
  const sms = {
    send: () => Promise.reject(new OperationalError(503, "unavailable", "away")),
  };
  await expect(handleSmsSend({ ...world, sms }, id)).rejects.toThrow("away");
  expect((await rowOf(id)).sent_at).toBeNull();
});

test("what will never be delivered is dropped, and the log names no number", async () => {
  const { id, sms } = await queued();
  const refused = provider({ kind: "refused", reason: `21211 Invalid number ${sms.to}` });
  await handleSmsSend({ ...world, sms: refused.sms }, id);
  expect((await rowOf(id)).sent_at).not.toBeNull();
  const log = world.logLines().join("\n");
  expect(log).toContain("21211");
  expect(log).not.toContain(sms.to.slice(1));
});
