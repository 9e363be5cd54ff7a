import { SetupError } from "../setup/progress.mjs";
import { createLogPrinter } from "./log-printer.ts";
import { isRunning, listLaunchers } from "./process-identity.ts";
import { Product } from "./product.ts";
import { readyTable } from "./ready-table.ts";
import { readSettings } from "./settings.ts";
import { isSentence, StartError } from "./start-error.ts";

/** npm and run.mjs pass one Ctrl-C on several times; only what comes later than this is a second one. */
const SAME_SIGNAL_MS = 1000;

const LAUNCHER_WATCH_MS = 500;

/**
 * Runs the product until it is asked to stop (Ctrl-C, SIGTERM) and returns the exit code: 1 when it could not be started. A second
 * Ctrl-C ends everything at once.
 */
export async function runProduct(options: { readonly isWatching: boolean }): Promise<number> {
  // A closed terminal must not take the product down in the middle of its stop.
  process.stdout.on("error", () => undefined);
  process.stderr.on("error", () => undefined);
  const ended = Promise.withResolvers<void>();
  const logs = createLogPrinter(process.stdout);
  try {
    await refuseIncomplete(process.env);
    const settings = readSettings(process.env, options);
    const product = new Product(settings, {
      logs,
      say: (message) => process.stdout.write(`  ${message}\n`),
    });
    listenForSignals(product, () => ended.resolve());
    watchLaunchers(() => ended.resolve());
    const starting = product.start(process.env);
    const isUp = await Promise.race([
      starting.then(() => true),
      ended.promise.then(() => false),
    ]).catch(async (error: unknown) => {
      await product.stop();
      throw error;
    });
    if (isUp) process.stdout.write(readyTable(settings, (await starting).place));
    logs.release();
    await ended.promise;
    await finish(product, starting);
    return 0;
  } catch (error) {
    logs.release();
    process.stderr.write(`\n${describe(error)}\n`);
    return 1;
  }
}

/** Throws StartError with one list of all that live mode lacks, before anything is opened. The sandbox lacks nothing. */
async function refuseIncomplete(
  environment: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  if (environment["SENDOFF_MODE"] !== "live") return;
  // What it needs of the processes takes a while to load.
  const { describeProblems, listLiveProblems } = await import("../live-mode/live-problems.ts");
  const problems = listLiveProblems(environment);
  if (problems.length > 0) throw new StartError(describeProblems(problems));
}

async function finish(product: Product, starting: Promise<unknown>): Promise<void> {
  process.stdout.write("\n  Stopping (Ctrl-C again ends everything at once)\n");
  product.cancel();
  await starting.catch(() => undefined);
  await product.stop();
  process.stdout.write("  Stopped\n");
}

function listenForSignals(product: Product, onAsked: () => void): void {
  let firstAt: number | undefined;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, () => {
      firstAt ??= performance.now();
      onAsked();
      if (performance.now() - firstAt < SAME_SIGNAL_MS) return;
      product.kill();
      process.exit(130);
    });
  }
}

/** npm dies of a signal without passing it on; whoever ended it meant us. */
function watchLaunchers(onGone: () => void): void {
  const launchers = listLaunchers();
  const timer = setInterval(() => {
    if (launchers.every(isRunning)) return;
    clearInterval(timer);
    process.stdout.write("\n  The npm that started this has ended\n");
    onGone();
  }, LAUNCHER_WATCH_MS);
  timer.unref();
}

/** Our own sentences as they are; anything else with its stack. */
function describe(error: unknown): string {
  if (isSentence(error) || error instanceof SetupError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
