import { openStage } from "./stage.ts";

/** Runs a stage until it is asked to stop, for whoever starts it as a process: one JSON line says where everything is. */
const name = process.argv[2] ?? "served";
const stage = await openStage({ name, workers: 1, workerEnvironment: { WORKER_SLOTS: "2" } });
const addresses = {
  appUrl: stage.apiUrl,
  mailUrl: stage.mailUrl,
  portalUrl: stage.linkedin.url,
  indeedUrl: stage.indeed.url,
  glassdoorUrl: stage.glassdoor.url,
  boardsUrl: stage.boards.url,
  paymentUrl: stage.payment.url,
};
process.stdout.write(`${JSON.stringify(addresses)}\n`);
for (const signal of ["SIGTERM", "SIGINT"]) {
  process.removeAllListeners(signal);
  process.once(signal, () => void stage.close().then(() => process.exit(0)));
}
