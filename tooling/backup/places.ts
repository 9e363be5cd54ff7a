import { join } from "node:path";
import { StartError } from "../start/start-error.ts";
import type { StartSettings } from "../start/settings.ts";

/** Where a backup keeps what. */
export interface BackupPlaces {
  /** Copies of the database. */
  readonly base: string;
  /** Its archived log. */
  readonly archive: string;
  /** CVs and pictures. */
  readonly files: string;
  /** Secrets and passwords. */
  readonly secrets: string;
}

export function backupPlaces(folder: string): BackupPlaces {
  return {
    base: join(folder, "base"),
    archive: join(folder, "wal"),
    files: join(folder, "files"),
    secrets: join(folder, "secrets"),
  };
}

/** Of an installation whose database is the embedded one. Throws StartError with what to do for any other. */
export function placesToBackUp({ databaseUrl, backupDir }: StartSettings): BackupPlaces {
  if (databaseUrl !== undefined) {
    throw new StartError(
      "DATABASE_URL names a server of your own. Back it up, and put it back, with pgBackRest: docs/operations.md shows how.",
    );
  }
  if (backupDir === undefined) {
    throw new StartError(
      "Set BACKUP_DIR to a folder on another disk, for npm start as well: the database's log is archived there all the time.",
    );
  }
  return backupPlaces(backupDir);
}
