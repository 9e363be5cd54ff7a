import { sql } from "kysely";
import { type SimulatedPerson, secondsOf } from "./people.ts";
import type { WallClock } from "./wall-clock.ts";
import type { SimulatedWorld } from "./world.ts";

/** What happened to a person, in simulated time. */
export interface Pause {
  readonly from: number;
  readonly to: number;
}

/** A stretch of simulated time in which no scheduler ran. */
export interface Outage {
  readonly from: number;
  readonly to: number;
}

export interface Verdict {
  /** Starts that had to happen, by the wall clocks. */
  readonly due: number;
  readonly found: number;
  readonly started: number;
  readonly notStarted: number;
  readonly skipped: number;
  /** Runs that were opened; each belongs to another start. */
  readonly runs: number;
  /** Each in a line; none when the simulation is sound. */
  readonly differences: string[];
}

export interface Story {
  readonly from: number;
  readonly to: number;
  readonly stepMs: number;
  readonly people: readonly SimulatedPerson[];
  readonly clocks: ReadonlyMap<string, WallClock>;
  readonly pauses: ReadonlyMap<string, Pause>;
  readonly outages: readonly Outage[];
}

interface Found {
  readonly user_id: string;
  readonly local_date: string;
  readonly due: number;
  readonly decided: number;
  readonly outcome: string;
  readonly reason: string | null;
}

/** The product's window (ten minutes) and how much real time a step may take while simulated time goes on. */
const SPREAD_MS = 600_000;
const SLACK_MS = 600_000;
const SIX_HOURS_MS = 6 * 3_600_000;
const CHUNK = 2000;
const SHOWN = 20;

/** Compares what the engine wrote down with what was due by the wall clocks. */
export async function judge(world: SimulatedWorld, story: Story): Promise<Verdict> {
  const totals = { due: 0, found: 0, started: 0, notStarted: 0, skipped: 0 };
  const differences: string[] = [];
  for (let at = 0; at < story.people.length; at += CHUNK) {
    const chunk = story.people.slice(at, at + CHUNK);
    const found = await readFound(world, chunk);
    for (const person of chunk) {
      const own = found.get(person.id) ?? [];
      totals.due += judgePerson(story, person, own, differences);
      for (const one of own) {
        totals.found += 1;
        if (one.outcome === "started") totals.started += 1;
        else if (one.outcome === "skipped") totals.skipped += 1;
        else totals.notStarted += 1;
      }
    }
  }
  const runs = await countRuns(world);
  if (runs.all !== totals.started || runs.linked !== totals.started) {
    differences.push(`${totals.started} starts, ${runs.all} runs, ${runs.linked} of them linked`);
  }
  return { ...totals, runs: runs.all, differences };
}

/** What must be there is, nothing else is, and each came at its time. Returns how many had to be there. */
function judgePerson(
  story: Story,
  person: SimulatedPerson,
  found: readonly Found[],
  differences: string[],
): number {
  const byDate = new Map(found.map((one) => [one.local_date, one]));
  const say = (text: string): void => {
    if (differences.length < SHOWN)
      differences.push(`${person.zone} ${person.frequency} ${person.startTime}: ${text}`);
  };
  if (byDate.size !== found.length) say("a date twice");
  const expected = listExpected(story, person);
  let due = 0;
  const spreads = new Set<number>();
  for (const { date, at, isSure } of expected) {
    const one = byDate.get(date);
    byDate.delete(date);
    if (isSure) due += 1;
    if (one === undefined) {
      if (isSure) say(`${date} is missing`);
      continue;
    }
    spreads.add(one.due - at);
    const problem = judgeFound(story, person, one, at);
    if (problem !== undefined) say(`${date} ${problem}`);
  }
  for (const date of byDate.keys()) say(`${date} was not due`);
  if (spreads.size > 1) say(`its place in the spread moves: ${[...spreads].join(", ")}`);
  return due;
}

function judgeFound(
  story: Story,
  person: SimulatedPerson,
  found: Found,
  at: number,
): string | undefined {
  const { due, decided, outcome } = found;
  if (due < at || due >= at + SPREAD_MS) return `was due ${due - at} ms after its time`;
  const late = decided - due;
  if (late < 0) return "came too early";
  if ((outcome === "skipped") !== late >= SIX_HOURS_MS) return `${outcome} when ${late} ms late`;
  // What came due after the last tick before an outage waits for its end too.
  const wasOut = story.outages.some(
    (outage) => outage.from - story.stepMs <= due && due <= outage.to,
  );
  if (late > story.stepMs + SLACK_MS && !wasOut) return `${late} ms late without a reason`;
  if (outcome === "skipped") return undefined;
  if (person.flaw === undefined) return outcome === "started" ? undefined : `${found.reason}`;
  return found.reason === person.flaw ? undefined : `${outcome} ${found.reason}`;
}

/** Every date on which the schedule may run. Sure ones must; the others lie within a spread of an edge. */
function listExpected(
  story: Story,
  person: SimulatedPerson,
): { date: string; at: number; isSure: boolean }[] {
  const clock = story.clocks.get(person.zone);
  if (clock === undefined) return [];
  const pause = story.pauses.get(person.id);
  const second = secondsOf(person.startTime);
  const expected = [];
  let weekday: number | undefined;
  for (const date of clock.dates) {
    const at = clock.firstAt(date, second);
    if (at === undefined || at < story.from || date > person.endDate) continue;
    const day = new Date(date).getUTCDay();
    weekday ??= day;
    if (person.frequency === "WEEKLY" && day !== weekday) continue;
    const span = { from: at, to: at + SPREAD_MS + SLACK_MS };
    if (at > story.to + SLACK_MS || isWithin(span, pause)) continue;
    const isSure = span.to <= story.to && !touches(span, pause?.from) && !touches(span, pause?.to);
    expected.push({ date, at, isSure });
  }
  return expected;
}

function isWithin(span: Pause, pause: Pause | undefined): boolean {
  return pause !== undefined && span.from > pause.from + SLACK_MS && span.to < pause.to;
}

function touches(span: Pause, instant: number | undefined): boolean {
  return instant !== undefined && span.from - SLACK_MS <= instant && instant <= span.to;
}

async function readFound(
  world: SimulatedWorld,
  people: readonly SimulatedPerson[],
): Promise<Map<string, Found[]>> {
  const { rows } = await sql<Found>`
    select user_id, local_date, outcome, reason, extract(epoch from due_at) * 1000 as due,
      trunc(extract(epoch from decided_at) * 1000) as decided
    from scheduled_run where user_id = any(${people.map((person) => person.id)}::uuid[])
    order by user_id, local_date`.execute(world.db);
  return Map.groupBy(rows, (row) => row.user_id);
}

async function countRuns(world: SimulatedWorld): Promise<{ all: number; linked: number }> {
  const { rows } = await sql<{ all: number; linked: number }>`
    select (select count(*) from run) as all,
      (select count(distinct run_id) from scheduled_run where outcome = 'started') as linked`.execute(
    world.db,
  );
  return rows[0] ?? { all: 0, linked: 0 };
}
