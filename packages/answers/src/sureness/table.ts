import type { Conclusion } from "./conclusion.ts";

/**
 * How sure each kind of conclusion is: of the answers given at the first runs of the unseen sets, so many were right. The
 * confidence is Laplace's (right + 1) / (given + 2), rounded down; where the same words have shown less than other words,
 * the two are counted together. Made by `npm run answers:first-run`.
 */
export const SURENESS: Readonly<
  Record<Conclusion, { right: number; given: number; confidence: number }>
> = {
  same_words: { right: 130, given: 132, confidence: 0.98 },
  other_words: { right: 979, given: 997, confidence: 0.98 },
  profile: { right: 2425, given: 2486, confidence: 0.97 },
  profile_choice: { right: 1211, given: 1223, confidence: 0.98 },
  ticked: { right: 42, given: 47, confidence: 0.87 },
  reckoned: { right: 482, given: 524, confidence: 0.91 },
  knowledge: { right: 677, given: 701, confidence: 0.96 },
  cv: { right: 70, given: 70, confidence: 0.98 },
  policy: { right: 190, given: 194, confidence: 0.97 },
};
