import type { ChangeKind } from "@sendoff/contract/security";
import { type AuditPlace, recordAuditEvent } from "@sendoff/db/audit";
import {
  findChangeOfCode,
  findOpenChange,
  type StoredChange,
  type ThrottleLimit,
  undoChange,
  hashUndoCode,
} from "@sendoff/db/auth";
import { UserError } from "@sendoff/kit/errors";
import type { ApiDeps } from "../../deps.ts";
import { throttle } from "../../throttle.ts";

/** 80 random bits are not guessed by so many tries; a person mistypes a few times. */
const WRONG_TRIES: readonly ThrottleLimit[] = [{ windowSeconds: 3600, count: 30 }];

/**
 * The change that a mailed code undoes. Throws UserError 404 for a code that undoes nothing, or nothing any more, and 429 for very many
 * of them from one network; a right one is never counted, so that nobody there is kept from theirs.
 */
export async function getChangeOfCode(
  deps: Pick<ApiDeps, "db" | "config">,
  code: string,
  network: string,
): Promise<StoredChange> {
  const change = await findChangeOfCode(deps.db, hashUndoCode(code));
  if (change === undefined) {
    await throttle(deps, "undo_tries", network, WRONG_TRIES);
    throw new UserError(
      404,
      "not_found",
      "This code undoes nothing. It was used, its 72 hours are over, or it was mistyped.",
    );
  }
  return change;
}

/** A user's own change that is open. Throws UserError 404. */
export async function getOwnChange(
  deps: Pick<ApiDeps, "db">,
  userId: string,
  id: string,
): Promise<StoredChange> {
  const change = await findOpenChange(deps.db, userId, id);
  if (change === undefined) throw over();
  return change;
}

/**
 * Puts back what a change replaced, ends every session, and stops runs and schedules, all or nothing. Throws UserError 404 when
 * somebody else was faster, 409 when another account has the address meanwhile.
 */
export async function undo(
  deps: Pick<ApiDeps, "db">,
  change: StoredChange,
  by: {
    readonly actor: "user" | "visitor";
    readonly place: AuditPlace;
    /** Whether a code of the account's own mails was typed: the one of this change, or one of the last 15 minutes. */
    readonly isProved: boolean;
  },
): Promise<ChangeKind> {
  await deps.db.transaction().execute(async (trx) => {
    const outcome = await undoChange(trx, change, by.isProved);
    if (outcome === "over") throw over();
    if (outcome === "address_taken") {
      throw new UserError(409, "conflict", "Another Sendoff account has the old address now.");
    }
    await recordAuditEvent(trx, {
      userId: change.userId,
      actor: by.actor,
      event: "change_undone",
      ...by.place,
      facts: { kind: change.kind },
    });
  });
  return change.kind;
}

function over(): UserError {
  return new UserError(404, "not_found", "This was undone already, or its 72 hours are over.");
}
