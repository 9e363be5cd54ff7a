import { Preview } from "@sendoff/contract/preview";
import { routes } from "@sendoff/contract/routes";
import { RunDetail } from "@sendoff/contract/run";
import { endPreview, type LaneLease } from "@sendoff/db/applying";
import { keepRead, recordPreviewed, takeNextPosting } from "@sendoff/db/preview";
import { createId } from "@sendoff/kit/ids";
import type { TestUser } from "@sendoff/testkit/test-user";
import { middayZone } from "@sendoff/testkit/zone-at";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { connect, holdLane, LINKEDIN, PREFERENCES } from "../../testing/applied.fixture.ts";
import { createTestApi, type TestApi } from "../../testing/test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const Found = z.object({ preview: Preview.nullable() });
const Started = z.object({ run_id: z.string(), goal: z.number() });
const body = { platform_id: LINKEDIN };

async function ready(): Promise<TestUser> {
  const user = await api.createUser({ filters: PREFERENCES, time_zone: middayZone() });
  await connect(api.db, user.id);
  return user;
}

/** A preview with jobs of these scores, as a worker leaves it. */
async function ended(scores: readonly number[]): Promise<{ user: TestUser; preview: Preview }> {
  const user = await ready();
  const { id } = Preview.parse((await api.call(routes.startPreview, { user, body })).body);
  const lane = await holdLane(api.db, user.id);
  const taken = scores.map((score) => ({
    portalJobId: `job ${score}`,
    title: `Engineer ${score}`,
    company: `Company ${score}`,
    location: "Pune",
    url: `https://www.linkedin.com/jobs/view/${score}/`,
    match: { score, reasons: [{ part: "title" as const, points: 40, of: 40, text: "Yes." }] },
  }));
  const dropped = [
    { portalJobId: "a", reasonCode: "other_role" },
    { portalJobId: "b", reasonCode: "external" },
  ];
  const other = { portalJobId: "c", title: "Baker", company: "Crust", location: "Pune", url: "" };
  const skipped = [{ job: other, reasonCode: "other_title", reason: "None of your roles." }];
  await recordPreviewed(api.db, lane, id, { taken, skipped, dropped });
  await readAll(lane, id);
  await endPreview(api.db, lane, id, "search_exhausted");
  return { user, preview: await find(user) };
}

async function readAll(lane: LaneLease, id: string): Promise<void> {
  for (;;) {
    const job = await takeNextPosting(api.db, lane, id);
    if (job === undefined) return;
    await keepRead(api.db, lane, job, { posting: { ...job, description: `Text of ${job.title}` } });
  }
}

async function find(user: TestUser): Promise<Preview> {
  const answer = await api.call(routes.findPreview, { user, query: { platform_id: "1" } });
  const { preview } = Found.parse(answer.body);
  if (preview === null) throw new Error("there is no preview");
  return preview;
}

const apply = (user: TestUser, id: string, jobIds: readonly string[]) =>
  api.call(routes.applyPreview, { user, params: { id }, body: { job_ids: [...jobIds] } });

test("a preview is started once, wakes a worker and can be stopped", async () => {
  const user = await ready();
  const countWakeUps = async (): Promise<number> => {
    const { rows } = await api.database.pool.query(
      "select 1 from pgboss.job where name = 'lane.serve'",
    );
    return rows.length;
  };
  expect((await api.call(routes.findPreview, { user, query: { platform_id: "1" } })).body).toEqual({
    preview: null,
  });
  const before = await countWakeUps();
  const started = await api.call(routes.startPreview, { user, body });
  expect(started).toMatchObject({
    status: 202,
    body: { state: "queued", goal: 10, found: 0, jobs: [], ended_at: null },
  });
  expect(await countWakeUps()).toBe(before + 1);
  expect((await api.call(routes.startPreview, { user, body })).body).toEqual(started.body);
  expect(await countWakeUps()).toBe(before + 1);
  const { id } = Preview.parse(started.body);
  expect(await api.call(routes.stopPreview, { user, params: { id } })).toMatchObject({
    status: 200,
    body: { is_stopping: true },
  });
});

