import { openStage } from "./stage.ts";

/** Runs a stage until it is asked to stop, for whoever starts it as a process: one JSON line says where everything is. */
const name = process.argv[2] ?? "served";
const stage = await openStage({ name, workers: 1, workerEnvironment: { WORKER_SLOTS: "2" } });
const addresses = {
  appUrl: stage.apiUrl,
  mailUrl: stage.mailUrl,
  portalUrl: stage.linkedInUrl,
  indeedUrl: stage.indeedUrl,
  glassdoorUrl: stage.glassdoorUrl,
  boardsUrl: stage.boardsUrl,
  paymentUrl: `http://127.0.0.1:${stage.sandboxPortBase + 5}`,
};
process.stdout.write(`${JSON.stringify(addresses)}\n`);
for (const signal of ["SIGTERM", "SIGINT"]) {
  process.removeAllListeners(signal);
  process.once(signal, () => void stage.close().then(() => process.exit(0)));
}
