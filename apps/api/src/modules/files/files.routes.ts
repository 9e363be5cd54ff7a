import { defineRoutes, refusals } from "@sendoff/contract/route";
import { UserError } from "@sendoff/kit/errors";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { ApiDeps } from "../../deps.ts";
import { register } from "../../plugins/register-route.ts";

/** By the end of the stored name; anything else is never shown in a page. */
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  webp: "image/webp",
};
/** A page that was kept for operators: it has no scripts any more, and may not load or do anything all the same. */
const KEPT_PAGE = /^failures\/.+\.html$/;

/** Addresses come only from UrlSigner (DECISIONS D6), so this call is the server's own and not part of the contract. */
const fileRoutes = defineRoutes({
  getFile: {
    method: "GET",
    path: "/v1/files/:token",
    tag: "Files",
    summary:
      "A stored picture by its signed address; nobody can make such an address but the server",
    auth: "none",
    params: z.object({ token: z.string().max(1024) }),
    produces: "file",
    responses: { 200: z.instanceof(Buffer), ...refusals(400, 404, 503) },
  },
});

export function registerFilesModule(app: FastifyInstance, deps: ApiDeps): void {
  register(app, fileRoutes.getFile, async ({ params }) => {
    const [payload = "", signature = "", ...more] = params.token.split(".");
    const key =
      more.length === 0 ? deps.signer.verify(payload, signature, deps.clock.now()) : undefined;
    const bytes = key === undefined ? undefined : await deps.storage.find(key);
    if (key === undefined || bytes === undefined) {
      throw new UserError(404, "not_found", "This picture is gone or its address has expired");
    }
    const isKeptPage = KEPT_PAGE.test(key);
    const type = isKeptPage
      ? "text/html; charset=utf-8"
      : CONTENT_TYPES[key.slice(key.lastIndexOf(".") + 1)];
    return {
      status: 200,
      body: bytes,
      headers: {
        "content-type": type ?? "application/octet-stream",
        "content-disposition": type === undefined ? "attachment" : "inline",
        // No longer than the address lives: who has signed out does not keep the picture.
        "cache-control": "private, max-age=300, immutable",
        "content-security-policy": isKeptPage
          ? "default-src 'none'; style-src 'unsafe-inline'; sandbox"
          : "default-src 'none'; sandbox",
      },
    };
  });
}
