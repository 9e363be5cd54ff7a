// expect: depcruise arrow-db
// expect: oxlint eslint(no-restricted-imports)
import type { PortalManifest } from "@sendoff/portals/manifest";

export type Kept = PortalManifest;
