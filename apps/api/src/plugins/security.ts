import cors from "@fastify/cors";
import helmet from "@fastify/helmet";
import rateLimit from "@fastify/rate-limit";
import { UserError } from "@sendoff/kit/errors";
import type { FastifyInstance } from "fastify";
import type { ApiDeps } from "../deps.ts";
import { CSP_REPORT_PATH } from "./csp-reports.ts";
import { isApiPath } from "./paths.ts";
import { type SharedCalls, storeOf } from "./shared-limit.ts";

/** The one style element that Swagger UI writes into /docs, by what stands in it; e2e/connecting.spec.ts looks whether it still fits. */
const DOCS_STYLE = "'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='";

/** What no page of ours uses, and no script that got into one may. */
const NO_DEVICES = [
  "accelerometer",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "hid",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "serial",
  "usb",
  "xr-spatial-tracking",
]
  .map((name) => `${name}=()`)
  .join(", ");

/** Headers of RELIABILITY 5, cross-origin rules and the broad limit of calls per network, over all apis. */
export async function registerSecurity(
  app: FastifyInstance,
  { config }: Pick<ApiDeps, "config">,
  calls: SharedCalls,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: policy(config.paymentOrigins) },
    strictTransportSecurity: config.mode === "live",
    referrerPolicy: { policy: "no-referrer" },
    crossOriginEmbedderPolicy: false,
  });
  await app.register(cors, {
    origin: [...config.webOrigins],
    credentials: false,
    methods: ["GET", "HEAD", "POST", "PUT", "DELETE"],
    allowedHeaders: ["authorization", "content-type", "last-event-id", "traceparent", "tracestate"],
    exposedHeaders: ["retry-after", "x-request-id"],
    maxAge: 600,
  });
  await app.register(rateLimit, {
    max: config.rateLimitPerMinute,
    timeWindow: 60_000,
    store: storeOf(calls),
    keyGenerator: (request) => request.callerNetwork,
    allowList: (request) => !isApiPath(request.url),
    errorResponseBuilder: (request, context) => {
      request.isOverShare = true;
      return new UserError(429, "rate_limited", "Too many requests. Please wait a moment.", {
        retryAfterSeconds: Math.max(1, Math.ceil(context.ttl / 1000)),
      });
    },
  });
  app.addHook("onSend", async (request, reply) => {
    reply.header("x-request-id", request.id);
    reply.header("permissions-policy", NO_DEVICES);
    if (isApiPath(request.url) && !reply.hasHeader("cache-control")) {
      reply.header("cache-control", "no-store");
    }
  });
}

function policy(paymentOrigins: readonly string[]): Record<string, string[]> {
  return {
    "default-src": ["'self'"],
    "script-src": ["'self'"],
    "style-src": ["'self'", DOCS_STYLE],
    "img-src": ["'self'", "data:", "blob:"],
    "connect-src": ["'self'"],
    "font-src": ["'self'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
    "form-action": ["'self'", ...paymentOrigins],
    "report-uri": [CSP_REPORT_PATH],
  };
}
