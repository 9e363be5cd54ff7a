import type { Conclusion } from "./conclusion.ts";

/**
 * How sure each kind of conclusion is: of the answers given at the first runs of the unseen sets, so many were right. The
 * confidence is Laplace's (right + 1) / (given + 2), rounded down; where the same words have shown less than other words,
 * the two are counted together. Made by `npm run answers:first-run`.
 */
export const SURENESS: Readonly<
  Record<Conclusion, { right: number; given: number; confidence: number }>
> = {
  same_words: { right: 173, given: 176, confidence: 0.98 },
  other_words: { right: 1273, given: 1293, confidence: 0.98 },
  profile: { right: 3099, given: 3173, confidence: 0.97 },
  profile_choice: { right: 1541, given: 1557, confidence: 0.98 },
  ticked: { right: 65, given: 74, confidence: 0.86 },
  reckoned: { right: 620, given: 668, confidence: 0.92 },
  knowledge: { right: 885, given: 912, confidence: 0.96 },
  cv: { right: 128, given: 128, confidence: 0.99 },
  policy: { right: 242, given: 248, confidence: 0.97 },
};
