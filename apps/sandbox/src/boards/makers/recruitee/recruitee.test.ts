import { afterAll, beforeAll, expect, test } from "vitest";
import { openMakers, plainJob, type MakersSite } from "../../testing/makers.fixture.ts";

let site: MakersSite;
beforeAll(async () => {
  site = await openMakers(["recruitee"]);
});
afterAll(() => site.sandbox.close());

test("the list of offers holds every open job with its text, and leads to its page and form", async () => {
  const board = await site.biggestBoard("recruitee");
  const { offers } = await (await site.get(`/recruitee/${board}/api/offers/`)).json();
  const ids = offers.map((offer: any) => String(offer.id));
  expect(new Set(ids)).toEqual(new Set(await site.openIds("recruitee", board)));
  const list = await (await site.get(`/recruitee/${board}`)).text();
  for (const offer of offers) expect(list).toContain(`/o/${offer.slug}"`);
  const [first] = offers;
  expect(first.description).toContain("<p>");
  const page = await (await site.get(new URL(first.careers_apply_url).pathname)).text();
  expect(page).toContain("offer-application-form");
});

test("the interface and the form number the same questions differently", async () => {
  const { offers } = await (await site.get("/recruitee/probe-sons/api/offers")).json();
  const every = offers.find((offer: any) => offer.title === "Everything Engineer");
  const page = await (await site.get(`/recruitee/probe-sons/o/${every.slug}`)).text();
  const [question] = every.open_questions;
  expect(page).toContain(question.body);
  expect(page).not.toContain(String(question.id));
});

test("a closed job is not found, and nobody's board neither", async () => {
  const closed = { ...plainJob("recruitee", "closed", "closed"), title: "Closed Engineer" };
  await site.control("POST", "jobs", { mode: "merge", jobs: [closed] });
  const page = await site.get(`/recruitee/probe-sons/o/closed-engineer-${closed.id.slice(-4)}`);
  expect(page.status).toBe(404);
  expect(await page.text()).toContain("may have been filled");
  expect((await site.get("/recruitee/nobody/api/offers/")).status).toBe(404);
});
