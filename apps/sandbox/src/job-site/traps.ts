import { timestamp, type SiteClock } from "./clock.ts";

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
}

/** Which hidden buttons and fields were used, by whom. In memory. */
export function createTrapLog(clock: SiteClock): TrapLog {
  const touches: TrapTouch[] = [];
  return {
    add: (touch) => void touches.push({ ...touch, at: timestamp(clock) }),
    list: (account) =>
      touches.filter((touch) => account === undefined || touch.account === account.toLowerCase()),
  };
}
