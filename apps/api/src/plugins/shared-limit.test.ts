import { createFakeClock } from "@sendoff/testkit/fake-clock";
import { createTestWorld, type TestWorld } from "@sendoff/testkit/test-world";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readApiConfig } from "../config.ts";
import { createSharedCalls, type SharedCalls } from "./shared-limit.ts";

let world: TestWorld;
beforeAll(async () => {
  world = await createTestWorld();
});
afterAll(() => world.close());

const clock = createFakeClock();
const key = (byte: string) => Buffer.alloc(32, byte).toString("base64");

/** One api of several on the same database, with a limit of 100 calls a minute. */
function openApi(): SharedCalls {
  const config = readApiConfig({
    DATABASE_URL: world.database.url,
    SENDOFF_SECRET_PEPPER: key("p"),
    SENDOFF_SECRET_URL_SIGNING: key("s"),
    SENDOFF_VAULT_PUBLIC_KEY: key("v"),
  });
  return createSharedCalls({ db: world.db, config, clock }, 100);
}

function call(api: SharedCalls, network: string, times: number): number {
  return Array.from({ length: times }, () => api.count(network).current).at(-1) ?? 0;
}

async function kept(): Promise<{ key: string; calls: number }[]> {
  return world.db.selectFrom("call_count").select(["key", "calls"]).execute();
}

test("calls are counted over all apis, those of the time between two meetings too, each once", async () => {
  const [one, two] = [openApi(), openApi()];
  expect(call(one, "192.0.2.0/24", 60)).toBe(60);
  await one.share();
  expect(call(two, "192.0.2.0/24", 30)).toBe(30);
  await two.share();
  expect(call(two, "192.0.2.0/24", 1)).toBe(91);
  await Promise.all([one.share(), two.share()]);
  await one.share();
  expect(call(one, "192.0.2.0/24", 1)).toBe(92);
  expect(await kept()).toEqual([{ key: expect.not.stringContaining("192"), calls: 91 }]);
});

test("little use is sent to nobody", async () => {
  await world.db.deleteFrom("call_count").execute();
  const api = openApi();
  call(api, "198.51.100.0/24", 4);
  await api.share();
  expect(await kept()).toEqual([]);
});

test("each minute begins anew, and the rows of earlier ones go", async () => {
  const api = openApi();
  expect(call(api, "203.0.113.0/24", 50)).toBe(50);
  await api.share();
  const { ttl } = api.count("203.0.113.0/24");
  clock.advanceMs(ttl);
  expect(call(api, "203.0.113.0/24", 20)).toBe(20);
  clock.advanceMs(180_000);
  call(api, "203.0.113.0/24", 10);
  await api.share();
  expect(await kept()).toEqual([{ key: expect.any(String), calls: 10 }]);
});
