import type { EntryCounts } from "../portal-driver.ts";

/** No form takes more jobs than this. */
const MOST_ENTRIES = 20;

/**
 * Opens a place for each job and school before the first is filled: what a page keeps of a half-filled one differs. `addEntry` opens
 * one more, or returns false when the page has enough or offers no more. Returns whether any was opened.
 */
export async function openEntries(
  entries: EntryCounts | undefined,
  addEntry: ((entries: EntryCounts) => Promise<boolean>) | undefined,
): Promise<boolean> {
  if (entries === undefined || addEntry === undefined) return false;
  let added = 0;
  while (added < MOST_ENTRIES && (await addEntry(entries))) added += 1;
  return added > 0;
}
