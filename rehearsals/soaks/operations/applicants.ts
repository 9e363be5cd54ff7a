import { setTimeout as delay } from "node:timers/promises";
import { PLATFORM_IDS } from "@sendoff/contract/constants";
import { routes } from "@sendoff/contract/routes";
import { connectLinkedIn, type Person, prepareApplicant } from "@sendoff/testkit/person";
import { z } from "zod";
import { giveRoom } from "../../stage/credits.ts";
import type { Stage } from "../../stage/stage.ts";
import type { BalancedClient } from "../users/balanced-client.ts";

/** As far as every version tells it. */
const Runs = z.array(z.object({ state: z.string(), credits_held: z.number() }));

const GOAL = 3;
const ROOM = 5_000;
const LOOK_MS = 1_500;
/** What is under way when the time is over comes to its end. */
const PATIENCE_MS = 300_000;

/** People with a CV and an account at the portal, who can apply without an end. */
export async function prepareApplicants(stage: Stage, count: number): Promise<Person[]> {
  await stage.linkedin.loadJobs(
    Array.from({ length: 400 }, (_, index) => ({
      id: String(7_400_000_000 + index),
      title: "Backend Engineer",
      company: `Plainly ${index + 1}`,
      location: "Bangalore, Karnataka, India",
    })),
    "replace",
  );
  const people: Person[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const account = `operations${nth}@example.com`;
    const person = await prepareApplicant(stage, account);
    await connectLinkedIn(person, account);
    await giveRoom(stage, person, ROOM);
    people.push(person);
  }
  return people;
}

/** Starts one small run after the other until `signal`, and waits for the last one's end. Returns how many were started. */
export async function applyOn(
  client: BalancedClient,
  token: string,
  signal: AbortSignal,
): Promise<number> {
  let started = 0;
  let deadline = Number.POSITIVE_INFINITY;
  for (;;) {
    const runs = Runs.safeParse(await client.call(routes.listRuns, token));
    const isOpen =
      !runs.success || runs.data.some((run) => run.state !== "ended" || run.credits_held > 0);
    if (signal.aborted) {
      deadline = Math.min(deadline, performance.now() + PATIENCE_MS);
      if (!isOpen || performance.now() > deadline) return started;
    } else if (!isOpen) {
      const body = { platform_id: PLATFORM_IDS.linkedin, goal: GOAL };
      // A conflict: the answer to the call before was lost, and its run is under way.
      await client.call(routes.applyJobs, token, { body, mayConflict: true });
      started += 1;
    }
    await delay(LOOK_MS);
  }
}
