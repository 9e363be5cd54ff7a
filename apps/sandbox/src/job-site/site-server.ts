import { Readable } from "node:stream";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { answerError } from "../answer-error.ts";
import { serveAssets } from "../assets.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The signed-in account, set for every request of the portal. */
    account: string | undefined;
  }
}

/** An upload of the largest file allowed, with room for the form around it. */
const BODY_MAX_BYTES = 8 * 1024 * 1024;
const COMMON_ASSETS = fileURLToPath(new URL("./assets", import.meta.url));
const CHECK_ASSETS = fileURLToPath(new URL("../checks/assets", import.meta.url));
/** Where the renamed copies of scripts and style sheets are served. */
export const CHANGED_ASSETS = "/static-next";

interface StrikeSwitches {
  latency_ms?: number | undefined;
  error_rate?: number | undefined;
  drop_connection_rate?: number | undefined;
  changed_layout?: boolean | undefined;
}

export interface SiteServerOptions {
  assetFolder: string;
  /** What is switched for this request. */
  faultsOf(request: FastifyRequest): StrikeSwitches;
  isStruck(rate: number | undefined): boolean;
  findAccount(request: FastifyRequest): string | undefined;
  errorPage(): string;
  notFoundPage(): string;
  changeLayout(text: string): string;
  /** Before the route: true when it answered instead of it. */
  guard?(request: FastifyRequest, reply: FastifyReply): boolean;
  /** Before an answer leaves. */
  onAnswer?(request: FastifyRequest, reply: FastifyReply): void;
}

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

async function strike(site: SiteServerOptions, request: FastifyRequest, reply: FastifyReply) {
  const faults = site.faultsOf(request);
  if (faults.latency_ms !== undefined && faults.latency_ms > 0) await delay(faults.latency_ms);
  if (site.isStruck((faults.drop_connection_rate ?? 0) / 2)) {
    reply.hijack();
    request.raw.socket.destroy();
    return reply;
  }
  if (site.isStruck(faults.error_rate)) {
    reply.code(500).type("text/html; charset=utf-8");
    return reply.send(site.errorPage());
  }
  return site.guard?.(request, reply) === true ? reply : undefined;
}

/**
 * An answer that begins and breaks off. Before its first byte the browser would take the connection for a stale one and send
 * the request again by itself.
 */
async function* cutOff(): AsyncGenerator<string> {
  yield " ";
  throw new Error("cut off on purpose");
}

function registerHooks(app: FastifyInstance, site: SiteServerOptions): void {
  app.decorateRequest("account", undefined);
  app.addHook("onRequest", async (request, reply) => {
    if (isExempt(request.url)) return undefined;
    request.account = site.findAccount(request);
    return strike(site, request, reply);
  });
  app.addHook("onSend", async (request, reply, payload: unknown) => {
    if (isExempt(request.url)) return payload;
    site.onAnswer?.(request, reply);
    reply.header("cache-control", "no-store");
    const faults = site.faultsOf(request);
    if (site.isStruck((faults.drop_connection_rate ?? 0) / 2)) {
      reply.removeHeader("content-length");
      return Readable.from(cutOff(), { objectMode: false });
    }
    return faults.changed_layout === true && typeof payload === "string"
      ? site.changeLayout(payload)
      : payload;
  });
}

/** A job site's server without its routes: accounts, faults, assets, and pages for what goes wrong. */
export function createSiteServer(site: SiteServerOptions): FastifyInstance {
  const app = Fastify({
    bodyLimit: BODY_MAX_BYTES,
    forceCloseConnections: true,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
  });
  registerParsers(app);
  registerHooks(app, site);
  const folders = [COMMON_ASSETS, CHECK_ASSETS, site.assetFolder];
  serveAssets(app, { folders, prefix: "/assets" });
  serveAssets(app, {
    folders,
    prefix: CHANGED_ASSETS,
    rewrite: (text) => site.changeLayout(text),
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).type("text/html; charset=utf-8").send(site.notFoundPage()),
  );
  app.setErrorHandler(answerError);
  return app;
}
