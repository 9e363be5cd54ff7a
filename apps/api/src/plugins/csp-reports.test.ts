import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApi, type TestApi } from "../testing/test-api.ts";
import { CSP_REPORT_PATH } from "./csp-reports.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const send = (payload: string) =>
  api.app.inject({
    method: "POST",
    url: CSP_REPORT_PATH,
    headers: { "content-type": "application/csp-report" },
    payload,
  });
const linesOf = (text: string) => api.logLines().filter((line) => line.includes(text));

test("what the policy has stopped is in the log, without what follows the path, and cannot fill it", async () => {
  const page = await api.app.inject("/some/page");
  expect(page.headers["content-security-policy"]).toContain(`report-uri ${CSP_REPORT_PATH}`);
  const report = {
    "document-uri": "https://sendoff.example/app/wallet?txnid=secret-of-mine",
    "effective-directive": "script-src-elem",
    "blocked-uri": "https://evil.test/x.js#secret-of-mine",
  };
  expect((await send(JSON.stringify({ "csp-report": report }))).statusCode).toBe(204);
  const [line = ""] = linesOf("content security policy");
  expect(line).toContain("script-src-elem");
  expect(line).toContain('"https://evil.test/x.js"');
  expect(line).not.toContain("secret-of-mine");
  for (const nonsense of ["", "{", "[]", '{"csp-report":5}', "x".repeat(9000)]) {
    expect((await send(nonsense)).statusCode).toBe(204);
  }
  const statuses: number[] = [];
  for (let count = 0; count < 30; count += 1) {
    statuses.push((await send(JSON.stringify({ "csp-report": report }))).statusCode);
  }
  expect(statuses.at(-1)).toBe(429);
  expect(linesOf("content security policy").length).toBeLessThanOrEqual(20);
});
