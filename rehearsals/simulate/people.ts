import { createId } from "@sendoff/kit/ids";
import { pick } from "../common/seeded-random.ts";
import { readWallClock, type WallClock } from "./wall-clock.ts";

/** Twenty-four zones: both hemispheres, half and quarter hours, changes of one hour, of half an hour, and at midnight. */
export const ZONES = [
  "Pacific/Honolulu",
  "America/Anchorage",
  "America/Los_Angeles",
  "America/Denver",
  "America/Chicago",
  "America/New_York",
  "America/Halifax",
  "America/St_Johns",
  "America/Sao_Paulo",
  "America/Nuuk",
  "Atlantic/Azores",
  "Europe/London",
  "Europe/Berlin",
  "Africa/Casablanca",
  "Africa/Cairo",
  "Asia/Tehran",
  "Asia/Kolkata",
  "Asia/Kathmandu",
  "Asia/Singapore",
  "Asia/Tokyo",
  "Australia/Adelaide",
  "Australia/Lord_Howe",
  "Pacific/Chatham",
  "Pacific/Kiritimati",
] as const;

/** What stands in the way of a person's runs, for as long as the simulation lasts. */
export type Flaw = "no_credits" | "no_cv" | "platform_not_connected" | "job_preferences_missing";

/** Somebody with a random schedule. */
export interface SimulatedPerson {
  readonly id: string;
  readonly zone: (typeof ZONES)[number];
  readonly frequency: "DAILY" | "WEEKLY";
  readonly startTime: string;
  readonly endDate: string;
  readonly goal: number;
  readonly flaw: Flaw | undefined;
  /** Steps after which the schedule is paused and resumed. */
  readonly pauseAt: number | undefined;
  readonly resumeAt: number | undefined;
}

export interface PeopleOptions {
  readonly users: number;
  readonly from: number;
  readonly to: number;
  readonly steps: number;
  readonly random: () => number;
}

const DAY_MS = 86_400_000;
/** A schedule that is saved at this distance from its time would leave open whether it runs today. */
const UNSURE_MS = 15 * 60_000;

/** The clocks of all zones, from two days before the simulation to two days after it. */
export function readWallClocks(from: number, to: number): ReadonlyMap<string, WallClock> {
  return new Map(
    ZONES.map((zone) => [zone, readWallClock(zone, from - 2 * DAY_MS, to + 2 * DAY_MS)]),
  );
}

/** People over all zones, the same for the same random numbers, ids aside. */
export function createPeople(
  options: PeopleOptions,
  clocks: ReadonlyMap<string, WallClock>,
): SimulatedPerson[] {
  return Array.from({ length: options.users }, () => createPerson(options, clocks));
}

function createPerson(
  options: PeopleOptions,
  clocks: ReadonlyMap<string, WallClock>,
): SimulatedPerson {
  const { random, from, to, steps } = options;
  const zone = pick(random, ZONES);
  const pausesAt = random() < 0.02 ? Math.floor(random() * steps) : undefined;
  const resumesAt =
    pausesAt === undefined ? undefined : pausesAt + 1 + Math.floor(random() * (steps - pausesAt));
  const endsAt = random() < 0.7 ? to + 30 * DAY_MS : from + random() * (to - from);
  return {
    id: createId(),
    zone,
    frequency: random() < 0.8 ? "DAILY" : "WEEKLY",
    startTime: chooseTime(random, (time) => isSure(clocks.get(zone), from, secondsOf(time))),
    // A day and more from now, so that no zone's today is later.
    endDate: new Date(Math.max(endsAt, from + 1.5 * DAY_MS)).toISOString().slice(0, 10),
    goal: 1 + Math.floor(random() * 25),
    flaw:
      random() < 0.04
        ? pick(random, ["no_credits", "no_cv", "platform_not_connected", "job_preferences_missing"])
        : undefined,
    pauseAt: pausesAt,
    resumeAt: resumesAt,
  };
}

export function secondsOf(time: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(":").map(Number);
  return hours * 3600 + minutes * 60 + seconds;
}

/** Most leave 09:00 as it is; many of the others lie where clocks change, or at the day's very ends. */
function chooseTime(random: () => number, isSureTime: (time: string) => boolean): string {
  for (;;) {
    const time = proposeTime(random);
    if (isSureTime(time)) return time;
  }
}

function proposeTime(random: () => number): string {
  const kind = random();
  if (kind < 0.3) return "09:00:00";
  if (kind < 0.35) return pick(random, ["00:00:00", "23:59:59", "02:00:00", "03:00:00"]);
  const [least, most] = kind < 0.65 ? [0, 4 * 3600] : [0, 86_400];
  const second = least + Math.floor(random() * (most - least));
  return new Date(second * 1000).toISOString().slice(11, 19);
}

function isSure(clock: WallClock | undefined, from: number, second: number): boolean {
  return (clock?.dates ?? []).every((date) => {
    const at = clock?.firstAt(date, second);
    return at === undefined || Math.abs(at - from) > UNSURE_MS;
  });
}
