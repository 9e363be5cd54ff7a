import { keepEgress, type LaneKey } from "@sendoff/db/applying";
import { chooseProxy, type EgressProxy, takesCalls } from "../browser/egress.ts";
import type { WorkerContext } from "../context/worker-context.ts";

type Leaving = Pick<WorkerContext, "config" | "db" | "logger">;

/** The proxy by which an account leaves for its portal, the same each time; undefined where the operator has none. */
export async function findEgress(
  { config, db, logger }: Leaving,
  key: LaneKey,
): Promise<EgressProxy | undefined> {
  const { proxies } = config.egress;
  const first = chooseProxy(proxies, `${key.userId} ${key.platformId}`);
  if (first === undefined) return undefined;
  const configured = proxies.map(({ name }) => name);
  const name = await keepEgress(db, key, { configured, chosen: first.name });
  logger.debug({ ...key, egress: name }, "an account leaves by its proxy");
  return proxies.find((each) => each.name === name);
}

/** Whether what keeps an account from its portal is the operator's own proxy: then nothing is said against the portal. */
export async function isEgressAway(
  worker: Leaving,
  key: LaneKey,
  portalUrl: string,
): Promise<boolean> {
  const proxy = await findEgress(worker, key);
  if (proxy === undefined || (await takesCalls(proxy, new URL(portalUrl).hostname))) return false;
  worker.logger.error({ ...key, egress: proxy.name }, "an egress proxy does not take calls");
  return true;
}
