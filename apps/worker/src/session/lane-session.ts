import type { PortalSession } from "@sendoff/portals/driver";
import type { HeldPage } from "../live-view/live-pages.ts";
import type { WorkerContext } from "../context/worker-context.ts";

type ClosableSession = PortalSession & { readonly close: () => Promise<void> };

/** A page on an account, which its owner may see while it is open. */
export type LaneSession = ClosableSession & { readonly held: HeldPage };

/** Opens a page of an account to its owner's eyes, until it is closed. */
export async function holdPage(
  worker: WorkerContext,
  session: ClosableSession,
  opened: Parameters<WorkerContext["live"]["open"]>[1],
): Promise<LaneSession> {
  const held = await worker.live.open(session.page, opened);
  return {
    ...session,
    held,
    close: async () => {
      await held.close();
      await session.close();
    },
  };
}
