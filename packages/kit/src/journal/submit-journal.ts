import { z } from "zod";

/**
 * One submit that was about to be clicked. It names the account by keyed hashes and the job by what its posting says of it, so that a
 * database that has lost both can tell them again; of the person it holds nothing but ids.
 */
export const SubmitRecord = z.object({
  /** By the database's clock, like every time that is compared with another. */
  at: z.iso.datetime(),
  userId: z.string(),
  /** What tells platforms apart for good: a built-in one's key, or the address of a board that its user added. */
  platform: z.string(),
  /** Keyed hashes, each of which tells that two accounts are of one person. */
  accounts: z.array(z.string()),
  applicationId: z.string(),
  attempt: z.int(),
  fence: z.int(),
  job: z.object({
    id: z.string(),
    /** The same for one job under several ids (its fingerprint). */
    key: z.string(),
    title: z.string(),
    company: z.string(),
    location: z.string(),
    url: z.string(),
  }),
});
export type SubmitRecord = z.infer<typeof SubmitRecord>;

/** The journal of submits, which outlives the database: each is written here before its click (DECISIONS D20). */
export interface SubmitJournal {
  /** Durable when it returns. When it throws, the record may be there or not: nothing may be clicked. */
  readonly append: (record: SubmitRecord) => Promise<void>;
  /** Days that have records, as 2026-11-27, the oldest first. */
  readonly listDays: () => Promise<string[]>;
  /** A day's records in the order of their times. Throws when one of them cannot be read: a gap would let a job be sent again. */
  readonly readDay: (day: string) => Promise<SubmitRecord[]>;
  /** Forgets a day that no backup goes back to any more. */
  readonly removeDay: (day: string) => Promise<void>;
}

const DAY = /^\d{4}-\d\d-\d\d$/;

/** The day that a record is kept under, in UTC. */
export const dayOf = (record: SubmitRecord): string => record.at.slice(0, 10);

/** Those of some names that are days, in order. */
export const daysAmong = (names: readonly string[]): string[] =>
  names.filter((name) => DAY.test(name)).toSorted();

export function inOrder(records: readonly SubmitRecord[]): SubmitRecord[] {
  return records.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

/** The record in a piece of the journal. Throws with the place's name for what is none. */
export function parseRecord(text: string, place: string): SubmitRecord {
  try {
    return SubmitRecord.parse(JSON.parse(text));
  } catch (cause) {
    throw new Error(
      `The journal of submits is damaged in ${place}. Put that file back from a copy; nothing is sent until it can be read.`,
      { cause },
    );
  }
}
