import type { Applicant } from "./applicant.ts";
import { askOwner } from "../session/ask-owner.ts";
import { findCandidates, type SearchNotes } from "./find-candidates.ts";
import type { LaneSession } from "../session/lane-session.ts";
import {
  FAST_PACE_PAUSE_SECONDS,
  leaveChangedPage,
  stopForUser,
  stopRun,
} from "../session/end-run.ts";
import type { LaneTurn, LaneTurnEnd } from "../session/lane-turn.ts";
import { wordsOfPerson } from "../portal-health/person-words.ts";
import { stripQuery } from "../browser/strip-query.ts";

/**
 * Searches for an open run, or a preview, that wants so many jobs more, and notes what it finds with `notes`. Undefined when it can go
 * on; else how the turn ends.
 */
export async function searchList(
  turn: LaneTurn,
  session: LaneSession,
  applicant: Applicant,
  run: { readonly id: string; readonly missing: number },
  notes?: SearchNotes,
): Promise<LaneTurnEnd | "session_lost" | undefined> {
  const { worker, driver, lease } = turn;
  // Some of what is found will be closed, external or unanswerable: look a little further than the goal.
  const wanted = Math.ceil(run.missing * 1.3) + 2;
  const found = await findCandidates(
    worker,
    driver,
    lease,
    session,
    applicant,
    run.id,
    wanted,
    notes,
  );
  switch (found.kind) {
    case "found":
      return undefined;
    case "session_expired":
      return "session_lost";
    case "challenge": {
      const end = await askOwner(turn, session, found.message);
      // What is to stop is seen before the next search.
      return typeof end === "string" ? undefined : stopForUser(turn, run.id, end.note);
    }
    case "throttled":
      if (found.scope === "daily_limit") {
        return stopRun(turn, run.id, "portal_limit", found.message);
      }
      return { pauseSeconds: FAST_PACE_PAUSE_SECONDS[worker.config.mode] };
    case "page_changed":
      worker.logger.error(
        { portal: driver.manifest.key, locator: found.locator, url: stripQuery(found.url) },
        "the search page has changed",
      );
      await worker.failures.keep(session.page, {
        kind: "page_changed",
        manifest: driver.manifest,
        place: found.locator,
        words: wordsOfPerson(applicant),
      });
      // What the list has shown before is tried first: the next search finds nothing new, and the run is left then.
      if (found.count > 0) return undefined;
      return leaveChangedPage(
        turn,
        run.id,
        `${driver.manifest.name} shows a search page we do not know yet. Nothing was sent.`,
      );
  }
}
