import { afterAll, beforeAll, expect, test } from "vitest";
import { openPage } from "../../../testing/browser.fixture.ts";
import { openMakers, plainJob, type MakersSite } from "../../testing/makers.fixture.ts";

let site: MakersSite;
beforeAll(async () => {
  site = await openMakers(["teamtailor"]);
});
afterAll(() => site.sandbox.close());

test("the feed holds every open job with an address that leads to it", async () => {
  const board = await site.biggestBoard("teamtailor");
  const rss = await (await site.get(`/teamtailor/${board}/jobs.rss`)).text();
  const links = [...rss.matchAll(/<item>.*?<link>(.*?)<\/link>/g)].map(([, link]) => String(link));
  const ids = links.map((link) => /jobs\/(\d+)-/.exec(link)?.[1]);
  expect(new Set(ids)).toEqual(new Set(await site.openIds("teamtailor", board)));
  const page = await site.get(new URL(String(links[0])).pathname);
  expect(await page.text()).toContain("application/ld+json");
  expect(rss).toContain("<description>&lt;p&gt;");
});

test("the list grows at a click until it holds every open job", async () => {
  const board = await site.biggestBoard("teamtailor");
  const { page, close } = await openPage(site.base);
  await page.goto(`/teamtailor/${board}/jobs`);
  const rows = page.locator("#jobs_list_container > li > a[href*='/jobs/']:not([id])");
  expect(await rows.count()).toBe(20);
  await page.getByRole("link", { name: /^Show \d+ more$/ }).click();
  const count = (await site.openIds("teamtailor", board)).length;
  await expect.poll(() => rows.count()).toBe(count);
  await close();
});

test("the form has a page of its own, whose file boxes stand outside of it", async () => {
  const { page, close } = await openPage(site.base);
  await page.goto(`/teamtailor/probe-sons/jobs/${plainJob("teamtailor").id}-any/applications/new`);
  await page.locator("input.dz-hidden-input").first().waitFor({ state: "attached" });
  expect(await page.locator("form input[type=file]").count()).toBe(0);
  await page.getByRole("button", { name: "Submit application" }).click();
  await page.getByText("Upload CV is required").waitFor();
  await close();
});

test("a closed job is not found, and without a feed there is the list", async () => {
  const closed = plainJob("teamtailor", "closed", "closed");
  await site.control("POST", "jobs", { mode: "merge", jobs: [closed] });
  expect((await site.get(`/teamtailor/probe-sons/jobs/${closed.id}-plain`)).status).toBe(404);
  await site.faults({ feed: "missing" });
  expect((await site.get("/teamtailor/probe-sons/jobs.rss")).status).toBe(404);
  expect((await site.get("/teamtailor/probe-sons/jobs")).status).toBe(200);
  await site.faults({});
});
