import { randomBytes } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Where CVs and pictures are kept. Keys are `a/b/c` of lower-case letters, digits, `-`, `_` and `.`. */
export interface Storage {
  /** Durable when it returns. Writing a key again replaces it as a whole. */
  readonly put: (key: string, bytes: Uint8Array) => Promise<void>;
  /** The bytes, or undefined when there is no such key. */
  readonly find: (key: string) => Promise<Buffer | undefined>;
  /** Deleting what is not there is not an error. */
  readonly remove: (key: string) => Promise<void>;
  /** Names directly below a key's folder, in no order; none when there is no such folder. */
  readonly listBelow: (folderKey: string) => Promise<string[]>;
  /** Deletes everything below a key's folder. */
  readonly removeBelow: (folderKey: string) => Promise<void>;
}

const KEY = /^[a-z0-9][a-z0-9._-]*(?:\/[a-z0-9][a-z0-9._-]*)*$/;

/** Files below `folder`. A crash leaves either the old or the new file, never half of one. */
export function localStorage(folder: string): Storage {
  const pathOf = (key: string): string => {
    if (!KEY.test(key) || key.includes("..")) throw new TypeError(`Not a storage key: ${key}`);
    return join(folder, key);
  };
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      const temporary = `${path}.${randomBytes(4).toString("hex")}.part`;
      const file = await open(temporary, "wx", 0o600);
      try {
        await file.writeFile(bytes);
        await file.datasync();
      } finally {
        await file.close();
      }
      await rename(temporary, path);
    },
    async find(key) {
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
    async listBelow(folderKey) {
      try {
        return await readdir(pathOf(folderKey));
      } catch (error) {
        if (isMissing(error)) return [];
        throw error;
      }
    },
    async removeBelow(folderKey) {
      await rm(pathOf(folderKey), { recursive: true, force: true });
    },
  };
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}
