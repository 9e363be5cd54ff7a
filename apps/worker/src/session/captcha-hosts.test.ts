import { createId } from "@sendoff/kit/ids";
import { BoardDriver } from "@sendoff/portals/boards";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestWorker, type TestWorker } from "../testing/test-worker.fixture.ts";
import { openPage } from "./portal-session.ts";

let own: TestWorker;
beforeAll(async () => {
  own = await openTestWorker("http://127.0.0.1");
});
afterAll(() => own.close());

test.each([
  ["live", "https://jobs.lever.co", ["jobs.lever.co", "lever.co", "hcaptcha.com"]],
  ["sandbox", "http://127.0.0.1:5054/lever", ["127.0.0.1"]],
] as const)(
  "in %s mode a form can be reached with all that it needs to be sent, and nothing else",
  async (mode, baseUrl, hosts) => {
    const board = { maker: "lever", token: "acme", host: "jobs.lever.co" } as const;
    const driver = new BoardDriver({ id: 1001, name: "Acme", board });
    const asked = new Set<string>();
    const { pool, config } = own.worker;
    const openContext: typeof pool.openContext = (request) => {
      for (const host of request.hosts) asked.add(host);
      return pool.openContext(request);
    };
    const worker = {
      ...own.worker,
      config: { ...config, mode },
      baseUrlOf: () => baseUrl,
      pool: { ...pool, openContext },
    };
    const key = { userId: createId(), platformId: 1 };
    const session = await openPage(worker, driver, key, new AbortController().signal);
    expect([...asked]).toEqual(hosts);
    await session.close();
  },
);
