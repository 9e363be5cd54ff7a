/** The keys of the inbox, as the list of shortcuts names them. */
export const inboxKeys: readonly { readonly keys: readonly string[]; readonly label: string }[] = [
  { keys: ["J", "↓"], label: "Next thing" },
  { keys: ["K", "↑"], label: "Previous thing" },
  { keys: ["Enter"], label: "Open and answer" },
  { keys: ["A"], label: "Answer and continue" },
  { keys: ["Ctrl", "Enter"], label: "The same from a field" },
  { keys: ["S"], label: "Skip" },
  { keys: ["Ctrl", "Z"], label: "Undo a skip" },
];

export const inboxKeyTexts = {
  heading: "In Needs you",
  hint: "Without a mouse: J and K move, Enter answers, S skips, ? lists all keys.",
} as const;
