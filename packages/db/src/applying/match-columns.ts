import type { MatchScore } from "@sendoff/domain/choosing";

/** Columns of a match; none for a job that was not scored. */
export function matchColumns(match: MatchScore | undefined): {
  match_score?: number;
  match_reasons?: string;
} {
  if (match === undefined) return {};
  return { match_score: match.score, match_reasons: JSON.stringify(match.reasons) };
}
