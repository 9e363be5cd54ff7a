import { roleKey } from "./roles.ts";
import { skillKey } from "./skills.ts";
import { fold, QUESTION_MAX } from "../text/fold.ts";

const KEYS = [fold, skillKey, roleKey] as const;
/** No name of a skill, position or firm in a question has more words. */
const WORDS_MAX = 7;

/**
 * The words of a text that mean a folded name, as the text writes them: "Node.js" for "nodejs". Undefined where it has none.
 * For lines that people read, and to tell a firm's name by its capitals.
 */
export function asWritten(text: string, name: string): string | undefined {
  const words = text.slice(0, QUESTION_MAX).split(/\s+/);
  for (let size = 1; size <= Math.min(WORDS_MAX, words.length); size += 1) {
    for (let at = 0; at + size <= words.length; at += 1) {
      const piece = words
        .slice(at, at + size)
        .join(" ")
        .replaceAll(/^[^\p{L}\p{N}.]+|[^\p{L}\p{N}+#]+$/gu, "");
      if (KEYS.some((key) => key(piece) === name)) return piece;
    }
  }
  return undefined;
}
