import { type LaneKey } from "@sendoff/db/applying";
import { findLivePage, type LivePageView } from "@sendoff/db/live-view";
import { createId } from "@sendoff/kit/ids";
import { signLiveTicket } from "@sendoff/kit/live-ticket";
import { Viewer } from "@sendoff/testkit/hand";
import { vi } from "vitest";
import { type ClientOptions, WebSocket } from "ws";
import type { LivePatience } from "../live-view/live-deps.ts";
import { openLive } from "../live-view/open-live.ts";
import type { WorkerContext } from "../context/worker-context.ts";
import type { TestWorker } from "./test-worker.fixture.ts";

/** A worker that keeps pages open for their owners, with its live server. */
export async function openLiveServing(
  own: TestWorker,
  waitSeconds = 120,
  pingMs?: number,
  livePatience: LivePatience = {},
): Promise<{ worker: WorkerContext; close: () => Promise<void> }> {
  const config = { ...own.worker.config, ownerWaitSeconds: waitSeconds };
  const worker = { ...own.worker, config };
  const { live, close } = await openLive({
    ...worker,
    steered: own.steered,
    livePatience,
    ...(pingMs === undefined ? {} : { pingMs }),
  });
  return { worker: { ...worker, live }, close };
}

/** Waits until the account's page is asked about. */
export function untilAsked({ world }: TestWorker, key: LaneKey): Promise<LivePageView> {
  return vi.waitFor(
    async () => {
      const page = await findLivePage(world.db, key);
      if (page?.isLive !== true || page.askedAt === null) {
        throw new Error(`nobody is asked yet: ${JSON.stringify(page ?? null)}`);
      }
      return page;
    },
    { timeout: 30_000, interval: 50 },
  );
}

/** A ticket to the worker's live server, as an api makes it for a new window. */
export function ticketTo({ world }: TestWorker, page: LivePageView): string {
  return signLiveTicket(
    world.urlSigningKey,
    "worker",
    {
      pageId: page.id,
      userId: page.userId,
      platformId: page.platformId,
      viewerId: createId(),
      session: "",
    },
    new Date(),
  );
}

/** Opens a window on the page with a ticket of its own. */
export async function look(
  own: TestWorker,
  page: LivePageView,
  hello: { device?: "desk" | "phone"; pixels?: number } = {},
  options: ClientOptions = {},
): Promise<Viewer> {
  const headers = { "x-sendoff-ticket": ticketTo(own, page) };
  const socket = new WebSocket(page.workerUrl, { headers, ...options });
  const viewer = new Viewer(socket);
  await viewer.untilOpen();
  viewer.send({ type: "hello", device: "desk", pixels: 1280, ...hello });
  return viewer;
}
