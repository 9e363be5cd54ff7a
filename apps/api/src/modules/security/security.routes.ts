import { routes } from "@sendoff/contract/routes";
import {
  countAuditEvents,
  hasAuditNetwork,
  listAuditEvents,
  recordAuditEvent,
} from "@sendoff/db/audit";
import {
  acceptChange,
  allowSignInNetwork,
  blockSignInNetwork,
  listBlockedSignInNetworks,
  listOpenChanges,
  shutOut,
} from "@sendoff/db/auth";
import { UserError } from "@sendoff/kit/errors";
import type { FastifyInstance } from "fastify";
import type { ApiDeps } from "../../deps.ts";
import { auditPlaceOf } from "../../plugins/device.ts";
import { register } from "../../plugins/register-route.ts";
import { toCsv } from "../../presenters/csv.ts";
import { presentChange, presentEvent } from "./present-security.ts";
import { sendFreshCode, verifyFreshCode } from "./reauthentication.service.ts";
import { getChangeOfCode, getOwnChange, undo } from "./undo.service.ts";

const DOWNLOAD_MOST = 10_000;

/** What happened to the account, how to undo it, and the fresh code that changes of it take. */
export function registerSecurityModule(app: FastifyInstance, deps: ApiDeps): void {
  registerReauthentication(app, deps);
  registerActivity(app, deps);
  registerChanges(app, deps);
  registerNetworks(app, deps);
  registerUndo(app, deps);
}

function registerReauthentication(app: FastifyInstance, deps: ApiDeps): void {
  register(app, routes.sendReauthenticationOtp, async ({ user, body, request }) => {
    const { callerNetwork: network } = request;
    const prover = { user, network, place: auditPlaceOf(request) };
    const { orderId, sentTo } = await sendFreshCode(deps, prover, body.orderId);
    return { status: 200, body: { orderId, sent_to: sentTo } };
  });

  register(app, routes.verifyReauthenticationOtp, async ({ user, body, request }) => {
    const { callerNetwork: network } = request;
    await verifyFreshCode(deps, { user, network, place: auditPlaceOf(request) }, body);
    return { status: 200, body: { success: true as const } };
  });
}

function registerActivity(app: FastifyInstance, deps: ApiDeps): void {
  register(app, routes.listSecurityEvents, async ({ user, query }) => {
    const rows = await listAuditEvents(deps.db, user.id, query);
    const total = await countAuditEvents(deps.db, user.id, query.category);
    return { status: 200, body: { events: rows.map(presentEvent), total } };
  });

  register(app, routes.downloadSecurityEvents, async ({ user }) => {
    const rows = await listAuditEvents(deps.db, user.id, { limit: DOWNLOAD_MOST });
    const lines = rows
      .map(presentEvent)
      .map(({ at, event, platform, from, to, device, network }) => [
        at,
        event,
        platform,
        from,
        to,
        device,
        network,
      ]);
    const head = ["at", "event", "platform", "from", "to", "device", "network"];
    return {
      status: 200,
      body: toCsv([head, ...lines]),
      headers: {
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": 'attachment; filename="security-activity.csv"',
      },
    };
  });

  register(app, routes.reportNotMe, async ({ user, request }) => {
    await deps.db.transaction().execute(async (trx) => {
      await shutOut(trx, user.id);
      const by = { userId: user.id, actor: "user" as const, ...auditPlaceOf(request) };
      await recordAuditEvent(trx, { ...by, event: "reported_not_me" });
    });
    return { status: 200, body: { success: true as const } };
  });
}

function registerChanges(app: FastifyInstance, deps: ApiDeps): void {
  register(app, routes.listAccountChanges, async ({ user }) => ({
    status: 200,
    body: (await listOpenChanges(deps.db, user.id)).map(presentChange),
  }));

  register(app, routes.acceptAccountChange, async ({ user, params }) => {
    if (!(await acceptChange(deps.db, user.id, params.id))) {
      throw new UserError(404, "not_found", "This was undone already, or its 72 hours are over.");
    }
    return { status: 200, body: { success: true as const } };
  });

  register(
    app,
    routes.undoOwnChange,
    async ({ user, params, request }) => {
      const change = await getOwnChange(deps, user.id, params.id);
      const place = auditPlaceOf(request);
      await undo(deps, change, { actor: "user", place, isProved: user.isFresh });
      return { status: 200, body: { success: true as const } };
    },
    "system",
  );
}

function registerNetworks(app: FastifyInstance, deps: ApiDeps): void {
  register(app, routes.listBlockedNetworks, async ({ user }) => {
    const blocked = await listBlockedSignInNetworks(deps.db, user.id);
    return {
      status: 200,
      body: blocked.map(({ network, blockedUntil }) => ({
        network,
        blocked_until: blockedUntil.toISOString(),
      })),
    };
  });

  register(app, routes.blockNetwork, async ({ user, body, request }) => {
    const { network } = body;
    if (network === auditPlaceOf(request).network) throw ownNetwork();
    if (!(await hasAuditNetwork(deps.db, user.id, network))) {
      throw new UserError(404, "not_found", "Nothing was asked for from this network.");
    }
    await deps.db.transaction().execute(async (trx) => {
      await blockSignInNetwork(trx, user.id, network);
      const by = { userId: user.id, actor: "user" as const, ...auditPlaceOf(request) };
      await recordAuditEvent(trx, { ...by, event: "codes_blocked", facts: { to: network } });
    });
    return { status: 200, body: { success: true as const } };
  });

  register(app, routes.allowNetwork, async ({ user, body, request }) => {
    const { network } = body;
    const isAllowed = await deps.db.transaction().execute(async (trx) => {
      if (!(await allowSignInNetwork(trx, user.id, network))) return false;
      const by = { userId: user.id, actor: "user" as const, ...auditPlaceOf(request) };
      await recordAuditEvent(trx, { ...by, event: "codes_allowed", facts: { to: network } });
      return true;
    });
    if (!isAllowed) throw new UserError(404, "not_found", "Codes are sent there already.");
    return { status: 200, body: { success: true as const } };
  });
}

function ownNetwork(): UserError {
  const message = "You are in this network yourself: no code would reach you here.";
  return new UserError(400, "invalid_input", message, { issues: [{ path: "network", message }] });
}

function registerUndo(app: FastifyInstance, deps: ApiDeps): void {
  register(
    app,
    routes.lookAtUndo,
    async ({ body, request }) => {
      const found = await getChangeOfCode(deps, body.code, request.callerNetwork);
      const { id: _id, ...change } = presentChange(found);
      return { status: 200, body: change };
    },
    "system",
  );

  register(
    app,
    routes.undoChange,
    async ({ body, request }) => {
      const change = await getChangeOfCode(deps, body.code, request.callerNetwork);
      const by = { actor: "visitor" as const, place: auditPlaceOf(request), isProved: true };
      return { status: 200, body: { kind: await undo(deps, change, by) } };
    },
    "system",
  );
}
