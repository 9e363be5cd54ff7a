import { UiLanguage } from "@sendoff/contract/language";
import type { ChangeKind } from "@sendoff/contract/security";
import { createId } from "@sendoff/kit/ids";
import type { Sealer } from "@sendoff/kit/vault";
import { sql, type Transaction } from "kysely";
import type { LaneKey } from "../applying/lane.repository.ts";
import { type AuditPlace, recordAuditEvent } from "../audit/audit-event.repository.ts";
import type { Boss } from "../boss.ts";
import { queueMail } from "../mail/mail-outbox.repository.ts";
import type { DB } from "../schema.ts";
import {
  type ChangeSide,
  hasOpenChange,
  recordAccountChange,
} from "./account-change.repository.ts";
import { changeMail } from "./change-mail.ts";
import { createUndoCode, hashUndoCode } from "./undo-code.ts";
import { veilEmail, veilPhone } from "./veil.ts";

/** What telling an owner takes. */
export interface TellDeps {
  readonly boss: Boss;
  readonly sealer: Sealer;
  readonly config: { readonly publicUrl: string };
}

export interface ChangeToTell {
  readonly userId: string;
  readonly kind: ChangeKind;
  readonly before: ChangeSide;
  readonly after: ChangeSide;
  readonly place: AuditPlace;
  /** The account's address as it was before the change: it may be the only one that its owner reads. */
  readonly ownersEmail: string;
  readonly timeZone: string;
}

/**
 * Notes a change in the audit trail, keeps what undoes it for 72 hours, and tells the owner by mail with the code that does so. In
 * the transaction that makes the change: it does not happen unless the owner is told. Returns until when it can be undone.
 */
export async function recordChange(
  trx: Transaction<DB>,
  deps: TellDeps,
  change: ChangeToTell,
): Promise<Date> {
  const { userId, kind, before, after, place } = change;
  const code = createUndoCode();
  const undoHash = hashUndoCode(code);
  const stored = { id: createId(), userId, kind, before, after, ...place, undoHash };
  const undoUntil = await recordAccountChange(trx, stored);
  const [from, to] = [sideText(before), sideText(after)];
  // The stored sign-in of a connected platform is an event already.
  if (kind !== "platform_connected") {
    await recordAuditEvent(trx, {
      userId,
      actor: "user",
      event: kind,
      ...place,
      facts: { ...(from === "" ? {} : { from }), ...(to === "" ? {} : { to }) },
    });
  }
  const changedAt = new Date(undoUntil.getTime() - UNDO_MS);
  const notice = { kind, from, to, ...place, changedAt, undoUntil, timeZone: change.timeZone };
  const link = { code, publicUrl: deps.config.publicUrl };
  // The address may be one that the account no longer has.
  const language = await languageOfUser(trx, userId);
  await queueMail(trx, deps, { ...changeMail(change.ownersEmail, notice, link), language });
  return undoUntil;
}

/**
 * The same of a platform that was connected, from where its user asked for it. `label` is what people read: the platform and the
 * account. In the transaction that keeps the sign-in.
 */
export async function recordConnection(
  trx: Transaction<DB>,
  deps: TellDeps,
  { userId, platformId }: LaneKey,
  label: string,
): Promise<void> {
  const place = await trx
    .selectFrom("audit_event")
    .select(["network", "device"])
    .where("user_id", "=", userId)
    .where("event", "=", "portal_sign_in_started")
    .where(sql<boolean>`facts ->> 'platform_id' = ${String(platformId)}`)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  await recordChange(trx, deps, {
    userId,
    kind: "platform_connected",
    before: {},
    after: { platformId, label },
    place: place ?? { network: "", device: "" },
    ...(await findOwner(trx, userId)),
  });
}

/**
 * The same of runs that a session starts in which no code was typed for long. One mail for each device and network while its link works, as that stops whatever was started since: a mail a day would be read by nobody. In the
 * transaction that starts them.
 */
export async function recordStartedRuns(
  trx: Transaction<DB>,
  deps: TellDeps,
  start: {
    readonly userId: string;
    readonly platformIds: readonly number[];
    readonly place: AuditPlace;
  },
): Promise<void> {
  const { userId, platformIds, place } = start;
  if (await hasOpenChange(trx, { userId, kind: "runs_started", ...place })) return;
  const platforms = await trx
    .selectFrom("platform")
    .select("name")
    .where("id", "in", platformIds)
    .orderBy("id")
    .execute();
  await recordChange(trx, deps, {
    userId,
    kind: "runs_started",
    before: {},
    after: { label: platforms.map(({ name }) => name).join(", ") },
    place,
    ...(await findOwner(trx, userId)),
  });
}

async function languageOfUser(
  trx: Transaction<DB>,
  userId: string,
): Promise<UiLanguage | undefined> {
  const found = await trx
    .selectFrom("app_user")
    .select("language")
    .where("id", "=", userId)
    .executeTakeFirst();
  return UiLanguage.safeParse(found?.language).data;
}

async function findOwner(
  trx: Transaction<DB>,
  userId: string,
): Promise<Pick<ChangeToTell, "ownersEmail" | "timeZone">> {
  const owner = await trx
    .selectFrom("app_user")
    .select(["email", "time_zone"])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  return { ownersEmail: owner.email, timeZone: owner.time_zone };
}

const UNDO_MS = 72 * 3_600_000;

/** One side of a change for people, partly hidden: a mail to the old address is read by whoever has it now. */
export function sideText(side: ChangeSide): string {
  if (side.email !== undefined) return veilEmail(side.email);
  if (side.phone !== undefined) return veilPhone(side.phone);
  return side.label ?? "";
}
