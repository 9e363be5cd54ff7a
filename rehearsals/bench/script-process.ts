import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { placesOf } from "../../tooling/setup/places.mjs";
import { listDescendants } from "../stage/stage-process.ts";
import type { ScriptOptions } from "./bare-script.ts";
import { type ProcessFigures, sampleProcesses } from "./process-sampler.ts";

/** What the script's process tells the bench. */
const Report = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("ready") }),
  z.object({ kind: z.literal("done"), seconds: z.number() }),
]);

/**
 * Runs the script in a process of its own, so that what it costs can be told from what the bench does: its Node and its
 * browser, from the first job to the last. `folder` takes what the browser writes.
 */
export async function runScriptProcess(
  options: ScriptOptions,
  folder: string,
): Promise<{ seconds: number; processes: ProcessFigures }> {
  const child = fork(fileURLToPath(new URL("run-script.ts", import.meta.url)), {
    env: { ...process.env, ...placesOf(folder) },
  });
  const { pid } = child;
  if (pid === undefined) throw new Error("The script could not be started");
  const ended = once(child, "exit");
  const kill = (): void => void child.kill("SIGKILL");
  process.once("exit", kill);
  const done = Promise.withResolvers<{ seconds: number; processes: ProcessFigures }>();
  let sampler: ReturnType<typeof sampleProcesses> | undefined;
  child.on("message", (message) => {
    const report = Report.parse(message);
    if (report.kind === "ready") {
      sampler = sampleProcesses(() => [pid, ...listDescendants(pid)]);
    } else if (sampler !== undefined) {
      done.resolve({ seconds: report.seconds, processes: sampler.stop() });
      child.disconnect();
    }
  });
  child.send(options);
  const failed = ended.then(() => {
    sampler?.stop();
    throw new Error("The script ended before it was done");
  });
  try {
    return await Promise.race([done.promise, failed]);
  } finally {
    failed.catch(() => undefined);
    await ended;
    process.off("exit", kill);
  }
}
