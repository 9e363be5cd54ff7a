import type { Conclusion } from "./conclusion.ts";

/**
 * How sure each kind of conclusion is: of the answers given at the first runs of the unseen sets, so many were right. The
 * confidence is Laplace's (right + 1) / (given + 2), rounded down; where the same words have shown less than other words,
 * the two are counted together. Made by `npm run answers:first-run`.
 */
export const SURENESS: Readonly<
  Record<Conclusion, { right: number; given: number; confidence: number }>
> = {
  same_words: { right: 179, given: 182, confidence: 0.98 },
  other_words: { right: 1427, given: 1450, confidence: 0.98 },
  profile: { right: 3381, given: 3461, confidence: 0.97 },
  profile_choice: { right: 1669, given: 1686, confidence: 0.98 },
  ticked: { right: 67, given: 76, confidence: 0.87 },
  reckoned: { right: 682, given: 733, confidence: 0.92 },
  knowledge: { right: 1007, given: 1037, confidence: 0.97 },
  cv: { right: 141, given: 141, confidence: 0.99 },
  policy: { right: 263, given: 269, confidence: 0.97 },
};
