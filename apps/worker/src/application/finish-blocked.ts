import { type ApplicationLease, requeueApplication } from "@sendoff/db/applying";
import { MAX_ATTEMPTS } from "@sendoff/domain/applying";
import type { PreparedApplication, PrepareOutcome } from "@sendoff/portals/driver";
import { stripQuery } from "../browser/strip-query.ts";
import type { Applying, ApplyResult, Finish } from "./applying.ts";
import { stopAtCheck } from "./stop-at-check.ts";

function unknownPage(portal: string): string {
  return `${portal} shows a page we do not know yet. Nothing was sent.`;
}

/** The outcomes in which the portal blocks the way to the form, at any page. */
type BlockedOutcome = Exclude<
  Exclude<PrepareOutcome, PreparedApplication>,
  { kind: "already_applied" | "closed" | "external" | "needs_answer" | "stuck" }
>;

/** Ends, or puts off, an application that the portal blocks now. Nothing was sent. */
export async function finishBlocked(
  ctx: Applying,
  lease: ApplicationLease,
  finish: Finish,
  outcome: BlockedOutcome,
): Promise<ApplyResult> {
  const { db, photographer } = ctx.worker;
  switch (outcome.kind) {
    case "session_expired": {
      if (lease.attempts >= MAX_ATTEMPTS) {
        const end = await finish({
          status: "FAILED",
          reasonCode: "session_lost",
          reason: `${ctx.driver.manifest.name} signed us out at this posting again and again. Nothing was sent.`,
        });
        return end.kind === "next" ? { kind: "session_lost" } : end;
      }
      const kept = await requeueApplication(db, lease, {
        delaySeconds: 0,
        keepsAttempt: false,
        note: "Signed out in the middle; trying again",
      });
      return kept ? { kind: "session_lost" } : { kind: "lost" };
    }
    case "throttled": {
      const kept = await requeueApplication(db, lease, {
        delaySeconds: 0,
        keepsAttempt: true,
        note: outcome.message,
      });
      if (!kept) return { kind: "lost" };
      return {
        kind: "portal_limit",
        note: outcome.message,
        isForToday: outcome.scope === "daily_limit",
      };
    }
    case "challenge": {
      // Where it stands in the form its owner has been asked already, while the form was open.
      const end =
        outcome.isInForm === true
          ? (ctx.owner.endInForm() ?? { note: outcome.message })
          : await ctx.owner.atPage(outcome.message);
      if (typeof end === "string") {
        const isKept = await requeueApplication(db, lease, {
          delaySeconds: 0,
          keepsAttempt: true,
          note:
            end === "passed"
              ? `You passed ${ctx.driver.manifest.name}'s check; going on`
              : "Stopped at the platform's check",
        });
        return { kind: isKept ? "again" : "lost" };
      }
      await photographer.take(ctx.session.page, lease, "problem");
      const stopped = await stopAtCheck(ctx, lease, { ...outcome, message: end.note });
      await finish(stopped.outcome);
      return stopped.result;
    }
    case "page_changed":
      await photographer.take(ctx.session.page, lease, "problem");
      ctx.worker.logger.error(
        {
          portal: ctx.driver.manifest.key,
          locator: outcome.locator,
          url: stripQuery(outcome.url),
        },
        "a page has changed",
      );
      await finish({
        status: "FAILED",
        reasonCode: "page_changed",
        reason: unknownPage(ctx.driver.manifest.name),
      });
      return { kind: "page_changed", note: unknownPage(ctx.driver.manifest.name) };
  }
}
