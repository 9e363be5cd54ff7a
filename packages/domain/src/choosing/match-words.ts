import type { MatchReason } from "@sendoff/contract";

/** A score so that a reader can add it up from its parts: "46 of 60, 77 %". */
export function matchWords({
  score,
  reasons,
}: {
  readonly score: number;
  readonly reasons: readonly Pick<MatchReason, "points" | "of">[];
}): string {
  const points = reasons.reduce((sum, reason) => sum + reason.points, 0);
  const of = reasons.reduce((sum, reason) => sum + reason.of, 0);
  return of === 0 ? `${score} %` : `${points} of ${of}, ${score} %`;
}
