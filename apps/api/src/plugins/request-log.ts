import type { Route } from "@sendoff/contract/route";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { ApiConfig } from "../config.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    produces?: NonNullable<Route["produces"]>;
  }
}

/**
 * One line for each request: the route, never the address, which may carry a signature or a search. Only those that were
 * refused, failed or slow are told of by default; the metrics count them all.
 */
export function registerRequestLog(
  app: FastifyInstance,
  { slowCallMs }: Pick<ApiConfig, "slowCallMs">,
): void {
  app.addHook("onResponse", async (request, reply) => {
    request.log[isTelling(reply, slowCallMs) ? "info" : "debug"](
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

/** A 404 is also how a call says that there is nothing yet. Streams last as long as somebody watches and are never slow. */
function isTelling(reply: FastifyReply, slowCallMs: number): boolean {
  if (reply.statusCode >= 400) return reply.statusCode !== 404;
  const isStream = reply.request.routeOptions.config.produces === "event-stream";
  return reply.elapsedTime >= slowCallMs && !isStream;
}
