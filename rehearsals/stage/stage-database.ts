import { join } from "node:path";
import { startEmbeddedPostgres } from "@sendoff/db/embedded";
import { claimStageFolder } from "../../tooling/start/stage-folder.ts";

/** A fresh PostgreSQL of a command's own, and nothing else of the product. */
export interface StageDatabase {
  readonly folder: string;
  readonly url: string;
  /** Stops the server; the folder stays until the next command of that name. */
  readonly close: () => Promise<void>;
}

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Starts the server in `.data/stages/NAME-PID`. It does not outlive this process, however that ends. */
export async function openStageDatabase(name: string): Promise<StageDatabase> {
  const folder = await claimStageFolder(name);
  const server = await startEmbeddedPostgres({
    dataDir: join(folder.path, "postgres"),
    port: 0,
    log: () => undefined,
  });
  folder.processes.remember("postgres", server.pid);
  // An immediate shutdown; the folder is emptied before it is used again.
  const abandon = (): void => void process.kill(server.pid, "SIGQUIT");
  const end = (): void => process.exit(130);
  process.on("exit", abandon);
  for (const signal of SIGNALS) process.on(signal, end);
  return {
    folder: folder.path,
    url: server.url,
    async close() {
      process.off("exit", abandon);
      for (const signal of SIGNALS) process.off(signal, end);
      await server.stop();
      folder.processes.release();
    },
  };
}
