import { defineRoutes, refusals } from "@sendoff/contract/route";
import { findAttachmentByKey, findCvByStorageKey } from "@sendoff/db/cv";
import { asSystem } from "@sendoff/db/wall";
import { UserError } from "@sendoff/kit/errors";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { ApiDeps } from "../../deps.ts";
import { register } from "../../plugins/register-route.ts";
import { MIME_TYPES } from "./cv-types.ts";

const PATH = "/v1/cv-files/";

/** Addresses come only from UrlSigner, as those of pictures do: a new tab sends no header. Not part of the contract. */
const cvFileRoutes = defineRoutes({
  getCvFile: {
    method: "GET",
    path: `${PATH}:token`,
    tag: "Files",
    summary: "A stored CV by its signed address; nobody can make such an address but the server",
    auth: "none",
    params: z.object({ token: z.string().max(1024) }),
    produces: "file",
    responses: { 200: z.instanceof(Buffer), ...refusals(400, 404, 503) },
  },
});

/** Where a browser opens the file, until the address expires. */
export function cvFileAddress(signer: ApiDeps["signer"], storageKey: string, now: Date): string {
  const signed = signer.sign(storageKey, now, "cv_file");
  return PATH + signed.slice(signed.lastIndexOf("/") + 1);
}

/** The file of a CV, a cover letter or a photo as it is kept: a PDF and a picture are shown, a Word file is handed over. */
export function registerCvFiles(app: FastifyInstance, deps: ApiDeps): void {
  register(app, cvFileRoutes.getCvFile, async ({ params }) => {
    const [payload = "", signature = "", ...more] = params.token.split(".");
    const key =
      more.length === 0
        ? deps.signer.verify(payload, signature, deps.clock.now(), "cv_file")
        : undefined;
    const cv = key === undefined ? undefined : await findKept(deps, key);
    const bytes = cv === undefined ? undefined : await deps.storage.find(cv.storage_key);
    if (cv === undefined || bytes === undefined) {
      const message =
        "This file was deleted, or its address has expired. Open it anew from your CVs.";
      throw new UserError(404, "not_found", message);
    }
    const isShown = cv.mime_type === MIME_TYPES.pdf || cv.mime_type.startsWith("image/");
    return {
      status: 200,
      body: bytes,
      headers: {
        "content-type": cv.mime_type,
        "content-disposition": `${isShown ? "inline" : "attachment"}; ${nameFields(cv.file_name)}`,
        "cache-control": "private, no-store",
        // Not the app's policy: it forbids plug-ins, and to some browsers their own PDF viewer is one.
        "content-security-policy": "frame-ancestors 'none'",
      },
    };
  });
}

async function findKept(
  { db }: ApiDeps,
  key: string,
): Promise<{ storage_key: string; mime_type: string; file_name: string } | undefined> {
  // The signed address is the right to it: a new tab sends no token.
  return asSystem(
    async () => (await findCvByStorageKey(db, key)) ?? (await findAttachmentByKey(db, key)),
  );
}

/** The name in both spellings of RFC 6266: letters beyond ASCII stand in the second one only. */
function nameFields(name: string): string {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, "_");
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `filename="${plain}"; filename*=UTF-8''${encoded}`;
}
