import { setTimeout as delay } from "node:timers/promises";
import { PLATFORM_IDS } from "@sendoff/contract/constants";
import { routes } from "@sendoff/contract/routes";
import { UserDetails } from "@sendoff/contract/user";
import { CallError, type Person, prepareApplicant } from "@sendoff/testkit/person";
import { giveRoom } from "../../stage/credits.ts";
import { stagePortals } from "../../stage/portals.ts";
import type { Stage } from "../../stage/stage.ts";

/** Somebody who applies; on a board, where nothing on the page would keep a job from being sent again. */
export interface RestorePerson {
  readonly person: Person;
  readonly platformId: number;
  readonly isOnBoard: boolean;
}

const COMPANY = "Saffron Grid";
/** Of earlier rounds: a restore may lead back into one, and what is looked for then has to be there. */
const ROUNDS_LISTED = 3;
const SAVE_EVERY_MS = 200;

/** One person on LinkedIn, which shows what was sent, and one on a company's board, which does not. */
export async function preparePeople(stage: Stage, applications: number): Promise<RestorePerson[]> {
  const people: RestorePerson[] = [];
  for (const name of ["linkedin", "greenhouse"] as const) {
    const account = `restore.${name}@example.com`;
    const person = await prepareApplicant(stage, account);
    const platformId = await stagePortals[name].connect(person, account, COMPANY);
    await giveRoom(stage, person, applications);
    people.push({ person, platformId, isOnBoard: platformId !== PLATFORM_IDS.linkedin });
  }
  return people;
}

/** The postings of a round and of those before it, on both portals. */
export async function loadRound(stage: Stage, round: number, goal: number): Promise<void> {
  const each = goal * 2;
  const first = Math.max(0, round - ROUNDS_LISTED + 1) * each;
  const nths = Array.from({ length: (round + 1) * each - first }, (_, index) => first + index);
  for (const name of ["linkedin", "greenhouse"] as const) {
    const portal = stagePortals[name];
    const jobs = nths.map((nth) =>
      portal.jobOf({
        nth,
        title: "Backend Engineer",
        company: name === "linkedin" ? `Plainly ${nth + 1}` : COMPANY,
        city: "Bangalore",
        pages: [],
      }),
    );
    await portal.control(stage).loadJobs(jobs, "replace");
  }
}

/** Lets a run be under way, whether one is there already or not. */
export async function beginRun({ person, platformId }: RestorePerson, goal: number): Promise<void> {
  try {
    await person.apply(platformId, goal);
  } catch (error) {
    if (!(error instanceof CallError) || error.status !== 409) throw error;
  }
}

/** One save, with the moments of its call and of its answer. */
interface Save {
  readonly value: number;
  readonly calledAt: number;
  readonly answeredAt: number;
}

/** Saves one number after the other, and knows which of them must be there after a restore. */
export class Saver {
  readonly #person: Person;
  readonly #saves: Save[] = [];
  #value = 0;

  constructor(person: Person) {
    this.#person = person;
  }

  /** Until the signal; a call that breaks off with the crash was not acknowledged. */
  async saveUntil(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      this.#value += 1;
      const value = this.#value;
      const calledAt = Date.now();
      const isSaved = await this.#person
        .update({ notice_period: String(value) })
        .then(() => true)
        .catch(() => false);
      if (isSaved) this.#saves.push({ value, calledAt, answeredAt: Date.now() });
      await delay(SAVE_EVERY_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  /** What stands there now, as against a restore to `to` (all there was, after a loss of the disk at `lostAt`). */
  async judge(
    to: Date | "latest",
    lostAt: number,
  ): Promise<{ lostSeconds: number; wrong: string[] }> {
    const details = UserDetails.parse(await this.#person.call(routes.getUserDetails));
    const found = Number(details.notice_period) || 0;
    const firstLost = this.#saves.find(({ value }) => value > found);
    const untilMs = to === "latest" ? lostAt : to.getTime();
    // What was answered a moment before is committed a little earlier still.
    const isLost = firstLost !== undefined && firstLost.answeredAt < untilMs;
    const lostSeconds = isLost ? (untilMs - firstLost.answeredAt) / 1000 : 0;
    const tooNew = this.#saves.find(({ value, calledAt }) => value === found && calledAt > untilMs);
    // The lost time is gone: what is saved from here on is newer than all of it.
    this.#saves.length = 0;
    const wrong = [
      ...(to !== "latest" && isLost
        ? [`save ${firstLost.value} was lost by a restore to a later time`]
        : []),
      ...(tooNew === undefined
        ? []
        : [`save ${found} is there, although made after the time restored to`]),
    ];
    return { lostSeconds, wrong };
  }
}
