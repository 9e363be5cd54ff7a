import { platformNameOf } from "@sendoff/domain/platform";
import type { FigureGroup, SentOf } from "./analytics.repository.ts";

/** Each stage counts all that came at least so far. */
export interface Funnel {
  readonly found: number;
  readonly matched: number;
  readonly applied: number;
  readonly viewed: number;
  readonly interview: number;
  readonly offer: number;
}

/** As on the dashboard: what is open, left out or waits for its user has not been decided. */
const DECIDED = new Set(["APPLIED", "FAILED", "NEEDS_REVIEW"]);
const CLOSED = new Set(["APPLIED", "FAILED", "SKIPPED"]);

/** What follows from the groups by adding up. */
export function summarise(groups: readonly FigureGroup[]) {
  return {
    all: sentOf(groups),
    statuses: countStatuses(groups),
    funnel: funnelOf(groups),
    costCents: sum(groups, (group) => group.costCents),
    charged: sum(groups, (group) => group.charged),
    free: sum(groups, (group) => group.free),
    userReported: sum(groups, (group) => group.userReported),
    interviewsThisWeek: sum(groups, (group) => group.interviewsInDates),
  };
}

/** Platforms on which anything was sent or failed, most sent first. */
export function byPlatform(
  groups: readonly FigureGroup[],
  names: ReadonlyMap<number, string>,
): (SentOf & { readonly id: number; readonly name: string })[] {
  return [...new Set(groups.map((group) => group.platformId))]
    .map((id) => ({
      id,
      name: platformNameOf(id, names.get(id) ?? null),
      ...sentOf(groups.filter((group) => group.platformId === id)),
    }))
    .filter(({ sent, decided }) => sent + decided > 0)
    .toSorted((a, b) => b.sent - a.sent || a.id - b.id);
}

function sentOf(groups: readonly FigureGroup[]): SentOf {
  const byHand = sum(groups, (group) => group.userSent);
  return {
    sent: sum(groups, (group) => (group.status === "APPLIED" ? group.count : 0)),
    byHand,
    decided: sum(groups, (group) => (DECIDED.has(group.status) ? group.count : 0)) - byHand,
  };
}

/** By the status that the wire has: all open states are PENDING, a response stands before APPLIED (DECISIONS D8). */
function countStatuses(groups: readonly FigureGroup[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { status, responseStatus, isUntried, count } of groups) {
    if (isUntried) continue;
    const shown = responseStatus ?? (CLOSED.has(status) ? status : "PENDING");
    counts.set(shown, (counts.get(shown) ?? 0) + count);
  }
  return counts;
}

function funnelOf(groups: readonly FigureGroup[]): Funnel {
  const reached = (stage: number): number =>
    sum(groups, ({ responseReached, count }) => ((responseReached ?? 0) >= stage ? count : 0));
  return {
    found: sum(groups, (group) => group.count),
    matched: sum(groups, (group) => (group.isSortedOut ? 0 : group.count)),
    applied: sentOf(groups).sent,
    viewed: reached(1),
    interview: reached(2),
    offer: reached(3),
  };
}

function sum(groups: readonly FigureGroup[], valueOf: (group: FigureGroup) => number): number {
  return groups.reduce((total, group) => total + valueOf(group), 0);
}
