import type { Clock } from "@sendoff/kit/clock";
import type { LiveDeps } from "./live-deps.ts";
import { createLivePages, type LivePages } from "./live-pages.ts";
import { startLiveServer } from "./live-server.ts";

/** The pages of this worker that their owners may see, and the server that apis ask for them. */
export async function openLive(
  deps: LiveDeps & { readonly clock: Clock; readonly pingMs?: number },
): Promise<{ readonly live: LivePages; readonly close: () => Promise<void> }> {
  const { config, clock, pingMs } = deps;
  let url = "";
  const live = createLivePages(deps, () => url);
  const server = await startLiveServer({
    ...config.live,
    secrets: config.urlSigningKeys,
    pages: live,
    now: clock.now,
    pingMs,
  });
  url = server.url;
  return { live, close: server.close };
}
