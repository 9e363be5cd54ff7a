import { PlatformTemplate, UserPlatform } from "@sendoff/contract/platform";
import { routes } from "@sendoff/contract/routes";
import { createCv } from "@sendoff/db/cv";
import { createPlatform } from "@sendoff/db/platform";
import { createId } from "@sendoff/kit/ids";
import type { TestUser } from "@sendoff/testkit/test-user";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { LINKEDIN, PREFERENCES } from "../../testing/applied.fixture.ts";
import { createTestApi, type TestApi } from "../../testing/test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const GREENHOUSE = "https://boards.greenhouse.io/acme";
const create = (user: TestUser, platform_url: string, platform_name = "Acme", on = api) =>
  on.call(routes.createPlatform, { user, body: { platform_name, platform_url } });
async function add(user: TestUser, url = GREENHOUSE, name = "Acme"): Promise<PlatformTemplate> {
  const answer = await create(user, url, name);
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return PlatformTemplate.parse(answer.body);
}
const listIds = async (user: TestUser): Promise<number[]> => {
  const { body } = await api.call(routes.getPlatformTemplates, { user });
  return z
    .array(PlatformTemplate)
    .parse(body)
    .map(({ id }) => id);
};
const listConnections = async (user: TestUser): Promise<UserPlatform[]> =>
  z.array(UserPlatform).parse((await api.call(routes.getPlatforms, { user })).body);
const on = (user: TestUser, platformId: number) => ({ user, body: { platform_id: platformId } });

test("an address is recognised before it is added, and nothing is saved by that", async () => {
  const user = await api.createUser();
  const recognise = async (platform_url: string) =>
    (await api.call(routes.recognisePlatform, { user, body: { platform_url } })).body;
  const board = { kind: "board", maker: "Recruitee", name: "Kestrel Freight" };
  expect(await recognise("https://kestrel-freight.recruitee.com/o/clerk")).toEqual(board);
  expect(await recognise(GREENHOUSE)).toMatchObject({ kind: "board", maker: "Greenhouse" });
  expect(await recognise("https://careers.acme.example/")).toMatchObject({ kind: "bookmark" });
  expect(await recognise("https://acme.wd3.myworkdayjobs.com/x")).toMatchObject({
    kind: "bookmark",
    note: expect.stringMatching(/wants an account/),
  });
  expect(await recognise("https://www.linkedin.com/jobs")).toMatchObject({ kind: "known", id: 1 });
  for (const address of ["https://192.168.1.7/jobs", "https://jobs.lever.co/", "http:", ""]) {
    expect(await recognise(address)).toMatchObject({ kind: "refused" });
  }
  const before = await listIds(user);
  const { id } = await add(user);
  expect(before).not.toContain(id);
  const known = { kind: "known", id, name: "Acme" };
  expect(await recognise("https://job-boards.greenhouse.io/ACME/jobs/7")).toEqual(known);
  expect(await recognise("https://kestrel-freight.recruitee.com/")).toEqual(board);
});

