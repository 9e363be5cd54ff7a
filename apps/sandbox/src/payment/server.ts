import { fileURLToPath } from "node:url";
import Fastify, { type FastifyInstance } from "fastify";
import { answerError } from "../answer-error.ts";
import { serveAssets } from "../assets.ts";
import { registerCheckoutRoutes } from "./checkout.routes.ts";
import { registerControlRoutes } from "./control.routes.ts";
import type { Gateway } from "./gateway.ts";
import { notFoundPage } from "./pages/end.page.ts";
import { registerPostserviceRoutes } from "./postservice.routes.ts";

const PAGE_HEADERS = {
  "cache-control": "no-store",
  "content-security-policy":
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
};

/** The payment company: its hosted pages, what merchants' servers ask, and the control calls. */
export function buildPaymentServer(gateway: Gateway): FastifyInstance {
  const app = Fastify({ forceCloseConnections: true });
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.addHook("onRequest", async (request, reply) => {
    if (!request.url.startsWith("/assets")) reply.headers(PAGE_HEADERS);
  });
  serveAssets(app, {
    folders: [fileURLToPath(new URL("./assets", import.meta.url))],
    prefix: "/assets",
  });
  registerCheckoutRoutes(app, gateway);
  registerPostserviceRoutes(app, gateway);
  registerControlRoutes(app, gateway);
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).type("text/html; charset=utf-8").send(notFoundPage()),
  );
  app.setErrorHandler(answerError);
  return app;
}
