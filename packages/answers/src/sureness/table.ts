import type { Conclusion } from "./conclusion.ts";

/**
 * How sure each kind of conclusion is: of the answers given at the first runs of the unseen sets, so many were right. The
 * confidence is Laplace's (right + 1) / (given + 2), rounded down; where the same words have shown less than other words,
 * the two are counted together. Made by `npm run answers:first-run`.
 */
export const SURENESS: Readonly<
  Record<Conclusion, { right: number; given: number; confidence: number }>
> = {
  same_words: { right: 13, given: 14, confidence: 0.95 },
  other_words: { right: 132, given: 137, confidence: 0.95 },
  profile: { right: 334, given: 353, confidence: 0.94 },
  profile_choice: { right: 238, given: 240, confidence: 0.98 },
  ticked: { right: 13, given: 16, confidence: 0.77 },
  reckoned: { right: 78, given: 89, confidence: 0.86 },
  knowledge: { right: 153, given: 159, confidence: 0.95 },
  cv: { right: 45, given: 45, confidence: 0.97 },
  policy: { right: 67, given: 67, confidence: 0.98 },
};
