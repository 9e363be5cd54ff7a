import { messages } from "./messages.ts";

/** The keys of the inbox, as the list of shortcuts names them. */
export const inboxKeys: readonly { readonly keys: readonly string[]; readonly label: string }[] = [
  { keys: ["J", "↓"], label: messages.nextThing },
  { keys: ["K", "↑"], label: messages.previousThing },
  { keys: ["Enter"], label: messages.openAndAnswer },
  { keys: ["A"], label: messages.answerAndContinue },
  { keys: ["Ctrl", "Enter"], label: messages.sameFromAField },
  { keys: ["S"], label: messages.skip },
  { keys: ["Ctrl", "Z"], label: messages.undoASkip },
];

export const inboxKeyTexts = {
  heading: messages.inNeedsYou,
  hint: messages.withoutAMouse,
} as const;
