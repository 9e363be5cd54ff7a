import { randomBytes } from "node:crypto";
import { accessSync, constants, existsSync } from "node:fs";
import { dirname } from "node:path";
import { openStorage, type StorageSettings } from "@sendoff/kit/storage";
import { bad, type Finding, good, reasonOf } from "./finding.ts";

/** Writes, reads and deletes one object in the store; in a data folder it only looks whether it may write. */
export async function tryStorage(settings: StorageSettings): Promise<Finding> {
  if (settings.kind === "local") return tryFolder(settings.folder);
  const place = `The store ${settings.endpoint} (bucket ${settings.bucket})`;
  const bytes = randomBytes(64);
  const key = `live-check/${bytes.toString("hex", 0, 8)}`;
  let step = "be listed";
  try {
    const storage = await openStorage(settings);
    step = "be written to";
    await storage.put(key, bytes);
    step = "be read";
    if ((await storage.find(key))?.equals(bytes) !== true) throw new Error("other bytes came back");
    step = "forget what is deleted";
    await storage.remove(key);
    if ((await storage.find(key)) !== undefined) throw new Error("the object is still there");
    return good(`${place} keeps, gives back and deletes an object.`);
  } catch (error) {
    return bad(
      `${place} cannot ${step} (${reasonOf(error)}). Check the S3_ variables, and that the key may list, write, read and delete there.`,
    );
  }
}

function tryFolder(folder: string): Finding {
  let there = folder;
  while (!existsSync(there)) there = dirname(there);
  try {
    accessSync(there, constants.W_OK | constants.X_OK);
    return good(
      `CVs and pictures are kept in ${folder}, on this machine alone: back it up with the database, or name a store (S3_ENDPOINT).`,
    );
  } catch {
    return bad(
      `CVs and pictures are to be kept in ${folder}, and this account may not write in ${there}. Give it the folder, or name another in SENDOFF_DATA_DIR.`,
    );
  }
}
