export { kmsVariables, readKmsSettings } from "./kms-config.ts";
export { KmsError, openKms } from "./open-kms.ts";
export { hasWrappedKeys, openWrappedKeys, WRAPPED } from "./wrapped-keys.ts";
