export { localStorage } from "./local-storage.ts";
export { openStorage } from "./open-storage.ts";
export type { Storage } from "./storage.ts";
export { readStorageSettings, type StorageSettings, storageVariables } from "./storage-config.ts";
