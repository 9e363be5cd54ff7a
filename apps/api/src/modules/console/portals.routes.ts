import { consolePortalRoutes } from "@sendoff/contract/console";
import type { SecurityEventName } from "@sendoff/contract/security";
import { recordAuditEvent } from "@sendoff/db/audit";
import type { Db } from "@sendoff/db/client";
import {
  closePlatformByHand,
  listPlatformHealth,
  openPlatformByHand,
  tryPlatformByHand,
} from "@sendoff/db/portal-health";
import { UserError } from "@sendoff/kit/errors";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ApiDeps } from "../../deps.ts";
import { auditPlaceOf } from "../../plugins/device.ts";
import type { Operator } from "../../plugins/operators.ts";
import { openBundle } from "./failure-bundle.ts";
import { describePortals } from "./describe-portals.ts";
import { registerConsole } from "./register-console.ts";

interface Act {
  readonly operator: Operator;
  readonly request: FastifyRequest;
  readonly platformId: number;
  readonly reason: string;
  readonly event: SecurityEventName;
}

/** Portals: how they are, and what an operator does about it. Each act is in the audit trail, with its reason, or it is not done. */
export function registerConsolePortals(app: FastifyInstance, deps: ApiDeps): void {
  registerConsole(app, consolePortalRoutes.listConsolePortals, async () => ({
    status: 200,
    body: await describePortals(deps.db, deps.clock.now()),
  }));

  registerConsole(app, consolePortalRoutes.pausePortal, async (call) => {
    const act = { ...actOf(call), event: "operator_paused_portal" } as const;
    await perform(deps, act, (trx) => openPlatformByHand(trx, act.platformId, act.reason));
    return DONE;
  });

  registerConsole(app, consolePortalRoutes.tryPortal, async (call) => {
    const act = { ...actOf(call), event: "operator_tried_portal" } as const;
    await perform(deps, act, async (trx) => {
      if (!(await tryPlatformByHand(trx, act.platformId))) throw nothingToTry();
    });
    return DONE;
  });

  registerConsole(app, consolePortalRoutes.resumePortal, async (call) => {
    const act = { ...actOf(call), event: "operator_resumed_portal" } as const;
    await perform(deps, act, (trx) => closePlatformByHand(trx, act.platformId));
    return DONE;
  });

  registerConsole(app, consolePortalRoutes.openBundle, async ({ params }) => ({
    status: 200,
    body: await openBundle(deps, params.id),
  }));
}

const DONE = { status: 200, body: { success: true as const } } as const;

interface ActCall {
  readonly operator: Operator;
  readonly request: FastifyRequest;
  readonly params: { readonly id: number };
  readonly body: { readonly reason: string };
}

const actOf = ({ operator, request, params, body }: ActCall): Omit<Act, "event"> => ({
  operator,
  request,
  platformId: params.id,
  reason: body.reason,
});

async function perform(
  deps: ApiDeps,
  act: Act,
  change: (trx: Db) => Promise<unknown>,
): Promise<void> {
  const { platformId, operator, request, reason, event } = act;
  const portal = (await listPlatformHealth(deps.db)).find((each) => each.platformId === platformId);
  if (portal === undefined) throw new UserError(404, "not_found", "There is no such portal.");
  await deps.db.transaction().execute(async (trx) => {
    await change(trx);
    const facts = { platform_id: platformId, reason };
    const by = { userId: null, actor: "operator", operatorId: operator.id } as const;
    await recordAuditEvent(trx, { ...by, ...auditPlaceOf(request), event, facts });
  });
  request.log.warn({ platformId, event, operator: operator.id }, "an operator changed a breaker");
}

function nothingToTry(): UserError {
  return new UserError(
    409,
    "conflict",
    "Nothing waits for a try there: it is not paused, or one is under way.",
  );
}
