import type { ReviewQuestion } from "@sendoff/contract/review";
import { routes } from "@sendoff/contract/routes";
import { createRun, endRun, type LaneLease, releaseLane } from "@sendoff/db/applying";
import { keepPrepared } from "@sendoff/db/review";
import type { TestUser } from "@sendoff/testkit/test-user";
import { middayZone } from "@sendoff/testkit/zone-at";
import { addPicture, connect, holdLane, openForm, PREFERENCES } from "./applied.fixture.ts";
import type { TestApi } from "./test-api.ts";

/** A question of a prepared form that a profile answered. */
export const asked = (fields: Partial<ReviewQuestion>): ReviewQuestion => ({
  key: "years",
  step: "Additional Questions",
  question: "Years with Kafka?",
  section: "",
  hint: "",
  kind: "integer",
  required: true,
  options: [],
  min: 0,
  max: 50,
  max_length: null,
  value: "3",
  source: "derived",
  confidence: 0.86,
  why: "Kafka stands in two of your jobs",
  can_edit: true,
  saved_as: { key: "years with kafka", country: "", company: "", location: "" },
  ...fields,
});
/** The file that the form takes. */
export const CV = asked({
  key: "cv",
  question: "Resume",
  kind: "file",
  value: "cv.pdf",
  source: "cv",
  confidence: 1,
  can_edit: false,
  saved_as: null,
});

interface Waiting {
  readonly user: TestUser;
  readonly lane: LaneLease;
  readonly ids: readonly string[];
}

/** A user whose run has prepared so many applications and has ended; the questions are those of all, or a list for each. */
export async function prepareWaiting(
  api: TestApi,
  count: number,
  questions: ReviewQuestion[] | ReviewQuestion[][] = [asked({}), CV],
): Promise<Waiting> {
  const user = await api.createUser({ filters: PREFERENCES, time_zone: middayZone() });
  await connect(api.db, user.id);
  const lane = await holdLane(api.db, user.id);
  const run = await api.db.transaction().execute((trx) => createRun(trx, lane, count));
  if (run.kind !== "created") throw new Error(run.kind);
  const ids: string[] = [];
  for (let each = 0; each < count; each += 1) {
    const lease = await openForm(api.db, lane, run.runId);
    await addPicture(api.db, lease.id, "before_submit");
    const ofThis = questions[each];
    const form = {
      questions: Array.isArray(ofThis) ? ofThis : questions.flat(),
      cv: null,
      note: "",
      checkSeconds: 60,
    };
    await keepPrepared(api.db, lease, form, { answers: [] });
    ids.push(lease.id);
  }
  await endRun(api.db, lane, run.runId, "goal_reached", "");
  await releaseLane(api.db, lane, 0);
  return { user, lane, ids };
}

/** Approves one as its user does; as it was first prepared, unless the body says otherwise. */
export const approve = (api: TestApi, user: TestUser, id: string, body: object = { revision: 1 }) =>
  api.call(routes.approvePrepared, { user, params: { id }, body });

/** "QUEUED approved": an application's status and the code of its reason. */
export async function statusOf(api: TestApi, id: string): Promise<string> {
  const { rows } = await api.database.pool.query<{ said: string }>(
    "select status || ' ' || reason_code as said from application where id = $1",
    [id],
  );
  return rows[0]?.said ?? "";
}
