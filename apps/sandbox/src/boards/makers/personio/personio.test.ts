import { afterAll, beforeAll, expect, test } from "vitest";
import { openPage } from "../../../testing/browser.fixture.ts";
import { MakerForm } from "../../testing/maker-form.fixture.ts";
import { openMakers, plainJob, type MakersSite } from "../../testing/makers.fixture.ts";

let site: MakersSite;
beforeAll(async () => {
  site = await openMakers(["personio"]);
});
afterAll(() => site.sandbox.close());

test("feed, search and page hold every open job", async () => {
  const xml = await (await site.get("/personio/probe-sons/xml?language=en")).text();
  const search = await (await site.get("/personio/probe-sons/search.json")).json();
  const list = await (await site.get("/personio/probe-sons")).text();
  const ids = new Set(await site.openIds("personio", "probe-sons"));
  expect(new Set([...xml.matchAll(/<position><id>(\d+)</g)].map(([, id]) => id))).toEqual(ids);
  expect(new Set(search.map((entry: any) => String(entry.id)))).toEqual(ids);
  for (const id of ids) expect(list).toContain(`/personio/probe-sons/job/${id}?language=en`);
  expect(xml).toContain("<value><![CDATA[<p>");
});

test("a company may have switched its feed off, then its page is all there is", async () => {
  await site.faults({ feed: "missing" });
  expect((await site.get("/personio/probe-sons/xml")).status).toBe(404);
  expect(await (await site.get("/personio/probe-sons")).text()).toContain("Plain Engineer");
  await site.faults({});
});

test("a closed job is not found", async () => {
  const closed = plainJob("personio", "closed", "closed");
  await site.control("POST", "jobs", { mode: "merge", jobs: [closed] });
  expect((await site.get(`/personio/probe-sons/job/${closed.id}/apply`)).status).toBe(404);
});

test("the button sleeps until all is answered; a file that is removed puts it to sleep again", async () => {
  const { page, close } = await openPage(site.base);
  await page.goto(`/personio/probe-sons/job/${plainJob("personio").id}/apply`);
  const form = new MakerForm(page, "personio");
  expect(await form.submit.isDisabled()).toBe(true);
  await form.fillInPlain();
  expect(await form.submit.isEnabled()).toBe(true);
  await page.getByRole("button", { name: "Remove cv.pdf" }).click();
  expect(await form.submit.isDisabled()).toBe(true);
  await close();
});
