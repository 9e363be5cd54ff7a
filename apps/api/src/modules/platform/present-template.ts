import type { PlatformTemplate } from "@sendoff/contract";
import type { PlatformRow } from "@sendoff/db";
import { findManifest, makerName, recogniseBoard } from "@sendoff/portals/manifest";

const ONLY_KEPT =
  "Kept as a bookmark. Sendoff applies on company boards of Greenhouse, Lever and Ashby, not on this page.";

/** A platform as the wire has it. What an added one is follows from its address, so that a page that is supported later says so. */
export function presentTemplate(platform: PlatformRow): PlatformTemplate {
  const { id, name, url, tags, filters, board, ownerUserId, support } = platform;
  const common = {
    id,
    platform_name: name,
    platform_url: url,
    tags: [...tags],
    filters: [...filters],
    is_active: support === "driver",
  };
  if (board !== undefined) {
    const note = `Company board on ${makerName(board.maker)}`;
    return { ...common, kind: "board", sign_in: "none", note };
  }
  if (ownerUserId !== null) {
    const found = recogniseBoard(url);
    const note = found.kind === "unsupported" ? found.message : ONLY_KEPT;
    return { ...common, kind: "bookmark", sign_in: "none", note };
  }
  const sign_in = findManifest(id)?.signIn ?? "password";
  return { ...common, kind: "built_in", sign_in, note: "" };
}
