import { consolePeopleRoutes } from "@sendoff/contract/console";
import type { SecurityEventName } from "@sendoff/contract/security";
import { pauseUser } from "@sendoff/db/applying";
import { recordAuditEvent } from "@sendoff/db/audit";
import { revokeAuthSessions } from "@sendoff/db/auth";
import type { Db } from "@sendoff/db/client";
import { findPerson } from "@sendoff/db/console";
import { UserError } from "@sendoff/kit/errors";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ApiDeps } from "../../deps.ts";
import { auditPlaceOf } from "../../plugins/device.ts";
import type { Operator } from "../../plugins/operators.ts";
import { describePerson } from "./describe-person.ts";
import { registerConsole } from "./register-console.ts";

interface By {
  readonly operator: Operator;
  readonly request: FastifyRequest;
}

/** People: a look at an account, with its reason, and what an operator may do for them. Each is in the trail and shown to the person. */
export function registerConsolePeople(app: FastifyInstance, { db }: ApiDeps): void {
  const note = (trx: Db, by: By, event: SecurityEventName, userId: string | null, reason: string) =>
    recordAuditEvent(trx, {
      userId,
      actor: "operator",
      operatorId: by.operator.id,
      ...auditPlaceOf(by.request),
      event,
      facts: { reason },
    });

  registerConsole(app, consolePeopleRoutes.lookUpPerson, async (call) => {
    const { who, reason } = call.body;
    // The trail first: what it does not tell is not shown.
    const person = await db.transaction().execute(async (trx) => {
      const found = await findPerson(trx, who);
      await note(trx, call, "operator_looked_up_person", found?.id ?? null, reason);
      return found;
    });
    if (person === undefined) throw nobody();
    return { status: 200, body: await describePerson(db, person) };
  });

  const act = async (
    call: By & { readonly params: { id: string }; readonly body: { reason: string } },
    event: SecurityEventName,
    change: (
      trx: Parameters<Parameters<ReturnType<Db["transaction"]>["execute"]>[0]>[0],
      id: string,
    ) => Promise<unknown>,
  ) => {
    const { id } = call.params;
    const person = await db.transaction().execute(async (trx) => {
      if ((await findPerson(trx, id)) === undefined) throw nobody();
      await change(trx, id);
      await note(trx, call, event, id, call.body.reason);
      return findPerson(trx, id);
    });
    if (person === undefined) throw nobody();
    return { status: 200, body: await describePerson(db, person) } as const;
  };

  registerConsole(app, consolePeopleRoutes.pausePerson, (call) =>
    act(call, "operator_paused_person", pauseUser),
  );

  registerConsole(app, consolePeopleRoutes.signOutPerson, (call) =>
    act(call, "operator_signed_out_person", (trx, id) => revokeAuthSessions(trx, id)),
  );
}

function nobody(): UserError {
  return new UserError(
    404,
    "not_found",
    "Nobody has this address or id. It is compared as a whole.",
  );
}
