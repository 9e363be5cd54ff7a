import type { Conclusion } from "./conclusion.ts";

/**
 * How sure each kind of conclusion is: of the answers given at the first runs of the unseen sets, so many were right. The
 * confidence is Laplace's (right + 1) / (given + 2), rounded down; where the same words have shown less than other words,
 * the two are counted together. Made by `npm run answers:first-run`.
 */
export const SURENESS: Readonly<
  Record<Conclusion, { right: number; given: number; confidence: number }>
> = {
  same_words: { right: 24, given: 25, confidence: 0.97 },
  other_words: { right: 387, given: 396, confidence: 0.97 },
  profile: { right: 1174, given: 1215, confidence: 0.96 },
  profile_choice: { right: 708, given: 715, confidence: 0.98 },
  ticked: { right: 20, given: 23, confidence: 0.84 },
  reckoned: { right: 273, given: 302, confidence: 0.9 },
  knowledge: { right: 366, given: 379, confidence: 0.96 },
  cv: { right: 70, given: 70, confidence: 0.98 },
  policy: { right: 123, given: 127, confidence: 0.96 },
};
