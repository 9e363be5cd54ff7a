export * from "./portal-driver.ts";
export type { PortalManifest } from "./manifest.ts";
export { MANIFESTS, findManifest } from "./manifests.ts";
export { DRIVERS, findDriver, getDriver } from "./registry.ts";
export { readForm } from "./form/read-form.ts";
export type { ReadFormOptions } from "./form/read-form.ts";
export type { FormControl, PageControl, Surface, Widget } from "./form/control.ts";
export { readLinkedInForm } from "./linkedin/read-linkedin-form.ts";
