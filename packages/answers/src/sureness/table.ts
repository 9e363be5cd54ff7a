import type { Conclusion } from "./conclusion.ts";

/**
 * How sure each kind of conclusion is: of the answers given at the first runs of the unseen sets, so many were right. The
 * confidence is Laplace's (right + 1) / (given + 2), rounded down; where the same words have shown less than other words,
 * the two are counted together. Made by `npm run answers:first-run`.
 */
export const SURENESS: Readonly<
  Record<Conclusion, { right: number; given: number; confidence: number }>
> = {
  same_words: { right: 19, given: 20, confidence: 0.96 },
  other_words: { right: 245, given: 253, confidence: 0.96 },
  profile: { right: 699, given: 730, confidence: 0.95 },
  profile_choice: { right: 488, given: 494, confidence: 0.98 },
  ticked: { right: 18, given: 21, confidence: 0.82 },
  reckoned: { right: 196, given: 213, confidence: 0.91 },
  knowledge: { right: 282, given: 292, confidence: 0.96 },
  cv: { right: 70, given: 70, confidence: 0.98 },
  policy: { right: 109, given: 113, confidence: 0.95 },
};
