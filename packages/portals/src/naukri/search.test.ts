import { afterEach, beforeAll, expect, test } from "vitest";
import type { DroppedCard, JobCard } from "../portal-driver.ts";
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
});
afterEach(() => stage.closeSessions());

/** All that a search yields and tells, on pages whose cards are changed before they are drawn. */
async function searchWith(change: (html: string) => string) {
  const { session } = await stage.signedIn();
  await session.page.route(/\/jobapi\/v3\/search/, async (route) => {
    const response = await route.fetch();
    const { html } = await response.json();
    await route.fulfill({ response, json: { html: change(html) } });
  });
  const dropped: DroppedCard[] = [];
  const cards: JobCard[] = [];
  const search = stage.driver.search(
    { ...session, onDropped: (each) => void dropped.push(each) },
    { roles: ["Tester"], locations: ["Kolkata"] },
  );
  let next = await search.next();
  for (; next.done !== true; next = await search.next()) cards.push(next.value);
  return { cards, dropped, end: next.value };
}

test("cards that cannot be read are told, one by one, and the others are found on every page", async () => {
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
