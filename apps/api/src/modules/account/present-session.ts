import type { Session } from "@sendoff/contract";
import type { AuthSession } from "@sendoff/db";
import Bowser from "bowser";

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

function describeDevice(userAgent: string): { device: string; isPhone: boolean } {
  if (userAgent === "") return { device: "", isPhone: false };
  const { browser, os, platform } = Bowser.parse(userAgent);
  const names = [browser.name, os.name].filter((name) => name !== undefined && name !== "");
  const isPhone = platform.type === "mobile" || platform.type === "tablet";
  return { device: names.join(" on "), isPhone };
}
