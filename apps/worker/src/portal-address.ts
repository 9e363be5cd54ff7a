import { PLATFORM_IDS } from "@sendoff/contract/constants";
import { boardsBaseUrl, type PortalManifest } from "@sendoff/portals/manifest";
import type { WorkerConfig } from "./config.ts";

/** Where the sandbox serves each portal, counted from its first port (DECISIONS D11). */
const SANDBOX_OFFSET: Readonly<Record<number, number>> = {
  [PLATFORM_IDS.linkedin]: 1,
  [PLATFORM_IDS.indeed]: 2,
  [PLATFORM_IDS.glassdoor]: 3,
  [PLATFORM_IDS.naukri]: 6,
};

/** The sandbox's company boards of all makers. */
const BOARDS_OFFSET = 4;

/** A portal's origin: its own in live mode, the sandbox's replica otherwise. The driver is the same (DECISIONS D2). */
export function portalBaseUrl(
  config: Pick<WorkerConfig, "mode" | "sandboxPortBase">,
  manifest: Pick<PortalManifest, "id" | "url" | "board">,
): string {
  const sandboxUrl = (offset: number): string =>
    `http://127.0.0.1:${config.sandboxPortBase + offset}`;
  if (manifest.board !== undefined) {
    const { mode } = config;
    return boardsBaseUrl(manifest.board, mode === "live" ? undefined : sandboxUrl(BOARDS_OFFSET));
  }
  if (config.mode === "live") return manifest.url;
  const offset = SANDBOX_OFFSET[manifest.id];
  if (offset === undefined)
    throw new Error(`The sandbox has no replica of platform ${manifest.id}`);
  return sandboxUrl(offset);
}
