/** A portal's words to go on after: without the full stop that they may end in. */
export function withoutStop(words: string): string {
  return words.trim().replace(/\.$/, "");
}
