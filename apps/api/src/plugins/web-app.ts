import { stat } from "node:fs/promises";
import { extname, resolve, sep } from "node:path";
import fastifyStatic from "@fastify/static";
import { routes } from "@sendoff/contract/routes";
import { UserError } from "@sendoff/kit/errors";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isApiPath } from "./paths.ts";

const YEAR_SECONDS = 31_536_000;
/** What the bundler writes: its names change with their content. */
const HASHED = /^\/assets\/.+-[\w-]{8,}\.\w+$/;

/** The landing page as the build wrote it, in each language: readable before any code has come. */
const LANDINGS: Readonly<Record<string, string | undefined>> = {
  "/": "/landing.html",
  "/hi": "/landing.hi.html",
  "/hi/": "/landing.hi.html",
};

const NOT_BUILT = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Sendoff</title>
<body><h1>The web app is not built yet</h1>
<p>Run <code>npm start</code>: it builds the web app and serves it here. The API itself is up, see <a href="/docs">/docs</a>.</p>
</body></html>`;

/**
 * Serves the built web app on every address that is not the API's, in the `.br` or `.gz` that the build put beside a file when
 * the browser takes it. Addresses of the app's router get index.html; "/" and "/hi/" without the sign-in card are the written landing page.
 */
export async function registerWebApp(app: FastifyInstance, webDist: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: webDist,
    serve: false,
    cacheControl: false,
    preCompressed: true,
  });
  app.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request);
    if (path === undefined || isApiPath(request.url)) throw notFound(request);
    if (request.method !== "GET" && request.method !== "HEAD") throw notFound(request);
    if (path !== "/" && (await isFile(webDist, path))) return sendFile(reply, path, webDist);
    if (extname(path) !== "") throw notFound(request);
    const landing = landingOf(request, path);
    if (landing !== undefined && (await isFile(webDist, landing))) {
      return sendFile(reply, landing, webDist);
    }
    if (await isFile(webDist, "/index.html")) return sendFile(reply, "/index.html", webDist);
    return reply.code(503).type("text/html; charset=utf-8").send(NOT_BUILT);
  });
}

function landingOf(request: FastifyRequest, path: string): string | undefined {
  const isSignIn = new URLSearchParams(request.url.split("?")[1]).has("login");
  return isSignIn ? undefined : LANDINGS[path];
}

function sendFile(reply: FastifyReply, path: string, root: string): FastifyReply {
  const isHashed = HASHED.test(path);
  reply.header(
    "cache-control",
    isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : "no-cache",
  );
  return reply.code(200).sendFile(path.slice(1), root);
}

function pathOf(request: FastifyRequest): string | undefined {
  try {
    return decodeURIComponent(request.url.split("?", 1)[0] ?? "/");
  } catch {
    return undefined;
  }
}

async function isFile(root: string, path: string): Promise<boolean> {
  if (path.includes("\0")) return false;
  const full = resolve(root, `.${path}`);
  if (!full.startsWith(root + sep)) return false;
  const found = await stat(full).catch(() => undefined);
  return found?.isFile() ?? false;
}

/** Says which methods an address takes when only the method is wrong. */
function notFound(request: FastifyRequest): UserError {
  const path = request.url.split("?", 1)[0] ?? "";
  const methods = Object.values(routes)
    .filter((route) => matches(route.path, path))
    .map((route) => route.method);
  const message =
    methods.length === 0
      ? "There is nothing at this address"
      : `This address takes ${[...new Set(methods)].join(", ")}`;
  return new UserError(404, "not_found", message);
}

function matches(pattern: string, path: string): boolean {
  const parts = pattern.split("/");
  const given = path.split("/");
  return (
    parts.length === given.length &&
    parts.every((part, index) => part.startsWith(":") || part === given[index])
  );
}
