import { createHash, randomBytes } from "node:crypto";

/** Crockford's base 32: no letter that is taken for a digit. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/** Five bits each: 80 bits that nobody guesses through a limited call. */
const LENGTH = 16;

/** A code that undoes a change, in groups of four as people type it: "K7QF-2MXD-9TRB-4HWZ". */
export function createUndoCode(): string {
  const letters = [...randomBytes(LENGTH)].map((byte) => ALPHABET[byte & 31] ?? "0").join("");
  return letters.replaceAll(/(.{4})(?=.)/g, "$1-");
}

/** A code is stored only as this; hyphens do not count. */
export function hashUndoCode(code: string): Buffer {
  return createHash("sha256").update(code.replaceAll("-", ""), "utf8").digest();
}
