import { isOfAnotherUser, recordAuditEvent } from "@sendoff/db/audit";
import { type ThrottleLimit } from "@sendoff/db/auth";
import { asSystem, asUser } from "@sendoff/db/wall";
import { UserError } from "@sendoff/kit/errors";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { ApiDeps } from "../deps.ts";
import { throttle } from "../throttle.ts";
import { auditPlaceOf } from "./device.ts";

/** What names a thing in an address: its id, a sign-in's, or a payment's order. */
const Named = z.union([
  z.object({ id: z.string() }).transform(({ id }) => id),
  z.object({ session_id: z.string() }).transform((of) => of.session_id),
  z.object({ txnid: z.string() }).transform(({ txnid }) => txnid),
]);
/** Enough to see what somebody is after; a script does not fill the trail, which nothing is ever deleted from. */
const NOTED: readonly ThrottleLimit[] = [{ windowSeconds: 86_400, count: 50 }];

/**
 * Notes in the audit trail that a signed-in user asked for a thing of somebody else's (OWASP ASVS 5.0, 16.3.2). The answer is the 404
 * of a thing that does not exist; this runs after it was sent, so that its time tells nothing either.
 */
export function registerAccessAudit(app: FastifyInstance, deps: ApiDeps): void {
  app.addHook("onResponse", async (request, reply) => {
    if (request.user === null || reply.statusCode !== 404) return;
    const named = Named.safeParse(request.params);
    if (!named.success) return;
    const userId = request.user.id;
    try {
      const id = named.data;
      if (!(await asSystem(() => isOfAnotherUser(deps.db, userId, id)))) return;
      await throttle(deps, "access_denied", userId, NOTED);
      const denied = {
        userId,
        actor: "user",
        event: "access_denied",
        ...auditPlaceOf(request),
        facts: { method: request.method, route: request.routeOptions.url ?? "" },
      } as const;
      await asUser(userId, () => recordAuditEvent(deps.db, denied));
    } catch (error) {
      if (error instanceof UserError) return;
      request.log.warn({ err: error }, "a denied access could not be noted");
    }
  });
}
