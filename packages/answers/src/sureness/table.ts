import type { Conclusion } from "./conclusion.ts";

/**
 * How sure each kind of conclusion is: of the answers given at the first runs of the unseen sets, so many were right. The
 * confidence is Laplace's (right + 1) / (given + 2), rounded down; where the same words have shown less than other words,
 * the two are counted together. Made by `npm run answers:first-run`.
 */
export const SURENESS: Readonly<
  Record<Conclusion, { right: number; given: number; confidence: number }>
> = {
  same_words: { right: 22, given: 23, confidence: 0.97 },
  other_words: { right: 328, given: 336, confidence: 0.97 },
  profile: { right: 996, given: 1032, confidence: 0.96 },
  profile_choice: { right: 623, given: 630, confidence: 0.98 },
  ticked: { right: 18, given: 21, confidence: 0.82 },
  reckoned: { right: 241, given: 265, confidence: 0.9 },
  knowledge: { right: 335, given: 345, confidence: 0.96 },
  cv: { right: 70, given: 70, confidence: 0.98 },
  policy: { right: 115, given: 119, confidence: 0.95 },
};
