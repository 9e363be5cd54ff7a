import {
  beginClickSpan,
  beginSpan,
  type OpenSpan,
  parseClick,
  withSpan,
} from "@sendoff/kit/tracing";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ApiConfig } from "../config.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The spans of this call, the click before it first; empty where it is not traced. */
    spans: readonly OpenSpan[];
  }
}

/**
 * Times each call of the contract as a span, and the click that our web app says it came from. Both end with the answer: what the
 * click's span lacks is the way of the call and of its answer over the network. Streams last as long as somebody watches and have
 * none. Nothing is added to the server where no collector is configured.
 */
export function registerTracing(
  app: FastifyInstance,
  { tracing }: Pick<ApiConfig, "tracing">,
): void {
  if (tracing === undefined) return;
  app.decorateRequest("spans");
  app.addHook("onRequest", async (request) => {
    request.spans = beginSpans(request);
  });
  // The body's last byte comes in a context of its own: what the handler does is made a part of its call here.
  app.addHook("preHandler", (request, _reply, done) => {
    const span = request.spans.at(-1);
    if (span === undefined) done();
    else withSpan(span, done);
  });
  app.addHook("onResponse", async (request, reply) => {
    request.spans.at(-1)?.note({ "http.response.status_code": reply.statusCode });
    for (const span of request.spans.toReversed()) span.end();
  });
}

function beginSpans(request: FastifyRequest): readonly OpenSpan[] {
  const { config, url: route } = request.routeOptions;
  if (config.auth === undefined || config.produces === "event-stream") return [];
  const parent = textOf(request.headers["traceparent"]);
  const click = parseClick(parent, textOf(request.headers["tracestate"]));
  const spans = [
    click === undefined ? undefined : beginClickSpan(click, click.sentAfterMs),
    beginSpan(`${request.method} ${route ?? ""}`, {
      kind: "server",
      parent,
      facts: {
        "http.request.method": request.method,
        "http.route": route ?? "",
        "sendoff.request_id": request.id,
      },
    }),
  ];
  return spans.filter((span) => span !== undefined);
}

const textOf = (header: string | string[] | undefined): string | undefined =>
  typeof header === "string" ? header : undefined;
