/** "Energie- und Gebäudetechnik": the word behind such a hyphen is no part of the one before it. */
const AND = /^(?:und|oder|bzw|and|or|et|ou|y|e|o|en|of|och|og|eller|i)(?![\p{L}])/u;

/** Whether a text that is followed by the other on the next line ends in the middle of a word. */
export function isBrokenWord(text: string, next: string): boolean {
  return /\p{L}-$/u.test(text) && /^\p{L}/u.test(next) && !AND.test(next);
}

/** The texts of two lines as one: "Llewellyn-" above "Shah" was one word, and the page broke it behind its hyphen. */
export function joinLines(text: string, next: string): string {
  return isBrokenWord(text, next) ? text + next : `${text} ${next}`;
}
