import { AuditActor, type AuditRow, consoleAuditRoutes } from "@sendoff/contract/console";
import { SecurityEventName } from "@sendoff/contract/security";
import { listTrail, type TrailRow } from "@sendoff/db/audit";
import { veilEmail } from "@sendoff/db/auth";
import { findUser } from "@sendoff/db/user";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { ApiDeps } from "../../deps.ts";
import { registerConsole } from "./register-console.ts";

/** The audit trail. What is read of it is chosen by its reader; it is written by whoever does what it tells of. */
export function registerConsoleAudit(app: FastifyInstance, { db }: ApiDeps): void {
  registerConsole(app, consoleAuditRoutes.listAudit, async ({ query, operator }) => {
    const timeZone = (await findUser(db, operator.id))?.time_zone ?? "UTC";
    const { limit } = query;
    const rows = await listTrail(db, { ...query, timeZone, limit: limit + 1 });
    return {
      status: 200,
      body: {
        rows: rows.slice(0, limit).map(presentRow),
        has_more: rows.length > limit,
        time_zone: timeZone,
      },
    };
  });
}

const Facts = z.record(z.string(), z.unknown());
const Fact = z.union([z.string(), z.number(), z.boolean()]);

function presentRow(row: TrailRow): AuditRow {
  const { reason, platform_id: _platform, ...rest } = Facts.catch({}).parse(row.facts);
  const facts = Object.entries(rest).flatMap(([name, value]) => {
    const fact = Fact.safeParse(value);
    return fact.success ? [[name, fact.data] as const] : [];
  });
  return {
    id: row.id,
    at: row.at.toISOString(),
    actor: AuditActor.parse(row.actor),
    operator: row.operatorEmail ?? "",
    event: SecurityEventName.parse(row.event),
    person_id: row.userId ?? "",
    person: row.email === null ? "" : veilEmail(row.email),
    platform: row.platformName ?? "",
    network: row.network,
    device: row.device,
    reason: typeof reason === "string" ? reason : "",
    facts: Object.fromEntries(facts),
  };
}
