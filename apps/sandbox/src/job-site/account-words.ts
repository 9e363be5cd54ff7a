/** The one password every account of the sandbox has. */
export const PASSWORD = "correct-horse";

/** A word of the part before the @: `asha.otp+1@…` has the words asha, otp and 1. */
export function hasWord(email: string, word: string): boolean {
  const local = email.split("@")[0] ?? "";
  return local.split(/[^a-z]+/).includes(word);
}

export const isAddress = (text: string): boolean => /^[^\s@]+@[^\s@]+$/.test(text);

/** Only paths of the site itself: never another host. */
export function safePath(path: string, otherwise: string): string {
  return /^\/(?![/\\])/.test(path) ? path : otherwise;
}
