import type { UiLanguage } from "@sendoff/contract/language";

/** The texts of one language, by namespace: the folder of a messages.ts, or "lib/run" for lib/run-messages.ts. */
export type Texts = ReadonlyMap<string, object>;

let chosen: UiLanguage = "en";
let texts: Texts = new Map();
let sayShared = (text: string): string => text;

/**
 * Sets what the app speaks, once, before any module with texts in it is loaded: each takes its texts when it is loaded, so that
 * a component reads them as plain values. Another choice needs a reload.
 */
export function setLanguage(
  language: UiLanguage,
  translated: Texts,
  sayWords: (text: string) => string,
): void {
  chosen = language;
  texts = translated;
  sayShared = sayWords;
}

/** Adds the texts of what is fetched later, before its first module is. */
export function addTexts(more: Texts): void {
  texts = new Map([...texts, ...more]);
}

/** What the app speaks. */
export function language(): UiLanguage {
  return chosen;
}

/** What Intl writes dates and lists by. Both write their digits 0 to 9: so do Indian apps, banks and papers in Hindi, and Intl for "hi-IN". */
export function locale(): "en-GB" | "hi-IN" {
  return chosen === "hi" ? "hi-IN" : "en-GB";
}

/** The namespace's texts in the language that the app speaks; `english` where that is English. */
export function inLanguage<T extends object>(namespace: string, english: T): T;
export function inLanguage(namespace: string, english: object): object {
  return texts.get(namespace) ?? english;
}

/** A word or sentence that the packages have for server and screens alike, in the language that the app speaks. */
export function say(english: string): string {
  return sayShared(english);
}
