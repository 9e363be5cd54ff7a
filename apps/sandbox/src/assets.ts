import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import type { FastifyInstance } from "fastify";

const TYPES: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
};

export interface AssetOptions {
  folder: string;
  /** Where they are served, without a slash at the end. */
  prefix: string;
  /** Rewrites the text, for a portal that changed its layout. */
  rewrite?: (text: string) => string;
}

/** Serves the files of one flat folder from memory. Only the names read at start-up exist: no path can leave it. */
export function serveAssets(app: FastifyInstance, options: AssetOptions): void {
  for (const name of readdirSync(options.folder)) {
    const type = TYPES[extname(name)];
    if (type === undefined) continue;
    const source = readFileSync(join(options.folder, name), "utf8");
    const body = options.rewrite === undefined ? source : options.rewrite(source);
    const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 20)}"`;
    app.get(`${options.prefix}/${name}`, (request, reply) => {
      reply.header("cache-control", "public, max-age=600").header("etag", etag);
      if (request.headers["if-none-match"] === etag) return reply.code(304).send();
      return reply.type(type).send(body);
    });
  }
}
