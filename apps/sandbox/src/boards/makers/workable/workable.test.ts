import { afterAll, beforeAll, expect, test } from "vitest";
import { openMakers, plainJob, type MakersSite } from "../../testing/makers.fixture.ts";

let site: MakersSite;
beforeAll(async () => {
  site = await openMakers(["workable"]);
  const closed = plainJob("workable", "closed", "closed");
  await site.control("POST", "jobs", { mode: "merge", jobs: [closed] });
});
afterAll(() => site.sandbox.close());

test.each(["/workable/api", "/workable/-api/api"])(
  "%s: the page's interface gives ten jobs at a time and leads to the next",
  async (prefix) => {
    const board = await site.biggestBoard("workable");
    const ids: string[] = [];
    let token: string | undefined;
    do {
      const response = await site.post(`${prefix}/v3/accounts/${board}/jobs`, { token });
      const { total, results, nextPage } = await response.json();
      expect(results.length).toBeLessThanOrEqual(10);
      expect(total).toBe((await site.openIds("workable", board)).length);
      ids.push(...results.map((job: any) => job.shortcode));
      token = nextPage;
    } while (token !== undefined);
    expect(new Set(ids)).toEqual(new Set(await site.openIds("workable", board)));
  },
);

test("the documented feed leads to the one that holds every open job with its text", async () => {
  const board = await site.biggestBoard("workable");
  const first = await site.get(`/workable/-api/api/accounts/${board}?details=true`);
  expect(first.status).toBe(302);
  const { name, jobs } = await (await site.get(String(first.headers.get("location")))).json();
  expect(name).not.toBe("");
  const ids = jobs.map((job: any) => job.shortcode);
  expect(new Set(ids)).toEqual(new Set(await site.openIds("workable", board)));
  expect(jobs[0]).toMatchObject({
    url: `${site.base}/workable/${board}/j/${jobs[0].shortcode}/`,
    description: expect.stringContaining("<p>"),
  });
  const page = await site.get(new URL(jobs[0].url).pathname);
  expect(await page.text()).toContain(jobs[0].title);
});

test("a closed job leads to the list, which says so, and is in no feed", async () => {
  const { id } = plainJob("workable", "closed", "closed");
  const closed = await site.get(`/workable/probe-sons/j/${id}/apply/`);
  expect(closed.headers.get("location")).toBe("/workable/probe-sons/?not_found=true");
  expect(await site.openIds("workable", "probe-sons")).not.toContain(id);
  expect((await site.get(`/workable/api/v2/accounts/probe-sons/jobs/${id}`)).status).toBe(404);
});

test("a company that nobody has is not found", async () => {
  expect((await site.get("/workable/nobody")).status).toBe(404);
  expect((await site.post("/workable/api/v3/accounts/nobody/jobs", {})).status).toBe(404);
});
