import type { Session } from "@sendoff/contract/account";
import type { AuthSession } from "@sendoff/db/auth";
import { describeDevice } from "../../plugins/device.ts";

/** A session as the wire has it: what the browser calls itself, in words. */
export function presentSession(session: AuthSession): Session {
  const { device, isPhone } = describeDevice(session.userAgent);
  return {
    id: session.id,
    device,
    is_phone: isPhone,
    network: session.network,
    created_at: session.createdAt.toISOString(),
    last_seen_at: session.lastUsedAt.toISOString(),
    is_current: session.isCurrent,
  };
}
