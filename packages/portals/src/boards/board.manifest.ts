import type { PlatformFilterDefinition } from "@sendoff/contract/platform";
import { HCAPTCHA_HOSTS, RECAPTCHA_HOSTS } from "../captcha-hosts.ts";
import { choiceFilters } from "../choice-filters.ts";
import type { PortalManifest } from "../manifest.ts";
import { companiesHost, GENERAL_MAKERS, isGeneralMaker } from "./general-makers.ts";
import { boardsBaseUrl, makerName } from "./recognise-board.ts";
import type { Board, OwnPagesMaker } from "./recognise-board.ts";

/** Companies look at every application by hand; more than this in a day to one of them is nobody's honest interest. */
export const BOARD_DAILY_CAP = 10;

interface MakerHosts {
  /** The maker's own host of its job feed, where that is another. */
  readonly feedHost?: string;
  readonly assetHosts: readonly string[];
  readonly captchaHosts: readonly string[];
}

const HOSTS: Readonly<Record<OwnPagesMaker, MakerHosts>> = {
  greenhouse: { assetHosts: ["greenhouse.io"], captchaHosts: RECAPTCHA_HOSTS },
  lever: { assetHosts: ["lever.co"], captchaHosts: HCAPTCHA_HOSTS },
  ashby: { assetHosts: ["ashbyhq.com"], captchaHosts: RECAPTCHA_HOSTS },
};

function hostsOf({ maker }: Board): MakerHosts {
  return isGeneralMaker(maker) ? GENERAL_MAKERS[maker].address : HOSTS[maker];
}

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
  const { feedHost, assetHosts, captchaHosts } = hostsOf(board);
  const path = companiesHost(board.maker) ? "" : `/${encodeURIComponent(board.token)}`;
  const listPath = isGeneralMaker(board.maker)
    ? (GENERAL_MAKERS[board.maker].pages.listPath ?? "")
    : "";
  return {
    id,
    key: board.maker,
    name: name === "" ? `${board.token} (${makerName(board.maker)})` : name,
    url: `${boardsBaseUrl(board)}${path}${listPath}`,
    support: "driver",
    signIn: "none",
    board,
    isFeatured: false,
    dailyCap: BOARD_DAILY_CAP,
    filters: BOARD_FILTERS,
    hosts: [board.host, ...(feedHost === undefined ? [] : [feedHost])],
    assetHosts: assetHosts.filter((host) => host !== board.host),
    captchaHosts,
  };
}
