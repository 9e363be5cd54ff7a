import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "@sendoff/db/embedded";
import { type Address, openAddress } from "./address.ts";
import type { StageFolder } from "../../tooling/start/stage-folder.ts";
import { listDescendants } from "./stage-process.ts";
import { type Standby, startStandby } from "./standby.ts";

/** Where the embedded PostgreSQL of a stage lies, and its backups. */
export function stageBackups(folder: string) {
  const dataDir = join(folder, "postgres");
  return {
    dataDir,
    backups: join(dataDir, "backup", "base"),
    archive: join(dataDir, "backup", "wal"),
  };
}

/** The database of a stage: a server, and one that follows it where it was asked for. */
export class StagePostgres {
  readonly #folder: StageFolder;
  readonly #isArchiving: boolean;
  /** Where the server that serves today has its files. */
  #dataDir: string;
  #server: EmbeddedPostgres | undefined;
  #standby: Standby | undefined;
  #address: Address | undefined;

  constructor(folder: StageFolder, isArchiving: boolean) {
    this.#folder = folder;
    this.#isArchiving = isArchiving;
    this.#dataDir = stageBackups(folder.path).dataDir;
  }

  async start(port: number): Promise<EmbeddedPostgres> {
    const { archive } = stageBackups(this.#folder.path);
    const server = await startEmbeddedPostgres({
      dataDir: this.#dataDir,
      port,
      ...(this.#isArchiving ? { archive } : {}),
      log: () => undefined,
    });
    this.#server = server;
    this.#folder.processes.remember("postgres", server.pid);
    return server;
  }

  /** Has a second server follow. Returns what leads any address of the server's to whichever serves. */
  async follow(): Promise<(url: string) => string> {
    if (this.#server === undefined) throw new Error("PostgreSQL does not run");
    const { dataDir, backups } = stageBackups(this.#folder.path);
    this.#standby = await startStandby(
      { server: this.#server, dataDir, backups },
      join(dataDir, "standby"),
    );
    this.#folder.processes.remember("standby", this.#standby.pid);
    const address = await openAddress(this.#server.port);
    this.#address = address;
    return (url) => {
      const reached = new URL(url);
      reached.port = String(address.port);
      return reached.href;
    };
  }

  /** SIGKILL for good; the standby is promoted by hand, and the address leads to it from then on. */
  async failOver(): Promise<void> {
    const [standby, address] = [this.#standby, this.#address];
    if (standby === undefined || address === undefined) throw new Error("there is no standby");
    await standby.waitUntilInStep();
    await this.crash();
    address.cut();
    this.#server = await standby.promote();
    this.#dataDir = standby.dataDir;
    this.#standby = undefined;
    address.pointTo(this.#server.port);
  }

  /** SIGKILL, and a start at once. */
  async kill(): Promise<void> {
    const port = this.#server?.port;
    await this.crash();
    if (port !== undefined) await this.start(port);
  }

  async crash(): Promise<void> {
    if (this.#server === undefined) return;
    process.kill(this.#server.pid, "SIGKILL");
    await delay(100);
  }

  /** Of the server that serves, for who owns the database. */
  get ownerUrl(): string {
    if (this.#server === undefined) throw new Error("PostgreSQL does not run");
    return this.#server.url;
  }

  /** The postmaster of the server that serves. */
  get pid(): number | undefined {
    return this.#server?.pid;
  }

  /** The same with all its processes. */
  listPids(): number[] {
    const pid = this.#server?.pid;
    return pid === undefined ? [] : [pid, ...listDescendants(pid)];
  }

  async stop(): Promise<void> {
    await this.#address?.close();
    await this.#standby?.stop();
    await this.#server?.stop();
  }
}
