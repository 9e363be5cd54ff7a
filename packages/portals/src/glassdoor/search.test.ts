import { beforeAll, expect, test } from "vitest";
import type { JobCard, SearchCriteria, SearchOutcome } from "../portal-driver.ts";
import { HASTY, IMPATIENT, useStage } from "../suite/stage.fixture.ts";
import { glassdoorFixture } from "../testing/glassdoor.fixture.ts";

const stage = useStage(glassdoorFixture);

const idOf = (index: number): string => String(1_009_000_000_100 + index);
/** More than two pages of one search, and others that it must not find. */
const KEEPERS = Array.from({ length: 34 }, (_, index) => ({
  id: idOf(index),
  title: "Beekeeper",
  company: `Hive ${index}`,
  location: "Pune",
  job_type: index % 2 === 0 ? "fulltime" : "contract",
  posted_hours_ago: index < 4 ? 5 : 24 * 20,
}));
const ELSEWHERE = [
  { ...KEEPERS[0], id: idOf(40), location: "Chennai" },
  { ...KEEPERS[0], id: idOf(41), title: "Gardener" },
  { ...KEEPERS[0], id: idOf(42), apply: "external" },
];
beforeAll(() => stage.portal.addJobs([...KEEPERS, ...ELSEWHERE]));

interface Found {
  readonly ids: string[];
  readonly cards: JobCard[];
  readonly end: SearchOutcome;
  readonly unknown: string[];
  readonly misses: string[];
}

async function find(
  faults: object,
  criteria: Partial<SearchCriteria> = {},
  patience?: number,
): Promise<Found> {
  return findAs(await stage.signedIn(), faults, criteria, patience);
}

async function findAs(
  { session: plain, account }: Awaited<ReturnType<typeof stage.signedIn>>,
  faults: object,
  criteria: Partial<SearchCriteria> = {},
  patience?: number,
): Promise<Found> {
  const unknown: string[] = [];
  const misses: string[] = [];
  const session = {
    ...plain,
    onVariantMiss: (locator: string) => void misses.push(locator),
    onUnknownPlace: (place: string) => void unknown.push(place),
    ...(patience === undefined ? {} : { patience }),
  };
  await stage.portal.setFaults(account, faults);
  const cards: JobCard[] = [];
  const wish = { roles: ["Beekeeper"], locations: ["Pune"], ...criteria };
  const found = stage.driver.search(session, wish);
  let next = await found.next();
  for (; next.done !== true; next = await found.next()) cards.push(next.value);
  return { ids: cards.map((card) => card.portalJobId), cards, end: next.value, unknown, misses };
}

const MORE = "**/job-search/api/more*";
const ALL = KEEPERS.map((job) => job.id);

test("a list whose further jobs do not come keeps those that did, and that is told", async () => {
  const who = await stage.signedIn();
  const { context } = who.session;
  await context.route(MORE, (route) => route.abort());
  const { ids, end, misses } = await findAs(who, { skin: "current" });
  await context.unroute(MORE);
  expect(end).toEqual({ kind: "exhausted" });
  expect(ids).toHaveLength(20);
  expect(misses).toEqual(["search.more"]);
});

test("a list whose end has another name is read to its last line, and that is told", async () => {
  const who = await stage.signedIn();
  const { context } = who.session;
  const renamed = /\/Job\/|\.js(\?|$)/;
  await context.route(renamed, async (route) => {
    const response = await route.fetch({ maxRedirects: 0 });
    const body = (await response.text()).replaceAll("Loading more jobs", "Fetching");
    return route.fulfill({ response, body });
  });
  const { ids, misses } = await findAs(who, { skin: "current" });
  await context.unroute(renamed);
  expect(ids.toSorted()).toEqual(ALL);
  expect(misses).toEqual(["search.more"]);
});

test("a line that cannot be read is reported before the jobs beside it: a run that has enough asks for no more", async () => {
  const { session } = await stage.signedIn();
  const dropped: string[] = [];
  const { page } = session;
  await page.route("**/Job/**", async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch();
    const odd = "$&<li data-test='jobListing'><p>Mystery</p></li>";
    const body = (await response.text()).replace(/<ul aria-label="Jobs List"[^>]*>/, odd);
    return route.fulfill({ response, body });
  });
  const onDropped = ({ reason }: { readonly reason: string }): void => void dropped.push(reason);
  const wish = { roles: ["Beekeeper"], locations: ["Pune"], postedWithinDays: 1 };
  const found = stage.driver.search({ ...session, onDropped }, wish);
  expect((await found.next()).done).toBe(false);
  await found.return({ kind: "exhausted" });
  await page.unroute("**/Job/**");
  expect(dropped).toEqual(["unreadable"]);
});

test.each(["current", "older"])(
  "the %s pages are read to their end, and only what was typed and picked is found",
  async (skin) => {
    const { ids, cards, end } = await find({ skin });
    expect(end).toEqual({ kind: "exhausted" });
    expect(ids.toSorted()).toEqual(ALL);
    expect(cards[0]).toMatchObject({ title: "Beekeeper", location: "Pune", isEasyApply: true });
    expect(cards[0]?.company).toMatch(/^Hive \d+$/);
  },
);

test("filters of the search are Glassdoor's own", async () => {
  const recent = await find({}, { postedWithinDays: 1 });
  expect(recent.ids.toSorted()).toEqual(ALL.slice(0, 4));
  const contracts = await find({}, { jobTypes: ["Contract"] });
  expect(contracts.ids.toSorted()).toEqual(ALL.filter((_, index) => index % 2 === 1));
  const everywhere = await find({}, { locations: [], easyApplyOnly: false, postedWithinDays: 1 });
  expect(everywhere.ids.toSorted()).toEqual([...ALL.slice(0, 4), idOf(40), idOf(42)]);
});

test("a place that is not offered is reported and not searched in, and the other places are", async () => {
  const { ids, end, unknown } = await find({}, { locations: ["Atlantis", "Chennai"] }, IMPATIENT);
  expect(end).toEqual({ kind: "exhausted" });
  expect(ids).toEqual([idOf(40)]);
  expect(unknown).toEqual(["Atlantis"]);
});

test("a call for places that fails once is asked again: the search finds what it would have", async () => {
  const { session } = await stage.signedIn();
  await session.page.route("**/autocomplete/location*", (route) => route.abort(), { times: 1 });
  const wish = { roles: ["Beekeeper"], locations: ["Chennai"] };
  const found = stage.driver.search(session, wish);
  expect(await found.next()).toMatchObject({ value: { portalJobId: idOf(40) } });
  expect(await found.next()).toEqual({ done: true, value: { kind: "exhausted" } });
});

test("a sign-in dialog over the results is closed; one that cannot be is a session that is over", async () => {
  const closed = await find({ login_overlay: "closable" }, { postedWithinDays: 1 });
  expect(closed.ids).toHaveLength(4);
  const hard = await find({ login_overlay: "hard" });
  expect(hard.end).toEqual({ kind: "session_expired" });
});

test("a bar without its known boxes is reported, not worked around", async () => {
  const { end } = await find({ changed_layout: true }, {}, HASTY);
  expect(end).toMatchObject({ kind: "page_changed", locator: "search.role" });
});
