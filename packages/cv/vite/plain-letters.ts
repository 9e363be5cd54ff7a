import type { Plugin } from "vite";

/**
 * Letters as a few long ranges. Unicode's own set has more than six hundred, and V8 compiles them anew for each of a
 * hundred patterns: a tenth of the time that a new process takes for a CV. The ranges leave out modifier letters and those
 * beyond the first 65,536 characters, and take in signs and digits of the Indic, Arabic and East Asian blocks; the punctuation
 * of Hebrew, Arabic and of Chinese, Japanese and Korean stays out.
 */
const LETTERS =
  "A-Za-z\\u00aa\\u00b5\\u00ba\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u02af\\u0370-\\u037d\\u037f-\\u0386\\u0388-\\u0588\\u05d0-\\u05f2\\u0620-\\u064a\\u066e-\\u06d3\\u06d5-\\u1fff\\u2c00-\\u2fff\\u3041-\\ud7ff\\uf900-\\ufdff\\ufe70-\\ufefc";

/** Whether the place is within square brackets on its line. */
function isInClass(code: string, at: number): boolean {
  for (let i = at - 1; i >= 0 && code[i] !== "\n"; i -= 1) {
    const isEscaped = code[i - 1] === "\\";
    if (code[i] === "]" && !isEscaped) return false;
    if (code[i] === "[" && !isEscaped) return true;
  }
  return false;
}

/** Writes the letters of this package's patterns as ranges; `\p{L}` and, within strings, `\\p{L}`. */
export function plainLetters(): Plugin {
  return {
    name: "plain-letters",
    transform(code, id) {
      if (!id.includes("/packages/cv/src/")) return undefined;
      return code.replace(/(\\{1,2})p\{L\}/g, (_, slashes: string, at: number) => {
        const letters = slashes.length === 2 ? LETTERS.replaceAll("\\", "\\\\") : LETTERS;
        return isInClass(code, at) ? letters : `[${letters}]`;
      });
    },
  };
}
