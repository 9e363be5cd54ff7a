import type { PlatformFilterDefinition } from "@sendoff/contract";
import { HCAPTCHA_HOSTS, RECAPTCHA_HOSTS } from "../check-hosts.ts";
import { choiceFilters } from "../choice-filters.ts";
import type { PortalManifest } from "../manifest.ts";
import { boardsBaseUrl, makerName } from "./recognise-board.ts";
import type { Board } from "./recognise-board.ts";

/** Companies look at every application by hand; more than this in a day to one of them is nobody's honest interest. */
export const BOARD_DAILY_CAP = 10;

const ASSET_HOSTS: Readonly<Record<Board["maker"], readonly string[]>> = {
  greenhouse: ["greenhouse.io"],
  lever: ["lever.co"],
  ashby: ["ashbyhq.com"],
};

const CHECK_HOSTS: Readonly<Record<Board["maker"], readonly string[]>> = {
  greenhouse: RECAPTCHA_HOSTS,
  lever: HCAPTCHA_HOSTS,
  ashby: RECAPTCHA_HOSTS,
};

/**
 * A board has no search and so no filters of its own; we apply ours to its list. One company is not to be excluded on its own
 * board. The ids are those that the database gives them.
 */
export const BOARD_FILTERS: readonly PlatformFilterDefinition[] = choiceFilters(0).filter(
  ({ field_name }) => field_name !== "Excluded companies",
);

/** A board that a user added, as data. `platformId` and `name` are those of the user's own platform. */
export function boardManifest(platform: {
  readonly id: number;
  readonly name: string;
  readonly board: Board;
}): PortalManifest {
  const { id, name, board } = platform;
  return {
    id,
    key: board.maker,
    name: name === "" ? `${board.token} (${makerName(board.maker)})` : name,
    url: `${boardsBaseUrl(board)}/${encodeURIComponent(board.token)}`,
    support: "driver",
    signIn: "none",
    board,
    isFeatured: false,
    dailyCap: BOARD_DAILY_CAP,
    filters: BOARD_FILTERS,
    hosts: [board.host],
    assetHosts: ASSET_HOSTS[board.maker].filter((host) => host !== board.host),
    checkHosts: CHECK_HOSTS[board.maker],
  };
}
