import { isIPv6 } from "node:net";
import type { TokenPlace } from "@sendoff/db/auth";
import type { FastifyInstance, FastifyRequest } from "fastify";

declare module "fastify" {
  interface FastifyRequest {
    /** Whose calls are counted together. Stays known when the caller has hung up. */
    callerNetwork: string;
  }
}

/** Callers who had gone before they could be looked at are counted together. */
const GONE = "gone";

/**
 * Notes where a request comes from as soon as it arrives: a socket that was closed by the other side tells its address no more,
 * and whoever asks later, after a look-up or a body, would find none.
 */
export function registerCaller(app: FastifyInstance): void {
  app.decorateRequest("callerNetwork", GONE);
  app.decorateRequest("isOverShare", false);
  app.decorateRequest("releaseSlot", () => undefined);
  app.addHook("onRequest", async (request) => {
    request.callerNetwork = networkOf(request.ip);
  });
}

/** One caller's network: an IPv6 customer commands a whole /64, so its first half is what counts. */
export function networkOf(ip: string | undefined): string {
  if (ip === undefined) return GONE;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(ip)) return ip.toLowerCase();
  const [head = "", tail = ""] = (ip.split("%", 1)[0] ?? "").toLowerCase().split("::");
  const front = head === "" ? [] : head.split(":");
  const back = tail === "" ? [] : tail.split(":");
  const zeros = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => "0");
  return [...front, ...zeros, ...back].slice(0, 4).join(":");
}

/** What is kept of a caller's network: an IPv4 address without its last part, an IPv6 one without its second half. */
export function coarseNetwork(network: string): string {
  if (network === GONE) return "";
  const parts = network.split(".");
  if (parts.length === 4) return `${parts.slice(0, 3).join(".")}.x`;
  return network.includes(":") ? `${network}::` : network;
}

/** What a session remembers of the request that began it. */
export function callerPlaceOf(request: FastifyRequest): TokenPlace {
  return {
    userAgent: request.headers["user-agent"] ?? "",
    network: coarseNetwork(request.callerNetwork),
  };
}
