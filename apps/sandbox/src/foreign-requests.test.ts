import { mkdtemp, rm } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Sandbox, startSandbox } from "./sandbox.ts";

let dataDir: string;
let sandbox: Sandbox;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "sandbox-"));
  sandbox = await startSandbox({ portBase: 0, dataDir });
});
afterAll(async () => {
  await sandbox.close();
  await rm(dataDir, { recursive: true });
});

/** The status of a request with headers that fetch does not let us set. */
function statusOf(url: string, headers: Record<string, string>, method = "GET"): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    sent.once("error", reject);
    sent.end();
  });
}

test("every part refuses a name that is not this machine's: no page elsewhere reads codes through it", async () => {
  for (const url of Object.values(sandbox.urls)) {
    expect(await statusOf(url, { host: "rebound.evil.test" })).toBe(403);
    expect(await statusOf(url, { host: `localhost:${new URL(url).port}` })).not.toBe(403);
  }
});

test("no page of another site reaches a switch by a form or a script; programs and its own pages do", async () => {
  const { linkedin, indeed, glassdoor, naukri, boards } = sandbox.urls;
  for (const site of [linkedin, indeed, glassdoor, naukri, boards]) {
    const url = `${site}/_control/faults`;
    const form = { "content-type": "application/x-www-form-urlencoded" };
    const foreign = [
      { ...form, "sec-fetch-site": "cross-site", origin: "null" },
      { ...form, "sec-fetch-site": "same-site", origin: "http://127.0.0.1:9999" },
      { ...form, origin: "https://evil.test" },
    ];
    for (const headers of foreign) expect(await statusOf(url, headers, "DELETE")).toBe(403);
    for (const headers of [{}, { "sec-fetch-site": "same-origin", origin: site }]) {
      expect(await statusOf(url, headers, "DELETE")).toBe(204);
    }
  }
});
