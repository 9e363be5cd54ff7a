import type { Conclusion } from "./conclusion.ts";

/**
 * How sure each kind of conclusion is: of the answers given at the first runs of the unseen sets, so many were right. The
 * confidence is Laplace's (right + 1) / (given + 2), rounded down; where the same words have shown less than other words,
 * the two are counted together. Made by `npm run answers:first-run`.
 */
export const SURENESS: Readonly<
  Record<Conclusion, { right: number; given: number; confidence: number }>
> = {
  same_words: { right: 10, given: 11, confidence: 0.94 },
  other_words: { right: 101, given: 105, confidence: 0.94 },
  profile: { right: 210, given: 222, confidence: 0.94 },
  profile_choice: { right: 165, given: 166, confidence: 0.98 },
  ticked: { right: 8, given: 10, confidence: 0.75 },
  reckoned: { right: 54, given: 63, confidence: 0.84 },
  knowledge: { right: 106, given: 108, confidence: 0.97 },
  cv: { right: 30, given: 30, confidence: 0.96 },
  policy: { right: 50, given: 50, confidence: 0.98 },
};
