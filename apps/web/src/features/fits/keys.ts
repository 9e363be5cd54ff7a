/** The keys of the list, as the list of shortcuts names them. */
export const fitsKeys: readonly { readonly keys: readonly string[]; readonly label: string }[] = [
  { keys: ["↓"], label: "Next job" },
  { keys: ["↑"], label: "Previous job" },
  { keys: ["X"], label: "Take out, or put back" },
  { keys: ["Enter"], label: "Open the posting" },
  { keys: ["A"], label: "Apply, pressed twice" },
];
