/** The words of a text as a person would compare them: case, accents, punctuation and "&" folded; `+` and `#` stay (C++, C#). */
export function foldWords(text: string): string[] {
  return text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("&", " and ")
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter((word) => word !== "");
}

/** `foldWords` as one line with a space at either end, so that ` java ` is not found in "javascript". */
export function foldLine(text: string): string {
  return ` ${foldWords(text).join(" ")} `;
}
