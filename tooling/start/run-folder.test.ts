import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { findIdentity } from "./process-identity.ts";
import { claimRunFolder } from "./run-folder.ts";

describe("claimRunFolder", () => {
  let dataDir: string;
  let children: ChildProcess[];
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "run "));
    children = [];
  });
  afterEach(async () => {
    for (const child of children) child.kill("SIGKILL");
    await rm(dataDir, { recursive: true });
  });

  function sleeper(): { child: ChildProcess; pid: number } {
    const child = spawn("sleep", ["60"], { stdio: "ignore" });
    children.push(child);
    if (child.pid === undefined) throw new Error("sleep did not start");
    return { child, pid: child.pid };
  }

  function leave(name: string, content: object): void {
    mkdirSync(join(dataDir, "run"), { recursive: true });
    writeFileSync(join(dataDir, "run", name), JSON.stringify(content));
  }

  it("stops what a killed run left behind and says so", async () => {
    const { child, pid } = sleeper();
    leave("worker.pid.json", { ...findIdentity(pid) });
    const messages: string[] = [];
    const ended = once(child, "exit");
    await claimRunFolder(dataDir, (message) => messages.push(message));
    expect(await ended).toEqual([null, "SIGTERM"]);
    expect(messages).toEqual([
      `Stopping the worker that an earlier run left behind (process ${pid})`,
    ]);
  });

  it("leaves a process alone that merely got the number of an ended one", async () => {
    const { child, pid } = sleeper();
    leave("worker.pid.json", { pid, startTime: "another" });
    await claimRunFolder(dataDir, () => undefined);
    expect(child.exitCode ?? child.signalCode).toBeNull();
  });

  it("refuses while another start is alive and waited for", async () => {
    const { pid } = sleeper();
    leave("start.json", { ...findIdentity(pid), launchers: [findIdentity(process.pid)] });
    await expect(claimRunFolder(dataDir, () => undefined)).rejects.toThrow(
      `Sendoff already runs on ${dataDir} (process ${pid})`,
    );
  });

  it("takes over from a start whose npm was killed", async () => {
    const { child, pid } = sleeper();
    leave("start.json", { ...findIdentity(pid), launchers: [{ pid: 1, startTime: "another" }] });
    const ended = once(child, "exit");
    const folder = await claimRunFolder(dataDir, () => undefined);
    expect(await ended).toEqual([null, "SIGTERM"]);
    folder.release();
    expect(readdirSync(join(dataDir, "run"))).toEqual([]);
  });
});
