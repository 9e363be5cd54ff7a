import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { PLATFORM_IDS } from "@sendoff/contract/constants";
import { routes } from "@sendoff/contract/routes";
import {
  connectLinkedIn,
  type Person,
  prepareApplicant,
  SANDBOX_PASSWORD,
} from "@sendoff/testkit/person";
import { z } from "zod";
import type { Stage } from "../../stage/stage.ts";

/** Sixteen sign-ins that wait at a code once held every place for sign-ins. */
const WAITING_SIGN_INS = 16;

/** What somebody hostile was answered, by what they tried: how often each status. */
export const Answered = z.record(z.string(), z.record(z.string(), z.number()));
export type Answered = z.infer<typeof Answered>;

/** What the thread of somebody hostile is given. */
export const HostileData = z.object({ apiUrl: z.string(), token: z.string(), runId: z.string() });
export type HostileData = z.infer<typeof HostileData>;

/** One user who takes what there is to take, from a network of its own for each way to do it. */
export interface HostilePerson {
  readonly begin: () => void;
  readonly stop: () => void;
  /** Ends it for good; returns what it was answered. */
  readonly end: () => Promise<Answered>;
}

/**
 * Prepares one with a CV, a connected platform and a run that is held, whose progress can be watched for as long as they like. It has a
 * thread of its own: what it costs to be hostile is in nobody's time.
 */
export async function prepareHostile(stage: Stage): Promise<HostilePerson> {
  const account = "hostile@example.com";
  const person = await prepareApplicant(stage, account);
  await connectLinkedIn(person, account);
  const runId = await person.apply(PLATFORM_IDS.linkedin, 1);
  await person.call(routes.pauseAll);
  const workerData: HostileData = { apiUrl: stage.apiUrl, token: person.token, runId };
  const thread = new Worker(new URL("hostile-thread.ts", import.meta.url), { workerData });
  const atCodes: Answered = {};
  let isAtCodes = false;
  return {
    begin() {
      if (!isAtCodes) void waitAtCodes(person, atCodes);
      isAtCodes = true;
      thread.postMessage("begin");
    },
    stop: () => thread.postMessage("stop"),
    async end() {
      thread.postMessage("end");
      const [answers] = await once(thread, "message");
      await thread.terminate();
      return { ...Answered.parse(answers), ...atCodes };
    },
  };
}

/** Each ends when its code's window does; what is refused is noted. */
async function waitAtCodes(person: Person, answered: Answered): Promise<void> {
  const of = (answered["sign-ins"] ??= {});
  const begin = async (nth: number): Promise<void> => {
    const account = `otp.hostile${nth}@example.com`;
    const body = { email: account, password: SANDBOX_PASSWORD, website: "" };
    const status = await person
      .call(routes.login, { body: { ...body, platform_id: PLATFORM_IDS.indeed } })
      .then(() => "wait at a code")
      .catch((error: unknown) =>
        error instanceof Error && "status" in error ? String(error.status) : "lost",
      );
    of[status] = (of[status] ?? 0) + 1;
  };
  await Promise.all(Array.from({ length: WAITING_SIGN_INS }, (_, nth) => begin(nth)));
}
