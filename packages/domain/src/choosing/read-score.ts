/** A score from 0 to 100 in an answer ("60", "60 or more"), or undefined. */
export function readScore(text: string): number | undefined {
  const digits = /^\s*(\d{1,3})\s*%?(\s|$)/.exec(text)?.[1];
  const score = Number(digits ?? Number.NaN);
  return score >= 0 && score <= 100 ? score : undefined;
}
