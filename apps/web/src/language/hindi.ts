import { sharedHindi } from "@sendoff/domain/translations";
import { setLanguage, type Texts } from "./language.ts";
import { namespaceOf } from "./namespace.ts";

const files = import.meta.glob<object>(
  [
    "../**/*messages.hi.ts",
    "../features/legal/*-text.hi.ts",
    // Fetched with the console.
    "!../features/console/**",
  ],
  {
    eager: true,
    import: "hindi",
  },
);

/** Every text in Hindi, the operators' console aside. Fetched where the app speaks it, and by nobody else. */
export const hindi: Texts = new Map(
  Object.entries(files).map(([path, texts]) => [namespaceOf(path), texts]),
);

/** Makes the app speak Hindi, as setLanguage has it. */
export function speakHindi(): void {
  setLanguage("hi", hindi, sharedHindi());
}
