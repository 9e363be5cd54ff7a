import { z } from "zod";
import { sessionKeys } from "../lib/storage-keys.ts";

/** Whoever has not come back within a day has given it up, or left a browser that others use. */
const KEPT_MS = 24 * 60 * 60 * 1000;

const Kept = z.object({
  /** The id of the user whose words these are. */
  account: z.string().min(1),
  /** Where the session ended; absent once the person has been led back there. */
  place: z.object({ at: z.number(), path: z.string().max(2000) }).optional(),
  drafts: z.record(
    z.string(),
    z.object({
      at: z.number(),
      value: z.unknown(),
      /** Its editor was left half-way, by the person; absent where the session ended under it. */
      isAside: z.literal(true).optional(),
    }),
  ),
});
type Kept = z.infer<typeof Kept>;

/** The editors on screen: each returns what is typed in it and not saved, undefined for nothing. */
const editors = new Map<string, () => unknown>();

/** An editor is on screen. `read` is asked when the session ends. Returns how to leave. */
export function addEditor(key: string, read: () => unknown): () => void {
  editors.set(key, read);
  return () => {
    if (editors.get(key) === read) editors.delete(key);
  };
}

/**
 * The session was ended by the server: what is typed and not saved is kept for this tab, for the account that typed it,
 * with the path it was typed at where that can be come back to. What was kept before and not taken up yet stays.
 */
export function keepDrafts(account: string, path: string | undefined): void {
  const at = Date.now();
  const typed = [...editors].flatMap(([key, read]): [string, Kept["drafts"][string]][] => {
    const value = read();
    return value === undefined ? [] : [[key, { at, value }]];
  });
  const drafts = { ...find(account)?.drafts, ...Object.fromEntries(typed) };
  write({ account, ...(path === undefined ? {} : { place: { at, path } }), drafts });
}

/** What the account has typed in the editor of this key, kept for this tab in case the editor is left half-way. */
export function putAside(account: string, key: string, value: unknown): void {
  const kept = find(account);
  const drafts = { ...kept?.drafts, [key]: { at: Date.now(), value, isAside: true as const } };
  write({ ...kept, account, drafts });
}

/** What the account had typed in the editor of this key, not parsed, and whether it was left there half-way. */
export function findDraft(account: string, key: string): { value: unknown; isAside: boolean } {
  const draft = find(account)?.drafts[key];
  return { value: draft?.value, isAside: draft?.isAside === true };
}

/** The keys of the editors that something is kept for. */
export function listDrafts(account: string): string[] {
  return Object.keys(find(account)?.drafts ?? {});
}

/** Where the account was when its session ended, until it has been led back. */
export function findPlace(account: string): string | undefined {
  return find(account)?.place?.path;
}

/** Somebody is signed in: what another account had typed in this tab is thrown away. */
export function forgetOthersDrafts(account: string): void {
  find(account);
}

export function forgetPlace(account: string): void {
  const kept = find(account);
  if (kept !== undefined) write({ account, drafts: kept.drafts });
}

/** Saved or cancelled. */
export function forgetDraft(account: string, key: string): void {
  const kept = find(account);
  if (kept === undefined || !Object.hasOwn(kept.drafts, key)) return;
  const { [key]: _done, ...drafts } = kept.drafts;
  write({ ...kept, drafts });
}

/** The person signed out, or somebody else came: nothing of it stays in this tab. */
export function forgetDrafts(): void {
  try {
    sessionStorage.removeItem(sessionKeys.keptDrafts);
  } catch {
    // Nothing was stored.
  }
}

/** What is kept for the account and not too old. Anything else that stands there is removed. */
function find(account: string): Kept | undefined {
  const kept = read();
  if (kept === undefined || kept.account !== account) {
    forgetDrafts();
    return undefined;
  }
  const isFresh = ({ at }: { at: number }) => Date.now() - at < KEPT_MS;
  const { place } = kept;
  return {
    account,
    ...(place === undefined || !isFresh(place) ? {} : { place }),
    drafts: Object.fromEntries(Object.entries(kept.drafts).filter(([, draft]) => isFresh(draft))),
  };
}

function read(): Kept | undefined {
  try {
    return Kept.safeParse(JSON.parse(sessionStorage.getItem(sessionKeys.keptDrafts) ?? "null"))
      .data;
  } catch {
    // Blocked storage, or text that is not ours.
    return undefined;
  }
}

function write(kept: Kept): void {
  try {
    sessionStorage.setItem(sessionKeys.keptDrafts, JSON.stringify(kept));
  } catch {
    // Storage is blocked or full: then nothing can be kept.
  }
}
