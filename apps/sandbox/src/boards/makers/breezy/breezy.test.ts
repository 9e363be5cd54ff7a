import { afterAll, beforeAll, expect, test } from "vitest";
import { openPage } from "../../../testing/browser.fixture.ts";
import { MakerForm } from "../../testing/maker-form.fixture.ts";
import {
  APPLICANT,
  everyKindOf,
  openMakers,
  plainFields,
  plainJob,
  submitPath,
  type MakersSite,
} from "../../testing/makers.fixture.ts";

let site: MakersSite;
beforeAll(async () => {
  site = await openMakers(["breezy"]);
});
afterAll(() => site.sandbox.close());

test("list and page hold every open job; a name that nobody has gives an empty list", async () => {
  const board = await site.biggestBoard("breezy");
  const positions: any[] = await (await site.get(`/breezy/${board}/json`)).json();
  const ids = positions.map(({ id }) => id);
  expect(new Set(ids)).toEqual(new Set(await site.openIds("breezy", board)));
  const list = await (await site.get(`/breezy/${board}`)).text();
  for (const { url } of positions) expect(list).toContain(`"${new URL(url).pathname}"`);
  const [first] = positions;
  expect(await (await site.get(new URL(first.url).pathname)).text()).toContain(first.name);
  expect(await (await site.get("/breezy/nobody/json")).json()).toEqual([]);
});

test("a closed job's address answers without a form", async () => {
  const closed = plainJob("breezy", "closed", "closed");
  await site.control("POST", "jobs", { mode: "merge", jobs: [closed] });
  const response = await site.get(`/breezy/probe-sons/p/${closed.id}-plain-engineer/apply`);
  expect(response.status).toBe(200);
  const page = await response.text();
  expect(page).toContain("Position Closed");
  expect(page).not.toContain("<form");
});

test("whoever fills in the trap is refused, and is remembered", async () => {
  const { id } = plainJob("breezy");
  const fields = { ...plainFields("breezy"), hp_7f2b: "https://asha.example.test" };
  const response = await site.submit(submitPath("breezy", id), fields);
  expect(response.status).toBe(403);
  expect(await site.applications(APPLICANT)).toEqual([]);
  const touches = await (await site.control("GET", "traps")).json();
  expect(touches).toMatchObject([{ trap: "hp_7f2b", account: APPLICANT, job_id: id }]);
});

test("a step with a mistake is not left, and the CV's reading empties the summary", async () => {
  const { page, close } = await openPage(site.base);
  await page.goto(`/breezy/probe-sons/p/${everyKindOf("breezy").id}-any/apply`);
  const form = new MakerForm(page, "breezy");
  await form.next.click();
  await page.getByText("Your application contains errors").waitFor();
  expect(await form.submit.isVisible()).toBe(false);
  const summary = form.field("cSummary").locator("textarea");
  await summary.fill("Ten years of SQL");
  await form.attach(form.field("cResume"));
  await page.getByText("cv.pdf").waitFor();
  expect(await summary.inputValue()).toBe("");
  await close();
});
