import type { Conclusion } from "./conclusion.ts";

/**
 * How sure each kind of conclusion is: of the answers given at the first runs of the unseen sets, so many were right. The
 * confidence is Laplace's (right + 1) / (given + 2), rounded down; where the same words have shown less than other words,
 * the two are counted together. Made by `npm run answers:first-run`.
 */
export const SURENESS: Readonly<
  Record<Conclusion, { right: number; given: number; confidence: number }>
> = {
  same_words: { right: 23, given: 24, confidence: 0.97 },
  other_words: { right: 364, given: 373, confidence: 0.97 },
  profile: { right: 1112, given: 1151, confidence: 0.96 },
  profile_choice: { right: 676, given: 683, confidence: 0.98 },
  ticked: { right: 20, given: 23, confidence: 0.84 },
  reckoned: { right: 262, given: 287, confidence: 0.91 },
  knowledge: { right: 358, given: 369, confidence: 0.96 },
  cv: { right: 70, given: 70, confidence: 0.98 },
  policy: { right: 120, given: 124, confidence: 0.96 },
};
