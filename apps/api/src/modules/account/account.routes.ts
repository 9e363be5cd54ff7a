import { routes } from "@sendoff/contract/routes";
import { recordAuditEvent } from "@sendoff/db/audit";
import { listAuthSessions, revokeAuthSession, revokeAuthSessions } from "@sendoff/db/auth";
import { findNewestCv } from "@sendoff/db/cv";
import { findUser } from "@sendoff/db/user";
import { UserError } from "@sendoff/kit/errors";
import type { FastifyInstance } from "fastify";
import type { ApiDeps } from "../../deps.ts";
import { auditPlaceOf } from "../../plugins/device.ts";
import { register } from "../../plugins/register-route.ts";
import { presentUser } from "../../presenters/present-user.ts";
import { deleteAccount } from "./delete-account.service.ts";
import { sendEmailChangeCode, verifyEmailChange } from "./email-change.service.ts";
import { registerExport } from "./export/export.routes.ts";
import { presentSession } from "./present-session.ts";

/** The account itself: its address, where it is signed in, its data and its end. */
export function registerAccountModule(app: FastifyInstance, deps: ApiDeps): void {
  registerEmailChange(app, deps);
  registerSessions(app, deps);
  registerExport(app, deps);
  register(app, routes.deleteAccount, async ({ user, request }) => {
    await deleteAccount(deps, user, auditPlaceOf(request));
    return { status: 200, body: { success: true as const } };
  });
}

function registerEmailChange(app: FastifyInstance, deps: ApiDeps): void {
  register(app, routes.sendEmailChangeOtp, async ({ user, body, request }) => {
    const orderId = await sendEmailChangeCode(deps, {
      userId: user.id,
      email: body.email,
      network: request.callerNetwork,
      resend: body.orderId === undefined ? undefined : { orderId: body.orderId },
    });
    return { status: 200, body: { orderId } };
  });

  register(app, routes.verifyEmailChangeOtp, async ({ user, body, request }) => {
    const { callerNetwork: network } = request;
    await verifyEmailChange(deps, {
      userId: user.id,
      ...body,
      network,
      place: auditPlaceOf(request),
    });
    const changed = await findUser(deps.db, user.id);
    if (changed === undefined) throw new UserError(401, "unauthenticated", "This account is gone");
    return { status: 200, body: presentUser(changed, await findNewestCv(deps.db, user.id)) };
  });
}

function registerSessions(app: FastifyInstance, deps: ApiDeps): void {
  register(app, routes.listSessions, async ({ user }) => {
    const sessions = await listAuthSessions(deps.db, user.id, user.tokenHash);
    return { status: 200, body: sessions.map(presentSession) };
  });

  register(app, routes.endSession, async ({ user, params, request }) => {
    const isEnded = await deps.db.transaction().execute(async (trx) => {
      if (!(await revokeAuthSession(trx, user.id, params.id))) return false;
      const by = { userId: user.id, actor: "user" as const, ...auditPlaceOf(request) };
      await recordAuditEvent(trx, { ...by, event: "session_ended" });
      return true;
    });
    if (!isEnded) throw new UserError(404, "not_found", "This session has ended already.");
    return { status: 200, body: { success: true as const } };
  });

  register(app, routes.logOutEverywhere, async ({ user, request }) => {
    const ended = await deps.db.transaction().execute(async (trx) => {
      const by = { userId: user.id, actor: "user" as const, ...auditPlaceOf(request) };
      await recordAuditEvent(trx, { ...by, event: "signed_out_everywhere" });
      return revokeAuthSessions(trx, user.id);
    });
    return { status: 200, body: { ended } };
  });
}
