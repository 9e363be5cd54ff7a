import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { DriverMessage } from "./money/driver-message.ts";
import { json, readOptions, seed, wholeNumber, writeFigures } from "../common/options.ts";
import { say } from "../common/report.ts";
import { openStageDatabase } from "../stage/stage-database.ts";

const DRIVER = fileURLToPath(new URL("money/money-driver.ts", import.meta.url));
const PROGRESS_MS = 10_000;

const OPTIONS = readOptions("soak:money", {
  sequences: wholeNumber(10_000, 1),
  seed,
  processes: z.coerce.number().int().min(1).max(16).default(2),
  json,
});
type Result = Extract<DriverMessage, { kind: "result" }>;

process.exitCode = (await soak(OPTIONS)) ? 0 : 1;

/** Whether no invariant broke. */
async function soak({ seed, sequences, processes, json }: typeof OPTIONS): Promise<boolean> {
  say(`soak:money seed ${seed}: ${sequences} sequences in ${processes} pairs of processes`);
  const database = await openStageDatabase("soak-money");
  try {
    const startedAt = performance.now();
    const seconds = (): number => Math.round((performance.now() - startedAt) / 100) / 10;
    let done = 0;
    const progress = setInterval(() => {
      say(`  ${done} of ${sequences} after ${seconds()} s, ${perSecond(done, seconds())} a second`);
    }, PROGRESS_MS);
    const results = await Promise.all(
      divide(sequences, processes).map((share, index) =>
        drive(database.url, share, seed + index, () => (done += 1)),
      ),
    );
    clearInterval(progress);
    return report({ seed, processes, seconds: seconds(), json }, results);
  } finally {
    await database.close();
  }
}

function report(
  run: { seed: number; processes: number; seconds: number; json: string | undefined },
  results: readonly Result[],
): boolean {
  const failures = results.flatMap((result) => result.failure ?? []);
  const total = (of: (result: Result) => number): number =>
    results.reduce((sum, result) => sum + of(result), 0);
  const sequences = total((result) => result.sequences);
  const operations = total((result) => result.operations);
  const kinds = [...new Set(results.flatMap((result) => Object.keys(result.counts)))].toSorted();
  const counts = Object.fromEntries(
    kinds.map((kind) => [kind, total((result) => result.counts[kind] ?? 0)]),
  );
  const { json, ...facts } = run;
  const rate = perSecond(sequences, run.seconds);
  writeFigures(json, { ...facts, sequences, operations, perSecond: rate, counts, failures });
  say(`${sequences} sequences, ${operations} operations, ${run.seconds} s, ${rate} a second`);
  for (const [kind, count] of Object.entries(counts)) say(`  ${kind}: ${count}`);
  for (const failure of failures) say(`\nA rule broke (seed ${run.seed}):\n${failure}`);
  say(failures.length === 0 ? "No rule broke." : `${failures.length} rules broke.`);
  return failures.length === 0;
}

/** Runs one share in a process of its own. Throws when it ends without a result. */
function drive(url: string, share: number, seed: number, onSequence: () => void): Promise<Result> {
  const fast = new URL(url);
  // Commits need not reach the disk: nobody pulls this server's plug. npm run chaos does that.
  fast.searchParams.set("options", "-c synchronous_commit=off");
  const child = fork(DRIVER, [String(share), String(seed)], {
    env: { ...process.env, TEST_DATABASE_URL: fast.href },
  });
  return new Promise((resolve, reject) => {
    let result: Result | undefined;
    child.on("message", (raw) => {
      const message = DriverMessage.parse(raw);
      if (message.kind === "result") result = message;
      else onSequence();
    });
    child.once("error", reject);
    child.once("exit", (code) => {
      if (result === undefined) reject(new Error(`A process ended with ${code} and no result`));
      else resolve(result);
    });
  });
}

function divide(total: number, parts: number): number[] {
  const shares = Array.from({ length: parts }, (_, index) => Math.floor((total + index) / parts));
  return shares.filter((share) => share > 0);
}

function perSecond(count: number, seconds: number): number {
  return seconds === 0 ? 0 : Math.round((count / seconds) * 10) / 10;
}
