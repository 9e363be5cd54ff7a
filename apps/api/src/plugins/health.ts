import { isDatabaseReady } from "@sendoff/db";
import type { FastifyInstance } from "fastify";
import type { ApiDeps } from "../deps.ts";

/** `/healthz`: the process runs. `/readyz`: it can serve, because the database answers and is migrated. */
export function registerHealth(app: FastifyInstance, deps: Pick<ApiDeps, "db">): void {
  app.get("/healthz", async (_request, reply) =>
    reply.header("cache-control", "no-store").send({ status: "ok" }),
  );
  app.get("/readyz", async (_request, reply) => {
    const isReady = await isDatabaseReady(deps.db).catch(() => false);
    return reply
      .code(isReady ? 200 : 503)
      .header("cache-control", "no-store")
      .send({ status: isReady ? "ready" : "waiting for the database" });
  });
}
