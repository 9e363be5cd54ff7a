import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import type { FastifyInstance } from "fastify";
import { markup, type Markup } from "./markup.ts";
import { bundleScripts } from "./script-bundle.ts";

const TYPES: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
};
/** Between the names of files that are served as one. */
const AND = "+";

export interface AssetOptions {
  folders: readonly string[];
  /** Where they are served, without a slash at the end. */
  prefix: string;
  /** Rewrites the text, for a portal that changed its layout. */
  rewrite?: (text: string) => string;
}

interface Asset {
  readonly type: string;
  readonly body: string;
  readonly etag: string;
}

/**
 * Serves the files of flat folders from memory, several as one by their names with "+" between them; a script comes with all
 * that it imports. Only the names read at start-up exist: no path can leave the folders.
 */
export function serveAssets(app: FastifyInstance, options: AssetOptions): void {
  const { folders, prefix, rewrite = (text: string): string => text } = options;
  const sources = new Map<string, string>();
  for (const folder of folders) {
    for (const name of readdirSync(folder)) {
      if (TYPES[extname(name)] === undefined) continue;
      sources.set(name, readFileSync(join(folder, name), "utf8"));
    }
  }
  const made = new Map<string, Asset>();
  const makeAsset = (path: string): Asset | undefined => {
    const names = path.split(AND);
    const [extension, ...others] = new Set(names.map(extname));
    const type = TYPES[extension ?? ""];
    if (type === undefined || others.length > 0) return undefined;
    if (!names.every((name) => sources.has(name))) return undefined;
    const sourceOf = (name: string): string => sources.get(name) ?? "";
    const joined =
      extension === ".js" ? bundleScripts(names, sourceOf) : names.map(sourceOf).join("\n");
    const body = rewrite(joined);
    const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 20)}"`;
    return { type, body, etag };
  };
  app.get<{ Params: { names: string } }>(`${prefix}/:names`, (request, reply) => {
    const { names } = request.params;
    const asset = made.get(names) ?? makeAsset(names);
    if (asset === undefined) return reply.callNotFound();
    made.set(names, asset);
    const { type, body, etag } = asset;
    reply.header("cache-control", "public, max-age=600").header("etag", etag);
    if (request.headers["if-none-match"] === etag) return reply.code(304).send();
    return reply.type(type).send(body);
  });
}

/** The elements that load these style sheets, as one. */
export const styleLink = (names: readonly string[]): Markup =>
  markup`<link rel="stylesheet" href="/assets/${names.join(AND)}">`;

/** The element that loads these scripts and what they import, as one; none for none. */
export const scriptTag = (names: readonly string[] = []): Markup | null =>
  names.length === 0
    ? null
    : markup`<script type="module" src="/assets/${names.join(AND)}"></script>`;
