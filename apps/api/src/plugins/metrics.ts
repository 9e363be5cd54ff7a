import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Counter, Histogram, Registry } from "prom-client";

/** Counts and durations of requests by route and status, and the process's own figures. */
export function registerMetrics(app: FastifyInstance): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const labelNames = ["method", "route", "status"];
  const requests = new Counter({
    name: "sendoff_http_requests_total",
    help: "Requests answered",
    labelNames,
    registers: [registry],
  });
  const seconds = new Histogram({
    name: "sendoff_http_request_seconds",
    help: "Time from the first byte of a request to the last of its answer",
    labelNames,
    // From a cached read (5 ms) to a sign-in on a portal that is waited for (a minute and more).
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120],
    registers: [registry],
  });
  app.addHook("onResponse", async (request, reply) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? "unknown",
      status: String(reply.statusCode),
    };
    requests.inc(labels);
    seconds.observe(labels, reply.elapsedTime / 1000);
  });
  return registry;
}
