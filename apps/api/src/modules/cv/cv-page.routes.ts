import { defineRoutes, refusals } from "@sendoff/contract/route";
import { findCvByStorageKey } from "@sendoff/db/cv";
import { asSystem } from "@sendoff/db/wall";
import { UserError } from "@sendoff/kit/errors";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { ApiDeps } from "../../deps.ts";
import { register } from "../../plugins/register-route.ts";
import type { CvQueue } from "./extraction-queue.ts";

const PATH = "/v1/cv-pages/";

/** Addresses come only from UrlSigner: an `<img>` sends no token. Not part of the contract. */
const cvPageRoutes = defineRoutes({
  getCvPage: {
    method: "GET",
    path: `${PATH}:token`,
    tag: "Files",
    summary: "The first page of a stored CV as a picture, by its signed address",
    auth: "none",
    params: z.object({ token: z.string().max(1024) }),
    produces: "file",
    responses: { 200: z.instanceof(Buffer), ...refusals(400, 404, 429, 503) },
  },
});

/** Where an `<img>` finds the picture of a CV's first page, until the address expires. */
export function cvPageAddress(signer: ApiDeps["signer"], storageKey: string, now: Date): string {
  const signed = signer.sign(storageKey, now, "cv_page");
  return PATH + signed.slice(signed.lastIndexOf("/") + 1);
}

const TYPES = { png: "image/png", svg: "image/svg+xml" } as const;
type Kind = keyof typeof TYPES;
const KINDS: readonly Kind[] = ["png", "svg"];
/** The picture lies beside the file, and goes with it. */
const keyOf = (storageKey: string, kind: Kind): string => `${storageKey}.page.${kind}`;
/** What is kept of a file that has no picture, so that it is not tried each time. */
const NOTHING = Buffer.alloc(0);

/** Removes the picture of a CV's first page, if one was drawn. */
export async function removeCvPage(
  { storage }: Pick<ApiDeps, "storage">,
  storageKey: string,
): Promise<void> {
  for (const kind of KINDS) await storage.remove(keyOf(storageKey, kind));
}

/** The picture is drawn when it is first looked at, and kept. */
export function registerCvPages(app: FastifyInstance, deps: ApiDeps, queue: CvQueue): void {
  register(app, cvPageRoutes.getCvPage, async ({ params }) => {
    const [payload = "", signature = "", ...more] = params.token.split(".");
    const key =
      more.length === 0
        ? deps.signer.verify(payload, signature, deps.clock.now(), "cv_page")
        : undefined;
    const cv =
      key === undefined ? undefined : await asSystem(() => findCvByStorageKey(deps.db, key));
    const page =
      cv === undefined
        ? undefined
        : ((await findPage(deps, cv.storage_key)) ??
          (await drawPage(deps, queue, cv.user_id, cv.storage_key)));
    if (page === undefined || page.bytes.length === 0) {
      throw new UserError(404, "not_found", "There is no picture of this file.");
    }
    return {
      status: 200,
      body: page.bytes,
      headers: {
        "content-type": TYPES[page.kind],
        "cache-control": "private, max-age=600",
        // A picture of somebody's file: should it be opened by itself, nothing in it runs or loads.
        "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      },
    };
  });
}

interface Page {
  readonly kind: Kind;
  readonly bytes: Buffer;
}

async function findPage({ storage }: ApiDeps, storageKey: string): Promise<Page | undefined> {
  for (const kind of KINDS) {
    const bytes = await storage.find(keyOf(storageKey, kind));
    if (bytes !== undefined) return { kind, bytes };
  }
  return undefined;
}

async function drawPage(
  { storage }: ApiDeps,
  queue: CvQueue,
  userId: string,
  storageKey: string,
): Promise<Page | undefined> {
  const file = await storage.find(storageKey);
  const picture = file === undefined ? undefined : await queue.draw(userId, file);
  if (picture === undefined) return undefined;
  const page: Page =
    picture.kind === "svg"
      ? { kind: "svg", bytes: Buffer.from(picture.text, "utf8") }
      : {
          kind: "png",
          bytes: picture.kind === "none" ? NOTHING : Buffer.from(picture.base64, "base64"),
        };
  await storage.put(keyOf(storageKey, page.kind), page.bytes);
  // Deleted meanwhile: nobody would find the picture any more.
  if ((await storage.find(storageKey)) === undefined)
    await storage.remove(keyOf(storageKey, page.kind));
  return page;
}
