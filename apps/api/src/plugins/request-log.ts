import type { FastifyInstance } from "fastify";

/** One line for each request: the route, never the address, which may carry a signature or a search. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook("onResponse", async (request, reply) => {
    const isQuiet = reply.statusCode < 400 && !request.routeOptions.url?.startsWith("/v1");
    request.log[isQuiet ? "debug" : "info"](
      {
        requestId: request.id,
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
