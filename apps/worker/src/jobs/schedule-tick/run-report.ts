import { RunEndReason } from "@sendoff/contract/run";
import { type Boss } from "@sendoff/db/boss";
import { type Database } from "@sendoff/db/client";
import { queueMail } from "@sendoff/db/mail";
import { type RunReport, takeEndedRuns } from "@sendoff/db/schedule";
import { listRunViews, type RunView } from "@sendoff/db/views";
import type { Mail } from "@sendoff/kit/mail";
import type { Sealer } from "@sendoff/kit/vault";

const BATCH = 200;

const WHY: Readonly<Record<RunEndReason, string>> = {
  goal_reached: "its goal was reached",
  daily_limit: "today's limit on the platform was reached",
  portal_limit: "the platform allows no more applications today",
  no_credits: "no credit was left. Open Wallet in the app and press Add Money",
  search_exhausted: "no more matching jobs were found",
  needs_user: "the platform asks for you. Open Platforms in the app and connect it again",
  platform_paused: "the platform does not let us go on for now",
  stopped: "it was stopped",
  failed: "something went wrong on our side or the platform's",
};

interface ReportDeps {
  readonly db: Database["kysely"];
  readonly boss: Boss;
  readonly sealer: Sealer;
}

/**
 * Writes to the users who asked for it about runs that have ended, once each: marking a run and queueing its mail are one
 * transaction. Returns how many runs were looked at.
 */
export async function sendRunReports(deps: ReportDeps): Promise<number> {
  return deps.db.transaction().execute(async (trx) => {
    const { taken, reports } = await takeEndedRuns(trx, BATCH);
    for (const report of reports) {
      const [run] = await listRunViews(trx, { userId: report.userId, id: report.runId, limit: 1 });
      if (run !== undefined) await queueMail(trx, deps, reportMail(report, run));
    }
    return taken;
  });
}

function reportMail(report: RunReport, run: RunView): Mail {
  const name = report.firstName.replaceAll(/\p{Cc}+/gu, " ").trim();
  const reason = RunEndReason.safeParse(run.endReason).data ?? "failed";
  return {
    to: report.email,
    subject: `Your Sendoff run on ${run.platformName} has ended`,
    text: [
      name === "" ? "Hello," : `Hello ${name},`,
      "",
      `Run ${run.number} on ${run.platformName} has ended because ${WHY[reason]}.`,
      ...(run.endNote === "" ? [] : [run.endNote]),
      "",
      `Applied:         ${run.applied} of ${run.goal}`,
      `Failed:          ${run.failed}`,
      `Skipped:         ${run.skipped}`,
      `Waiting for you: ${run.waitingForUser}`,
      "",
      "Open Runs in the app for each application with its answers and pictures.",
      "You asked for a mail when a run has ended. You can switch this off in the app at any time.",
      "",
    ].join("\n"),
  };
}
