import type { PlatformEntry } from "../platform-list.ts";
import { type CodeSession, findCodeSession } from "./code-session.ts";
import type { ConnectTarget } from "./use-connect.ts";

/** What a connect dialog is opened with. */
export interface OpenFlow {
  target: ConnectTarget;
  /** The sign-in that still waits for its code. */
  resumed: CodeSession | undefined;
}

export function flowFor(entry: PlatformEntry, userId: string): OpenFlow {
  const { template, kind, connection } = entry;
  const session = findCodeSession(userId);
  return {
    target: {
      id: template.id,
      name: template.platform_name,
      url: template.platform_url,
      isUpdate: kind === "connected",
      needsCheck: kind === "needs_you" && connection?.state === "needs_user",
      note: connection?.note ?? "",
      template,
    },
    resumed: session?.platformId === template.id ? session : undefined,
  };
}

/** The sign-in that still waits for its code, after a reload or on another page. */
export function resumeFlow(
  entries: readonly PlatformEntry[],
  userId: string,
): OpenFlow | undefined {
  const session = findCodeSession(userId);
  const entry = entries.find(({ template }) => template.id === session?.platformId);
  return entry === undefined ? undefined : flowFor(entry, userId);
}
