import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { parseInput } from "../parse-input.ts";
import { timestamp, type SiteClock } from "../site-clock.ts";

/** Something no person could have touched was touched. */
export interface TrapTouch {
  trap: string;
  account: string;
  job_id: string;
  at: string;
}

export interface TrapLog {
  add(touch: Omit<TrapTouch, "at">): void;
  list(account?: string): TrapTouch[];
  reset(): void;
}

/** Which hidden buttons and fields were used, by whom. In memory. */
export function createTrapLog(clock: SiteClock): TrapLog {
  const touches: TrapTouch[] = [];
  return {
    add: (touch) => void touches.push({ ...touch, at: timestamp(clock) }),
    list: (account) =>
      touches.filter((touch) => account === undefined || touch.account === account.toLowerCase()),
    reset: () => void touches.splice(0),
  };
}

const TrapQuery = z.object({ applicant: z.string().optional() });

/** `GET /_control/traps`: what was touched, by everybody or by one applicant. */
export function registerTrapRoute(app: FastifyInstance, traps: TrapLog): void {
  app.get("/_control/traps", (request) =>
    traps.list(parseInput(TrapQuery, request.query).applicant),
  );
}
