/** Where CVs and pictures are kept. Keys are `a/b/c` of lower-case letters, digits, `-`, `_` and `.`. */
export interface Storage {
  /** Durable when it returns. Writing a key again replaces it as a whole. */
  readonly put: (key: string, bytes: Uint8Array) => Promise<void>;
  /** The bytes, or undefined when there is no such key. */
  readonly find: (key: string) => Promise<Buffer | undefined>;
  /** Deleting what is not there is not an error. */
  readonly remove: (key: string) => Promise<void>;
  /** Names directly below a key's folder, in no order; none when there is no such folder. */
  readonly listBelow: (folderKey: string) => Promise<string[]>;
  /** Deletes everything below a key's folder. */
  readonly removeBelow: (folderKey: string) => Promise<void>;
}

const KEY = /^[a-z0-9][a-z0-9._-]*(?:\/[a-z0-9][a-z0-9._-]*)*$/;

/** The key itself; throws TypeError for what is none, such as one that would lead elsewhere. */
export function checkedKey(key: string): string {
  if (!KEY.test(key) || key.includes("..")) throw new TypeError(`Not a storage key: ${key}`);
  return key;
}
