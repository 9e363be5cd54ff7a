import type { IncomingMessage, ServerResponse } from "node:http";
import {
  type InternalServer,
  isFromThisMachine,
  startInternalServer,
} from "@sendoff/kit/internal-server";
import type { Registry } from "prom-client";

interface Health {
  readonly isHealthy: () => boolean;
  readonly registry: Pick<Registry, "metrics" | "contentType">;
  /** Returns false for other addresses than an operator's. */
  readonly answerOperator: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;
}

/**
 * `/health` answers 200 while the worker does its jobs, 503 otherwise; `/metrics` its figures for Prometheus; `/operator` what an operator
 * is to see and do. That last one changes things and signs nobody in, so it answers this machine alone, wherever the others are reached.
 */
export function startHealthServer(
  place: { readonly host: string; readonly port: number },
  { isHealthy, registry, answerOperator }: Health,
): Promise<InternalServer> {
  return startInternalServer(place, async (request, response) => {
    if (request.url === "/metrics") {
      const text = await registry.metrics();
      response.writeHead(200, { "content-type": registry.contentType }).end(text);
      return true;
    }
    if (request.url !== "/health") {
      return isFromThisMachine(request) && (await answerOperator(request, response));
    }
    const isOk = isHealthy();
    response.writeHead(isOk ? 200 : 503, {
      "content-type": "application/json",
      "cache-control": "no-store",
    });
    response.end(JSON.stringify({ status: isOk ? "ok" : "not ok" }));
    return true;
  });
}
