/**
 * What a renamed key gets in its middle. No page has it by itself, so it can be taken out again of all that the page sends or
 * shows: a renamed field reaches the sandbox under its own name, and a renamed word counts as the same answer.
 */
const MARK = "qkx7q";

/** The text with the mark after its first sign. */
export function withMark(text: string): string {
  const first = text.search(/[\p{L}\p{N}]/u);
  const at = first < 0 ? 1 : first + 1;
  return `${text.slice(0, at)}${MARK}${text.slice(at)}`;
}

export const withoutMarks = (text: string): string => text.replaceAll(MARK, "");

/** The same value without the mark in any text of it, and without the address, which differs from person to person. */
export function cleaned<Value>(value: Value, account: string): Value {
  return JSON.parse(withoutMarks(JSON.stringify(value)).replaceAll(account, "the applicant"));
}
