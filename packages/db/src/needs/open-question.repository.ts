import type { FieldValue } from "@sendoff/contract";
import { platformNameOf } from "@sendoff/domain";
import type { Db } from "../client.ts";
import { type ReadQuestion, readQuestions } from "./open-question.ts";
import { listSavedAnswers, type SavedAnswerRow } from "./saved-answer.repository.ts";

/** An application that waits for answers. */
export interface WaitingApplication {
  readonly id: string;
  readonly runId: string | null;
  readonly platformId: number;
  readonly platformName: string;
  readonly jobTitle: string;
  readonly company: string;
  readonly location: string;
  readonly url: string;
  readonly stoppedAt: Date;
  /** Those that are still to be answered. */
  readonly open: readonly ReadQuestion[];
}

/** One question with every application that waits for it, the latest first. */
export interface OpenQuestionGroup {
  /** As the latest of them has it. */
  readonly question: ReadQuestion;
  readonly waiting: readonly WaitingApplication[];
  /** What the bank had when they stopped: their forms would not take it. */
  readonly savedAnswer: FieldValue | null;
}

// More than this waits for nobody's answer: the oldest are shown once newer ones are dealt with.
const MOST_WAITING = 500;

/** The user's applications that wait for answers, the latest first; those that were answered since they stopped left out. */
export async function listWaiting(
  db: Db,
  userId: string,
  saved: readonly SavedAnswerRow[],
): Promise<WaitingApplication[]> {
  const rows = await db
    .selectFrom("application as a")
    .leftJoin("platform as p", "p.id", "a.platform_id")
    .select(["a.id", "a.run_id", "a.platform_id", "p.name as platform_name", "a.job_title"])
    .select(["a.company", "a.location", "a.url", "a.updated_at", "a.open_questions"])
    .where("a.user_id", "=", userId)
    .where("a.status", "=", "NEEDS_ANSWER")
    .orderBy("a.updated_at", "desc")
    .orderBy("a.id", "desc")
    .limit(MOST_WAITING)
    .execute();
  const savedAt = new Map(saved.map((entry) => [entry.questionId, entry.savedAt.getTime()]));
  return rows.map((row) => ({
    id: row.id,
    runId: row.run_id,
    platformId: row.platform_id,
    platformName: platformNameOf(row.platform_id, row.platform_name),
    jobTitle: row.job_title,
    company: row.company,
    location: row.location,
    url: row.url,
    stoppedAt: row.updated_at,
    open: readQuestions(row.open_questions).filter(
      ({ id }) => (savedAt.get(id) ?? 0) <= row.updated_at.getTime(),
    ),
  }));
}

/** Each open question once, the latest asked first (DECISIONS D8: the user answers once). */
export async function listOpenQuestions(db: Db, userId: string): Promise<OpenQuestionGroup[]> {
  const saved = await listSavedAnswers(db, userId);
  const answers = new Map(saved.map((entry) => [entry.questionId, entry.answer]));
  const groups = new Map<string, { question: ReadQuestion; waiting: WaitingApplication[] }>();
  for (const application of await listWaiting(db, userId, saved)) {
    for (const question of application.open) {
      const group = groups.get(question.id) ?? { question, waiting: [] };
      groups.set(question.id, group);
      group.waiting.push(application);
    }
  }
  return [...groups.values()].map((group) => ({
    ...group,
    savedAnswer: answers.get(group.question.id) ?? null,
  }));
}
