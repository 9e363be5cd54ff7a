import { glassdoorDriver } from "./glassdoor/glassdoor.driver.ts";
import { indeedDriver } from "./indeed/indeed.driver.ts";
import { linkedinDriver } from "./linkedin/linkedin.driver.ts";
import { naukriDriver } from "./naukri/naukri.driver.ts";
import type { PortalDriver } from "./portal-driver.ts";

/** The drivers there are; a portal joins by a line here. */
export const DRIVERS: readonly PortalDriver[] = [
  linkedinDriver,
  naukriDriver,
  indeedDriver,
  glassdoorDriver,
];

/** The driver of a platform, or undefined where there is none (announced, name only, added by a user). */
export function findDriver(platformId: number): PortalDriver | undefined {
  return DRIVERS.find((driver) => driver.manifest.id === platformId);
}

/** The driver of a platform. Throws a RangeError for a platform without one: ask `support` of its manifest first. */
export function getDriver(platformId: number): PortalDriver {
  const driver = findDriver(platformId);
  if (driver === undefined) throw new RangeError(`Platform ${platformId} has no driver`);
  return driver;
}
