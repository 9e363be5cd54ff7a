import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { routes } from "@sendoff/contract/routes";
import { type AuditPlace } from "@sendoff/db/audit";
import { recordChange } from "@sendoff/db/auth";
import { findUser } from "@sendoff/db/user";
import { UserError } from "@sendoff/kit/errors";
import type { FastifyInstance } from "fastify";
import type { ApiDeps } from "../../../deps.ts";
import { auditPlaceOf } from "../../../plugins/device.ts";
import { register } from "../../../plugins/register-route.ts";
import { throttle } from "../../../throttle.ts";
import { buildExport } from "./build-export.ts";

const HOUR = 3600;
const DAY = 86_400;
/** An export reads everything there is of a user; nobody needs a fresh one every minute. */
const EXPORTS = [
  { windowSeconds: HOUR, count: 3 },
  { windowSeconds: DAY, count: 10 },
] as const;
/** Each holds a database connection while it is built; the rest of the pool is for everybody else. */
const AT_ONCE = 2;

/** The user's own data, to take away. */
export function registerExport(app: FastifyInstance, deps: ApiDeps): void {
  let building = 0;
  register(app, routes.exportAccount, async ({ user, request, reply }) => {
    if (building >= AT_ONCE) {
      throw new UserError(409, "conflict", "Other exports are being built. Try again in a minute.");
    }
    building += 1;
    try {
      await throttle(deps, "exports_of", user.id, EXPORTS);
      await tellOwner(deps, user.id, auditPlaceOf(request));
      const built = await buildExport(deps, user.id);
      const { size } = await stat(built.path);
      const stream = createReadStream(built.path);
      // Sent as a whole or broken off: either way nobody asks for this file again.
      stream.once("close", () => void built.remove());
      reply.raw.once("close", () => stream.destroy());
      return {
        status: 200,
        body: stream,
        headers: {
          "content-type": "application/zip",
          "content-length": String(size),
          "content-disposition": `attachment; filename="${exportName(deps.clock.now())}"`,
        },
      };
    } finally {
      building -= 1;
    }
  });
}

/** Before anything leaves: whoever cannot be told of it does not lose data either. */
async function tellOwner(deps: ApiDeps, userId: string, place: AuditPlace): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const owner = await findUser(trx, userId);
    if (owner === undefined) throw new UserError(401, "unauthenticated", "This account is gone");
    await recordChange(trx, deps, {
      userId,
      kind: "data_exported",
      before: {},
      after: {},
      place,
      ownersEmail: owner.email,
      timeZone: owner.time_zone,
    });
  });
}

/** "sendoff_export_2026-11-22.zip". */
function exportName(now: Date): string {
  return `sendoff_export_${now.toISOString().slice(0, 10)}.zip`;
}
