/** A zone, other than UTC, in which it is about midday now: no day of its users ends while a test runs. */
export function middayZone(): string {
  const ahead = 12 - new Date().getUTCHours() || 1;
  // The names count westwards.
  return `Etc/GMT${ahead > 0 ? "-" : "+"}${Math.abs(ahead)}`;
}
