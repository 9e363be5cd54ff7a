/** What the overlay tells while a portal takes its time: each one true of the product. */
export const tips = [
  "A question we cannot answer from your profile waits for you. Facts are never guessed.",
  "Each application keeps a receipt: every answer, where it came from, and a picture of what was sent.",
  "An application that fails or is skipped costs nothing. Only what the portal confirms uses a credit.",
  "You can watch each application being filled in, and stop after the one under way.",
] as const;
