import { setTimeout as delay } from "node:timers/promises";
import { routes } from "@sendoff/contract/routes";
import { UserDetails } from "@sendoff/contract/user";
import type { BalancedClient } from "./balanced-client.ts";

/** What one person's saves came to. */
export interface Saved {
  readonly acknowledged: number;
  /** The last value that was acknowledged, and the one that stands there at the end. */
  readonly last: number;
  readonly found: number;
}

/** Saves one number after the other until `signal`, each until it is acknowledged, and reads at the end what stands there. */
export async function saveOn(
  client: BalancedClient,
  token: string,
  { signal, pauseMs }: { readonly signal: AbortSignal; readonly pauseMs: () => number },
): Promise<Saved> {
  let last = 0;
  let acknowledged = 0;
  while (!signal.aborted) {
    const body = { notice_period: String(last + 1) };
    if ((await client.call(routes.updateUserDetails, token, { body })) === undefined) break;
    last += 1;
    acknowledged += 1;
    await delay(pauseMs());
  }
  const details = await client.call(routes.getUserDetails, token);
  const found = Number(UserDetails.safeParse(details).data?.notice_period ?? -1);
  return { acknowledged, last, found };
}

/** Whether nothing that was acknowledged is lost. The last save that was begun may stand there although nobody heard of it. */
export const isKept = ({ last, found }: Saved): boolean => found === last || found === last + 1;
