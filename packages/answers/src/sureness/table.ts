import type { Conclusion } from "./conclusion.ts";

/**
 * How sure each kind of conclusion is: of the answers given at the first runs of the unseen sets, so many were right. The
 * confidence is Laplace's (right + 1) / (given + 2), rounded down; where the same words have shown less than other words,
 * the two are counted together. Made by `npm run answers:first-run`.
 */
export const SURENESS: Readonly<
  Record<Conclusion, { right: number; given: number; confidence: number }>
> = {
  same_words: { right: 33, given: 34, confidence: 0.97 },
  other_words: { right: 472, given: 484, confidence: 0.97 },
  profile: { right: 1366, given: 1411, confidence: 0.96 },
  profile_choice: { right: 785, given: 793, confidence: 0.98 },
  ticked: { right: 28, given: 32, confidence: 0.85 },
  reckoned: { right: 317, given: 349, confidence: 0.9 },
  knowledge: { right: 408, given: 422, confidence: 0.96 },
  cv: { right: 70, given: 70, confidence: 0.98 },
  policy: { right: 140, given: 144, confidence: 0.96 },
};
