import { messages } from "./messages.ts";

/** "Three" at the beginning of a sentence; digits from ten on. */
export function numberWord(count: number): string {
  return messages.numberWords[count] ?? String(count);
}
