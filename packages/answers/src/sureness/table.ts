import type { Conclusion } from "./conclusion.ts";

/**
 * How sure each kind of conclusion is: of the answers given at the first runs of the unseen sets, so many were right. The
 * confidence is Laplace's (right + 1) / (given + 2), rounded down; where the same words have shown less than other words,
 * the two are counted together. Made by `npm run answers:first-run`.
 */
export const SURENESS: Readonly<
  Record<Conclusion, { right: number; given: number; confidence: number }>
> = {
  same_words: { right: 98, given: 99, confidence: 0.98 },
  other_words: { right: 823, given: 840, confidence: 0.97 },
  profile: { right: 2087, given: 2144, confidence: 0.97 },
  profile_choice: { right: 1078, given: 1088, confidence: 0.98 },
  ticked: { right: 39, given: 44, confidence: 0.86 },
  reckoned: { right: 431, given: 470, confidence: 0.91 },
  knowledge: { right: 587, given: 607, confidence: 0.96 },
  cv: { right: 70, given: 70, confidence: 0.98 },
  policy: { right: 175, given: 179, confidence: 0.97 },
};
