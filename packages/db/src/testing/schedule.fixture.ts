import { createId } from "@sendoff/kit/ids";
import { type Boss, createBoss } from "../boss.ts";
import { createCv } from "../cv/cv.repository.ts";
import { runDueSchedules } from "../schedule/due-scan.repository.ts";
import { saveSchedules, type ScheduleInput } from "../schedule/schedule.repository.ts";
import { listSchedules, type ScheduleView } from "../schedule/schedule-view.repository.ts";
import { listScheduledRuns } from "../schedule/scheduled-run.repository.ts";
import { type Books, LINKEDIN, openBooks } from "./books.fixture.ts";

/** Books with a queue and a clock that each call is given as text. */
export interface ScheduleBooks extends Books {
  readonly boss: Boss;
  /** A user who may start a run on LinkedIn. */
  readonly createReady: (timeZone?: string) => Promise<string>;
  readonly save: (userId: string, at: string, input?: Partial<ScheduleInput>) => Promise<void>;
  /** Scans until nothing is due; what came of it as text, "2026-06-01 started". */
  readonly scan: (at: string, limit?: number) => Promise<number>;
  readonly view: (userId: string) => Promise<ScheduleView>;
  /** When the next run is due, "2026-06-01T03:30Z"; the spread of less than ten minutes is cut off. */
  readonly next: (userId: string) => Promise<string | undefined>;
  /** What came of the planned starts, oldest first. */
  readonly starts: (userId: string) => Promise<string[]>;
  readonly endRuns: () => Promise<void>;
}

export const offsetOf = (at: string): number => Date.parse(at) - Date.now();

export const DAILY: ScheduleInput = {
  platformId: LINKEDIN,
  frequency: "DAILY",
  applicationGoal: 5,
  startTime: "09:00:00",
  endDate: "2026-12-31",
};

export async function openScheduleBooks(): Promise<ScheduleBooks> {
  const books = await openBooks();
  const boss = createBoss({
    url: books.database.url,
    applicationName: "sendoff-test-queue",
    poolSize: 2,
    role: "send",
    onError: () => undefined,
  });
  await boss.start();
  return {
    ...books,
    boss,
    ...createActs(books, boss),
    close: async () => {
      await boss.stop({ graceful: false });
      await books.close();
    },
  };
}

function createActs(books: Books, boss: Boss) {
  const { db } = books;
  const view = async (userId: string): Promise<ScheduleView> => {
    const [only] = await listSchedules(db, { userId, platformId: LINKEDIN });
    if (only === undefined) throw new Error("there is no schedule");
    return only;
  };
  return {
    view,
    createReady: async (timeZone = "Asia/Kolkata") => {
      const { id } = await books.createUser({ time_zone: timeZone });
      const filters = JSON.stringify({ roles: ["Data Engineer"], locations: ["Pune"] });
      await db.updateTable("app_user").set({ filters }).where("id", "=", id).execute();
      await db.transaction().execute((trx) => createCv(trx, cvOf(id)));
      await books.createLane(id);
      return id;
    },
    save: (userId: string, at: string, input: Partial<ScheduleInput> = {}) =>
      db
        .transaction()
        .execute((trx) => saveSchedules(trx, boss, userId, [{ ...DAILY, ...input }], offsetOf(at))),
    scan: async (at: string, limit = 100) => {
      const clockOffsetMs = offsetOf(at);
      for (let taken = 0; ;) {
        const scan = await runDueSchedules(db, boss, { clockOffsetMs, limit });
        if (scan.taken === 0) return taken;
        taken += scan.taken;
      }
    },
    next: async (userId: string) => {
      const { nextRunAt } = await view(userId);
      if (nextRunAt === null) return undefined;
      const cut = Math.floor(nextRunAt.getTime() / 600_000) * 600_000;
      return `${new Date(cut).toISOString().slice(0, 16)}Z`;
    },
    starts: async (userId: string) =>
      (await listScheduledRuns(db, userId, 100))
        .toReversed()
        .map((run) => [run.localDate, run.outcome, run.reason].filter(Boolean).join(" ")),
    endRuns: async () => {
      await db
        .updateTable("run")
        .set({ state: "ended", end_reason: "goal_reached", ended_at: new Date() })
        .where("state", "<>", "ended")
        .execute();
    },
  };
}

const cvOf = (userId: string) => ({
  id: createId(),
  userId,
  fileName: "cv.pdf",
  mimeType: "application/pdf",
  byteCount: 1,
  sha256: "0".repeat(64),
  storageKey: `cv/${userId}.pdf`,
});
