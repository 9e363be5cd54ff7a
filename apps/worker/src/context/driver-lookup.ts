import { type Db } from "@sendoff/db/client";
import { findBoardPlatform } from "@sendoff/db/platform";
import { BoardDriver } from "@sendoff/portals/boards";
import type { PortalDriver } from "@sendoff/portals/driver";
import { findDriver } from "@sendoff/portals/registry";
import type { WorkerContext } from "./worker-context.ts";

/**
 * The drivers of all platforms: the built-in ones at once, a company's board that a user added once it was loaded from its
 * row. What was loaded stays known to `findDriver`, which log lines ask for names.
 */
export function createDriverLookup(db: Db): Pick<WorkerContext, "findDriver" | "loadDriver"> {
  const boards = new Map<number, PortalDriver>();
  return {
    findDriver: (platformId) => findDriver(platformId) ?? boards.get(platformId),
    async loadDriver(platformId) {
      const builtIn = findDriver(platformId);
      if (builtIn !== undefined) return builtIn;
      const platform = await findBoardPlatform(db, platformId);
      if (platform === undefined) return undefined;
      const driver = new BoardDriver(platform);
      boards.set(platformId, driver);
      return driver;
    },
  };
}
