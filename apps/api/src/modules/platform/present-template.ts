import { BOARD_MAKER_NAMES, orList } from "@sendoff/contract/board-makers";
import { type PlatformTemplate } from "@sendoff/contract/platform";
import type { PlatformRow } from "@sendoff/db/platform";
import {
  findManifest,
  makerName,
  type RecognisedAddress,
  recogniseBoard,
} from "@sendoff/portals/manifest";

const ONLY_KEPT = `Kept as a bookmark. Sendoff applies on company boards by ${orList(Object.values(BOARD_MAKER_NAMES))}, not on this page.`;
/** A bookmark from before its maker could be applied on. */
const NOW_A_BOARD =
  "Kept as a bookmark, but Sendoff applies on this company’s board by now. Delete it and add its address again.";

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
    return { ...common, kind: "bookmark", sign_in: "none", note: noteOf(found) };
  }
  const sign_in = findManifest(id)?.signIn ?? "password";
  return { ...common, kind: "built_in", sign_in, note: "" };
}

/** Why an address is only kept. */
export function noteOf(found: RecognisedAddress): string {
  if (found.kind === "unsupported") return found.message;
  return found.kind === "board" ? NOW_A_BOARD : ONLY_KEPT;
}
