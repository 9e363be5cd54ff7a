/** Lines that fit: broken at spaces, and inside what is longer than a line. Each word is measured once. */
export function wrap(text: string, widthOf: (part: string) => number, width: number): string[] {
  const lines: string[] = [];
  const space = widthOf(" ");
  let line = "";
  let used = 0;
  for (const word of text.split(/[ \t]+/)) {
    const needed = widthOf(word);
    if (line !== "" && used + space + needed <= width) {
      line = `${line} ${word}`;
      used += space + needed;
      continue;
    }
    if (line !== "") lines.push(line);
    const parts = needed <= width ? [word] : cut(word, widthOf, width);
    line = parts.pop() ?? "";
    lines.push(...parts);
    used = widthOf(line);
  }
  return [...lines, line];
}

/** A line may end between any two characters of Chinese and Japanese, but none begins with what closes a sentence. */
const CLOSES = /^[、。，．！？：；）」』】〉》”’ー,.!?:;)\]]/u;

function cut(word: string, widthOf: (part: string) => number, width: number): string[] {
  const parts: string[] = [];
  let part = "";
  let used = 0;
  for (const { segment } of new Intl.Segmenter("en").segment(word)) {
    const needed = widthOf(segment);
    if (part !== "" && used + needed > width && !CLOSES.test(segment)) {
      parts.push(part);
      part = "";
      used = 0;
    }
    part += segment;
    used += needed;
  }
  return [...parts, part];
}