test("a preview is refused as a run would be", async () => {
  const user = await api.createUser({ filters: PREFERENCES });
  expect(await api.call(routes.startPreview, { user, body })).toMatchObject({
    status: 404,
    body: { code: "platform_not_connected" },
  });
  const runner = await ready();
  await api.call(routes.applyJobs, { user: runner, body });
  expect(await api.call(routes.startPreview, { user: runner, body })).toMatchObject({
    status: 409,
    body: { code: "run_under_way" },
  });
});

test("what fits and what does not add up to all that was listed, with the posting of each", async () => {
  const { user, preview } = await ended([90, 70]);
  expect(preview).toMatchObject({ found: 5, to_read: 0, is_fresh: true });
  expect(preview.jobs.map((job) => job.match_score)).toEqual([90, 70]);
  expect(preview.left_out).toEqual([
    {
      reason: "other_title",
      count: 2,
      jobs: [{ job_title: "Baker", company_name: "Crust", text: "None of your roles." }],
    },
    { reason: "not_easy_apply", count: 1, jobs: [] },
  ]);
  const params = { id: preview.id, job_id: preview.jobs[0]?.id ?? "" };
  expect(await api.call(routes.getPreviewPosting, { user, params })).toMatchObject({
    status: 200,
    body: { description: "Text of Engineer 90" },
  });
});

test("the chosen jobs are sent by an ordinary run, and the list is spent", async () => {
  const { user, preview } = await ended([90, 80, 70]);
  const [first, second, third] = preview.jobs.map(({ id }) => id);
  const params = { id: preview.id, job_id: third ?? "" };
  const out = await api.call(routes.changePreviewJob, {
    user,
    params,
    body: { is_taken_out: true },
  });
  expect(Preview.parse(out.body).jobs.map((job) => job.is_taken_out)).toEqual([false, false, true]);
  const refused = await apply(user, preview.id, [first ?? "", third ?? ""]);
  expect(refused).toMatchObject({ status: 409, body: { code: "conflict" } });
  const started = await apply(user, preview.id, [first ?? "", second ?? ""]);
  expect(started.status).toBe(202);
  const { run_id: id, goal } = Started.parse(started.body);
  expect(goal).toBe(2);
  const run = RunDetail.parse((await api.call(routes.getRun, { user, params: { id } })).body);
  expect(run.run).toMatchObject({ number: 1, goal: 2, listing: { found: 2, left_out: [] } });
  expect((await api.call(routes.findPreview, { user, query: { platform_id: "1" } })).body).toEqual({
    preview: null,
  });
  expect((await apply(user, preview.id, [first ?? ""])).status).toBe(404);
});

test("without a credit nothing is sent, and the list stays", async () => {
  const { user, preview } = await ended([90]);
  await api.db
    .updateTable("credit_lot")
    .set({ expires_at: new Date(0) })
    .where("user_id", "=", user.id)
    .execute();
  const ids = preview.jobs.map(({ id }) => id);
  expect(await apply(user, preview.id, ids)).toMatchObject({
    status: 402,
    body: { code: "no_credits" },
  });
  expect((await find(user)).jobs).toHaveLength(1);
});

test("previews are their owner's alone", async () => {
  const { user, preview } = await ended([90]);
  const stranger = await ready();
  const job = { id: preview.id, job_id: preview.jobs[0]?.id ?? "" };
  const tries = (as: TestUser) => [
    api.call(routes.getPreviewPosting, { user: as, params: job }),
    api.call(routes.changePreviewJob, { user: as, params: job, body: { is_taken_out: true } }),
    api.call(routes.stopPreview, { user: as, params: { id: preview.id } }),
    api.call(routes.streamRun, { user: as, params: { id: preview.id } }),
    apply(as, preview.id, [job.job_id]),
  ];
  const answers = await Promise.all(tries(stranger));
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  expect((await apply(user, createId(), [job.job_id])).status).toBe(404);
  expect((await find(user)).jobs[0]?.is_taken_out).toBe(false);
});
