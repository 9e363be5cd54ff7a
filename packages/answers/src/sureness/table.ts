import type { Conclusion } from "./conclusion.ts";

/**
 * How sure each kind of conclusion is: of the answers given at the first runs of the unseen sets, so many were right. The
 * confidence is Laplace's (right + 1) / (given + 2), rounded down; where the same words have shown less than other words,
 * the two are counted together. Made by `npm run answers:first-run`.
 */
export const SURENESS: Readonly<
  Record<Conclusion, { right: number; given: number; confidence: number }>
> = {
  same_words: { right: 25, given: 26, confidence: 0.97 },
  other_words: { right: 414, given: 424, confidence: 0.97 },
  profile: { right: 1231, given: 1274, confidence: 0.96 },
  profile_choice: { right: 737, given: 744, confidence: 0.98 },
  ticked: { right: 23, given: 26, confidence: 0.85 },
  reckoned: { right: 287, given: 316, confidence: 0.9 },
  knowledge: { right: 381, given: 395, confidence: 0.96 },
  cv: { right: 70, given: 70, confidence: 0.98 },
  policy: { right: 129, given: 133, confidence: 0.96 },
};
