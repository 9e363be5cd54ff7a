import type { Conclusion } from "./conclusion.ts";

/**
 * How sure each kind of conclusion is: of the answers given at the first runs of the unseen sets, so many were right. The
 * confidence is Laplace's (right + 1) / (given + 2), rounded down; where the same words have shown less than other words,
 * the two are counted together. Made by `npm run answers:first-run`.
 */
export const SURENESS: Readonly<
  Record<Conclusion, { right: number; given: number; confidence: number }>
> = {
  same_words: { right: 38, given: 39, confidence: 0.97 },
  other_words: { right: 545, given: 558, confidence: 0.97 },
  profile: { right: 1509, given: 1558, confidence: 0.96 },
  profile_choice: { right: 848, given: 857, confidence: 0.98 },
  ticked: { right: 30, given: 34, confidence: 0.86 },
  reckoned: { right: 342, given: 375, confidence: 0.9 },
  knowledge: { right: 428, given: 446, confidence: 0.95 },
  cv: { right: 70, given: 70, confidence: 0.98 },
  policy: { right: 148, given: 152, confidence: 0.96 },
};
