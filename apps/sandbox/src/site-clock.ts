/** The time a site goes by: the machine's, moved by what `POST /_control/clock` set. */
export interface SiteClock {
  now(): number;
  /** Moves the site's time against the machine's, in milliseconds; 0 brings it back. */
  setOffset(offsetMs: number): void;
  offsetMs(): number;
}

export function createSiteClock(): SiteClock {
  let offset = 0;
  return {
    now: () => Date.now() + offset,
    setOffset(offsetMs) {
      offset = offsetMs;
    },
    offsetMs: () => offset,
  };
}

/** An instant as it is kept on disk. */
export const timestamp = (clock: SiteClock): string => new Date(clock.now()).toISOString();
