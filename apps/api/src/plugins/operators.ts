import { recordAuditEvent } from "@sendoff/db/audit";
import { type ConsoleSessionRow, findConsoleSession, useConsoleSession } from "@sendoff/db/auth";
import { asSystem } from "@sendoff/db/wall";
import { UserError } from "@sendoff/kit/errors";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ConsoleConfig } from "../config.ts";
import type { ApiDeps } from "../deps.ts";
import { throttle } from "../throttle.ts";
import { missingFreshCode } from "./auth.ts";
import { auditPlaceOf } from "./device.ts";

/** Who calls the console. */
export interface Operator {
  readonly id: string;
  readonly email: string;
  readonly tokenHash: Buffer;
  readonly session: ConsoleSessionRow;
}

declare module "fastify" {
  interface FastifyRequest {
    /** The operator who calls; null in every call that is not the console's. */
    operator: Operator | null;
    /** A signed-in user who is no operator asked for a call of the console. */
    isConsoleRefused: boolean;
  }
  interface FastifyContextConfig {
    audience?: "operator" | "operator-any-code";
  }
}

/** Enough to see who looks for the console; a script does not fill the trail, which nothing is ever deleted from. */
const NOTED = [{ windowSeconds: 86_400, count: 20 }];

/**
 * Lets operators alone reach the calls of the console: whose address the configuration names, under the console's own host name, in a
 * session in which a code was typed lately. Everybody else gets what an address gets that nobody has. Before the body is read.
 */
export function registerOperators(app: FastifyInstance, deps: ApiDeps): void {
  app.decorateRequest("operator", null);
  app.decorateRequest("isConsoleRefused", false);
  app.addHook("onRequest", async (request, reply) => {
    const { audience, reauthentication } = request.routeOptions.config;
    if (audience === undefined) return;
    const operator = await findOperator(deps, request);
    if (operator === undefined) throw nothingHere(reply);
    request.operator = operator;
    if (audience === "operator-any-code") return;
    const isTooOld = reauthentication === "fresh" && request.user?.isFresh !== true;
    if (isTooOld || !(await use(deps, request, operator))) throw missingFreshCode();
  });
  app.addHook("onResponse", (request) => noteRefused(deps, request));
}

async function findOperator(
  { db, config }: Pick<ApiDeps, "db" | "config">,
  request: FastifyRequest,
): Promise<Operator | undefined> {
  const { user } = request;
  if (user === null) return undefined;
  const { tokenHash } = user;
  const isHere = config.console !== undefined && isConsoleHost(request, config.console);
  // Asked in any case: how long it takes does not tell whether there is a console.
  const session = await asSystem(() => findConsoleSession(db, tokenHash));
  const isNamed =
    session !== undefined && config.console?.emails.includes(session.email.toLowerCase());
  request.isConsoleRefused = isNamed !== true;
  if (!isHere || isNamed !== true) return undefined;
  return { id: session.userId, email: session.email, tokenHash, session };
}

/** As the caller named it itself: a proxy in between chooses by that name whom to let through. */
function isConsoleHost({ headers }: FastifyRequest, { host }: ConsoleConfig): boolean {
  return host === undefined || URL.parse(`http://${headers.host ?? ""}`)?.hostname === host;
}

async function use(
  deps: Pick<ApiDeps, "db">,
  request: FastifyRequest,
  { id, tokenHash }: Operator,
): Promise<boolean> {
  return asSystem(() =>
    deps.db.transaction().execute(async (trx) => {
      const came = await useConsoleSession(trx, tokenHash);
      if (came === "opened") {
        const place = auditPlaceOf(request);
        const event = { userId: null, actor: "operator", operatorId: id, ...place } as const;
        await recordAuditEvent(trx, { ...event, event: "operator_opened_console" });
      }
      return came !== "closed";
    }),
  );
}

/** As the not-found page of the api says it, without the headers that only an address that is there has. */
function nothingHere(reply: FastifyReply): UserError {
  for (const name of Object.keys(reply.getHeaders())) {
    if (name.startsWith("x-ratelimit-")) reply.removeHeader(name);
  }
  return new UserError(404, "not_found", "There is nothing at this address");
}

/** Whoever was refused is named in the trail that operators read, and not in their own, where it would tell them what they found. */
async function noteRefused(deps: ApiDeps, request: FastifyRequest): Promise<void> {
  const { user, isConsoleRefused } = request;
  if (user === null || !isConsoleRefused) return;
  try {
    await throttle(deps, "console_refused", user.id, NOTED);
    const facts = { person: user.id, route: request.routeOptions.url ?? "" };
    const refused = { userId: null, actor: "visitor", ...auditPlaceOf(request), facts } as const;
    await asSystem(() => recordAuditEvent(deps.db, { ...refused, event: "operator_refused" }));
  } catch (error) {
    if (error instanceof UserError) return;
    request.log.warn({ err: error }, "a refused call of the console could not be noted");
  }
}
