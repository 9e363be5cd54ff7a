import { Worker, isMainThread, workerData } from "node:worker_threads";

const CHECK_EVERY_MS = 50;

/**
 * Loaded into the child before anything else. A second thread of the child watches it, so that a parser that loops or
 * eats memory outside the JavaScript heap (WebAssembly, buffers) is killed even if the parent is gone. Plain JavaScript:
 * a thread has no share in the compile cache, and taking the types off costs it twice what its start does.
 */
if (isMainThread) {
  const maxRssMb = Number(process.argv[2]);
  new Worker(new URL(import.meta.url), {
    workerData: { maxRssMb, parent: process.ppid },
    execArgv: [],
  }).unref();
} else {
  const { maxRssMb, parent } = workerData;
  setInterval(() => {
    const isTooLarge = process.memoryUsage.rss() > maxRssMb * 1024 * 1024;
    const isOrphan = process.ppid !== parent;
    if (isTooLarge || isOrphan) process.kill(process.pid, "SIGKILL");
  }, CHECK_EVERY_MS);
}
