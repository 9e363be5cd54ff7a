import { setTimeout as delay } from "node:timers/promises";
import { PLATFORM_IDS } from "@sendoff/contract/constants";
import { routes } from "@sendoff/contract/routes";
import {
  type Addresses,
  CallError,
  connectLinkedIn,
  type Person,
  prepareApplicant,
} from "@sendoff/testkit/person";
import { giveRoom } from "../stage/credits.ts";
import type { Stage } from "../stage/stage.ts";

/** Somebody who uses the product while it is being killed. */
export interface ChaosPerson {
  readonly person: Person;
  /** On the portal. */
  readonly account: string;
  /** Has a schedule for every day; the others start single runs by saving one for once. */
  readonly isDaily: boolean;
}

const PLATFORM = PLATFORM_IDS.linkedin;
/** Of a scheduled run: small, so that there are several. */
const SCHEDULED_GOAL = 2;
const SCHEDULED_AT = "09:00:00";
const MORNING_MS = 25_000;
const MORNING_LOOK_MS = 300;

/** Signs somebody in, connects their account and saves a daily schedule for every other one. Before the first kill. */
export async function prepareChaosPerson(
  on: Stage,
  index: number,
  applications: number,
): Promise<ChaosPerson> {
  const account = `chaos${index + 1}@example.com`;
  const person = await prepareApplicant(behindBalancer(on), account);
  await connectLinkedIn(person, account);
  await giveRoom(on, person, applications);
  const isDaily = index % 2 === 0;
  if (isDaily) await saveSchedule(person, "DAILY", SCHEDULED_GOAL);
  return { person, account, isDaily };
}

/** Each call goes to the next api, as a load balancer that does not look would send it. */
function behindBalancer(on: Stage): Addresses {
  let calls = 0;
  return {
    mailUrl: on.mailUrl,
    get apiUrl() {
      calls += 1;
      return on.apiUrls[calls % on.apiUrls.length] ?? on.apiUrl;
    },
  };
}

/**
 * Returns the next run: started by the button, by a schedule that runs once, or waited for when it is a daily schedule's, which the
 * first one of somebody with such a schedule always is: a short chaos may have no other. Throws CallError with 409 while another is
 * open.
 */
export async function startRun(
  { person, isDaily }: ChaosPerson,
  next: { readonly goal: number; readonly isFirst: boolean },
  random: () => number,
): Promise<string> {
  const { goal, isFirst } = next;
  if (isDaily && (isFirst || random() < 0.7)) return nextMorning(person);
  if (isDaily || random() < 0.5) return person.apply(PLATFORM, goal);
  await saveSchedule(person, "ONETIME", goal);
  const starts = routes.listScheduledRuns.responses[200].parse(
    await person.call(routes.listScheduledRuns),
  );
  const newest = starts[0];
  if (typeof newest?.id === "string") return newest.id;
  throw new CallError(409, `the start was refused: ${newest?.not_started_reason}`);
}

/** The run of the next scheduled start. Throws CallError with 409 when none comes within the time of two mornings. */
async function nextMorning(person: Person): Promise<string> {
  const deadline = performance.now() + MORNING_MS;
  while (performance.now() < deadline) {
    const answer = await person.call(routes.listScheduledRuns);
    const [newest] = routes.listScheduledRuns.responses[200].parse(answer);
    if (typeof newest?.id === "string" && newest.state !== "ended") return newest.id;
    await delay(MORNING_LOOK_MS);
  }
  throw new CallError(409, "no morning came");
}

async function saveSchedule(person: Person, frequency: string, goal: number): Promise<void> {
  const schedule = { platform_id: PLATFORM, frequency, application_goal: goal };
  const body = [{ ...schedule, start_time: SCHEDULED_AT, end_date: "2099-12-31" }];
  await person.call(routes.updateSchedule, { body });
}

const MOST_PATIENCE_MS = 2_500;
const STOPS = 0.35;

/** Now and then a run is stopped in the middle of its work. */
export async function perhapsStop(
  { person }: ChaosPerson,
  runId: string,
  random: () => number,
): Promise<boolean> {
  if (random() > STOPS) return false;
  await delay(random() * MOST_PATIENCE_MS);
  return attempt(() => person.call(routes.stopRun, { params: { id: runId } }));
}

const READS = [
  routes.getLogs,
  routes.searchLogs,
  routes.listRuns,
  routes.listScheduledRuns,
  routes.getWalletBalance,
] as const;
const READ_PAUSE_MS = 400;

/** Reads logs, runs and balance until `signal`. Returns how many were answered. */
export async function readAll(
  { person }: ChaosPerson,
  random: () => number,
  signal: AbortSignal,
): Promise<number> {
  let answered = 0;
  while (!signal.aborted) {
    for (const route of READS) if (await attempt(() => person.call(route))) answered += 1;
    await delay(random() * READ_PAUSE_MS * 2);
  }
  return answered;
}

/** Whether it was done. What is dead just now may fail; what is refused throws, a conflict aside. */
export async function attempt(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (error instanceof CallError && error.status < 500 && error.status !== 409) throw error;
    return false;
  }
}
