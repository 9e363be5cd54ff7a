import type { Conclusion } from "./conclusion.ts";

/**
 * How sure each kind of conclusion is: of the answers given at the first runs of the unseen sets, so many were right. The
 * confidence is Laplace's (right + 1) / (given + 2), rounded down; where the same words have shown less than other words,
 * the two are counted together. Made by `npm run answers:first-run`.
 */
export const SURENESS: Readonly<
  Record<Conclusion, { right: number; given: number; confidence: number }>
> = {
  same_words: { right: 7, given: 8, confidence: 0.93 },
  other_words: { right: 80, given: 84, confidence: 0.93 },
  profile: { right: 163, given: 173, confidence: 0.93 },
  profile_choice: { right: 126, given: 126, confidence: 0.99 },
  ticked: { right: 7, given: 9, confidence: 0.72 },
  reckoned: { right: 45, given: 51, confidence: 0.86 },
  knowledge: { right: 79, given: 80, confidence: 0.97 },
  cv: { right: 23, given: 23, confidence: 0.96 },
  policy: { right: 40, given: 40, confidence: 0.97 },
};
