import { knownZone } from "./zoned.ts";

let zone: string | undefined;

/**
 * The zone whose clocks every time in the app is told by: the user's own, wherever the browser is; a visitor's is the
 * browser's. Changed by the app alone, when it learns who is signed in.
 */
export function userZone(): string {
  return zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** `undefined` when nobody is signed in. A zone that this browser does not know counts as UTC, as on the server. */
export function setUserZone(timeZone: string | undefined): void {
  zone = timeZone === undefined ? undefined : knownZone(timeZone);
}
