import type { Conclusion } from "./conclusion.ts";

/**
 * How sure each kind of conclusion is: of the answers given at the first runs of the unseen sets, so many were right. The
 * confidence is Laplace's (right + 1) / (given + 2), rounded down; where the same words have shown less than other words,
 * the two are counted together. Made by `npm run answers:first-run`.
 */
export const SURENESS: Readonly<
  Record<Conclusion, { right: number; given: number; confidence: number }>
> = {
  same_words: { right: 112, given: 113, confidence: 0.98 },
  other_words: { right: 864, given: 881, confidence: 0.97 },
  profile: { right: 2182, given: 2239, confidence: 0.97 },
  profile_choice: { right: 1119, given: 1129, confidence: 0.99 },
  ticked: { right: 41, given: 46, confidence: 0.87 },
  reckoned: { right: 438, given: 477, confidence: 0.91 },
  knowledge: { right: 601, given: 621, confidence: 0.96 },
  cv: { right: 70, given: 70, confidence: 0.98 },
  policy: { right: 178, given: 182, confidence: 0.97 },
};
