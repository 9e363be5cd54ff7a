// expect: oxlint eslint(no-restricted-imports)
import type { PortalDriver } from "@sendoff/portals/driver";

export type Kept = PortalDriver;
