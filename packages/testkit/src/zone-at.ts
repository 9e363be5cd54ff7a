/** A zone in which it is this hour now. */
export const zoneAt = (hour: number): string =>
  aheadOfUtc(((hour - new Date().getUTCHours() + 36) % 24) - 12);

/** A zone, other than UTC, in which it is about midday now: no day of its users ends while a test runs. */
export const middayZone = (): string => aheadOfUtc(12 - new Date().getUTCHours() || 1);

/** The names of these zones count westwards. */
const aheadOfUtc = (hours: number): string => `Etc/GMT${hours > 0 ? "-" : "+"}${Math.abs(hours)}`;
