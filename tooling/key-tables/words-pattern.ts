/** Splits at the bars that are in no group. */
function splitAtBars(pattern: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const [sign] of pattern.matchAll(/\\.|[^\\]/gs)) {
    if (sign === "(" || sign === "[") depth += 1;
    if (sign === ")" || sign === "]") depth -= 1;
    if (sign === "|" && depth === 0) parts.push("");
    else parts[parts.length - 1] += sign;
  }
  return parts;
}

/** What is in the group that a pattern consists of; undefined where it is no such pattern. */
function inWholeGroup(pattern: string): string | undefined {
  const inner = /^\((?!\?)(.*)\)$/s.exec(pattern)?.[1];
  if (inner === undefined) return undefined;
  let depth = 0;
  for (const [sign] of inner.matchAll(/\\.|[^\\]/gs)) {
    if (sign === "(") depth += 1;
    if (sign === ")") depth -= 1;
    if (depth < 0) return undefined;
  }
  return inner;
}

/**
 * The ways in which a pattern lets a page say a thing: its alternatives, also those in a group that is all of it. What differs
 * within one way is tolerance and stays in it. A way without words of its own is none.
 */
export function phrasesOf(pattern: string): string[] {
  return splitAtBars(pattern).flatMap((way) => {
    const [, start = "", middle = "", end = ""] = /^(\^?)(.*?)(\$?)$/s.exec(way) ?? [];
    const inner = inWholeGroup(middle);
    if (inner !== undefined) {
      return splitAtBars(inner).flatMap((each) => phrasesOf(`${start}${each}${end}`));
    }
    const plain = way.replaceAll(/\\.|\(\?<\w+>|\[[^\]]*\]|\(\?![^)]*\)/gi, "");
    return /[a-z]{2}/i.test(plain) ? [way] : [];
  });
}
