import type { Conclusion } from "./conclusion.ts";

/**
 * How sure each kind of conclusion is: of the answers given at the first runs of the unseen sets, so many were right. The
 * confidence is Laplace's (right + 1) / (given + 2), rounded down; where the same words have shown less than other words,
 * the two are counted together. Made by `npm run answers:first-run`.
 */
export const SURENESS: Readonly<
  Record<Conclusion, { right: number; given: number; confidence: number }>
> = {
  same_words: { right: 14, given: 15, confidence: 0.94 },
  other_words: { right: 172, given: 180, confidence: 0.94 },
  profile: { right: 478, given: 499, confidence: 0.95 },
  profile_choice: { right: 335, given: 337, confidence: 0.99 },
  ticked: { right: 16, given: 19, confidence: 0.8 },
  reckoned: { right: 128, given: 143, confidence: 0.88 },
  knowledge: { right: 213, given: 220, confidence: 0.96 },
  cv: { right: 60, given: 60, confidence: 0.98 },
  policy: { right: 92, given: 95, confidence: 0.95 },
};
