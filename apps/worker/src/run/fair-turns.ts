import { countLanesWithWork } from "@sendoff/db/applying";
import type { LaneTurn } from "../session/lane-turn.ts";

// A turn on one account before others that wait get their turn.
const SLICE_MS = 20_000;
// Even alone, a turn ends now and then: its browser context is renewed and its wake-up stays short.
const LONGEST_TURN_MS = 240_000;

/** Whether this turn is to end although there is more to do, so that others have its slot. */
export async function isTimeForOthers(turn: LaneTurn): Promise<boolean> {
  // A person waits at the other end, and an application has just been finished: this slot is theirs now.
  if (turn.worker.slots.isSignInWaiting()) return true;
  const { clock, patience = 1, db } = turn.worker;
  // Where pages may take several times as long, so may as many applications.
  const stayedMs = (clock.monotonicMs() - turn.startedMs) / Math.max(1, patience);
  if (stayedMs < SLICE_MS) return false;
  if (stayedMs > LONGEST_TURN_MS) return true;
  return (await countLanesWithWork(db, 1)) > 0;
}
