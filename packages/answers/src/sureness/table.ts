import type { Conclusion } from "./conclusion.ts";

/**
 * How sure each kind of conclusion is: of the answers given at the first runs of the unseen sets, so many were right. The
 * confidence is Laplace's (right + 1) / (given + 2), rounded down; where the same words have shown less than other words,
 * the two are counted together. Made by `npm run answers:first-run`.
 */
export const SURENESS: Readonly<
  Record<Conclusion, { right: number; given: number; confidence: number }>
> = {
  same_words: { right: 18, given: 19, confidence: 0.95 },
  other_words: { right: 203, given: 211, confidence: 0.95 },
  profile: { right: 523, given: 546, confidence: 0.95 },
  profile_choice: { right: 384, given: 386, confidence: 0.99 },
  ticked: { right: 18, given: 21, confidence: 0.82 },
  reckoned: { right: 155, given: 170, confidence: 0.9 },
  knowledge: { right: 246, given: 253, confidence: 0.96 },
  cv: { right: 68, given: 68, confidence: 0.98 },
  policy: { right: 103, given: 107, confidence: 0.95 },
};
