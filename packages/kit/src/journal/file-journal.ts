import { type FileHandle, mkdir, open, readdir, readFile, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import {
  dayOf,
  daysAmong,
  inOrder,
  parseRecord,
  type SubmitJournal,
  type SubmitRecord,
} from "./submit-journal.ts";

interface Waiting {
  readonly record: SubmitRecord;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * A journal in `folder`: one file for each day and writer, lines that are only ever added. `writer` is this process's own name, which no
 * other has had. Records that come while the disk is busy share the next write to it.
 */
export function fileJournal(folder: string, writer: string): SubmitJournal {
  let waiting: Waiting[] = [];
  let isWriting = false;
  let file: { readonly day: string; readonly handle: FileHandle } | undefined;
  let files = 0;

  const close = async (): Promise<void> => {
    const { handle } = file ?? {};
    file = undefined;
    await handle?.close();
  };
  const fileOf = async (day: string): Promise<FileHandle> => {
    if (file?.day === day) return file.handle;
    await close();
    const dayFolder = join(folder, day);
    await mkdir(dayFolder, { recursive: true, mode: 0o700 });
    files += 1;
    const handle = await open(join(dayFolder, `${writer}-${files}.jsonl`), "ax", 0o600);
    file = { day, handle };
    // The names must last too, not only what is in the file.
    for (const each of [dayFolder, folder, dirname(folder)]) await syncFolder(each);
    return handle;
  };
  const write = async (day: string, batch: readonly Waiting[]): Promise<void> => {
    try {
      const handle = await fileOf(day);
      await handle.appendFile(batch.map(({ record }) => `${JSON.stringify(record)}\n`).join(""));
      await handle.datasync();
      for (const { resolve } of batch) resolve();
    } catch (error) {
      // It may end in half a line, so nothing more is added to it.
      await close().catch(() => undefined);
      for (const { reject } of batch) reject(error);
    }
  };
  const writeAll = async (): Promise<void> => {
    if (isWriting) return;
    isWriting = true;
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      const byDay = Map.groupBy(batch, ({ record }) => dayOf(record));
      for (const [day, ofDay] of byDay) await write(day, ofDay);
    }
    isWriting = false;
  };

  return {
    append(record) {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      waiting.push({ record, resolve, reject });
      void writeAll();
      return promise;
    },
    listDays: async () => daysAmong(await namesIn(folder)),
    async readDay(day) {
      const records: SubmitRecord[] = [];
      for (const name of await namesIn(join(folder, day))) {
        const place = join(folder, day, name);
        const lines = (await readFile(place, "utf8")).split("\n");
        // What follows the last end of a line was never acknowledged, so that nothing was clicked after it.
        for (const line of lines.slice(0, -1)) records.push(parseRecord(line, place));
      }
      return inOrder(records);
    },
    removeDay: (day) => rm(join(folder, day), { recursive: true, force: true }),
  };
}

async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  }
}
