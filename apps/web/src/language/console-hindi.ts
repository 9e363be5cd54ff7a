import { addTexts } from "./language.ts";
import { namespaceOf } from "./namespace.ts";

const files = import.meta.glob<object>("../features/console/**/messages.hi.ts", {
  eager: true,
  import: "hindi",
});

/** The operators' console in Hindi. */
export const consoleHindi = new Map(
  Object.entries(files).map(([path, texts]) => [namespaceOf(path), texts]),
);

/** Makes the console speak Hindi, before its first module with texts in it is loaded. */
export function speakConsoleHindi(): void {
  addTexts(consoleHindi);
}
