import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openPage } from "../../../testing/browser.fixture.ts";
import { MakerForm } from "../../testing/maker-form.fixture.ts";
import {
  everyKindOf,
  openMakers,
  plainJob,
  type MakersSite,
} from "../../testing/makers.fixture.ts";

const API = "/smartrecruiters/-api/v1/companies";
let site: MakersSite;
beforeAll(async () => {
  site = await openMakers(["smartrecruiters"]);
});
afterAll(() => site.sandbox.close());

test("the list in parts and the page hold every open job; each leads to its text and addresses", async () => {
  const board = await site.biggestBoard("smartrecruiters");
  const ids: string[] = [];
  let total = Number.POSITIVE_INFINITY;
  while (ids.length < total) {
    const list = await site.get(`${API}/${board}/postings?limit=9&offset=${ids.length}`);
    const { content, totalFound } = await list.json();
    ids.push(...content.map((posting: any) => posting.id));
    total = totalFound;
  }
  expect(new Set(ids)).toEqual(new Set(await site.openIds("smartrecruiters", board)));
  const page = await (await site.get(`/smartrecruiters/${board}`)).text();
  for (const id of ids) expect(page).toContain(`/smartrecruiters/${board}/${id}-`);
  const single = await (await site.get(`${API}/${board}/postings/${ids[0]}`)).json();
  expect(single.jobAd.sections.jobDescription.text).toContain("<p>");
  expect((await site.get(new URL(single.postingUrl).pathname)).status).toBe(200);
  expect((await site.get(`${API}/${board}/postings/${single.uuid}`)).status).toBe(200);
});

test("a company that nobody has is one without postings; a closed job has expired", async () => {
  const none = await (await site.get(`${API}/nobody/postings`)).json();
  expect(none).toMatchObject({ totalFound: 0, content: [] });
  const closed = plainJob("smartrecruiters", "closed", "closed");
  await site.control("POST", "jobs", { mode: "merge", jobs: [closed] });
  const page = await site.get(`/smartrecruiters/probe-sons/${closed.id}-plain-engineer`);
  expect(await page.text()).toContain("this job has expired");
  expect((await site.get(`${API}/probe-sons/postings/${closed.id}`)).status).toBe(404);
});

test("the page holds no native box outside the roots of its elements", async () => {
  const { page, close } = await openPage(site.base);
  await openForm(page, plainJob("smartrecruiters").id);
  expect(await page.evaluate("document.querySelectorAll('input').length")).toBe(0);
  await close();
});

test("two addresses that differ, and a city that was not picked, keep one on the first page", async () => {
  const { page, close } = await openPage(site.base);
  await openForm(page, everyKindOf("smartrecruiters").id);
  const form = new MakerForm(page, "smartrecruiters");
  await form.fillInPlain();
  await form.type(form.field("phone"), "+91 98765 43210");
  await form.type(form.field("emailConfirmation"), "other@example.test");
  await form.field("location").locator("input:visible").first().fill("Atlantis");
  await form.next.click();
  await page.getByText("City is required").waitFor();
  await form.place(form.field("location"));
  await form.next.click();
  await page.getByText("Email addresses do not match").waitFor();
  expect(await form.own(0).isVisible()).toBe(false);
  await close();
});

async function openForm(page: Page, id: string): Promise<void> {
  const { uuid } = await (await site.get(`${API}/probe-sons/postings/${id}`)).json();
  await page.goto(`/smartrecruiters/oneclick-ui/company/probe-sons/publication/${uuid}`);
}
