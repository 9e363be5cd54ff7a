import type { UpdateSchedule } from "@sendoff/contract/schedule";
import { findPlatform } from "@sendoff/db/platform";
import {
  getScheduledOffsetMs,
  getScheduleTime,
  saveSchedules,
  type ScheduleInput,
} from "@sendoff/db/schedule";
import { defaultEndDate } from "@sendoff/domain/schedule";
import { UserError } from "@sendoff/kit/errors";
import type { ApiDeps } from "../../deps.ts";
import { type Starter, tellOfStart } from "../../starter.ts";

/**
 * Saves schedules, all or none. Refuses with 400, naming each wrong field, what the shape alone does not show: a platform that
 * is not there or cannot be connected yet, an end date that has passed.
 */
export async function updateSchedules(
  deps: ApiDeps,
  starter: Starter,
  sent: UpdateSchedule,
): Promise<void> {
  const { userId } = starter;
  const { db, boss } = deps;
  const offsetMs = await getScheduledOffsetMs(db, deps.config);
  const { today } = await getScheduleTime(db, userId, offsetMs);
  const issues = [
    ...(await findPlatformIssues(deps, userId, sent)),
    ...sent.flatMap(({ end_date: endDate }, index) =>
      endDate !== null && endDate < today
        ? [{ path: `${index}.end_date`, message: "This date has passed. Choose today or later." }]
        : [],
    ),
  ];
  const [first] = issues;
  if (first !== undefined) throw new UserError(400, "invalid_input", first.message, { issues });
  const inputs = sent.map((schedule): ScheduleInput => {
    const { platform_id, frequency, application_goal, start_time, end_date } = schedule;
    return {
      platformId: platform_id,
      frequency,
      applicationGoal: application_goal,
      startTime: start_time,
      endDate: frequency === "ONETIME" ? null : (end_date ?? defaultEndDate(today)),
    };
  });
  await db.transaction().execute(async (trx) => {
    await saveSchedules(trx, boss, userId, inputs, offsetMs);
    await tellOfStart(
      trx,
      deps,
      starter,
      inputs.map(({ platformId }) => platformId),
    );
  });
}

async function findPlatformIssues(
  deps: ApiDeps,
  userId: string,
  sent: UpdateSchedule,
): Promise<{ path: string; message: string }[]> {
  const issues = [];
  for (const [index, { platform_id: id }] of sent.entries()) {
    const platform = await findPlatform(deps.db, id);
    const isTheirs = platform?.ownerUserId === null || platform?.ownerUserId === userId;
    const isGone = platform === undefined || platform.isDeleted || !isTheirs;
    const path = `${index}.platform_id`;
    if (isGone || platform.support === "name_only") {
      issues.push({ path, message: "There is no such platform. Choose one of your platforms." });
    } else if (platform.support !== "driver") {
      const message = `Sendoff cannot apply on ${platform.name} yet. Choose another platform.`;
      issues.push({ path, message });
    }
  }
  return issues;
}
