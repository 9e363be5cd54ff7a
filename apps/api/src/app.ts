import multipart from "@fastify/multipart";
import { serializerCompiler, validatorCompiler } from "@fastify/type-provider-zod";
import { CV_MAX_BYTES } from "@sendoff/contract/constants";
import { type Route } from "@sendoff/contract/route";
import { createId } from "@sendoff/kit/ids";
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
} from "fastify";
import type { Registry } from "prom-client";
import type { ApiDeps, ApiResources } from "./deps.ts";
import { registerModules } from "./modules.ts";
import { registerAccessAudit } from "./plugins/access-audit.ts";
import { registerAuth } from "./plugins/auth.ts";
import { registerCaller } from "./plugins/caller.ts";
import { answerBrokenHttp, handleError } from "./plugins/errors.ts";
import { registerCspReports } from "./plugins/csp-reports.ts";
import { createFairShare, type FairShare, registerFairShare } from "./plugins/fair-share.ts";
import { parseJsonBody } from "./plugins/guarded-json.ts";
import { registerHealth } from "./plugins/health.ts";
import { registerInputGuard } from "./plugins/input-guard.ts";
import { endLastConnections } from "./plugins/last-connections.ts";
import { registerLedgerMetrics } from "./plugins/ledger-metrics.ts";
import { registerMetrics } from "./plugins/metrics.ts";
import { registerOperators } from "./plugins/operators.ts";
import { registerOpenApi } from "./plugins/openapi.ts";
import { registerOwnHost } from "./plugins/own-host.ts";
import { mendPageUrl } from "./plugins/paths.ts";
import { registerProductFigures } from "./plugins/product-figures.ts";
import { registerRequestLog } from "./plugins/request-log.ts";
import { registerSecurity } from "./plugins/security.ts";
import { startSharedCalls } from "./plugins/shared-limit.ts";
import { registerTracing } from "./plugins/tracing.ts";
import { registerWebApp } from "./plugins/web-app.ts";

/** RELIABILITY 5. */
const BODY_MAX_BYTES = 256 * 1024;
/** A signed address of a file is longer than Fastify's 100 characters of a path parameter. */
const PATH_PART_MAX = 1024;
/** How long a client may take to send its request: 5 MB over a slow line, not for ever. */
const RECEIVE_TIMEOUT_MS = 120_000;

export interface ApiServer {
  readonly app: FastifyInstance;
  readonly metrics: Registry;
}

/** Builds the server without listening. `resources` stay the caller's to close. */
export async function buildApp(resources: ApiResources): Promise<ApiServer> {
  const stopping = new AbortController();
  const deps: ApiDeps = {
    ...resources,
    db: resources.database.kysely,
    stopping: stopping.signal,
  };
  const calls = startSharedCalls(deps, deps.config.rateLimitPerMinute);
  const share = createFairShare(calls, deps.config.rateLimitPerMinute);
  const app = createServer(deps, share);
  app.addHook("preClose", async () => stopping.abort());
  endLastConnections(app);
  const metrics = registerMetrics(app);
  registerLedgerMetrics(metrics, deps);
  registerProductFigures(metrics, deps);
  registerRequestLog(app, deps.config);
  registerTracing(app, deps.config);
  registerOwnHost(app, deps.config);
  registerCaller(app);
  await registerSecurity(app, deps, calls);
  registerAuth(app, deps);
  registerOperators(app, deps);
  registerFairShare(app, share);
  registerAccessAudit(app, deps);
  registerInputGuard(app);
  await app.register(multipart, {
    limits: { fileSize: CV_MAX_BYTES, files: 1, fields: 5, fieldSize: 1024, parts: 6 },
  });
  registerHealth(app, deps);
  registerModules(app, deps);
  registerCspReports(app, deps);
  await registerOpenApi(app);
  await registerWebApp(app, deps.config.webDist);
  await app.ready();
  return { app, metrics };
}

function createServer(deps: ApiDeps, share: FairShare): FastifyInstance {
  const logger: FastifyBaseLogger = deps.logger;
  const app: FastifyInstance = Fastify({
    loggerInstance: logger,
    // Fastify's own lines would carry whole addresses; ours (request-log.ts) carry the route.
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: "requestId",
    }),
    bodyLimit: BODY_MAX_BYTES,
    requestTimeout: RECEIVE_TIMEOUT_MS,
    forceCloseConnections: "idle",
    trustProxy: deps.config.trustProxy,
    requestIdHeader: false,
    genReqId: () => createId(),
    routerOptions: { maxParamLength: PATH_PART_MAX },
    rewriteUrl: ({ url = "/" }) => mendPageUrl(url),
    frameworkErrors: handleError,
    clientErrorHandler: answerBrokenHttp,
  });
  app.setErrorHandler(handleError);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>(
    "application/json",
    { parseAs: "buffer" },
    async (request: FastifyRequest, bytes: Buffer) => {
      share.countBody(request, bytes.length);
      return parseJsonBody(bytes);
    },
  );
  const contractRoutes: Route[] = [];
  app.decorate("contractRoutes", contractRoutes);
  return app;
}
