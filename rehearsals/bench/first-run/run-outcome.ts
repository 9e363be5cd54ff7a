import type { Person } from "@sendoff/testkit/person";
import type { Stage } from "../../stage/stage.ts";
import type { Fit } from "./judged.ts";
import { MIX, type PlannedJob } from "./jobs.ts";
import type { FirstRunPortal } from "./portals.ts";
import { topicOf } from "./questions.ts";

/** How one job ended in the first run. */
interface JobOutcome {
  readonly title: string;
  readonly fit: Fit;
  /** "sent", "asked", "not reached", "left out: low_score", or the application's status with its reason. */
  readonly end: string;
  readonly score: number | null;
  readonly credits: number;
  /** What stopped it, with its topic. */
  readonly asked: readonly {
    readonly topic: string;
    readonly question: string;
    readonly why: string;
  }[];
}

/** What one newcomer's first run on one portal came to. */
export interface FirstRun {
  readonly portal: FirstRunPortal;
  readonly endReason: string;
  readonly endNote: string;
  readonly seconds: number;
  /** Of the matching jobs, sent without another word from the newcomer. */
  readonly sent: number;
  /** Of the matching jobs, stopped by a question. */
  readonly asked: number;
  readonly nearSent: number;
  /** Sent and charged though it is nothing for them, or a fraud. */
  readonly irrelevantSent: number;
  readonly irrelevantCredits: number;
  readonly jobs: readonly JobOutcome[];
}

const RUN_TIMEOUT_MS = 900_000;

/** Runs once, for as many as match, and tells what became of each planned job. Throws when the run does not end. */
export async function runFirst(
  stage: Stage,
  person: Person,
  at: { readonly portal: FirstRunPortal; readonly platformId: number },
  planned: readonly PlannedJob[],
): Promise<FirstRun> {
  const startedAt = performance.now();
  const id = await person.apply(at.platformId, MIX.matching);
  const { run } = await person.waitForRun(id, RUN_TIMEOUT_MS);
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  const jobs = await outcomesOf(stage, person, id, planned);
  const count = (fit: Fit, end: string): number =>
    jobs.filter((job) => job.fit === fit && job.end === end).length;
  const wrong = jobs.filter(({ fit, end }) => fit === "irrelevant" && end === SENT);
  return {
    portal: at.portal,
    endReason: run.end_reason ?? "",
    endNote: run.end_note,
    seconds,
    sent: count("matching", SENT),
    asked: count("matching", ASKED),
    nearSent: count("near", SENT),
    irrelevantSent: wrong.length,
    irrelevantCredits: wrong.reduce((sum, { credits }) => sum + credits, 0),
    jobs,
  };
}

const SENT = "sent";
const ASKED = "asked";

async function outcomesOf(
  { database: { kysely } }: Stage,
  person: Person,
  runId: string,
  planned: readonly PlannedJob[],
): Promise<JobOutcome[]> {
  const rows = await kysely
    .selectFrom("application")
    .select(["id", "portal_job_id", "status", "reason_code", "reason", "match_score"])
    .where("run_id", "=", runId)
    .execute();
  const listed = await kysely
    .selectFrom("run_listing")
    .select(["portal_job_id", "left_out"])
    .where("run_id", "=", runId)
    .execute();
  const isSame = (job: PlannedJob) => (row: { portal_job_id: string }) =>
    row.portal_job_id.endsWith(job.id);
  return Promise.all(
    planned.map(async (job) => {
      const { title, fit } = job;
      const row = rows.find(isSame(job));
      if (row === undefined) {
        const reason = listed.find(isSame(job))?.left_out;
        const end = reason === undefined ? "not found" : leftOut(reason);
        return { title, fit, end, score: null, credits: 0, asked: [] };
      }
      const detail = await person.getApplication(row.id);
      return {
        title,
        fit,
        end: endOf(row),
        score: row.match_score,
        credits: detail.cost.credits,
        asked: detail.open_questions.map(({ question, reason }) => ({
          topic: topicOf(job.pages, question) ?? "the portal's own",
          question,
          why: reason,
        })),
      };
    }),
  );
}

const leftOut = (reason: string | null): string =>
  reason === null ? "not reached" : `left out: ${reason}`;

function endOf(row: { status: string; reason_code: string; reason: string }): string {
  switch (row.status) {
    case "APPLIED":
      return SENT;
    case "NEEDS_ANSWER":
      return ASKED;
    case "QUEUED":
      return "not reached";
    case "SKIPPED":
      return `left out: ${row.reason_code}`;
    default:
      return `${row.status}: ${row.reason_code === "" ? row.reason : row.reason_code}`;
  }
}
