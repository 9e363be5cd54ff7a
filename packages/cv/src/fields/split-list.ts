const SLASH = /\s\/\s/;

/** Splits at commas, semicolons and bars that do not stand inside brackets. */
function splitAtMarks(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let current = "";
  for (const character of text) {
    if (character === "(" || character === "（") depth += 1;
    if (character === ")" || character === "）") depth = Math.max(0, depth - 1);
    if (depth === 0 && /[,;|•·●▪∙⋅،؛、，；]/u.test(character)) {
      parts.push(current);
      current = "";
    } else current += character;
  }
  return [...parts, current];
}

function trimmed(parts: readonly string[]): string[] {
  return parts.map((part) => part.trim()).filter((part) => part !== "");
}

/** Splits at commas, semicolons, bars and slashes between spaces that do not stand inside brackets. */
export function splitList(text: string): string[] {
  return trimmed(splitAtMarks(text).flatMap((part) => part.split(SLASH)));
}

/** As splitList; but two names with one slash are two names of one skill ("Safeguarding / PSEA"): three make a list. */
export function splitSkills(text: string): string[] {
  return trimmed(
    splitAtMarks(text).flatMap((part) => {
      const names = part.split(SLASH);
      return names.length > 2 ? names : [part];
    }),
  );
}
