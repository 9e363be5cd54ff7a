import type { IncomingMessage } from "node:http";
import { UserError } from "@sendoff/kit/errors";
import { isOwnHost } from "@sendoff/kit/own-host";
import type { FastifyInstance } from "fastify";
import type { ApiConfig } from "../config.ts";

/** Whoever watches the process may call it by any name; these tell nothing of anybody. */
const PROBES = new Set(["/healthz", "/readyz"]);

/** Refuses calls under a name that is not this server's (isOwnHost). */
export function registerOwnHost(app: FastifyInstance, config: ApiConfig): void {
  const names = ownNames(config);
  app.addHook("onRequest", async (request) => {
    if (PROBES.has(request.url) || isOwnHost(request.host, names)) return;
    throw new UserError(
      403,
      "forbidden",
      `This server is not known under that name. Open ${config.publicUrl}, or set PUBLIC_URL to the address at which browsers reach it.`,
    );
  });
}

/** The names under which browsers reach this server. */
export function ownNames(
  config: Pick<ApiConfig, "publicUrl" | "webOrigins" | "console">,
): string[] {
  const { host } = config.console ?? {};
  const names = [config.publicUrl, ...config.webOrigins].map((origin) => new URL(origin).hostname);
  return host === undefined ? names : [...names, host];
}

/**
 * Whether a page of this app asks: browsers say whose page opens a socket, to which no rule of cross-origin calls applies. What is no
 * browser says nothing, and is let through to the ticket.
 */
export function isOwnOrigin(
  { headers: { origin, host } }: Pick<IncomingMessage, "headers">,
  { publicUrl, webOrigins }: Pick<ApiConfig, "publicUrl" | "webOrigins">,
): boolean {
  if (origin === undefined) return true;
  if (origin === new URL(publicUrl).origin || webOrigins.includes(origin)) return true;
  return URL.parse(origin)?.host === host;
}
