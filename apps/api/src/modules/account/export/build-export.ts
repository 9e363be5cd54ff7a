import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { asOfOneMoment, EXPORT_AREAS, listFilesOfUser, readExportRows } from "@sendoff/db/account";
import { type Db } from "@sendoff/db/client";
import { findUser } from "@sendoff/db/user";
import { UserError } from "@sendoff/kit/errors";
import { ZipFile } from "yazl";
import type { ApiDeps } from "../../../deps.ts";
import { addReceipts } from "./add-receipts.ts";
import { README } from "./readme.ts";

type ExportDeps = Pick<ApiDeps, "db" | "storage" | "config">;

export interface BuiltExport {
  readonly path: string;
  /** Deletes the file; to be called when it has been sent, or could not be. */
  readonly remove: () => Promise<void>;
}

/**
 * Writes everything about a user into a ZIP file in a folder of its own: JSON for each area, CVs, pictures, receipts. Rows are
 * read page by page and files one by one, so that a long history takes no more memory than a short one; and into a file first,
 * so that a slow line holds up no database connection. Throws UserError 401 when the account is gone.
 */
export async function buildExport(deps: ExportDeps, userId: string): Promise<BuiltExport> {
  const folder = await mkdtemp(join(tmpdir(), "sendoff-export-"));
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true });
  const path = join(folder, "export.zip");
  try {
    await asOfOneMoment(deps.db, (trx) => writeZip(deps, trx, userId, path));
  } catch (error) {
    await remove();
    throw error;
  }
  return { path, remove };
}

async function writeZip(deps: ExportDeps, trx: Db, userId: string, path: string): Promise<void> {
  const user = await findUser(trx, userId);
  if (user === undefined) throw new UserError(401, "unauthenticated", "This account is gone");
  const zip = new ZipFile();
  const written = pipeline(zip.outputStream, createWriteStream(path));
  try {
    zip.addBuffer(Buffer.from(README), "README.txt");
    // Each of these ends before the next begins: a transaction has one conversation.
    for (const area of EXPORT_AREAS) {
      const rows = readExportRows(trx, area, userId);
      await addStream(zip, `${area.file}.json`, jsonList(rows));
    }
    await addFiles(deps, trx, zip, userId);
    await addReceipts(trx, user, deps.config.mode, (name, bytes) =>
      addStream(zip, name, once(bytes)),
    );
    zip.end();
    await written;
  } catch (error) {
    // Whoever waits for the file is told why there is none.
    zip.emit("error", error);
    await written.catch(() => undefined);
    throw error;
  }
}

/** Adds an entry and resolves when its last byte has been taken. */
async function addStream(zip: ZipFile, name: string, chunks: AsyncIterable<Buffer>): Promise<void> {
  const stream = Readable.from(chunks, { objectMode: false });
  await new Promise<void>((resolve, reject) => {
    stream.once("end", resolve);
    stream.once("error", reject);
    zip.addReadStream(stream, name);
  });
}

async function* once(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}

/** A JSON list with a line for each row. */
async function* jsonList(rows: AsyncIterable<string>): AsyncGenerator<Buffer> {
  let before = "[\n";
  for await (const row of rows) {
    yield Buffer.from(`${before}${row}`);
    before = ",\n";
  }
  yield Buffer.from(before === "[\n" ? "[]\n" : "\n]\n");
}

/** CVs and pictures under the names that the JSON files call them by. One that is gone is left out: its time was over. */
async function addFiles(deps: ExportDeps, trx: Db, zip: ZipFile, userId: string): Promise<void> {
  let after = "";
  for (;;) {
    const keys = await listFilesOfUser(trx, userId, after);
    for (const key of keys) {
      const bytes = await deps.storage.find(key);
      if (bytes !== undefined) await addStream(zip, `files/${key}`, once(bytes));
    }
    const last = keys.at(-1);
    if (last === undefined) return;
    after = last;
  }
}
