import type { Conclusion } from "./conclusion.ts";

/**
 * How sure each kind of conclusion is: of the answers given at the first runs of the unseen sets, so many were right. The
 * confidence is Laplace's (right + 1) / (given + 2), rounded down; where the same words have shown less than other words,
 * the two are counted together. Made by `npm run answers:first-run`.
 */
export const SURENESS: Readonly<
  Record<Conclusion, { right: number; given: number; confidence: number }>
> = {
  same_words: { right: 11, given: 12, confidence: 0.95 },
  other_words: { right: 112, given: 116, confidence: 0.95 },
  profile: { right: 255, given: 269, confidence: 0.94 },
  profile_choice: { right: 193, given: 195, confidence: 0.98 },
  ticked: { right: 12, given: 15, confidence: 0.76 },
  reckoned: { right: 62, given: 71, confidence: 0.86 },
  knowledge: { right: 123, given: 127, confidence: 0.96 },
  cv: { right: 38, given: 38, confidence: 0.97 },
  policy: { right: 53, given: 53, confidence: 0.98 },
};
