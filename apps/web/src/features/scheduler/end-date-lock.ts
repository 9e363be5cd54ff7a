import { isDate } from "@sendoff/domain/schedule";
import { z } from "zod";
import { storageKeys } from "../../lib/storage-keys.ts";

const Locks = z.record(z.string(), z.string().refine(isDate));

function readAll(): Record<string, string> {
  try {
    return Locks.parse(JSON.parse(localStorage.getItem(storageKeys.endDates) ?? "{}"));
  } catch {
    // Blocked storage, or text that is not ours.
    return {};
  }
}

function write(locks: Record<string, string>): void {
  try {
    localStorage.setItem(storageKeys.endDates, JSON.stringify(locks));
  } catch {
    // Storage is blocked: the lock holds until the page is left.
  }
}

/** The end date that this user locked in this browser (SPEC 4), or "". One that has passed locks nothing any more. */
export function findLockedEndDate(userId: string, today: string): string {
  const date = readAll()[userId] ?? "";
  return date < today ? "" : date;
}

export function lockEndDate(userId: string, date: string): void {
  write({ ...readAll(), [userId]: date });
}

export function unlockEndDate(userId: string): void {
  const { [userId]: _gone, ...others } = readAll();
  write(others);
}
