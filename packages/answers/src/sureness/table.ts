import type { Conclusion } from "./conclusion.ts";

/**
 * How sure each kind of conclusion is: of the answers given at the first runs of the unseen sets, so many were right. The
 * confidence is Laplace's (right + 1) / (given + 2), rounded down; where the same words have shown less than other words,
 * the two are counted together. Made by `npm run answers:first-run`.
 */
export const SURENESS: Readonly<
  Record<Conclusion, { right: number; given: number; confidence: number }>
> = {
  same_words: { right: 30, given: 31, confidence: 0.97 },
  other_words: { right: 447, given: 459, confidence: 0.97 },
  profile: { right: 1298, given: 1342, confidence: 0.96 },
  profile_choice: { right: 761, given: 768, confidence: 0.98 },
  ticked: { right: 26, given: 30, confidence: 0.84 },
  reckoned: { right: 297, given: 327, confidence: 0.9 },
  knowledge: { right: 397, given: 411, confidence: 0.96 },
  cv: { right: 70, given: 70, confidence: 0.98 },
  policy: { right: 135, given: 139, confidence: 0.96 },
};
