import { sessionKeys } from "../../lib/storage-keys.ts";

/** The CV whose review this tab was left or reloaded in, by its id. Nothing of what it says is kept here. */
export function findWaitingReview(): string | undefined {
  try {
    return sessionStorage.getItem(sessionKeys.cvReview) ?? undefined;
  } catch {
    return undefined;
  }
}

/** A review was opened. */
export function keepWaitingReview(cvId: string): void {
  try {
    sessionStorage.setItem(sessionKeys.cvReview, cvId);
  } catch {
    // Storage is blocked: then a reload leaves the CV unreviewed, and its menu still has Compare with profile.
  }
}

/** It was decided, one way or the other. */
export function forgetWaitingReview(): void {
  try {
    sessionStorage.removeItem(sessionKeys.cvReview);
  } catch {
    // Nothing was stored.
  }
}
