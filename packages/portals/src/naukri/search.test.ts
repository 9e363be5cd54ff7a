import { afterEach, beforeAll, expect, test } from "vitest";
import type { DroppedCard, JobCard, SearchCriteria } from "../portal-driver.ts";
import { useStage } from "../suite/stage.fixture.ts";
import { naukriFixture } from "../testing/naukri.fixture.ts";

const stage = useStage(naukriFixture);
const idAt = (nth: number): string => String(200_000_000_000 + nth);

beforeAll(async () => {
  const jobs = Array.from({ length: 23 }, (_, nth) => ({
    id: idAt(nth),
    title: `Tester ${nth + 1}`,
    company: "Probe & Sons",
    location: "Kolkata",
  }));
  await stage.portal.addJobs(jobs);
  const modes = ["on_site", "hybrid", "remote"];
  const rover = { company: "Probe & Sons", location: "Surat", salary: "7-9 Lacs PA" };
  await stage.portal.addJobs(
    modes.map((workplace, nth) => ({
      ...rover,
      id: idAt(100 + nth),
      title: `Rover ${nth + 1}`,
      workplace,
      job_type: nth === 0 ? "internship" : "fulltime",
    })),
  );
});
afterEach(() => stage.closeSessions());

/** All that a search yields and tells, on pages whose cards are changed before they are drawn. */
async function searchWith(
  change: (html: string) => string,
  criteria: SearchCriteria = { roles: ["Tester"], locations: ["Kolkata"] },
  faults: object = {},
) {
  const { session, account } = await stage.signedIn();
  await stage.portal.setFaults(account, faults);
  await session.page.route(/\/jobapi\/v3\/search/, async (route) => {
    const response = await route.fetch();
    const { html } = await response.json();
    await route.fulfill({ response, json: { html: change(html) } });
  });
  const dropped: DroppedCard[] = [];
  const missed: string[] = [];
  const cards: JobCard[] = [];
  const hooks = {
    onDropped: (each: DroppedCard) => void dropped.push(each),
    onVariantMiss: (name: string) => void missed.push(name),
  };
  const search = stage.driver.search({ ...session, ...hooks }, criteria);
  let next = await search.next();
  for (; next.done !== true; next = await search.next()) cards.push(next.value);
  return { cards, dropped, missed, end: next.value };
}

test("cards that cannot be read are reported, one by one, and the others are found on every page", async () => {
  const { cards, dropped, end } = await searchWith((html) =>
    html
      .replace(`data-job-id="${idAt(0)}"`, 'data-job-id="card"')
      .replace(`data-job-id="${idAt(1)}"`, "")
      .replace(/ href="[^"]*"(?=[^>]*>Tester 3<)/, ""),
  );
  expect(end).toEqual({ kind: "exhausted" });
  expect(dropped).toEqual(Array(3).fill({ reason: "unreadable" }));
  expect(cards.map(({ portalJobId }) => portalJobId).toSorted()).toEqual(
    Array.from({ length: 20 }, (_, nth) => idAt(nth + 3)),
  );
});

const asItIs = (html: string): string => html;

test("a full page of cards none of which says its pay is told; one with pay among them is none", async () => {
  const unpaid = await searchWith(asItIs);
  expect(unpaid.missed).toEqual(["search.pay"]);
  const PAY = '<span class="sal-wrap"><span title="7-9 Lacs PA">7-9 Lacs PA</span></span>';
  const paid = await searchWith((html) =>
    html.replace('<span class="loc-wrap">', `${PAY}<span class="loc-wrap">`),
  );
  expect(paid.missed).toEqual([]);
  expect(paid.cards.filter(({ pay }) => pay === "7-9 Lacs PA")).not.toEqual([]);
});

const ROVER = { roles: ["Rover"], locations: ["Surat"] };
const titles = (cards: readonly JobCard[]): string[] =>
  cards
    .filter((card) => card.isOtherWorkplace !== true)
    .map(({ title }) => title)
    .toSorted();

test.each(["usual", "other"])(
  "whatever its codes for ways of working mean (%s), the wanted one is found, and others are told",
  async (codes) => {
    const faults = { work_mode_codes: codes };
    for (const [workplace, title] of [
      ["remote", "Rover 3"],
      ["on_site", "Rover 1"],
    ] as const) {
      const { cards, dropped, end } = await searchWith(
        asItIs,
        { ...ROVER, workplace: [workplace] },
        faults,
      );
      expect([titles(cards), end]).toEqual([[title], { kind: "exhausted" }]);
      expect(dropped.map(({ reason }) => reason)).toEqual(
        Array(cards.length - 1).fill("other_workplace"),
      );
    }
  },
);

test("job type and pay are filters of its own search", async () => {
  const interns = await searchWith(asItIs, { ...ROVER, jobTypes: ["Internship"] });
  expect(titles(interns.cards)).toEqual(["Rover 1"]);
  const paid = await searchWith(asItIs, { ...ROVER, payRanges: ["6-10 Lakhs"] });
  expect(titles(paid.cards)).toEqual(["Rover 1", "Rover 2", "Rover 3"]);
  const better = await searchWith(asItIs, { ...ROVER, payRanges: ["10-15 Lakhs"] });
  expect(titles(better.cards)).toEqual([]);
});
