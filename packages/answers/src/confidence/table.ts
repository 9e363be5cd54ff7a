import type { Conclusion } from "./conclusion.ts";

/**
 * How sure each kind of conclusion is: of the answers given at the first runs of the unseen sets, so many were right. The
 * confidence is Laplace's (right + 1) / (given + 2), rounded down; where the same words have shown less than other words,
 * the two are counted together. Made by `npm run answers:first-run`.
 */
export const SURENESS: Readonly<
  Record<Conclusion, { right: number; given: number; confidence: number }>
> = {
  same_words: { right: 162, given: 164, confidence: 0.98 },
  other_words: { right: 1176, given: 1194, confidence: 0.98 },
  profile: { right: 2853, given: 2921, confidence: 0.97 },
  profile_choice: { right: 1427, given: 1442, confidence: 0.98 },
  ticked: { right: 60, given: 68, confidence: 0.87 },
  reckoned: { right: 570, given: 615, confidence: 0.92 },
  knowledge: { right: 815, given: 842, confidence: 0.96 },
  cv: { right: 111, given: 111, confidence: 0.99 },
  policy: { right: 228, given: 234, confidence: 0.97 },
};
