import { Readable } from "node:stream";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { answerError } from "../answer-error.ts";
import { serveAssets } from "../assets.ts";
import { registerApplyRoutes } from "./apply.routes.ts";
import { changeLayout, CHANGED_ASSETS } from "./changed-layout.ts";
import { registerCheckpointRoutes } from "./checkpoint.routes.ts";
import { registerControlRoutes } from "./control.routes.ts";
import { registerJobsRoutes } from "./jobs.routes.ts";
import { registerLoginRoutes } from "./login.routes.ts";
import { registerMemberRoutes } from "./member.routes.ts";
import { errorPage, notFoundPage } from "./pages/error.page.ts";
import type { Portal } from "./portal.ts";
import { findAccount, keepAskedSkin } from "./visit.ts";

const ASSET_FOLDER = fileURLToPath(new URL("./assets", import.meta.url));
/** An upload of the largest file allowed, with room for the form around it. */
const BODY_MAX_BYTES = 8 * 1024 * 1024;

const isExempt = (url: string): boolean =>
  url.startsWith("/_control") || url.startsWith("/assets") || url.startsWith(CHANGED_ASSETS);

function registerParsers(app: FastifyInstance): void {
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.addContentTypeParser("multipart/form-data", { parseAs: "buffer" }, (_request, body, done) =>
    done(null, body),
  );
}

async function strike(portal: Portal, request: FastifyRequest, reply: FastifyReply) {
  const faults = portal.faults.get(request.account);
  if (faults.latency_ms !== undefined && faults.latency_ms > 0) await delay(faults.latency_ms);
  if (portal.faults.isStruck((faults.drop_connection_rate ?? 0) / 2)) {
    reply.hijack();
    request.raw.socket.destroy();
    return reply;
  }
  if (portal.faults.isStruck(faults.error_rate)) {
    reply.code(500).type("text/html; charset=utf-8");
    return reply.send(errorPage());
  }
  return undefined;
}

/**
 * An answer that begins and breaks off. Before its first byte the browser would take the connection for a stale one and send
 * the request again by itself.
 */
async function* cutOff(): AsyncGenerator<string> {
  yield " ";
  throw new Error("cut off on purpose");
}

function registerHooks(app: FastifyInstance, portal: Portal): void {
  app.decorateRequest("account", undefined);
  app.addHook("onRequest", async (request, reply) => {
    if (isExempt(request.url)) return undefined;
    request.account = findAccount(portal, request);
    return strike(portal, request, reply);
  });
  app.addHook("onSend", async (request, reply, payload: unknown) => {
    if (isExempt(request.url)) return payload;
    keepAskedSkin(request, reply);
    reply.header("cache-control", "no-store");
    const faults = portal.faults.get(request.account);
    if (portal.faults.isStruck((faults.drop_connection_rate ?? 0) / 2)) {
      reply.removeHeader("content-length");
      return Readable.from(cutOff(), { objectMode: false });
    }
    return faults.changed_layout === true && typeof payload === "string"
      ? changeLayout(payload)
      : payload;
  });
}

/** The job site. Everything it knows comes from `portal`, so that a restart on the same folder is the same site. */
export function buildLinkedinServer(portal: Portal): FastifyInstance {
  const app = Fastify({
    bodyLimit: BODY_MAX_BYTES,
    forceCloseConnections: true,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
  });
  registerParsers(app);
  registerHooks(app, portal);
  serveAssets(app, { folder: ASSET_FOLDER, prefix: "/assets" });
  serveAssets(app, { folder: ASSET_FOLDER, prefix: CHANGED_ASSETS, rewrite: changeLayout });
  registerControlRoutes(app, portal);
  registerLoginRoutes(app, portal);
  registerCheckpointRoutes(app, portal);
  registerMemberRoutes(app, portal);
  registerJobsRoutes(app, portal);
  registerApplyRoutes(app, portal);
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).type("text/html; charset=utf-8").send(notFoundPage()),
  );
  app.setErrorHandler(answerError);
  return app;
}
