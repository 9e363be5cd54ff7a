import type { PortalManifest } from "../manifest.ts";
import { boardsBaseUrl, makerName } from "./recognise-board.ts";
import type { Board } from "./recognise-board.ts";

/** Companies look at every application by hand; more than this in a day to one of them is nobody's honest interest. */
const DAILY_CAP = 10;

const ASSET_HOSTS: Readonly<Record<Board["maker"], readonly string[]>> = {
  greenhouse: ["greenhouse.io"],
  lever: ["lever.co"],
  ashby: ["ashbyhq.com"],
};

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
    isFeatured: false,
    dailyCap: DAILY_CAP,
    filters: [],
    hosts: [board.host],
    assetHosts: ASSET_HOSTS[board.maker].filter((host) => host !== board.host),
  };
}
