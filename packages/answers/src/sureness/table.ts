import type { Conclusion } from "./conclusion.ts";

/**
 * How sure each kind of conclusion is: of the answers given at the first runs of the unseen sets, so many were right. The
 * confidence is Laplace's (right + 1) / (given + 2), rounded down; where the same words have shown less than other words,
 * the two are counted together. Made by `npm run answers:first-run`.
 */
export const SURENESS: Readonly<
  Record<Conclusion, { right: number; given: number; confidence: number }>
> = {
  same_words: { right: 87, given: 88, confidence: 0.97 },
  other_words: { right: 740, given: 755, confidence: 0.97 },
  profile: { right: 1919, given: 1974, confidence: 0.97 },
  profile_choice: { right: 1009, given: 1019, confidence: 0.98 },
  ticked: { right: 37, given: 42, confidence: 0.86 },
  reckoned: { right: 413, given: 449, confidence: 0.91 },
  knowledge: { right: 531, given: 551, confidence: 0.96 },
  cv: { right: 70, given: 70, confidence: 0.98 },
  policy: { right: 169, given: 173, confidence: 0.97 },
};
