import { readFile } from "node:fs/promises";
import { isDatabaseReady } from "@sendoff/db/readiness";
import { type InternalServer, startInternalServer } from "@sendoff/kit/internal-server";
import type { FastifyInstance } from "fastify";
import type { Registry } from "prom-client";
import { z } from "zod";
import type { ApiDeps } from "../deps.ts";

/** As `npm start` writes it (tooling/start/process-states.ts). */
const Ended = z.array(
  z.object({ name: z.string(), ends: z.number(), starts_again_at: z.string() }),
);

type HealthDeps = Pick<ApiDeps, "db" | "config">;

/**
 * `/healthz`: the process runs. `/readyz`: it can serve, because the database answers and is migrated; `down` says what keeps it from
 * that and why, `ended` names the processes
 * beside it that have ended and are not back yet, such as the worker, without which nothing is applied to.
 */
export function registerHealth(app: FastifyInstance, deps: HealthDeps): void {
  for (const path of PROBES) {
    app.get(path, async (_request, reply) => {
      const { status, body } = await probe(path, deps);
      return reply.code(status).header("cache-control", "no-store").send(body);
    });
  }
}

/** The same probes, and figures for Prometheus, on a port of their own, which is never the public one. */
export function serveInternally(registry: Registry, deps: HealthDeps): Promise<InternalServer> {
  return startInternalServer(deps.config.internal, async ({ url = "" }, response) => {
    if (url === "/metrics") {
      const text = await registry.metrics();
      response.writeHead(200, { "content-type": registry.contentType }).end(text);
      return true;
    }
    const path = PROBES.find((each) => each === url);
    if (path === undefined) return false;
    const { status, body } = await probe(path, deps);
    response
      .writeHead(status, { "content-type": "application/json", "cache-control": "no-store" })
      .end(JSON.stringify(body));
    return true;
  });
}

const PROBES = ["/healthz", "/readyz"] as const;

async function probe(
  path: (typeof PROBES)[number],
  deps: HealthDeps,
): Promise<{ readonly status: number; readonly body: object }> {
  if (path === "/healthz") return { status: 200, body: { status: "ok" } };
  const why = await isDatabaseReady(deps.db).then(
    (isReady) => (isReady ? undefined : "its schema is older than this version: migrate it"),
    () => "it does not answer",
  );
  const ended = await readEnded(deps.config.endedFile);
  return why === undefined
    ? { status: 200, body: { status: "ready", down: [], ended } }
    : {
        status: 503,
        body: { status: "waiting for the database", down: [{ name: "database", why }], ended },
      };
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
