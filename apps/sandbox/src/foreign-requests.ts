import { isIP } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";

/** Switches of the sandbox, and what was sent through it: for tests and for pages of its own. */
const INSIDE = /^\/(?:_control|mail\/api|sms\/api|2010-04-01)(?:\/|$|\?)/;

/**
 * Refuses what a page of another site makes a browser send. Under a foreign name that leads here (DNS rebinding) it would read
 * sign-in codes; by a form or a script it would reach the switches. Programs send no Origin and are not concerned.
 */
export function refuseForeignRequests(server: FastifyInstance, ownName: string): void {
  server.addHook("onRequest", async (request, reply) => {
    const why = !isOwnHost(request.headers.host, ownName)
      ? "The sandbox answers under 127.0.0.1 and localhost only."
      : INSIDE.test(request.url) && isOfAnotherSite(request)
        ? "A page of another site may not do this."
        : undefined;
    return why === undefined ? undefined : reply.code(403).send({ message: why });
  });
}

function isOwnHost(host: string | undefined, ownName: string): boolean {
  const name = (host ?? "").replace(/:\d+$/, "").replace(/^\[(.*)\]$/, "$1");
  return isIP(name) !== 0 || name === "localhost" || name === ownName;
}

function isOfAnotherSite({ headers }: FastifyRequest): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site !== "same-origin" && site !== "none";
  return headers.origin !== undefined && headers.origin !== `http://${headers.host}`;
}
