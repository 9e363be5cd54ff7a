import type { Conclusion } from "./conclusion.ts";

/**
 * How sure each kind of conclusion is: of the answers given at the first runs of the unseen sets, so many were right. The
 * confidence is Laplace's (right + 1) / (given + 2), rounded down; where the same words have shown less than other words,
 * the two are counted together. Made by `npm run answers:first-run`.
 */
export const SURENESS: Readonly<
  Record<Conclusion, { right: number; given: number; confidence: number }>
> = {
  same_words: { right: 22, given: 23, confidence: 0.97 },
  other_words: { right: 350, given: 359, confidence: 0.97 },
  profile: { right: 1054, given: 1091, confidence: 0.96 },
  profile_choice: { right: 647, given: 654, confidence: 0.98 },
  ticked: { right: 18, given: 21, confidence: 0.82 },
  reckoned: { right: 253, given: 278, confidence: 0.9 },
  knowledge: { right: 345, given: 355, confidence: 0.96 },
  cv: { right: 70, given: 70, confidence: 0.98 },
  policy: { right: 115, given: 119, confidence: 0.95 },
};
