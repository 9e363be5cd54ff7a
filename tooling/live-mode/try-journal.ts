import { accessSync, constants, existsSync, statSync } from "node:fs";
import { dirname } from "node:path";
import type { JournalPlace } from "@sendoff/kit/journal";
import { bad, type Finding, good } from "./finding.ts";

/** Where a PostgreSQL of this machine usually has its files. */
const DATABASE_FOLDERS = ["/var/lib/postgresql", "/var/lib/pgsql"];

interface Around {
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  /** Tells one file system from another; for tests. */
  readonly deviceOf?: (path: string) => number;
}

/**
 * Looks whether the journal of submits can be written, and whether it outlives the database's disk, as far as can be seen from this
 * machine: with it, nothing is sent twice after a restore.
 */
export function tryJournal(place: JournalPlace, around: Around): Finding {
  if (place.kind === "store") {
    return good(
      "The journal of submits is kept in the store: no restore of the database reaches it.",
    );
  }
  const { folder } = place;
  const there = existing(folder);
  try {
    accessSync(there, constants.W_OK | constants.X_OK);
  } catch {
    return bad(
      `The journal of submits is to be kept in ${folder}, and this account may not write in ${there}. Give it the folder, or name another in JOURNAL_DIR.`,
    );
  }
  if (!isOnThisMachine(around.databaseUrl)) {
    return good(
      `The journal of submits is kept in ${folder}, on another machine than the database. With several workers, all have to share it.`,
    );
  }
  const deviceOf = around.deviceOf ?? ((path: string) => statSync(path).dev);
  const beside = [...DATABASE_FOLDERS.filter((each) => existsSync(each)), existing(around.dataDir)];
  const same = beside.find((each) => deviceOf(each) === deviceOf(there));
  return same === undefined
    ? good(`The journal of submits is kept in ${folder}, on a disk of its own.`)
    : bad(
        `The journal of submits is to be kept in ${folder}, on the same file system as ${same}: who loses that one loses both, and submits could be sent twice. Name a folder on another disk in JOURNAL_DIR, or a store (S3_ENDPOINT).`,
      );
}

function existing(folder: string): string {
  let there = folder;
  while (!existsSync(there)) there = dirname(there);
  return there;
}

function isOnThisMachine(url: string | undefined): boolean {
  const host = URL.parse(url ?? "")?.hostname ?? "";
  return host === "" || host === "localhost" || host === "[::1]" || host.startsWith("127.");
}
