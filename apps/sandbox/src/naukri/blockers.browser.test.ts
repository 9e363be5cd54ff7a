import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { openPage, type TestPage } from "../testing/browser.fixture.ts";
import { NaukriSite, ONE_CLICK, pageOf } from "./testing/naukri.fixture.ts";

const ASKING = {
  ...ONE_CLICK,
  id: "010126000021",
  questions: [{ label: "Where do you live?", kind: "text" }],
};

let site: NaukriSite;
let opened: TestPage;
let page: Page;

beforeAll(async () => {
  site = await NaukriSite.open();
  await site.control("POST", "jobs", { mode: "merge", jobs: [ONE_CLICK, ASKING] });
});
beforeEach(async () => {
  opened = await openPage(site.base);
  ({ page } = opened);
});
afterEach(async () => {
  await site.control("DELETE", "faults");
  await opened.close();
});
afterAll(() => site.sandbox.close());

const enter = async (email: string) => site.enter(opened.context, await site.signIn(email));
const apply = () => page.locator("#job_header #apply-button");

test("the grey layer takes the click that was meant for the button", async () => {
  await site.faults({ backdrop: true });
  await enter("backdrop@example.test");
  await page.goto(pageOf(ONE_CLICK));
  const box = await apply().boundingBox();
  await page.mouse.click((box?.x ?? 0) + 5, (box?.y ?? 0) + 5);
  await page.locator(".nI-gNb-backdrop:not(.nI-gNb-backdrop--show)").waitFor({ state: "attached" });
  expect(await site.applications("backdrop@example.test")).toEqual([]);
  await apply().click();
  await page.waitForURL("**/myapply/saveApply?**");
});

test("a soft prompt goes with 'Maybe later'", async () => {
  await site.faults({ soft_prompt: true });
  await page.goto("/nlogin/login");
  await enter("prompt@example.test");
  await page.goto("/mnjuser/savedjobs");
  await page.getByRole("button", { name: "Maybe later" }).click();
  expect(await page.locator("[data-soft-prompt]").count()).toBe(0);
});

test("a click that does nothing leaves everything as it was", async () => {
  await site.faults({ dead_click: true });
  await enter("dead@example.test");
  await page.goto(pageOf(ONE_CLICK));
  await apply().click();
  await page.reload();
  await apply().waitFor();
  expect(await site.applications("dead@example.test")).toEqual([]);
});

test("a session that went while the page stood leads to the panel or to the sign-in page", async () => {
  for (const way of ["panel", "page"] as const) {
    await site.faults({ session_end: way });
    await enter("ended@example.test");
    await page.goto(pageOf(ONE_CLICK));
    await apply().waitFor();
    await site.control("POST", "faults", { session_expiry: "now" });
    await apply().click();
    if (way === "panel") await page.locator(".naukri-drawer.open .loginButton").waitFor();
    else await page.waitForURL("**/nlogin/login?msg=0&URL=**");
  }
  expect(await site.applications("ended@example.test")).toEqual([]);
});

test("the day's limit is reported in the area for messages", async () => {
  await site.faults({ daily_limit: 0, daily_limit_words: "quota" });
  await enter("limit@example.test");
  await page.goto(pageOf(ONE_CLICK));
  await apply().click();
  await page.getByRole("status").getByText("Your daily quota has been expired.").waitFor();
  expect(await site.applications("limit@example.test")).toEqual([]);
});

test("only the first rows of the history are drawn until one scrolls", async () => {
  const cookie = await site.signIn("history@example.test");
  for (let count = 0; count < 9; count += 1) await site.click(cookie, ONE_CLICK.id);
  await site.enter(opened.context, cookie);
  await page.goto("/mnjuser/applied");
  const rows = page.locator(".ot__jdTupleContainer.jdTupleContainer");
  expect(await rows.count()).toBe(7);
  await rows.last().scrollIntoViewIfNeeded();
  await rows.nth(8).waitFor();
  expect(await rows.locator("a").count()).toBe(0);
});

test("on a changed layout a person can still apply", async () => {
  await site.faults({ changed_layout: true });
  await enter("changed@example.test");
  await page.goto(pageOf(ASKING));
  await page.getByRole("button", { name: "Send profile" }).first().click();
  await page.getByText("Where do you live?").waitFor();
  await page.locator("[contenteditable]").fill("Pune");
  await page.getByText("Save", { exact: true }).last().click();
  await page.waitForURL("**/myapply/saveApply?**");
  expect(await page.locator("#login_Layer, .nI-gNb-drawer, .apply-status-header").count()).toBe(0);
  expect(await site.applications("changed@example.test")).toHaveLength(1);
});
