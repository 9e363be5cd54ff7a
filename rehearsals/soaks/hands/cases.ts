import type { CheckKind } from "@sendoff/testkit/sandbox";
import { pick } from "../../common/seeded-random.ts";

/** A check that one person passes by hand, and what happens meanwhile. */
export interface Case {
  readonly number: number;
  readonly kind: CheckKind;
  /** A page that nobody knows is asked about in sign-ins only. */
  readonly at: "sign_in" | "search" | "job";
  readonly device: "desk" | "phone";
  /** What is killed once the page is in its owner's hands. */
  readonly kill: "worker" | "api" | undefined;
  /** Another window looks on, and presses and types although it has no control. */
  readonly isWatched: boolean;
}

const KINDS: readonly CheckKind[] = [
  "pictures",
  "slider",
  "hold",
  "frame_box",
  "app_number",
  "app_shows",
  "consent",
  "unknown_page",
];
const IN_RUNS = ["search", "job"] as const;

/** So many of each kind: half of them in a run, half from a phone, one in twenty under a dying worker and one under a dying api. */
export function listCases(each: number, random: () => number): Case[] {
  const ordered = KINDS.flatMap((kind) =>
    Array.from({ length: each }, (_, nth) => ({
      kind,
      at: kind === "unknown_page" || nth % 2 === 0 ? ("sign_in" as const) : pick(random, IN_RUNS),
      device: nth % 4 < 2 ? ("desk" as const) : ("phone" as const),
      kill: nth % 20 === 7 ? ("worker" as const) : nth % 20 === 14 ? ("api" as const) : undefined,
      isWatched: nth % 3 === 0,
      place: random(),
    })),
  );
  return ordered
    .toSorted((left, right) => left.place - right.place)
    .map(({ place: _place, ...rest }, number) => ({ ...rest, number }));
}
