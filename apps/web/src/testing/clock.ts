import { vi } from "vitest";

/** The moment at which every test begins, and at which `Date` stands until the test moves it: noon in Kolkata. */
export const NOW = new Date("2026-11-21T06:30:00.000Z");

/** From here on countdowns go on with `vi.advanceTimersByTime` only. Timeouts still run by themselves: answers come in by them. */
export function holdCountdowns(): void {
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
}

/** From here on nothing that is to happen later happens before `vi.advanceTimersByTime`. */
export function stopClock(): void {
  vi.useFakeTimers({
    toFake: ["Date", "setInterval", "clearInterval", "setTimeout", "clearTimeout"],
  });
}

/** Waits for what comes without any time going by, an answer above all; testing-library's own waiting needs the clock. */
export async function untilNow<T>(check: () => T): Promise<T> {
  // At each try Vitest moves a stopped clock on by the interval.
  return await vi.waitFor(check, { interval: 0, timeout: 20_000 });
}
