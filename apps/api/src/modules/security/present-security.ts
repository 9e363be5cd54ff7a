import {
  type AccountChange,
  type SecurityEvent,
  SecurityEventName,
} from "@sendoff/contract/security";
import { type AuditEventRow } from "@sendoff/db/audit";
import { type StoredChange, sideText } from "@sendoff/db/auth";
import { z } from "zod";

/** What events note. A fact of an older version that does not fit is shown as none. */
const Facts = z.object({
  from: z.string().catch(""),
  to: z.string().catch(""),
  via: z.enum(["email", "phone", ""]).catch(""),
  txnid: z.string().catch(""),
  amount_paise: z.number().int().catch(0),
  credits: z.number().int().catch(0),
  reason: z.string().catch(""),
});

/** An event as the wire has it. */
export function presentEvent(row: AuditEventRow): SecurityEvent {
  return {
    id: row.id,
    at: row.at.toISOString(),
    event: SecurityEventName.parse(row.event),
    // Where an operator was is no business of the account's owner.
    network: row.actor === "operator" ? "" : row.network,
    device: row.actor === "operator" ? "" : row.device,
    platform: row.platformName ?? "",
    usd_inr_rate: row.usdInrRate,
    ...Facts.parse(row.facts),
  };
}

/** A change that can be undone, its values partly hidden: whoever looks may not be its owner. */
export function presentChange(change: StoredChange): AccountChange {
  return {
    id: change.id,
    kind: change.kind,
    changed_at: change.changedAt.toISOString(),
    undo_until: change.undoUntil.toISOString(),
    from: sideText(change.before),
    to: sideText(change.after),
    device: change.device,
    network: change.network,
  };
}
