import type { Conclusion } from "./conclusion.ts";

/**
 * How sure each kind of conclusion is: of the answers given at the first runs of the unseen sets, so many were right. The
 * confidence is Laplace's (right + 1) / (given + 2), rounded down; where the same words have shown less than other words,
 * the two are counted together. Made by `npm run answers:first-run`.
 */
export const SURENESS: Readonly<
  Record<Conclusion, { right: number; given: number; confidence: number }>
> = {
  same_words: { right: 14, given: 15, confidence: 0.95 },
  other_words: { right: 147, given: 153, confidence: 0.95 },
  profile: { right: 399, given: 418, confidence: 0.95 },
  profile_choice: { right: 287, given: 289, confidence: 0.98 },
  ticked: { right: 15, given: 18, confidence: 0.8 },
  reckoned: { right: 103, given: 116, confidence: 0.88 },
  knowledge: { right: 185, given: 192, confidence: 0.95 },
  cv: { right: 52, given: 52, confidence: 0.98 },
  policy: { right: 80, given: 82, confidence: 0.96 },
};
