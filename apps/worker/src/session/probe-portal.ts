import type { LaneKey } from "@sendoff/db/applying";
import type { PortalDriver } from "@sendoff/portals/driver";
import { openPage } from "./portal-session.ts";
import type { WorkerContext } from "../context/worker-context.ts";

const PROBE_TIMEOUT_MS = 10_000;

/**
 * Whether the portal's start page answers, asked after a turn broke off: only then is it known whose fault it was. False also
 * for its errors of 500 and above. Throws when our own browser is at fault.
 */
export async function isPortalReachable(
  worker: WorkerContext,
  driver: PortalDriver,
  key: LaneKey,
  signal: AbortSignal,
): Promise<boolean> {
  const session = await openPage(worker, driver, key, signal);
  try {
    const options = { waitUntil: "commit", timeout: PROBE_TIMEOUT_MS } as const;
    const response = await session.page.goto(session.baseUrl, options).catch(() => undefined);
    return response !== undefined && response !== null && response.status() < 500;
  } finally {
    await session.close();
  }
}
