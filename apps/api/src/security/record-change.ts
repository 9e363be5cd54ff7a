import {
  type AuditPlace,
  type ChangeSide,
  type DB,
  queueMail,
  recordAccountChange,
  recordAuditEvent,
} from "@sendoff/db";
import { createId } from "@sendoff/kit";
import type { Transaction } from "kysely";
import type { ApiDeps } from "../deps.ts";
import { changeMail } from "./change-mail.ts";
import { createUndoCode, hashUndoCode } from "./undo-code.ts";
import { veilEmail, veilPhone } from "./veil.ts";

export interface ChangeToTell {
  readonly userId: string;
  readonly kind: "email_changed" | "phone_changed" | "data_exported";
  readonly before: ChangeSide;
  readonly after: ChangeSide;
  readonly place: AuditPlace;
  /** The account's address as it was before the change: it may be the only one that its owner reads. */
  readonly ownersEmail: string;
  readonly timeZone: string;
}

/**
 * Notes a change in the audit trail, keeps what undoes it for 72 hours, and tells the owner by mail with the code that does so. In
 * the transaction that makes the change: it does not happen unless the owner is told.
 */
export async function recordChange(
  trx: Transaction<DB>,
  deps: Pick<ApiDeps, "boss" | "sealer" | "config">,
  change: ChangeToTell,
): Promise<void> {
  const { userId, kind, before, after, place } = change;
  const code = createUndoCode();
  const undoHash = hashUndoCode(code);
  const stored = { id: createId(), userId, kind, before, after, ...place, undoHash };
  const undoUntil = await recordAccountChange(trx, stored);
  const [from, to] = [sideText(before), sideText(after)];
  await recordAuditEvent(trx, {
    userId,
    actor: "user",
    event: kind,
    ...place,
    facts: { ...(from === "" ? {} : { from }), ...(to === "" ? {} : { to }) },
  });
  const changedAt = new Date(undoUntil.getTime() - UNDO_MS);
  const notice = { kind, from, to, ...place, changedAt, undoUntil, timeZone: change.timeZone };
  const link = { code, publicUrl: deps.config.publicUrl };
  await queueMail(trx, deps, changeMail(change.ownersEmail, notice, link));
}

const UNDO_MS = 72 * 3_600_000;

/** One side of a change for people, partly hidden: a mail to the old address is read by whoever has it now. */
export function sideText(side: ChangeSide): string {
  if (side.email !== undefined) return veilEmail(side.email);
  if (side.phone !== undefined) return veilPhone(side.phone);
  return side.label ?? "";
}
