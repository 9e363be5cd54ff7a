// expect: depcruise arrow-testkit
import type { PortalManifest } from "@sendoff/portals/manifest";

export type Kept = PortalManifest;
