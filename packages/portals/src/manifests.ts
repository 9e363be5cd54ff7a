import { glassdoorManifest } from "./glassdoor/glassdoor.manifest.ts";
import { indeedManifest } from "./indeed/indeed.manifest.ts";
import { linkedinManifest } from "./linkedin/linkedin.manifest.ts";
import type { PortalManifest } from "./manifest.ts";
import { naukriManifest } from "./naukri/naukri.manifest.ts";

export type { PortalManifest } from "./manifest.ts";
export { BOARD_FILTERS, boardManifest } from "./boards/board.manifest.ts";
export { boardsBaseUrl, makerName, recogniseBoard } from "./boards/recognise-board.ts";
export type { Board, RecognisedAddress } from "./boards/recognise-board.ts";

/** As many as a careful person manages in a day; portals pause accounts that do far more (DECISIONS D7). */
const DAILY_CAP = 50;

function announced(
  id: number,
  key: string,
  name: string,
  host: string,
  support: "soon" | "name_only" = "soon",
): PortalManifest {
  return {
    id,
    key,
    name,
    url: `https://${host}`,
    support,
    isFeatured: false,
    dailyCap: DAILY_CAP,
    filters: [],
    hosts: [host],
    assetHosts: [],
  };
}

/** Every platform the product knows, in the order of their ids (SPEC 1, DECISIONS D12). Ids never change. */
export const MANIFESTS: readonly PortalManifest[] = [
  linkedinManifest,
  naukriManifest,
  announced(3, "iimjobs", "IIMJobs", "www.iimjobs.com", "name_only"),
  indeedManifest,
  glassdoorManifest,
  announced(6, "ziprecruiter", "ZipRecruiter", "www.ziprecruiter.com"),
  announced(7, "monster", "Monster", "www.monster.com"),
  announced(8, "careerbuilder", "CareerBuilder", "www.careerbuilder.com"),
];

/** The manifest with this id, or undefined for a platform that a user added or nobody knows. */
export function findManifest(platformId: number): PortalManifest | undefined {
  return MANIFESTS.find((manifest) => manifest.id === platformId);
}
