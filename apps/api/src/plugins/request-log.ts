import type { Route } from "@sendoff/contract";
import type { FastifyInstance, FastifyReply } from "fastify";

declare module "fastify" {
  interface FastifyContextConfig {
    produces?: NonNullable<Route["produces"]>;
  }
}

/** A person notices the wait. Streams last as long as somebody watches and are never slow. */
const SLOW_MS = 1000;

/**
 * One line for each request: the route, never the address, which may carry a signature or a search. Only those that were
 * refused, failed or slow are told of by default; the metrics count them all.
 */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook("onResponse", async (request, reply) => {
    request.log[isTelling(reply) ? "info" : "debug"](
      {
        method: request.method,
        route: request.routeOptions.url ?? "none",
        status: reply.statusCode,
        durationMs: Math.round(reply.elapsedTime),
        ...(request.user === null ? {} : { userId: request.user.id }),
      },
      "request",
    );
  });
}

/** A 404 is also how a call says that there is nothing yet. */
function isTelling(reply: FastifyReply): boolean {
  if (reply.statusCode >= 400) return reply.statusCode !== 404;
  const isStream = reply.request.routeOptions.config.produces === "event-stream";
  return reply.elapsedTime >= SLOW_MS && !isStream;
}
