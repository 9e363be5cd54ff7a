// expect: oxlint eslint(no-restricted-imports)
import type { PortalDriver } from "@sendoff/portals";

export type Kept = PortalDriver;
