/** A score from 0 to 100 in an answer ("60", "60 or more", "Any score" for 0), or undefined. */
export function readScore(text: string): number | undefined {
  if (/^\s*any score\s*$/i.test(text)) return 0;
  const digits = /^\s*(\d{1,3})\s*%?(\s|$)/.exec(text)?.[1];
  const score = Number(digits ?? Number.NaN);
  return score >= 0 && score <= 100 ? score : undefined;
}
