import type { Conclusion } from "./conclusion.ts";

/**
 * How sure each kind of conclusion is: of the answers given at the first runs of the unseen sets, so many were right. The
 * confidence is Laplace's (right + 1) / (given + 2), rounded down; where the same words have shown less than other words,
 * the two are counted together. Made by `npm run answers:first-run`.
 */
export const SURENESS: Readonly<
  Record<Conclusion, { right: number; given: number; confidence: number }>
> = {
  same_words: { right: 20, given: 21, confidence: 0.96 },
  other_words: { right: 263, given: 271, confidence: 0.96 },
  profile: { right: 772, given: 806, confidence: 0.95 },
  profile_choice: { right: 520, given: 526, confidence: 0.98 },
  ticked: { right: 18, given: 21, confidence: 0.82 },
  reckoned: { right: 212, given: 231, confidence: 0.91 },
  knowledge: { right: 297, given: 307, confidence: 0.96 },
  cv: { right: 70, given: 70, confidence: 0.98 },
  policy: { right: 111, given: 115, confidence: 0.95 },
};
