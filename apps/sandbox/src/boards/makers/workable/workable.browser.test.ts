import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { openPage, type TestPage } from "../../../testing/browser.fixture.ts";
import type { BoardsSite } from "../../testing/boards.fixture.ts";
import { MakerForm } from "../../testing/maker-form.fixture.ts";
import { everyKindOf, openMakers } from "../../testing/makers.fixture.ts";

let site: BoardsSite;
let tab: TestPage;

beforeAll(async () => {
  site = await openMakers(["workable"]);
});
beforeEach(async () => {
  tab = await openPage(site.base);
  await tab.page.goto(`/workable/probe-sons/j/${everyKindOf("workable").id}/apply/`);
  await tab.page.getByRole("button", { name: "Accept all" }).click();
});
afterEach(() => tab.close());
afterAll(() => site.sandbox.close());

test("an empty form says at each question what it misses", async () => {
  const form = new MakerForm(tab.page, "workable");
  await form.submit.click();
  await tab.page.getByText("Some fields need your attention.").waitFor();
  expect(await form.own(3).getByText("Notice period? is required").isVisible()).toBe(true);
});

test("Clear empties a section, its file and its choices too", async () => {
  const form = new MakerForm(tab.page, "workable");
  await form.attach(form.field("resume"));
  await form.choose(form.own(4), "Yes");
  for (const link of await tab.page.getByRole("button", { name: "Clear" }).all())
    await link.click();
  expect(await tab.page.getByText("cv.pdf").isVisible()).toBe(false);
  expect(await form.own(4).locator("[aria-checked=true]").count()).toBe(0);
});

test("a typed country code chooses the country, whose code goes before a number without one", async () => {
  const form = new MakerForm(tab.page, "workable");
  const phone = form.field("phone");
  await phone.locator("input").fill("+91 98765 43210");
  expect(await phone.getByRole("combobox").getAttribute("title")).toBe("India");
  await phone.getByRole("combobox").click();
  expect(await phone.getByRole("option", { name: "Germany" }).count()).toBe(2);
  await phone.getByRole("option", { name: "Netherlands" }).click();
  expect(await phone.getByRole("combobox").getAttribute("title")).toBe("Netherlands");
});
