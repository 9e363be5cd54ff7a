import type { Conclusion } from "./conclusion.ts";

/**
 * How sure each kind of conclusion is: of the answers given at the first runs of the unseen sets, so many were right. The
 * confidence is Laplace's (right + 1) / (given + 2), rounded down; where the same words have shown less than other words,
 * the two are counted together. Made by `npm run answers:first-run`.
 */
export const SURENESS: Readonly<
  Record<Conclusion, { right: number; given: number; confidence: number }>
> = {
  same_words: { right: 78, given: 79, confidence: 0.97 },
  other_words: { right: 696, given: 710, confidence: 0.97 },
  profile: { right: 1841, given: 1895, confidence: 0.97 },
  profile_choice: { right: 977, given: 987, confidence: 0.98 },
  ticked: { right: 34, given: 39, confidence: 0.85 },
  reckoned: { right: 397, given: 433, confidence: 0.91 },
  knowledge: { right: 505, given: 525, confidence: 0.96 },
  cv: { right: 70, given: 70, confidence: 0.98 },
  policy: { right: 163, given: 167, confidence: 0.97 },
};
