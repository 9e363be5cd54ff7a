import { routes } from "@sendoff/contract/routes";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { createTestApi, type TestApi } from "../testing/test-api.ts";

const Line = z.object({ level: z.string(), message: z.string(), route: z.string().optional() });

let api: TestApi;
beforeAll(async () => {
  // However busy the machine is, nobody waits as long.
  api = await createTestApi({ slowCallMs: 3_600_000 });
});
afterAll(() => api.close());

function levelsOf(route: string, instance = api): string[] {
  return instance
    .logLines()
    .map((line) => Line.parse(JSON.parse(line)))
    .filter((line) => line.message === "request" && line.route === route)
    .map((line) => line.level);
}

test("what went well, or is not there, is reported only to who asks for more than the usual", async () => {
  await api.call(routes.getConfig);
  await api.app.inject("/v1/nothing");
  expect(levelsOf(routes.getConfig.path)).toEqual(["debug"]);
  expect(levelsOf("none")).toEqual(["debug"]);
});

test("a refused call is reported, with its id once, the one its caller got", async () => {
  const { headers } = await api.call(routes.getWalletBalance);
  expect(levelsOf(routes.getWalletBalance.path)).toEqual(["info"]);
  const id = z.string().parse(headers["x-request-id"]);
  const lines = api.logLines().filter((line) => line.includes(id));
  expect(lines.map((line) => line.split(id).length - 1)).toEqual([1]);
});

test("a call that made somebody wait is reported", async () => {
  // Any wait is a long one here.
  const impatient = await createTestApi({ slowCallMs: 0 });
  const user = await impatient.createUser();
  expect((await impatient.call(routes.getUserDetails, { user })).status).toBe(200);
  expect(levelsOf(routes.getUserDetails.path, impatient)).toEqual(["info"]);
  await impatient.close();
});
