import type { Conclusion } from "./conclusion.ts";

/**
 * How sure each kind of conclusion is: of the answers given at the first runs of the unseen sets, so many were right. The
 * confidence is Laplace's (right + 1) / (given + 2), rounded down; where the same words have shown less than other words,
 * the two are counted together. Made by `npm run answers:first-run`.
 */
export const SURENESS: Readonly<
  Record<Conclusion, { right: number; given: number; confidence: number }>
> = {
  same_words: { right: 72, given: 73, confidence: 0.97 },
  other_words: { right: 654, given: 667, confidence: 0.97 },
  profile: { right: 1753, given: 1806, confidence: 0.97 },
  profile_choice: { right: 943, given: 953, confidence: 0.98 },
  ticked: { right: 33, given: 38, confidence: 0.85 },
  reckoned: { right: 383, given: 418, confidence: 0.91 },
  knowledge: { right: 481, given: 499, confidence: 0.96 },
  cv: { right: 70, given: 70, confidence: 0.98 },
  policy: { right: 159, given: 163, confidence: 0.96 },
};
