import type { Conclusion } from "./conclusion.ts";

/**
 * How sure each kind of conclusion is: of the answers given at the first runs of the unseen sets, so many were right. The
 * confidence is Laplace's (right + 1) / (given + 2), rounded down; where the same words have shown less than other words,
 * the two are counted together. Made by `npm run answers:first-run`.
 */
export const SURENESS: Readonly<
  Record<Conclusion, { right: number; given: number; confidence: number }>
> = {
  same_words: { right: 119, given: 121, confidence: 0.98 },
  other_words: { right: 903, given: 920, confidence: 0.98 },
  profile: { right: 2260, given: 2319, confidence: 0.97 },
  profile_choice: { right: 1149, given: 1160, confidence: 0.98 },
  ticked: { right: 41, given: 46, confidence: 0.87 },
  reckoned: { right: 448, given: 487, confidence: 0.91 },
  knowledge: { right: 626, given: 647, confidence: 0.96 },
  cv: { right: 70, given: 70, confidence: 0.98 },
  policy: { right: 181, given: 185, confidence: 0.97 },
};
