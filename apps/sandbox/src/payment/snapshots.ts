import { join } from "node:path";
import type { z } from "zod";
import { Journal } from "../journal.ts";

/** Things that change, kept as a journal of their states: the last one counts. */
export interface Snapshots<Item> {
  /** Resolves when the item as it is now is on disk. */
  save(item: Item): Promise<void>;
  find(id: string): Item | undefined;
  /** Oldest first. */
  list(): Item[];
  reset(): Promise<void>;
  close(): Promise<void>;
}

export async function openSnapshots<Schema extends z.ZodType>(
  options: { dataDir: string; file: string },
  schema: Schema,
  idOf: (item: z.infer<Schema>) => string,
): Promise<Snapshots<z.infer<Schema>>> {
  type Item = z.infer<Schema>;
  const { journal, entries } = await Journal.open(join(options.dataDir, options.file), schema);
  const items = new Map<string, Item>(entries.map((item) => [idOf(item), item]));
  if (items.size < entries.length) await journal.replace([...items.values()]);
  return {
    save(item) {
      items.set(idOf(item), item);
      return journal.append(item);
    },
    find: (id) => items.get(id),
    list: () => [...items.values()],
    async reset() {
      items.clear();
      await journal.replace([]);
    },
    close: () => journal.close(),
  };
}
