import { type LivePage } from "@sendoff/contract/live-view";
import { routes } from "@sendoff/contract/routes";
import { type LaneKey } from "@sendoff/db/applying";
import {
  declineLivePage,
  findLivePage,
  listAskedPages,
  type LivePageView,
} from "@sendoff/db/live-view";
import { UserError } from "@sendoff/kit/errors";
import { createId } from "@sendoff/kit/ids";
import { LIVE_TICKET_SECONDS, signLiveTicket } from "@sendoff/kit/live-ticket";
import { findManifest } from "@sendoff/portals/manifest";
import type { FastifyInstance } from "fastify";
import type { ApiDeps } from "../../deps.ts";
import { register } from "../../plugins/register-route.ts";
import { presentCheck } from "../../presenters/present-check.ts";
import { requireOwnPlatform } from "../../own-platform.ts";
import { registerLiveSocket } from "./live-socket.ts";

/** The page that a worker holds on an account: how it stands, a ticket to see it, and "not now". */
export function registerLiveModule(app: FastifyInstance, deps: ApiDeps): void {
  registerLiveSocket(app, deps);

  register(app, routes.listAskedPages, async ({ user }) => {
    const now = deps.clock.now();
    const pages = await listAskedPages(deps.db, user.id);
    return { status: 200, body: pages.map((page) => presentCheck(page, now)) };
  });

  register(app, routes.getLivePage, async ({ user, params }) => ({
    status: 200,
    body: await getLivePage(deps, { userId: user.id, platformId: params.platform_id }),
  }));

  register(app, routes.createLiveTicket, async ({ user, params }) => {
    const key = { userId: user.id, platformId: params.platform_id };
    await requireOwnPlatform(deps.db, key);
    const page = await findLivePage(deps.db, key);
    if (page?.isLive !== true) {
      throw new UserError(409, "conflict", "No page is open on this account now.");
    }
    const ticket = {
      pageId: page.id,
      ...key,
      viewerId: createId(),
      session: user.tokenHash.toString("hex"),
    };
    return {
      status: 200,
      body: {
        ticket: signLiveTicket(deps.config.urlSigningKey, "viewer", ticket, deps.clock.now()),
        expires_in: LIVE_TICKET_SECONDS,
      },
    };
  });

  register(app, routes.declineLivePage, async ({ user, params }) => {
    const key = { userId: user.id, platformId: params.platform_id };
    await requireOwnPlatform(deps.db, key);
    if (!(await declineLivePage(deps.db, key))) {
      throw new UserError(409, "conflict", "Nothing waits for you on this account now.");
    }
    return { status: 200, body: await getLivePage(deps, key) };
  });
}

async function getLivePage(deps: ApiDeps, key: LaneKey): Promise<LivePage> {
  const platform = await requireOwnPlatform(deps.db, key);
  const page = await findLivePage(deps.db, key);
  const manifest = findManifest(key.platformId);
  const host = manifest === undefined ? platform.name : new URL(manifest.url).hostname;
  return {
    platform_id: key.platformId,
    platform_name: platform.name,
    is_board: platform.isBoard,
    host: host.replace(/^www\./, ""),
    ...presentPage(page),
  };
}

function presentPage(
  page: LivePageView | undefined,
): Omit<LivePage, "platform_id" | "platform_name" | "is_board" | "host"> {
  const isAsked = page?.isLive === true && page.askedAt !== null;
  // A page whose worker no longer serves it, and which nobody closed, was lost.
  const endedAs = page === undefined || page.isLive ? null : (page.endedAs ?? "lost");
  return {
    state: page?.isLive !== true ? "closed" : isAsked ? "asked" : "open",
    run_id: page?.runId ?? null,
    is_preview: page?.isPreview === true,
    login_id: page?.loginId ?? null,
    note: isAsked ? page.note : "",
    asked_at: isAsked ? (page.askedAt?.toISOString() ?? null) : null,
    seconds_left: isAsked ? page.secondsLeft : 0,
    is_controlled: isAsked && page.isControlled,
    ended_as: endedAs,
  };
}