describe("adding", () => {
  // SPEC 7.22
  test.each([
    [GREENHOUSE, "Greenhouse", "https://job-boards.greenhouse.io/acme"],
    ["https://jobs.eu.lever.co/acme/apply", "Lever", "https://jobs.eu.lever.co/acme"],
    ["https://jobs.ashbyhq.com/Acme%20Labs?x=1", "Ashby", "https://jobs.ashbyhq.com/Acme%20Labs"],
    [
      "https://apply.workable.com/acme/j/0A1B2C3D4E/",
      "Workable",
      "https://apply.workable.com/acme",
    ],
    ["https://acme.jobs.personio.de/job/12", "Personio", "https://acme.jobs.personio.de"],
    ["https://acme.teamtailor.com/", "Teamtailor", "https://acme.teamtailor.com/jobs"],
    [
      "https://careers.smartrecruiters.com/AcmeCo",
      "SmartRecruiters",
      "https://jobs.smartrecruiters.com/AcmeCo",
    ],
    ["https://acme.recruitee.com/o/clerk", "Recruitee", "https://acme.recruitee.com"],
    ["https://ats.rippling.com/acme/jobs", "Rippling", "https://ats.rippling.com/acme/jobs"],
    ["https://acme.breezy.hr/p/12-clerk", "Breezy", "https://acme.breezy.hr"],
  ])("%s is a board that is connected at once and has filters", async (address, maker, url) => {
    const user = await api.createUser();
    const template = await add(user, ` ${address} `, "  Acme  ");
    expect(template).toMatchObject({
      platform_name: "Acme",
      platform_url: url,
      kind: "board",
      sign_in: "none",
      is_active: true,
      note: `Company board on ${maker}`,
    });
    expect(template.filters.map(({ field_name }) => field_name)).toContain("Minimum match score");
    expect(await listIds(user)).toContain(template.id);
    expect(await listConnections(user)).toMatchObject([
      { platform_id: template.id, platform_name: "Acme", status: "success", account: "" },
    ]);
  });

  // SPEC 7.22
  test.each([
    ["https://careers.example.com/jobs?q=1", /Kept as a bookmark.+Greenhouse.+or Breezy/],
    ["https://acme.wd5.myworkdayjobs.com/External", /Workday boards.+wants an account before/],
    ["https://careers-acme.icims.com/jobs/search", /iCIMS boards.+wants an account before/],
    ["https://acme.taleo.net/careersection/2/jobsearch.ftl", /Taleo boards.+wants an account/],
    ["https://career5.successfactors.eu/career?company=acme", /SuccessFactors.+wants an account/],
  ])("%s is a bookmark that says so", async (address, note) => {
    const user = await api.createUser();
    const template = await add(user, address);
    expect(template).toMatchObject({
      platform_url: address,
      kind: "bookmark",
      is_active: false,
      note: expect.stringMatching(note),
    });
    expect(await listConnections(user)).toEqual([]);
  });

  test("a bookmark from before its maker could be applied on says how it becomes a board", async () => {
    const user = await api.createUser();
    const url = "https://acme.breezy.hr/";
    const kept = { ownerUserId: user.id, name: "Acme", url, dailyCap: 1, filters: [] };
    await createPlatform(api.db, { ...kept, board: undefined }, 10);
    const { body } = await api.call(routes.getPlatformTemplates, { user });
    const own = z
      .array(PlatformTemplate)
      .parse(body)
      .find(({ platform_url }) => platform_url === url);
    expect(own).toMatchObject({
      kind: "bookmark",
      note: expect.stringContaining("Delete it and add"),
    });
    expect(await add(user, url)).toMatchObject({ kind: "board" });
  });

  // SPEC 5.28
  test.each([
    ["http://jobs.lever.co/acme", /^Platform URL must start with https:\/\/$/],
    ["jobs.lever.co/acme", /^Platform URL must start with https:\/\/$/],
    ["", /^Platform URL must start with https:\/\/$/],
    ["https://", /address bar/],
    ["https://jobs.lever.co/", /names no company/],
    ["https://asha:secret@jobs.lever.co/acme", /user name and password/],
    ["https://localhost/jobs", /private network/],
    ["https://127.0.0.1:5054/lever/acme", /private network/],
    ["https://[::1]/", /private network/],
    ["https://169.254.169.254/latest/meta-data", /private network/],
    ["https://10.0.0.5/jobs", /private network/],
    ["https://www.linkedin.com/jobs", /LinkedIn is among the platforms already/],
  ])("%s is refused with what to do, in both modes alike", async (address, words) => {
    const user = await api.createUser();
    expect(await create(user, address)).toMatchObject({
      status: 400,
      body: {
        code: "invalid_input",
        issues: [{ path: "platform_url", message: expect.stringMatching(words) }],
      },
    });
  });

  test("live mode refuses the same inner addresses", async () => {
    const live = await createTestApi({ mode: "live" });
    try {
      const user = await live.createUser();
      for (const address of [
        "https://localhost/",
        "https://192.168.0.1/",
        "http://jobs.lever.co/a",
      ]) {
        expect((await create(user, address, "X", live)).status).toBe(400);
      }
      expect((await create(user, GREENHOUSE, "Acme", live)).status).toBe(201);
    } finally {
      await live.close();
    }
  });

  test.each(["", "   ", "x".repeat(81), "two\nlines", "hidden\u202Eword"])(
    "the name %j is refused",
    async (name) => {
      const answer = await create(await api.createUser(), GREENHOUSE, name);
      expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: "platform_name" }] } });
    },
  );

  test("a board that is there already is a 409 with its name, however it is spelled", async () => {
    const user = await api.createUser();
    await add(user);
    const again = await create(user, "https://job-boards.greenhouse.io/ACME/jobs/1", "Other");
    expect(again).toMatchObject({ status: 409, body: { code: "conflict" } });
    expect(again.body).toMatchObject({ message: expect.stringContaining("as Acme") });
  });
});

