import { plural } from "../../lib/format.ts";

/** The list of what waits for approval, beside the one that is read. */
export const queueTexts = {
  label: "To review",
  count: (count: number) => `${count} to review`,
  order: "Least sure first",
  move: "move",
  answers: (answers: number, toCheck: number) =>
    toCheck === 0
      ? `${plural(answers, "answer")}, all sure`
      : `${plural(answers, "answer")}, ${toCheck} to check`,
} as const;
