import type { Conclusion } from "./conclusion.ts";

/**
 * How sure each kind of conclusion is: of the answers given at the first runs of the unseen sets, so many were right. The
 * confidence is Laplace's (right + 1) / (given + 2), rounded down; where the same words have shown less than other words,
 * the two are counted together. Made by `npm run answers:first-run`.
 */
export const SURENESS: Readonly<
  Record<Conclusion, { right: number; given: number; confidence: number }>
> = {
  same_words: { right: 93, given: 94, confidence: 0.97 },
  other_words: { right: 776, given: 793, confidence: 0.97 },
  profile: { right: 1997, given: 2053, confidence: 0.97 },
  profile_choice: { right: 1040, given: 1050, confidence: 0.98 },
  ticked: { right: 37, given: 42, confidence: 0.86 },
  reckoned: { right: 424, given: 461, confidence: 0.91 },
  knowledge: { right: 561, given: 581, confidence: 0.96 },
  cv: { right: 70, given: 70, confidence: 0.98 },
  policy: { right: 172, given: 176, confidence: 0.97 },
};
