import { afterAll, beforeAll, expect, test } from "vitest";
import { openPage } from "../../../testing/browser.fixture.ts";
import { MakerForm } from "../../testing/maker-form.fixture.ts";
import {
  everyKindOf,
  openMakers,
  plainJob,
  type MakersSite,
} from "../../testing/makers.fixture.ts";

let site: MakersSite;
beforeAll(async () => {
  site = await openMakers(["rippling"]);
});
afterAll(() => site.sandbox.close());

test.each(["/rippling", "/rippling/-api"])(
  "%s: the interface in pages holds every open job, and each one's text",
  async (prefix) => {
    const board = await site.biggestBoard("rippling");
    const items: any[] = [];
    let pages = 1;
    for (let page = 0; page < pages; page += 1) {
      const response = await site.get(
        `${prefix}/api/v2/board/${board}/jobs?page=${page}&pageSize=7`,
      );
      const body = await response.json();
      items.push(...body.items);
      pages = body.totalPages;
    }
    const ids = new Set(await site.openIds("rippling", board));
    expect(new Set(items.map(({ id }) => id))).toEqual(ids);
    const single = await site.get(`${prefix}/api/v2/board/${board}/jobs/${items[0].id}`);
    expect((await single.json()).description.role).toContain("<p>");
    const page = await site.get(new URL(items[0].url).pathname);
    expect(await page.text()).toContain(items[0].name);
  },
);

test("the older interface, and the pages of the list with a language before the company, agree", async () => {
  const board = await site.biggestBoard("rippling");
  const older = await site.get(`/rippling/-api/platform/api/ats/v1/board/${board}/jobs`);
  const ids = (await older.json()).map(({ uuid }: any) => uuid);
  expect(new Set(ids)).toEqual(new Set(await site.openIds("rippling", board)));
  const pages = await Promise.all(
    [0, 1].map(async (page) =>
      (await site.get(`/rippling/en-US/${board}/jobs?page=${page}`)).text(),
    ),
  );
  for (const id of ids) expect(pages.join("")).toContain(`/rippling/${board}/jobs/${id}"`);
});

test("no name stays the same from one load to the next; ids and test ids do", async () => {
  const path = `/rippling/probe-sons/jobs/${plainJob("rippling").id}/apply?step=application`;
  const [first, second] = await Promise.all([site.get(path), site.get(path)]);
  const read = async (response: Response | undefined) => {
    const page = (await response?.text()) ?? "";
    const [, id = "", name = "", test = ""] =
      /<input type="text" id="(field-\d+)" name="([^"]+)"[^>]* data-testid="([^"]+)"/.exec(page) ??
      [];
    return { id, name, test };
  };
  const [one, other] = await Promise.all([read(first), read(second)]);
  expect(one).toMatchObject({ id: other.id, test: "input-first_name" });
  expect(one.name).not.toBe(other.name);
});

test("a list stays open over Escape and closes on a press elsewhere; a place counts when it is picked", async () => {
  const { page, close } = await openPage(site.base);
  await page.goto(`/rippling/probe-sons/jobs/${everyKindOf("rippling").id}/apply`);
  const form = new MakerForm(page, "rippling");
  await form.own(3).getByRole("combobox").click();
  await page.keyboard.press("Escape");
  expect(await page.getByRole("option").count()).toBe(2);
  await page.getByRole("heading", { name: /^Application:/ }).click();
  expect(await page.getByRole("option").count()).toBe(0);
  await form.type(form.field("location"), "Atlantis");
  await form.submit.click();
  await page.getByText("Location is required").waitFor();
  await close();
});

test("a closed job is not found", async () => {
  const closed = plainJob("rippling", "closed", "closed");
  await site.control("POST", "jobs", { mode: "merge", jobs: [closed] });
  const page = await site.get(`/rippling/probe-sons/jobs/${closed.id}/apply`);
  expect(page.status).toBe(404);
  expect(await page.text()).toContain("no longer available");
});
