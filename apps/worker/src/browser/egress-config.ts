import { ConfigError } from "@sendoff/kit/config";
import { z } from "zod";
import { type EgressProxy, readEgressProxies } from "./egress.ts";

/** For the environment of who opens browsers. */
export const egressVariables = {
  /** Proxies of the operator's own by which accounts leave for the portals; may be sealed for the vault. A secret: it has their credentials. */
  EGRESS_PROXIES: z.string().optional(),
  /** Where browsers reach this worker on their way to such a proxy; beyond this machine an address of your own network. */
  EGRESS_HOST: z
    .union([z.ipv4(), z.ipv6()], "must be an IP address of this machine")
    .default("127.0.0.1"),
};

interface Seen {
  readonly EGRESS_PROXIES?: string | undefined;
  readonly EGRESS_HOST?: string | undefined;
  readonly BROWSER_URL?: string | undefined;
  readonly SENDOFF_VAULT_PRIVATE_KEY?: Buffer | undefined;
  readonly SENDOFF_VAULT_OTHER_PRIVATE_KEYS?: readonly Buffer[] | undefined;
}

/** The operator's proxies, and where browsers reach this worker on the way to them. A private key that is not there is missed elsewhere. */
export function readEgressSettings(seen: Seen): {
  readonly proxies: readonly EgressProxy[];
  readonly host: string;
} {
  const { SENDOFF_VAULT_PRIVATE_KEY: key, SENDOFF_VAULT_OTHER_PRIVATE_KEYS: others = [] } = seen;
  const proxies = key === undefined ? [] : readEgressProxies(seen.EGRESS_PROXIES, [key, ...others]);
  return { proxies, host: seen.EGRESS_HOST ?? "127.0.0.1" };
}

/** A browser on another machine cannot call this one's loopback address. */
export function requireEgressHost(seen: Seen): void {
  const { EGRESS_PROXIES, EGRESS_HOST = "", BROWSER_URL } = seen;
  if (EGRESS_PROXIES === undefined) return;
  if (["0.0.0.0", "::"].includes(EGRESS_HOST)) {
    throw new ConfigError([
      { variables: ["EGRESS_HOST"], problem: "must be one address, which browsers can call" },
    ]);
  }
  const isElsewhere = BROWSER_URL !== undefined && !isLoopback(URL.parse(BROWSER_URL)?.hostname);
  if (isElsewhere && isLoopback(EGRESS_HOST)) {
    const problem =
      "must be set: browsers elsewhere reach the portals by this worker, at an address of it that they can call";
    throw new ConfigError([{ variables: ["EGRESS_HOST"], problem, isMissing: true }]);
  }
}

const isLoopback = (host = ""): boolean => /^(?:127\.|\[?::1\]?$|localhost$)/.test(host);
