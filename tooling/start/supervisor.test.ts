import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { getFreePort } from "./free-port.fixture.ts";
import type { Service } from "./services.ts";
import { type Supervised, supervise } from "./supervisor.ts";

const SERVER = `
  import { createServer } from "node:http";
  createServer((request, response) => response.end(String(process.pid))).listen(Number(process.env.PORT), "127.0.0.1");
`;

describe("supervise", () => {
  let folder: string;
  let running: Supervised | undefined;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "supervisor "));
  });
  afterEach(async () => {
    await running?.stop(1000);
    running = undefined;
    await rm(folder, { recursive: true });
  });

  async function start(source: string) {
    const script = join(folder, "main.mjs");
    await writeFile(script, source);
    const port = await getFreePort();
    const url = `http://127.0.0.1:${port}/`;
    const service: Service = {
      name: "worker",
      script,
      environment: { PORT: String(port) },
      readyUrl: url,
    };
    const messages: string[] = [];
    const isBack = Promise.withResolvers<void>();
    const ended: number[] = [];
    const pids: number[] = [];
    const restarted = Promise.withResolvers<void>();
    running = supervise(service, [], {
      print: () => undefined,
      say: (message) => messages.push(message),
      remember: (_name, pid) => {
        pids.push(pid);
        if (pids.length === 2) restarted.resolve();
      },
      forget: () => undefined,
      states: {
        ended: (_name, { ends }) => ended.push(ends),
        isBack: () => isBack.resolve(),
      },
      pauses: { next: () => ({ ends: ended.length + 1, pauseMs: 0 }) },
    });
    return {
      supervised: running,
      url,
      messages,
      pids,
      restarted: restarted.promise,
      ended,
      isBack: isBack.promise,
    };
  }

  it("starts a process again after it was killed, and says so", async () => {
    const { supervised, messages, pids, restarted } = await start(SERVER);
    await supervised.waitUntilReady();
    process.kill(pids[0] ?? 0, "SIGKILL");
    await restarted;
    await supervised.waitUntilReady();
    expect(messages).toEqual([
      "The worker ended (SIGKILL); starting it again in 0 s, the others go on",
    ]);
  });

  it("does not start again what ends before it was ready", async () => {
    const { supervised, pids } = await start("process.exit(3);");
    await expect(supervised.waitUntilReady()).rejects.toThrow("ended before it was ready");
    expect(pids).toHaveLength(1);
  });

  it("never gives up on a process that ends again and again, and tells when it is back", async () => {
    const mark = join(folder, "end");
    const { supervised, messages, ended, isBack } = await start(
      `import { appendFileSync, existsSync, readFileSync } from "node:fs";
      const mark = ${JSON.stringify(mark)};
      const isToEnd = () => existsSync(mark) && readFileSync(mark).length < 7;
      if (isToEnd()) { appendFileSync(mark, "x"); process.exit(1); }
      ${SERVER}
      setInterval(() => isToEnd() && process.exit(1), 20);`,
    );
    await supervised.waitUntilReady();
    // From here on it ends, seven times at its start.
    await writeFile(mark, "");
    await isBack;
    expect(ended).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(messages.at(-1)).toBe(
      "The worker ended (exit code 1), 8 times within ten minutes; starting it again in 0 s, the others go on",
    );
  });

  it("kills what does not end when asked", async () => {
    const { supervised, pids } = await start(`process.on("SIGTERM", () => undefined); ${SERVER}`);
    await supervised.waitUntilReady();
    await supervised.stop(200);
    expect(() => process.kill(pids[0] ?? 0, 0)).toThrow("ESRCH");
  });
});
