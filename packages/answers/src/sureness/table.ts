import type { Conclusion } from "./conclusion.ts";

/**
 * How sure each kind of conclusion is: of the answers given at the first runs of the unseen sets, so many were right. The
 * confidence is Laplace's (right + 1) / (given + 2), rounded down; where the same words have shown less than other words,
 * the two are counted together. Made by `npm run answers:first-run`.
 */
export const SURENESS: Readonly<
  Record<Conclusion, { right: number; given: number; confidence: number }>
> = {
  same_words: { right: 61, given: 62, confidence: 0.97 },
  other_words: { right: 566, given: 579, confidence: 0.97 },
  profile: { right: 1602, given: 1652, confidence: 0.96 },
  profile_choice: { right: 882, given: 891, confidence: 0.98 },
  ticked: { right: 30, given: 35, confidence: 0.83 },
  reckoned: { right: 353, given: 386, confidence: 0.91 },
  knowledge: { right: 448, given: 466, confidence: 0.95 },
  cv: { right: 70, given: 70, confidence: 0.98 },
  policy: { right: 151, given: 155, confidence: 0.96 },
};
