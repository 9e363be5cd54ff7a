import { type InternalServer, startInternalServer } from "@sendoff/kit/internal-server";
import type { Registry } from "prom-client";

interface Health {
  readonly isHealthy: () => boolean;
  readonly registry: Pick<Registry, "metrics" | "contentType">;
}

/** `/health` answers 200 while the worker does its jobs, 503 otherwise; `/metrics` its figures for Prometheus. */
export function startHealthServer(
  place: { readonly host: string; readonly port: number },
  { isHealthy, registry }: Health,
): Promise<InternalServer> {
  return startInternalServer(place, async (request, response) => {
    if (request.url === "/metrics") {
      const text = await registry.metrics();
      response.writeHead(200, { "content-type": registry.contentType }).end(text);
      return true;
    }
    if (request.url !== "/health") return false;
    const isOk = isHealthy();
    response.writeHead(isOk ? 200 : 503, {
      "content-type": "application/json",
      "cache-control": "no-store",
    });
    response.end(JSON.stringify({ status: isOk ? "ok" : "not ok" }));
    return true;
  });
}
