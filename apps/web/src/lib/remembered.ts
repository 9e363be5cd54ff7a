import { z } from "zod";

const Ids = z.array(z.string().max(100)).max(1000);
const MOST_KEPT = 300;

function read(key: string): string[] {
  try {
    return Ids.safeParse(JSON.parse(localStorage.getItem(key) ?? "[]")).data ?? [];
  } catch {
    // Blocked storage, or text that is not ours.
    return [];
  }
}

/** Whether this browser has been told to remember the id under this key. */
export function isRemembered(key: string, id: string): boolean {
  return read(key).includes(id);
}

/** Keeps the id under the key; the oldest give way. */
export function remember(key: string, id: string): void {
  const ids = [...read(key).filter((other) => other !== id), id].slice(-MOST_KEPT);
  try {
    localStorage.setItem(key, JSON.stringify(ids));
  } catch {
    // Storage is blocked: the moment may come again after a reload.
  }
}