// SPEC 6.11
test("nobody sees, connects, filters, schedules, applies on or deletes what another has added", async () => {
  const user = await api.createUser();
  const other = await api.createUser({ filters: PREFERENCES });
  const { id, filters } = await add(user);
  expect(await listIds(other)).not.toContain(id);
  const platform_id = String(id);
  const filter_data = [{ filter_id: filters[0]?.id, answer: "x" }];
  const tries = [
    api.call(routes.connectPlatform, on(other, id)),
    api.call(routes.deletePlatform, on(other, id)),
    api.call(routes.disconnectPlatform, on(other, id)),
    api.call(routes.getPlatformFilters, { user: other, query: { platform_id } }),
    api.call(routes.addPlatformFilter, { user: other, body: { platform_id, filter_data } }),
    api.call(routes.applyJobs, on(other, id)),
    api.call(routes.login, {
      user: other,
      body: { platform_id, email: "a@example.test", password: "correct-horse" },
    }),
  ];
  const answers = await Promise.all(tries);
  expect(answers.map(({ status }) => status)).toEqual(tries.map(() => 404));
  // Not even its name is told.
  expect(JSON.stringify(answers.map(({ body }) => body))).not.toContain("Acme");
  const schedule = {
    platform_id: id,
    frequency: "DAILY",
    application_goal: 1,
    start_time: "09:00:00",
    end_date: null,
  };
  const saved = await api.call(routes.updateSchedule, { user: other, body: [schedule] });
  expect(saved).toMatchObject({ status: 400, body: { issues: [{ path: "0.platform_id" }] } });
  expect(await listConnections(user)).toMatchObject([{ platform_id: id, state: "connected" }]);
});

test("no password is taken for an added platform, and the answer says why", async () => {
  const user = await api.createUser();
  const boardId = (await add(user)).id;
  const bookmarkId = (await add(user, "https://careers.example.com/")).id;
  for (const [id, why] of [
    [boardId, /company board: it wants no account/],
    [bookmarkId, /kept as a bookmark/],
  ] as const) {
    const body = { platform_id: id, email: "a@example.test", password: "correct-horse" };
    expect(await api.call(routes.login, { user, body })).toMatchObject({
      status: 451,
      body: { code: "platform_unsupported", message: expect.stringMatching(why) },
    });
  }
  expect(await api.db.selectFrom("portal_login").selectAll().execute()).toEqual([]);
});

test("a board is disconnected and connected again without an account, and runs and schedules take it", async () => {
  const user = await api.createUser({ filters: PREFERENCES });
  await api.db.transaction().execute((trx) =>
    createCv(trx, {
      id: createId(),
      userId: user.id,
      fileName: "cv.pdf",
      mimeType: "application/pdf",
      byteCount: 1,
      sha256: "0".repeat(64),
      storageKey: `cv/${user.id}.pdf`,
    }),
  );
  const { id } = await add(user);
  const schedule = {
    platform_id: id,
    frequency: "DAILY",
    application_goal: 2,
    start_time: "09:00:00",
    end_date: null,
  };
  expect((await api.call(routes.updateSchedule, { user, body: [schedule] })).status).toBe(200);
  expect((await api.call(routes.disconnectPlatform, on(user, id))).status).toBe(200);
  expect((await api.call(routes.applyJobs, on(user, id))).status).toBe(404);
  expect(await api.call(routes.connectPlatform, on(user, id))).toMatchObject({
    status: 200,
    body: { success: true, platform_id: id, message: "Platform connected successfully" },
  });
  expect(await api.call(routes.applyJobs, on(user, id))).toMatchObject({ status: 202 });
  const runs = await api.call(routes.listRuns, { user });
  expect(runs.body).toMatchObject([{ platform_id: id, platform_name: "Acme" }]);

  expect((await api.call(routes.deletePlatform, on(user, id))).status).toBe(200);
  expect(await listIds(user)).not.toContain(id);
  const kept = await api.call(routes.listRuns, { user });
  expect(kept.body).toMatchObject([{ platform_name: "Acme", state: "ended" }]);
  const schedules = await api.call(routes.getSchedule, { user });
  expect(schedules.body).toMatchObject([{ platform_id: id, is_paused: true }]);
  expect((await api.call(routes.connectPlatform, on(user, id))).status).toBe(404);
});

// SPEC 6.11, 7.27
test("what is built in is connected with a sign-in and cannot be deleted; a bookmark cannot be connected", async () => {
  const user = await api.createUser();
  expect(await api.call(routes.deletePlatform, on(user, LINKEDIN))).toMatchObject({
    status: 403,
    body: { code: "forbidden" },
  });
  expect(await api.call(routes.connectPlatform, on(user, LINKEDIN))).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining("with your account") },
  });
  const { id } = await add(user, "https://careers.example.com/");
  expect(await api.call(routes.connectPlatform, on(user, id))).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining("bookmark") },
  });
  expect(await api.call(routes.deletePlatform, on(user, id))).toMatchObject({
    status: 200,
    body: { message: "Platform deleted successfully!" },
  });
  expect((await api.call(routes.deletePlatform, on(user, id))).status).toBe(404);
});
