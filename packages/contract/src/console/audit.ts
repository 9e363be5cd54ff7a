import { z } from "zod";
import { defineRoutes } from "../route.ts";
import { SecurityEventName } from "../security.ts";
import { MAX_WANTED } from "./portals.ts";
import { consoleCall, consoleRefusals } from "./session.ts";

export const AuditActor = z.enum(["user", "visitor", "system", "operator"]);
export type AuditActor = z.infer<typeof AuditActor>;

/** One row of the audit trail, as operators read it. */
export const AuditRow = z.object({
  id: z.number().int(),
  at: z.string(),
  actor: AuditActor,
  /** The operator's address, where one did it. */
  operator: z.string(),
  event: SecurityEventName,
  /** Whose account it is about; both empty where it is about none. The address is partly hidden, and empty once the account is gone. */
  person_id: z.string(),
  person: z.string(),
  platform: z.string(),
  network: z.string(),
  device: z.string(),
  /** An operator's, in their words. */
  reason: z.string(),
  /** What else was noted, by name: never a code, a token, a password or a whole address. */
  facts: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
});
export type AuditRow = z.infer<typeof AuditRow>;

const Day = z.iso.date();

export const AuditQuery = z.object({
  /** A person's or an operator's e-mail address, whole, or a person's id. */
  who: z.string().trim().max(MAX_WANTED).optional(),
  actor: AuditActor.optional(),
  event: SecurityEventName.optional(),
  /** Days of the operator's zone, both included. */
  from: Day.optional(),
  to: Day.optional(),
  /** The id of the last row of the page before. */
  before: z.coerce.number().int().positive().optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});
export type AuditQuery = z.infer<typeof AuditQuery>;

export const consoleAuditRoutes = defineRoutes({
  listAudit: {
    ...consoleCall,
    method: "GET",
    path: "/v1/console/audit",
    summary: "The audit trail, the newest first, a page at a time",
    query: AuditQuery,
    responses: {
      200: z.object({
        rows: z.array(AuditRow),
        /** Whether there are older ones. */
        has_more: z.boolean(),
        /** In whose days `from` and `to` are. */
        time_zone: z.string(),
      }),
      ...consoleRefusals,
    },
  },
});
