import { MatchReason } from "@sendoff/contract/match";

/** A score so that a reader can add it up from its parts: "46 of 60, 77%"; where all of a hundred points are known these are the percent. */
export function matchWords({
  score,
  reasons,
}: {
  readonly score: number;
  readonly reasons: readonly Pick<MatchReason, "points" | "of">[];
}): string {
  const points = reasons.reduce((sum, reason) => sum + reason.points, 0);
  const of = reasons.reduce((sum, reason) => sum + reason.of, 0);
  return of === 0 || of === 100 ? `${score}%` : `${points} of ${of}, ${score}%`;
}

/** The parts about which the job or the user says nothing: they count for nothing. */
export function unstatedParts(
  reasons: readonly Pick<MatchReason, "part">[],
): readonly MatchReason["part"][] {
  return MatchReason.shape.part.options.filter((part) =>
    reasons.every((reason) => reason.part !== part),
  );
}
