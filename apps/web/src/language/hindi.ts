import { sharedHindi } from "@sendoff/domain/said";
import { setLanguage, type Texts } from "./language.ts";

const files = import.meta.glob<object>(
  ["../**/*messages.hi.ts", "../features/legal/*-text.hi.ts"],
  {
    eager: true,
    import: "hindi",
  },
);

/** "features/wallet" of "../features/wallet/messages.hi.ts", "lib/run" of "../lib/run-messages.hi.ts". */
function roomOf(path: string): string {
  return path.replace(/^\.\.\//, "").replace(/[/-](?:messages|text)\.hi\.ts$/, "");
}

/** Every text in Hindi. Fetched where the app speaks it, and by nobody else. */
export const hindi: Texts = new Map(
  Object.entries(files).map(([path, texts]) => [roomOf(path), texts]),
);

/** Makes the app speak Hindi, as setLanguage has it. */
export function speakHindi(): void {
  setLanguage("hi", hindi, sharedHindi());
}
