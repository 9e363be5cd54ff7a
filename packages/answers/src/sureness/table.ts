import type { Conclusion } from "./conclusion.ts";

/**
 * How sure each kind of conclusion is: of the answers given at the first runs of the unseen sets, so many were right. The
 * confidence is Laplace's (right + 1) / (given + 2), rounded down; where the same words have shown less than other words,
 * the two are counted together. Made by `npm run answers:first-run`.
 */
export const SURENESS: Readonly<
  Record<Conclusion, { right: number; given: number; confidence: number }>
> = {
  same_words: { right: 137, given: 139, confidence: 0.98 },
  other_words: { right: 1054, given: 1072, confidence: 0.98 },
  profile: { right: 2560, given: 2622, confidence: 0.97 },
  profile_choice: { right: 1284, given: 1299, confidence: 0.98 },
  ticked: { right: 52, given: 58, confidence: 0.88 },
  reckoned: { right: 515, given: 557, confidence: 0.92 },
  knowledge: { right: 721, given: 745, confidence: 0.96 },
  cv: { right: 84, given: 84, confidence: 0.98 },
  policy: { right: 205, given: 210, confidence: 0.97 },
};
