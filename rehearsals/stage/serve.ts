import { createInterface } from "node:readline";
import { letCodesAge, letTimePass } from "./let-time-pass.ts";
import { openStage } from "./stage.ts";

/**
 * Runs a stage until it is asked to stop, for whoever starts it as a process: one JSON line says where everything is. With
 * `--attached` it ends with its standard input too; for each line that comes there it lets time pass, or codes age, and says so by a line.
 */
const name = process.argv[2] ?? "served";
const stage = await openStage({
  name,
  workers: 1,
  // A sandbox that has not confirmed after this long never will: whoever makes it silent waits for it.
  workerEnvironment: { WORKER_SLOTS: "2", CONFIRM_TIMEOUT_SECONDS: "20" },
});
const addresses = {
  appUrl: stage.apiUrl,
  mailUrl: stage.mailUrl,
  portalUrl: stage.linkedin.url,
  indeedUrl: stage.indeed.url,
  glassdoorUrl: stage.glassdoor.url,
  boardsUrl: stage.boards.url,
  paymentUrl: stage.payment.url,
  logFile: stage.logFile,
};
say(addresses);
for (const signal of ["SIGTERM", "SIGINT"]) {
  process.removeAllListeners(signal);
  process.once(signal, () => void stop());
}
if (process.argv.includes("--attached")) {
  for await (const line of createInterface({ input: process.stdin })) {
    await (line === "codes" ? letCodesAge(stage) : letTimePass(stage));
    say({});
  }
  await stop();
}

function say(what: object): void {
  process.stdout.write(`${JSON.stringify(what)}\n`);
}

async function stop(): Promise<void> {
  await stage.close();
  process.exit(0);
}
