import {
  findThrottleWaitSeconds,
  lockThrottles,
  recordThrottleEvent,
  type ThrottleLimit,
} from "@sendoff/db/auth";
import { UserError } from "@sendoff/kit/errors";
import { hmac } from "@sendoff/kit/ids";
import type { ApiDeps } from "./deps.ts";

/**
 * Counts one occurrence of `what` by a user. Throws UserError 429 with Retry-After when that is one too many; such a call is not
 * counted, so that whoever waits gets through.
 */
export async function throttle(
  deps: Pick<ApiDeps, "db" | "config">,
  what: string,
  userId: string,
  limits: readonly ThrottleLimit[],
): Promise<void> {
  const key = `${what}:${hmac(deps.config.pepper, "throttle", what, userId).toString("base64url")}`;
  const waitSeconds = await deps.db.transaction().execute(async (trx) => {
    await lockThrottles(trx, [key]);
    const seconds = await findThrottleWaitSeconds(trx, key, limits);
    if (seconds === 0) await recordThrottleEvent(trx, key);
    return seconds;
  });
  if (waitSeconds === 0) return;
  throw new UserError(429, "rate_limited", "Too many tries. Please wait a moment.", {
    retryAfterSeconds: waitSeconds,
  });
}
