/**
 * A signal that is aborted when this process is asked to end (Ctrl-C, SIGTERM, a closed terminal). Whoever listens ends what
 * it started; the process leaves the rest to them.
 */
export function untilInterrupted(): AbortSignal {
  const controller = new AbortController();
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.once(name, () => controller.abort());
  }
  return controller.signal;
}
