import { messages } from "./messages.ts";

/** The keys of one prepared application, as the list of shortcuts names them. */
export const reviewKeys: readonly { readonly keys: readonly string[]; readonly label: string }[] = [
  { keys: ["J"], label: messages.nextApplication },
  { keys: ["K"], label: messages.previousApplication },
  { keys: ["A"], label: messages.approvePressedTwice },
  { keys: ["E"], label: messages.changeAnswers },
  { keys: ["S"], label: messages.reject },
];
