import { jobCatalogue } from "@sendoff/contract/jobs";
import { tellQueue } from "@sendoff/db/boss";
import { getScheduledNow, getScheduledOffsetMs, moveScheduledClock } from "@sendoff/db/schedule";
import { UserError } from "@sendoff/kit/errors";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { ApiDeps } from "../../deps.ts";

const PATH = "/_control/clock";
/** A hundred years either way: beyond that a test means something else. */
const MOST_MS = 100 * 366 * 86_400_000;

const Move = z
  .union([
    z.strictObject({ now: z.iso.datetime({ offset: true }) }),
    z.strictObject({ offset_ms: z.number().int().min(-MOST_MS).max(MOST_MS) }),
  ])
  .refine((move) => "offset_ms" in move || Math.abs(Date.parse(move.now) - Date.now()) < MOST_MS);

/**
 * The sandbox's hand on the clock (DECISIONS D11): `{offset_ms}` puts scheduled time so far ahead of the real one, `{now}` to
 * an instant from which it goes on. It holds for every process on the database, until it is moved again; what is due by it is
 * started at once. Not part of the product: in live mode there is nothing at this address.
 */
export function registerClockControl(app: FastifyInstance, deps: ApiDeps): void {
  const { config, db } = deps;
  if (config.mode !== "sandbox") return;
  const show = async () => {
    const offsetMs = await getScheduledOffsetMs(db, config);
    return { now: (await getScheduledNow(db, offsetMs)).toISOString(), offset_ms: offsetMs };
  };
  app.get(PATH, async () => show());
  app.post(PATH, async (request) => {
    const move = Move.safeParse(request.body);
    if (!move.success) {
      const example = '{"offset_ms": 86400000} or {"now": "2026-12-31T09:00:00Z"}';
      throw new UserError(400, "invalid_input", `Send ${example}`);
    }
    const offsetMs =
      "offset_ms" in move.data
        ? move.data.offset_ms
        : Date.parse(move.data.now) - (await getScheduledNow(db, 0)).getTime();
    // Together with the processes' own offset it is what was asked for.
    await moveScheduledClock(db, Math.round(offsetMs - config.clockOffsetMs));
    await deps.boss.send(jobCatalogue.scheduleTick.name, {});
    await tellQueue(db, jobCatalogue.scheduleTick);
    return show();
  });
}
