import { jobCatalogue } from "@sendoff/contract";
import {
  countLanesWithWork,
  endUnservableRuns,
  expireOldLogins,
  giveUpUnreachableDoubts,
  listOrphanedLogins,
} from "@sendoff/db";
import { lookSchedule } from "../../serving/reconcile.ts";
import type { Serving } from "../../serving/serving.ts";

// More wake-ups than any worker has slots are of no use.
const MOST_WAKE_UPS = 64;

// Nobody waits for a sign-in longer than for its code and the time around it.
const LOGIN_SECONDS = 900;

/**
 * Finds work that nobody serves: lanes whose wake-up or whose worker was lost, sign-ins whose worker died, submits in doubt on
 * accounts that can no longer be looked into.
 */
export async function handleLaneSweep(serving: Serving): Promise<void> {
  const waiting = await countLanesWithWork(serving.db, MOST_WAKE_UPS);
  for (let sent = 0; sent < waiting; sent += 1) {
    await serving.boss.send(jobCatalogue.laneServe.name, { platformId: 0, reason: "sweep" });
  }
  await expireOldLogins(serving.db, LOGIN_SECONDS);
  for (const loginId of await listOrphanedLogins(serving.db)) {
    // While every slot is taken, one wake-up for each login is enough.
    const once = { singletonKey: loginId, singletonSeconds: 15 };
    await serving.boss.send(jobCatalogue.portalLogin.name, { loginId }, once);
  }
  await endUnservableRuns(serving.db);
  const schedule = lookSchedule(serving.config.mode);
  const patience = schedule.reduce((total, seconds) => total + seconds, 0);
  // Ten times the looks' span in the sandbox, where it is seconds; a day in live mode already is patience.
  await giveUpUnreachableDoubts(
    serving.db,
    serving.config.mode === "live" ? patience : patience * 10,
  );
}
