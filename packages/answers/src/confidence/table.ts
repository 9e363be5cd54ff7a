import type { Conclusion } from "./conclusion.ts";

/**
 * How sure each kind of conclusion is: of the answers given at the first runs of the unseen sets, so many were right. The
 * confidence is Laplace's (right + 1) / (given + 2), rounded down; where the same words have shown less than other words,
 * the two are counted together. Made by `npm run answers:first-run`.
 */
export const SURENESS: Readonly<
  Record<Conclusion, { right: number; given: number; confidence: number }>
> = {
  same_words: { right: 149, given: 151, confidence: 0.98 },
  other_words: { right: 1118, given: 1136, confidence: 0.98 },
  profile: { right: 2717, given: 2782, confidence: 0.97 },
  profile_choice: { right: 1359, given: 1374, confidence: 0.98 },
  ticked: { right: 59, given: 67, confidence: 0.86 },
  reckoned: { right: 542, given: 585, confidence: 0.92 },
  knowledge: { right: 762, given: 788, confidence: 0.96 },
  cv: { right: 97, given: 97, confidence: 0.98 },
  policy: { right: 218, given: 224, confidence: 0.96 },
};
