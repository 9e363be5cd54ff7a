import type { IncomingMessage, ServerResponse } from "node:http";
import { recordAuditEvent } from "@sendoff/db/audit";
import { type Db, inTransaction } from "@sendoff/db/client";
import {
  closePlatformByHand,
  findBundle,
  listBundles,
  listPlatformHealth,
  openPlatformByHand,
} from "@sendoff/db/portal-health";
import type { Logger } from "@sendoff/kit/logger";
import { isOwnHost } from "@sendoff/kit/own-host";
import type { Storage } from "@sendoff/kit/storage";
import { bundleFolder } from "./failure-keeper.ts";
import { overviewPage, portalName } from "./overview-page.ts";

const BUNDLES_SHOWN = 200;
const FILE_TYPES: Readonly<Record<string, string>> = {
  html: "text/html; charset=utf-8",
  jpg: "image/jpeg",
  json: "application/json; charset=utf-8",
};
// A kept page has no scripts any more; it may not load or do anything all the same.
const LOCKED = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src 'self'";
/** Our own page has buttons. In a sandbox a browser would call it a stranger's, and what they post would be refused. */
const OURS =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string | Buffer;
  readonly location?: string;
}

/**
 * What an operator sees and does on a worker's internal port: `/operator` lists the platforms with their breakers and the kept
 * bundles, `/operator/bundles/ID/FILE` opens one's file, a POST to `/operator/platforms/ID/pause` or `/resume` opens or closes
 * a breaker by hand. Returns false for other addresses. Asked under another name than this machine's, or posted to by a page
 * of another site, it refuses.
 */
export function createOperatorPages(deps: {
  readonly db: Db;
  readonly storage: Storage;
  readonly logger: Logger;
}): (request: IncomingMessage, response: ServerResponse) => Promise<boolean> {
  return async (request, response) => {
    const path = (request.url ?? "").replace(/[?#].*$/s, "");
    if (path !== "/operator" && !path.startsWith("/operator/")) return false;
    const answer = await answerTo(deps, request, path).catch((error: unknown): Answer => {
      deps.logger.error({ err: error }, "an operator page failed");
      return plain(500, "Something went wrong here; the worker's log says what.");
    });
    response.writeHead(answer.status, {
      "content-type": answer.type,
      "content-security-policy": path.startsWith("/operator/bundles/") ? LOCKED : OURS,
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      ...(answer.location === undefined ? {} : { location: answer.location }),
    });
    response.end(answer.body);
    return true;
  };
}

async function answerTo(
  deps: { readonly db: Db; readonly storage: Storage; readonly logger: Logger },
  request: IncomingMessage,
  path: string,
): Promise<Answer> {
  const host = request.headers.host ?? "";
  // Another name for this machine is a trick of a page elsewhere.
  if (!isOwnHost(host)) {
    return plain(403, "Open this page as http://127.0.0.1, with the worker's port.");
  }
  const [, , area = "", id = "", last = ""] = path.split("/");
  if (request.method === "POST" && area === "platforms") {
    const origin = request.headers.origin ?? `http://${host}`;
    if (origin !== `http://${host}` && origin !== "null")
      return plain(403, "Use the buttons on /operator.");
    if (origin === "null" && request.headers["sec-fetch-site"] !== "same-origin") {
      return plain(403, "Use the buttons on /operator.");
    }
    return act(deps, Number(id), last);
  }
  if (request.method !== "GET")
    return plain(405, "This page is read; breakers are changed by its buttons.");
  if (area === "") return overview(deps.db);
  return area === "bundles"
    ? file(deps, id, last)
    : plain(404, "There is no such page. Open /operator.");
}

async function act(
  { db, logger }: { readonly db: Db; readonly logger: Logger },
  platformId: number,
  wish: string,
): Promise<Answer> {
  const platform = (await listPlatformHealth(db)).find((each) => each.platformId === platformId);
  if (platform === undefined || (wish !== "pause" && wish !== "resume")) {
    return plain(404, "There is no such platform or act. Open /operator.");
  }
  // Both or neither: nothing is done that the trail does not tell.
  await inTransaction(db, async (trx) => {
    await (wish === "pause" ? openPlatformByHand : closePlatformByHand)(trx, platformId);
    await recordAuditEvent(trx, {
      userId: null,
      actor: "operator",
      event: wish === "pause" ? "operator_paused_portal" : "operator_resumed_portal",
      facts: { platform_id: platformId },
    });
  });
  logger.warn({ platformId }, `an operator asked to ${wish} ${portalName(platform)}`);
  return { ...plain(303, ""), location: "/operator" };
}

async function overview(db: Db): Promise<Answer> {
  const [platforms, bundles] = [await listPlatformHealth(db), await listBundles(db, BUNDLES_SHOWN)];
  return { status: 200, type: FILE_TYPES["html"] ?? "", body: overviewPage(platforms, bundles) };
}

async function file(
  { db, storage }: { readonly db: Db; readonly storage: Storage },
  id: string,
  name: string,
): Promise<Answer> {
  const bundle = await findBundle(db, id);
  // Only what the bundle says it has: a name never leads elsewhere.
  const isThere = bundle?.files.includes(name) === true;
  const bytes = isThere ? await storage.find(`${bundleFolder(id)}/${name}`) : undefined;
  if (bytes === undefined) return plain(404, "This file is gone or never was. Open /operator.");
  const type = FILE_TYPES[name.replace(/^.*\./, "")] ?? "application/octet-stream";
  return { status: 200, type, body: bytes };
}

function plain(status: number, body: string): Answer {
  return { status, type: "text/plain; charset=utf-8", body };
}
