import { endPreview, parkRun } from "@sendoff/db/applying";
import {
  findPreviewFacts,
  keepRead,
  listKnownToPreview,
  type PostingToRead,
  recordPreviewed,
  takeNextPosting,
} from "@sendoff/db/preview";
import { planPreview, READING_PACE } from "@sendoff/domain/applying";
import type { JobPosting, ReadOutcome } from "@sendoff/portals/driver";
import { setTimeout as delay } from "node:timers/promises";
import { wordsOfPerson } from "../portal-health/person-words.ts";
import { stripQuery } from "../browser/strip-query.ts";
import { type Applicant, isReady, loadApplicant } from "../choosing/applicant.ts";
import { askOwner } from "../session/ask-owner.ts";
import { ALREADY_APPLIED, CLOSED, EXTERNAL, NOT_FOUND } from "../choosing/choice-words.ts";
import { findDuplicate, judgePosting, type LeftOut } from "../application/choose-posting.ts";
import type { SearchNotes } from "../choosing/find-candidates.ts";
import type { LaneSession } from "../session/lane-session.ts";
import {
  FAST_PACE_PAUSE_SECONDS,
  leaveChangedPage,
  stopForUser,
  stopRun,
} from "../session/end-run.ts";
import type { LaneTurn, LaneTurnEnd } from "../session/lane-turn.ts";
import { searchList } from "../choosing/search-list.ts";
import { NO_CV } from "./serve-run.ts";
import { isTimeForOthers } from "./fair-turns.ts";
import { paceSeconds } from "./pace.ts";

/**
 * Goes on with an open preview: searches as a run does and opens the postings that a run would open, one after the other, until as
 * many fit as a run would send, or others wait. Nothing is filled in and nothing is pressed.
 */
export async function servePreview(
  turn: LaneTurn,
  session: LaneSession,
  previewId: string,
): Promise<LaneTurnEnd | "session_lost"> {
  const { worker, lease } = turn;
  const { db } = worker;
  const notes: SearchNotes = {
    listKnown: (ids) => listKnownToPreview(db, lease, previewId, ids),
    record: (listed) => recordPreviewed(db, lease, previewId, listed),
  };
  let applicant: Applicant | undefined;
  let hasRead = false;
  for (;;) {
    turn.guard.signal.throwIfAborted();
    const preview = await findPreviewFacts(db, lease);
    if (preview?.id !== previewId || worker.stopping.aborted) return { pauseSeconds: 0 };
    const step = planPreview(preview);
    if (step.kind === "end") {
      await endPreview(db, lease, previewId, step.reason);
      return { pauseSeconds: 0 };
    }
    if (step.kind === "wait" || !(await turn.gate.isOpen())) {
      await parkRun(db, lease, previewId);
      return { pauseSeconds: 0 };
    }
    applicant = await loadApplicant(worker, lease, applicant);
    if (!isReady(applicant)) return stopRun(turn, previewId, "needs_user", NO_CV);
    if (step.kind === "search") {
      const missing = preview.goal - preview.fitCount;
      const run = { id: previewId, missing };
      const problem = await searchList(turn, session, applicant, run, notes);
      if (problem !== undefined) return problem;
      continue;
    }
    if (hasRead) await readingPause(turn);
    hasRead = true;
    const end = await readNext(turn, session, applicant, previewId);
    if (end !== undefined) return end;
    turn.hasProgress = true;
    if (await isTimeForOthers(turn)) return { pauseSeconds: 0 };
  }
}

/** As long as a person reads a posting; broken off with the turn, or when this worker is to stop. */
async function readingPause({ worker, guard }: LaneTurn): Promise<void> {
  const ms = paceSeconds(worker) * READING_PACE * 1000;
  if (ms === 0) return;
  const signal = AbortSignal.any([guard.signal, worker.stopping]);
  await delay(ms, undefined, { signal }).catch(() => undefined);
}

/** Opens one posting and keeps what came of it. Undefined when the next can be opened. */
async function readNext(
  turn: LaneTurn,
  session: LaneSession,
  applicant: Applicant,
  previewId: string,
): Promise<LaneTurnEnd | "session_lost" | undefined> {
  const { worker, driver, lease } = turn;
  const job = await takeNextPosting(worker.db, lease, previewId);
  if (job === undefined) return undefined;
  const read = await driver.read(session, job);
  switch (read.kind) {
    case "open":
      return keepOpen(turn, applicant, job, read.job);
    case "already_applied":
      return keepClosed(turn, job, ALREADY_APPLIED, read.job);
    case "closed":
      return keepClosed(turn, job, CLOSED, read.job);
    case "external":
      return keepClosed(turn, job, { reasonCode: "external", reason: EXTERNAL }, read.job);
    case "not_found":
      return keepClosed(turn, job, NOT_FOUND);
    default:
      return leaveBlocked(turn, session, applicant, previewId, read);
  }
}

async function keepOpen(
  { worker, lease }: LaneTurn,
  applicant: Applicant,
  job: PostingToRead,
  posting: JobPosting,
): Promise<undefined> {
  const { db } = worker;
  const { match, leftOut } = await judgePosting(db, applicant, posting);
  const duplicate = await findDuplicate(db, applicant.userId, job, posting);
  const { companyRestDays } = applicant.choices;
  await keepRead(db, lease, job, {
    posting,
    match,
    leftOut: duplicate ?? leftOut,
    companyRestDays,
  });
}

async function keepClosed(
  { worker, lease }: LaneTurn,
  job: PostingToRead,
  leftOut: LeftOut,
  posting?: JobPosting,
): Promise<undefined> {
  await keepRead(worker.db, lease, job, {
    leftOut,
    ...(posting === undefined ? {} : { posting }),
  });
}

/** What the portal puts between us and a posting: as in a run, but that no application has to be put back. */
type Blocked = Exclude<
  ReadOutcome,
  { kind: "open" | "already_applied" | "closed" | "external" | "not_found" }
>;

async function leaveBlocked(
  turn: LaneTurn,
  session: LaneSession,
  applicant: Applicant,
  previewId: string,
  blocked: Blocked,
): Promise<LaneTurnEnd | "session_lost" | undefined> {
  const { worker, driver, lease } = turn;
  switch (blocked.kind) {
    case "session_expired":
      return "session_lost";
    case "challenge": {
      const end = await askOwner(turn, session, blocked.message);
      // What is to stop is seen before the next posting.
      return typeof end === "string" ? undefined : stopForUser(turn, previewId, end.note);
    }
    case "throttled":
      if (blocked.scope === "daily_limit") {
        return stopRun(turn, previewId, "portal_limit", blocked.message);
      }
      await parkRun(worker.db, lease, previewId);
      return { pauseSeconds: FAST_PACE_PAUSE_SECONDS[worker.config.mode] };
    case "page_changed":
      worker.logger.error(
        {
          portal: driver.manifest.key,
          locator: blocked.locator,
          url: stripQuery(blocked.url),
        },
        "a page has changed",
      );
      await worker.failures.keep(session.page, {
        kind: "page_changed",
        manifest: driver.manifest,
        place: blocked.locator,
        words: wordsOfPerson(applicant),
      });
      return leaveChangedPage(
        turn,
        previewId,
        `${driver.manifest.name} shows a page we do not know yet. Nothing was sent.`,
      );
  }
}
