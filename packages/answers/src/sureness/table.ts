import type { Conclusion } from "./conclusion.ts";

/**
 * How sure each kind of conclusion is: of the answers given at the first runs of the unseen sets, so many were right. The
 * confidence is Laplace's (right + 1) / (given + 2), rounded down; where the same words have shown less than other words,
 * the two are counted together. Made by `npm run answers:first-run`.
 */
export const SURENESS: Readonly<
  Record<Conclusion, { right: number; given: number; confidence: number }>
> = {
  same_words: { right: 20, given: 21, confidence: 0.96 },
  other_words: { right: 297, given: 305, confidence: 0.96 },
  profile: { right: 881, given: 916, confidence: 0.96 },
  profile_choice: { right: 574, given: 580, confidence: 0.98 },
  ticked: { right: 18, given: 21, confidence: 0.82 },
  reckoned: { right: 228, given: 249, confidence: 0.91 },
  knowledge: { right: 316, given: 326, confidence: 0.96 },
  cv: { right: 70, given: 70, confidence: 0.98 },
  policy: { right: 114, given: 118, confidence: 0.95 },
};
