import { PlatformTemplate, UserPlatform } from "@sendoff/contract/platform";
import { routes } from "@sendoff/contract/routes";
import { addCandidates, createRun, skipCandidates } from "@sendoff/db/applying";
import { listFilterAnswers } from "@sendoff/db/platform";
import type { TestUser } from "@sendoff/testkit/test-user";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { connect, holdLane, LINKEDIN } from "../../testing/applied.fixture.ts";
import { createTestApi, type TestApi } from "../../testing/test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

async function filtersOf(user: TestUser, platformId = LINKEDIN) {
  const { body } = await api.call(routes.getPlatformTemplates, { user });
  const template = z
    .array(PlatformTemplate)
    .parse(body)
    .find(({ id }) => id === platformId);
  return new Map((template?.filters ?? []).map(({ field_name, id }) => [field_name, id]));
}

async function save(user: TestUser, answers: Readonly<Record<string, unknown>>) {
  const ids = await filtersOf(user);
  const filter_data = Object.entries(answers).map(([name, answer]) => ({
    filter_id: ids.get(name),
    answer,
  }));
  const body = { platform_id: LINKEDIN, filter_data };
  return api.call(routes.addPlatformFilter, { user, body });
}
const read = (user: TestUser, platform_id: string = String(LINKEDIN)) =>
  api.call(routes.getPlatformFilters, { user, query: { platform_id } });

// SPEC 3.37, 7.25
test("filters are saved as a whole, read back by name, and shown with the connection", async () => {
  const user = await api.createUser();
  await connect(api.db, user.id);
  expect(await read(user)).toMatchObject({ status: 200, body: [] });
  const first = { "Date posted": "past WEEK", Remote: ["Remote"], "Excluded companies": " Acme " };
  expect(await save(user, first)).toMatchObject({
    status: 200,
    body: { message: "Filters saved successfully!" },
  });
  const kept = [
    { field_name: "Date posted", answer: "Past week" },
    { field_name: "Remote", answer: ["Remote"] },
    { field_name: "Excluded companies", answer: "Acme" },
  ];
  expect((await read(user)).body).toEqual(kept);
  const { body } = await api.call(routes.getPlatforms, { user });
  expect(z.array(UserPlatform).parse(body)[0]?.filters).toEqual(kept);
  await save(user, { "Easy Apply only": false, "Excluded companies": "" });
  expect((await read(user)).body).toEqual([{ field_name: "Easy Apply only", answer: false }]);
  const limit = { platform_id: LINKEDIN, daily_limit: 12 };
  expect((await api.call(routes.setDailyLimit, { user, body: limit })).body).toMatchObject({
    filters: [{ field_name: "Easy Apply only", answer: false }],
  });
});

test("filters can be chosen before the account is connected, and are nobody else's", async () => {
  const [user, other] = [await api.createUser(), await api.createUser()];
  expect(await save(user, { "Minimum match score": "60 or more" })).toMatchObject({ status: 200 });
  expect((await read(other)).body).toEqual([]);
  expect(await listFilterAnswers(api.db, user.id, LINKEDIN)).toHaveLength(1);
});

// SPEC 5.32, 7.26
test.each([
  [{}, "Please select at least one filter option before saving."],
  [{ "Excluded companies": "  " }, "Please select at least one filter option before saving."],
  [{ "Date posted": "Tomorrow" }, /^Date posted has no such option\. Choose from: Any time,/],
  [{ "Easy Apply only": "yes" }, /on or off/],
  [{ "No such filter": "x" }, /./],
  [{ Remote: ["Remote", "On the moon"] }, /Choose from: On-site, Remote, Hybrid/],
])("what does not fit a filter is refused and changes nothing: %j", async (answers, message) => {
  const user = await api.createUser();
  await save(user, { Remote: ["Hybrid"] });
  const refusal = await save(user, answers);
  expect(refusal.status).toBe(400);
  const { message: text } = z.object({ message: z.string() }).parse(refusal.body);
  expect(text).toMatch(message);
  expect((await read(user)).body).toEqual([{ field_name: "Remote", answer: ["Hybrid"] }]);
});

// SPEC 5.33
test("a filter of another platform and a platform without filters are refused with what to do", async () => {
  const user = await api.createUser();
  const [id] = (await filtersOf(user, 4)).values();
  const body = { platform_id: LINKEDIN, filter_data: [{ filter_id: id, answer: "Any time" }] };
  expect(await api.call(routes.addPlatformFilter, { user, body })).toMatchObject({
    status: 400,
    body: { message: "This platform has no such filter. Load its filters again." },
  });
  for (const platform_id of ["8", "999999"]) {
    expect((await read(user, platform_id)).status).toBe(404);
    const none = { platform_id, filter_data: [] };
    expect((await api.call(routes.addPlatformFilter, { user, body: none })).status).toBe(404);
  }
  expect((await api.call(routes.getPlatformFilters, { query: { platform_id: "1" } })).status).toBe(
    401,
  );
});

test("a choice is tried on the last jobs that were judged for this user, by score and words, and saves nothing", async () => {
  const [user, other] = [await api.createUser(), await api.createUser()];
  const ids = await filtersOf(user);
  const tryOut = async (of: TestUser, answers: Readonly<Record<string, unknown>>) => {
    const filter_data = Object.entries(answers).map(([name, answer]) => ({
      filter_id: ids.get(name),
      answer,
    }));
    const body = { platform_id: LINKEDIN, filter_data };
    return api.call(routes.tryPlatformFilter, { user: of, body });
  };
  expect((await tryOut(user, {})).body).toEqual({ jobs: 0, passing: 0 });
  await connect(api.db, user.id);
  const lane = await holdLane(api.db, user.id);
  const run = await api.db.transaction().execute((trx) => createRun(trx, lane, 5));
  if (run.kind !== "created") throw new Error(run.kind);
  const job = (portalJobId: string, company: string, score?: number) => ({
    portalJobId,
    title: "Data Engineer",
    company,
    location: "Pune",
    url: "https://www.linkedin.com/jobs/view/1/",
    ...(score === undefined ? {} : { match: { score, reasons: [] } }),
  });
  const unjudged = job("judged-4", "Globex");
  await addCandidates(api.db, lane, run.runId, [
    job("judged-1", "Quillstack", 90),
    job("judged-2", "Acme", 70),
    unjudged,
  ]);
  const low = { job: job("judged-3", "Initech", 40), reasonCode: "low_score", reason: "Low." };
  await skipCandidates(api.db, lane, run.runId, [low]);
  const passing = async (answers: Readonly<Record<string, unknown>>) =>
    (await tryOut(user, answers)).body;
  // Unanswered, the minimum for all platforms counts: 60.
  expect(await passing({})).toEqual({ jobs: 3, passing: 2 });
  expect(await passing({ "Minimum match score": "40 or more" })).toEqual({ jobs: 3, passing: 3 });
  const strict = { "Minimum match score": "60 or more", "Excluded companies": "Acme" };
  expect(await passing(strict)).toEqual({ jobs: 3, passing: 1 });
  expect((await tryOut(user, { "Date posted": "Tomorrow" })).status).toBe(400);
  expect((await tryOut(other, {})).body).toEqual({ jobs: 0, passing: 0 });
  expect((await read(user)).body).toEqual([]);
});
