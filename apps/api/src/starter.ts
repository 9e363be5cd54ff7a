import { type AuditPlace } from "@sendoff/db/audit";
import { recordStartedRuns } from "@sendoff/db/auth";
import type { FastifyRequest } from "fastify";
import type { ApiDeps } from "./deps.ts";
import type { SignedIn } from "./plugins/auth.ts";
import { auditPlaceOf } from "./plugins/device.ts";

/** Whose session starts something, and whether the account's owner is to hear of it. */
export interface Starter {
  readonly userId: string;
  /** Where an old session is; undefined of all others, of which nobody is told. */
  readonly oldPlace: AuditPlace | undefined;
}

export function starterOf(user: SignedIn, request: FastifyRequest): Starter {
  return { userId: user.id, oldPlace: user.isOld ? auditPlaceOf(request) : undefined };
}

/** Tells the owner, by mail with a link that stops it for 72 hours, of what an old session starts. In the transaction that does so. */
export async function tellOfStart(
  trx: Parameters<typeof recordStartedRuns>[0],
  deps: Pick<ApiDeps, "boss" | "sealer" | "config">,
  { userId, oldPlace: place }: Starter,
  platformIds: readonly number[],
): Promise<void> {
  if (place === undefined || platformIds.length === 0) return;
  await recordStartedRuns(trx, deps, { userId, platformIds, place });
}
