import type { ConsolePerson } from "@sendoff/contract/console";
import { RunEndReason } from "@sendoff/contract/run";
import { listAuthSessions, veilPhone } from "@sendoff/db/auth";
import type { Db } from "@sendoff/db/client";
import {
  listPersonPlatforms,
  listPersonRuns,
  listPersonUnconfirmed,
  type PersonRow,
} from "@sendoff/db/console";
import { getWallet } from "@sendoff/db/ledger";
import { listOrders } from "@sendoff/db/payment";
import { z } from "zod";
import { describeDevice } from "../../plugins/device.ts";
import { receiptNo } from "../../presenters/present-application.ts";

const RUNS_SHOWN = 12;
const ORDERS_SHOWN = 8;
const LaneState = z.enum(["connected", "code_required", "needs_user", "signed_out"]);
const RunState = z.enum(["queued", "running", "waiting", "ended"]);
const text = (at: Date | null): string | null => at?.toISOString() ?? null;

/** How a person's account stands: nothing of it is secret, and nothing is what they wrote. */
export async function describePerson(db: Db, person: PersonRow): Promise<ConsolePerson> {
  const { id, email } = person;
  const wallet = await getWallet(db, id);
  const sessions = await listAuthSessions(db, id, Buffer.alloc(0));
  const platforms = await listPersonPlatforms(db, id);
  const runs = await listPersonRuns(db, id, RUNS_SHOWN);
  const unconfirmed = await listPersonUnconfirmed(db, id);
  const orders = await listOrders(db, id, { limit: ORDERS_SHOWN });
  return {
    id,
    email,
    account: accountOf(person),
    sessions: sessions.map(({ userAgent, network, createdAt, lastUsedAt }) => ({
      device: describeDevice(userAgent).device,
      network,
      signed_in_at: createdAt.toISOString(),
      last_used_at: lastUsedAt.toISOString(),
    })),
    wallet: {
      credits: wallet.credits,
      held: wallet.creditsHeld,
      balance: wallet.balanceCents / 100,
    },
    applications: { sent: person.sent, waiting: person.waiting, failed: person.failed },
    last_mail:
      person.lastMailAt === null
        ? null
        : { at: person.lastMailAt.toISOString(), has_left: person.hasLastMailLeft },
    platforms: platforms.map((each) => ({
      platform_id: each.platformId,
      name: each.name,
      state: LaneState.parse(each.state),
      sign_in_saved_at: text(each.signInSavedAt),
      last_served_at: text(each.lastServedAt),
      rests_until: text(each.restsUntil),
      sent: each.sent,
      sent_today: each.sentToday,
      daily_limit: each.dailyLimit,
      faults: each.faults,
    })),
    runs: runs.map(({ state, endReason, createdAt, ...run }) => ({
      ...run,
      state: RunState.parse(state),
      end_reason: RunEndReason.nullable().parse(endReason),
      created_at: createdAt.toISOString(),
    })),
    unconfirmed: unconfirmed.map((each) => ({
      receipt_no: receiptNo(each),
      platform: each.platform,
      submitted_at: each.submittedAt.toISOString(),
      looks: each.looks,
      next_look_at: text(each.nextLookAt),
    })),
    orders: orders.map(({ txnid, state, amountCents, amountPaise, createdAt }) => ({
      txnid,
      state,
      amount: amountCents / 100,
      amount_inr: amountPaise / 100,
      created_at: createdAt.toISOString(),
    })),
  };
}

function accountOf(person: PersonRow): ConsolePerson["account"] {
  return {
    created_at: person.createdAt.toISOString(),
    erased_at: text(person.erasedAt),
    language: person.language,
    time_zone: person.timeZone,
    phone:
      person.mobile === "" ? "" : veilPhone({ dialCode: person.dialCode, mobile: person.mobile }),
    is_phone_verified: person.isPhoneVerified,
    undo_until: text(person.undoUntil),
    paused_at: text(person.pausedAt),
    next_start_at: text(person.nextStartAt),
  };
}
