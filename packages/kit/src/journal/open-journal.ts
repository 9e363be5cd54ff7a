import { access, constants, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { ConfigError } from "../config.ts";
import type { Storage } from "../storage/storage.ts";
import type { StorageSettings } from "../storage/storage-config.ts";
import { fileJournal } from "./file-journal.ts";
import { storedJournal } from "./stored-journal.ts";
import type { SubmitJournal } from "./submit-journal.ts";

/** The variables of the journal of submits. */
export const journalVariables = {
  /** A folder on another disk than the database's; without it the object store where there is one, else the data folder. */
  JOURNAL_DIR: z.string().min(1).optional(),
  /** Days that the journal is kept: at least as many as backups go back. */
  JOURNAL_DAYS: z.coerce.number().int().min(1).max(3650).default(60),
};

/** Where the journal is written. */
export type JournalPlace =
  | { readonly kind: "folder"; readonly folder: string }
  | { readonly kind: "store" };

/** A folder of its own wins over the object store, and that over the data folder, which usually shares the database's disk. */
export function journalPlace(
  folder: string | undefined,
  storage: StorageSettings,
  dataDir: string,
): JournalPlace {
  if (folder !== undefined) return { kind: "folder", folder };
  return storage.kind === "s3"
    ? { kind: "store" }
    : { kind: "folder", folder: join(dataDir, "journal") };
}

/** Opens it for a process whose name is `writer`. Throws ConfigError when its folder cannot be written in. */
export async function openJournal(
  place: JournalPlace,
  storage: Storage,
  writer: string,
): Promise<SubmitJournal> {
  if (place.kind === "store") return storedJournal(storage);
  try {
    await mkdir(place.folder, { recursive: true, mode: 0o700 });
    await access(place.folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new ConfigError(
      [
        {
          variables: ["JOURNAL_DIR"],
          problem: `the journal of submits cannot be kept in ${place.folder} (${why}); name a folder that the worker may write in`,
        },
      ],
      { cause: error },
    );
  }
  return fileJournal(place.folder, writer);
}
