import { routes } from "@sendoff/contract/routes";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApi, type TestApi } from "../../testing/test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const report = {
  report_id: "7F3K2QWX",
  page: "/app/wallet?txnid=secret-of-mine",
  message: "x is not a function",
  stack: "TypeError: x is not a function\n    at Wallet (wallet.js:1:2)",
};

test("a broken screen is in the log under its number, without what follows the path", async () => {
  const { status, body } = await api.call(routes.reportFault, { body: report });
  expect([status, body]).toEqual([202, { report_id: "7F3K2QWX" }]);
  const line = api.logLines().find((text) => text.includes("7F3K2QWX")) ?? "";
  expect(line).toContain("a screen could not be shown");
  expect(line).toContain("x is not a function");
  expect(line).toContain('"/app/wallet"');
  expect(line).not.toContain("secret-of-mine");
});

test("what is too long is cut, and a number that is none is refused", async () => {
  const long = { ...report, report_id: "2222ABCD", stack: "s".repeat(20_000) };
  expect((await api.call(routes.reportFault, { body: long })).status).toBe(202);
  const line = api.logLines().find((text) => text.includes("2222ABCD")) ?? "";
  expect(line.length).toBeLessThan(6_000);
  const made = { ...report, report_id: "<script>" };
  expect((await api.call(routes.reportFault, { body: made })).status).toBe(400);
});

test("a script cannot fill the log", async () => {
  const answers: number[] = [];
  for (let count = 0; count < 40; count += 1) {
    answers.push((await api.call(routes.reportFault, { body: report })).status);
  }
  expect(answers.at(-1)).toBe(429);
  expect(answers.filter((status) => status === 202).length).toBeLessThanOrEqual(30);
});
