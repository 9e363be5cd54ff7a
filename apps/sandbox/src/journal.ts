import { chmod, mkdir, open, readFile, rename, truncate, type FileHandle } from "node:fs/promises";
import { dirname } from "node:path";
import type { z } from "zod";

const OWN_ONLY = 0o600;

interface Waiting {
  line: string;
  resolve: () => void;
  reject: (error: unknown) => void;
}

/**
 * An append-only file of JSON lines. `append` resolves only when the line is on disk, so whatever was answered after it
 * survives a kill at any instant. Lines that arrive while a sync runs share the next one.
 */
export class Journal<Entry> {
  readonly #path: string;
  #handle: FileHandle;
  /** What is under way and what waits behind it: one thing at a time touches the file. */
  #queue: Promise<void> = Promise.resolve();
  /** The lines that the next write will take; null when none is waiting. */
  #batch: Waiting[] | null = null;

  private constructor(path: string, handle: FileHandle) {
    this.#path = path;
    this.#handle = handle;
  }

  /** Opens the file, drops a last line that a kill cut short, and returns what it holds. */
  static async open<Schema extends z.ZodType>(
    path: string,
    schema: Schema,
  ): Promise<{ journal: Journal<z.infer<Schema>>; entries: z.infer<Schema>[] }> {
    // Answers, addresses and codes stand in it: for this user alone, also what an earlier version left open.
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await chmod(dirname(path), 0o700);
    await (await open(path, "a", OWN_ONLY)).close();
    await chmod(path, OWN_ONLY);
    const text = await readFile(path, "utf8");
    const complete = text.slice(0, text.lastIndexOf("\n") + 1);
    if (complete.length < text.length) await truncate(path, Buffer.byteLength(complete));
    const entries = complete
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => schema.parse(JSON.parse(line)));
    const handle = await open(path, "a");
    return { journal: new Journal<z.infer<Schema>>(path, handle), entries };
  }

  append(entry: Entry): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#openBatch().push({ line: `${JSON.stringify(entry)}\n`, resolve, reject });
    });
  }

  #openBatch(): Waiting[] {
    if (this.#batch !== null) return this.#batch;
    const batch: Waiting[] = [];
    this.#batch = batch;
    void this.#enqueue(() => this.#write(batch));
    return batch;
  }

  async #write(batch: Waiting[]): Promise<void> {
    if (this.#batch === batch) this.#batch = null;
    try {
      await this.#handle.appendFile(batch.map((item) => item.line).join(""));
      await this.#handle.datasync();
      for (const item of batch) item.resolve();
    } catch (error) {
      for (const item of batch) item.reject(error);
    }
  }

  #enqueue(work: () => Promise<void>): Promise<void> {
    const done = this.#queue.then(work);
    this.#queue = done.catch(() => undefined);
    return done;
  }

  /**
   * Replaces the whole content at once: either the old file or the new one is there after a kill. Lines appended before
   * it was asked for are gone with the old file; those that come after stand in the new one.
   */
  replace(entries: readonly Entry[]): Promise<void> {
    this.#batch = null;
    return this.#enqueue(() => this.#swap(entries));
  }

  async #swap(entries: readonly Entry[]): Promise<void> {
    const next = await open(`${this.#path}.next`, "w", OWN_ONLY);
    await next.writeFile(entries.map((entry) => `${JSON.stringify(entry)}\n`).join(""));
    await next.datasync();
    await next.close();
    await this.#handle.close();
    await rename(`${this.#path}.next`, this.#path);
    this.#handle = await open(this.#path, "a");
  }

  close(): Promise<void> {
    return this.#enqueue(() => this.#handle.close());
  }
}
