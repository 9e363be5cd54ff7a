import { messages } from "./messages.ts";

/** The keys of the list, as the list of shortcuts names them. */
export const fitsKeys: readonly { readonly keys: readonly string[]; readonly label: string }[] = [
  { keys: ["↓"], label: messages.nextJob },
  { keys: ["↑"], label: messages.previousJob },
  { keys: ["X"], label: messages.takeOutOrPutBack },
  { keys: ["Enter"], label: messages.openThePosting },
  { keys: ["A"], label: messages.applyPressedTwice },
];
