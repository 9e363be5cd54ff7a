import type { Conclusion } from "./conclusion.ts";

/**
 * How sure each kind of conclusion is: of the answers given at the first runs of the unseen sets, so many were right. The
 * confidence is Laplace's (right + 1) / (given + 2), rounded down; where the same words have shown less than other words,
 * the two are counted together. Made by `npm run answers:first-run`.
 */
export const SURENESS: Readonly<
  Record<Conclusion, { right: number; given: number; confidence: number }>
> = {
  same_words: { right: 62, given: 63, confidence: 0.97 },
  other_words: { right: 610, given: 623, confidence: 0.97 },
  profile: { right: 1678, given: 1729, confidence: 0.96 },
  profile_choice: { right: 907, given: 917, confidence: 0.98 },
  ticked: { right: 32, given: 37, confidence: 0.84 },
  reckoned: { right: 369, given: 404, confidence: 0.91 },
  knowledge: { right: 465, given: 483, confidence: 0.96 },
  cv: { right: 70, given: 70, confidence: 0.98 },
  policy: { right: 154, given: 158, confidence: 0.96 },
};
