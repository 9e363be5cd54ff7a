import { BoardDriver } from "@sendoff/portals/boards";
import { boardsBaseUrl, recogniseBoard } from "@sendoff/portals/manifest";
import { DRIVERS } from "@sendoff/portals/registry";
import type { PortalDriver } from "@sendoff/portals/driver";

/** A portal to be checked, with the address its pages are at. */
export interface CheckedPortal {
  readonly driver: PortalDriver;
  readonly baseUrl: string;
}

/** What `--portal` takes beside the address of a company's board. */
export const PORTAL_KEYS: readonly string[] = DRIVERS.map(({ manifest }) => manifest.key);

/**
 * The portal of this name, or the company's board at this address; `standIn` is the address of its stand-in, where that is checked.
 * Throws a TypeError with what can be named instead.
 */
export function findPortal(name: string, standIn: string | undefined): CheckedPortal {
  const driver = DRIVERS.find(({ manifest }) => manifest.key === name.toLowerCase());
  if (driver !== undefined) return { driver, baseUrl: standIn ?? driver.manifest.url };
  const known = `${PORTAL_KEYS.join(", ")}, or the address of a company's board`;
  const isAddress = name.includes(".");
  const address = isAddress ? recogniseBoard(name) : undefined;
  if (address?.kind !== "board") {
    const why = address !== undefined && "message" in address ? ` ${address.message}` : "";
    throw new TypeError(`--portal takes ${known}.${why}`);
  }
  const { board } = address;
  return {
    driver: new BoardDriver({ id: 0, name: "", board }),
    baseUrl: boardsBaseUrl(board, standIn),
  };
}
