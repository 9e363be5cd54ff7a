import { readFile } from "node:fs/promises";
import { isDatabaseReady } from "@sendoff/db";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { ApiDeps } from "../deps.ts";

/** As `npm start` writes it (tooling/start/process-states.ts). */
const Ended = z.array(
  z.object({ name: z.string(), ends: z.number(), starts_again_at: z.string() }),
);

/**
 * `/healthz`: the process runs. `/readyz`: it can serve, because the database answers and is migrated; `ended` names the processes
 * beside it that have ended and are not back yet, such as the worker, without which nothing is applied to.
 */
export function registerHealth(app: FastifyInstance, deps: Pick<ApiDeps, "db" | "config">): void {
  app.get("/healthz", async (_request, reply) =>
    reply.header("cache-control", "no-store").send({ status: "ok" }),
  );
  app.get("/readyz", async (_request, reply) => {
    const isReady = await isDatabaseReady(deps.db).catch(() => false);
    return reply
      .code(isReady ? 200 : 503)
      .header("cache-control", "no-store")
      .send({
        status: isReady ? "ready" : "waiting for the database",
        ended: await readEnded(deps.config.endedFile),
      });
  });
}

async function readEnded(file: string | undefined): Promise<z.infer<typeof Ended>> {
  if (file === undefined) return [];
  try {
    return Ended.parse(JSON.parse(await readFile(file, "utf8")));
  } catch {
    // Nothing has ended yet, or nobody can say.
    return [];
  }
}
