import type { Conclusion } from "./conclusion.ts";

/**
 * How sure each kind of conclusion is: of the answers given at the first runs of the unseen sets, so many were right. The
 * confidence is Laplace's (right + 1) / (given + 2), rounded down; where the same words have shown less than other words,
 * the two are counted together. Made by `npm run answers:first-run`.
 */
export const SURENESS: Readonly<
  Record<Conclusion, { right: number; given: number; confidence: number }>
> = {
  same_words: { right: 178, given: 181, confidence: 0.98 },
  other_words: { right: 1344, given: 1364, confidence: 0.98 },
  profile: { right: 3276, given: 3351, confidence: 0.97 },
  profile_choice: { right: 1619, given: 1636, confidence: 0.98 },
  ticked: { right: 66, given: 75, confidence: 0.87 },
  reckoned: { right: 649, given: 698, confidence: 0.92 },
  knowledge: { right: 945, given: 973, confidence: 0.97 },
  cv: { right: 140, given: 140, confidence: 0.99 },
  policy: { right: 256, given: 262, confidence: 0.97 },
};
