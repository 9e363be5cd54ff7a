import { randomBytes } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { checkedKey, type Storage } from "./storage.ts";

/** Files below `folder`. A crash leaves either the old or the new file, never half of one. */
export function localStorage(folder: string): Storage {
  const pathOf = (key: string): string => join(folder, checkedKey(key));
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      const temporary = `${path}.${randomBytes(4).toString("hex")}.part`;
      const file = await open(temporary, "wx", 0o600);
      try {
        await file.writeFile(bytes);
        await file.datasync();
      } catch (error) {
        // A full disk is not to be filled further by halves of files that nobody reads.
        await rm(temporary, { force: true });
        throw error;
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
