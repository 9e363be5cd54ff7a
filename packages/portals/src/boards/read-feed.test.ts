import { expect, test } from "vitest";
import type { DroppedCard, JobCard } from "../portal-driver.ts";
import { HASTY } from "../suite/stage.fixture.ts";
import { useDrawnPages } from "../testing/drawn-page.fixture.ts";
import { BoardDriver } from "./board.driver.ts";
import { recogniseBoard } from "./recognise-board.ts";

const open = useDrawnPages();

interface Answer {
  readonly body: unknown;
  readonly status?: number;
}

/** Searches a company's board whose host answers these paths, and no others. */
async function search(address: string, answers: Readonly<Record<string, Answer>>) {
  const found = recogniseBoard(address);
  if (found.kind !== "board") throw new Error(`${address} is no board`);
  const { board } = found;
  const drawn = await open("", `https://${board.host}/`);
  await drawn.session.page.route("**/*", (route) => {
    const { pathname, search: query } = new URL(route.request().url());
    const answer = answers[`${pathname}${query}`];
    if (answer === undefined) return route.fulfill({ status: 404, body: "<h1>Not found</h1>" });
    const { body, status = 200 } = answer;
    return typeof body === "string"
      ? route.fulfill({ status, body, contentType: "text/html; charset=utf-8" })
      : route.fulfill({ status, json: body });
  });
  const dropped: DroppedCard[] = [];
  const hits: string[] = [];
  const session = {
    ...drawn.session,
    patience: HASTY,
    onDropped: (each: DroppedCard) => void dropped.push(each),
    onVariantHit: (locator: string, variant: string) => void hits.push(`${locator}: ${variant}`),
  };
  const driver = new BoardDriver({ id: 1001, name: "", board });
  const cards: JobCard[] = [];
  const listed = driver.search(session, { roles: [], locations: [] });
  let next = await listed.next();
  for (; next.done !== true; next = await listed.next()) cards.push(next.value);
  const titles = cards.map(({ title }) => title);
  return { titles, cards, end: next.value, dropped, hits, misses: drawn.misses };
}

const item = (id: string, title: string): object => ({
  url: `https://acme.teamtailor.com/jobs/${id}`,
  title,
});
const row = (id: string, title: string): string =>
  `<li><a href="/jobs/${id}"><span title="${title}">${title}</span></a><div class="mt-1 text-md"><span>Office</span><span>·</span><span>Malmö</span></div></li>`;
const TEAMTAILOR = "https://acme.teamtailor.com/";

test("entries that cannot be understood cost no other, and are reported", async () => {
  const { titles, end, dropped, hits } = await search("https://acme.breezy.hr/", {
    "/json": {
      body: [
        { friendly_id: "a1-clerk", name: "Clerk", location: { name: "Pune" } },
        { friendly_id: "../x", name: "Odd" },
        { name: "Odder" },
        { friendly_id: "b2-baker", name: "Baker", location: 7 },
      ],
    },
  });
  expect(titles).toEqual(["Clerk", "Baker"]);
  expect(end).toEqual({ kind: "exhausted" });
  expect(dropped).toEqual([{ reason: "unreadable" }, { reason: "unreadable" }]);
  expect(hits).toContain("list.json: odd entry");
});

test("a feed whose later part is missing is not taken for the whole: the rest is read off the page", async () => {
  const { titles, cards, end, hits } = await search(TEAMTAILOR, {
    "/jobs.json": {
      body: { items: [item("11-clerk", "Clerk")], next_url: `${TEAMTAILOR}jobs.json?page=2` },
    },
    "/jobs": {
      body: `<title>Jobs</title><main><ul id="jobs_list_container">${row("11-clerk", "Clerk")}${row("12-baker", "Baker")}</ul></main>`,
    },
  });
  expect(titles).toEqual(["Clerk", "Baker"]);
  expect(cards[1]).toMatchObject({ portalJobId: "12-baker", location: "Malmö" });
  expect(end).toEqual({ kind: "exhausted" });
  expect(hits).toContain("list.json: broken off");
});

test("a maker that asks for less in the middle of its feed keeps the jobs that were read", async () => {
  const { titles, end } = await search(TEAMTAILOR, {
    "/jobs.json": {
      body: {
        items: [item("11-clerk", "Clerk")],
        next_url: `${TEAMTAILOR}jobs.json?page=2`,
      },
    },
    "/jobs.json?page=2": { status: 429, body: {} },
  });
  expect(titles).toEqual(["Clerk"]);
  expect(end).toMatchObject({ kind: "throttled" });
});

test("a list that shows no more when it is asked to tells how many it keeps back", async () => {
  const more = `<div id="show_more_button"><a href="#">Show 5 more</a></div>`;
  const { titles, end, dropped } = await search(TEAMTAILOR, {
    "/jobs": {
      body: `<title>Jobs</title><main><ul id="jobs_list_container">${row("11-clerk", "Clerk")}</ul>${more}</main>`,
    },
  });
  expect(titles).toEqual(["Clerk"]);
  expect(end).toEqual({ kind: "exhausted" });
  expect(dropped).toHaveLength(5);
});

test("a list that is neither feed nor page is reported as changed", async () => {
  const { titles, end } = await search("https://acme.breezy.hr/", {
    "/": { body: "<p>Moved</p>" },
  });
  expect(titles).toEqual([]);
  expect(end).toMatchObject({ kind: "page_changed", locator: "list.jobs" });
});

const position = (name: string): string =>
  `<${name}><id>7</id><name>Clerk</name><office>Pune</office></${name}>`;

test.each([
  ["has jobs", "<list/>", position("position"), ["Clerk"]],
  ["is empty", "<list/>", "", []],
  ["calls its jobs otherwise", "<list/>", position("vacancy"), ["Baker"]],
  ["calls them otherwise in a channel", "<rss><channel/></rss>", position("vacancy"), ["Baker"]],
])("an XML feed that %s", async (_, frame, jobs, found) => {
  const xml = frame.replace(/<(\w+)\/>/, `<$1><title>Acme</title>${jobs}</$1>`);
  const list = `<main><a class="job-box" href="/job/8"><h3 class="jb-title">Baker</h3></a></main>`;
  const { titles, end } = await search("https://acme.jobs.personio.de/", {
    "/xml?language=en": { body: `<?xml version="1.0"?>${xml}` },
    "/": { body: list },
  });
  expect([titles, end]).toEqual([found, { kind: "exhausted" }]);
});

test.each([
  [
    "https://acme.recruitee.com/",
    "/",
    `<ul data-testid="offer-list"><li><h3><a href="/work/clerk-1">Clerk</a></h3><p>Office · Pune</p></li><li><h3>Baker</h3></li></ul>`,
  ],
  [
    "https://boards.greenhouse.io/acme",
    "/acme",
    `<h1>Current openings</h1><table><tr class="job-post"><td><a href="/acme/work/41"><p class="body--medium">Clerk</p></a></td></tr><tr class="job-post"><td><a href="/acme/work/42"><p class="body--medium">Baker</p></a></td></tr></table>`,
  ],
])(
  "rows of a list whose addresses are no jobs' are reported as unreadable: %s",
  async (address, path, list) => {
    const body = `<title>Jobs at Acme</title><main>${list}</main>`;
    const { titles, end, dropped } = await search(address, { [path]: { body } });
    expect([titles, end]).toEqual([[], { kind: "exhausted" }]);
    expect(dropped).toEqual([{ reason: "unreadable" }, { reason: "unreadable" }]);
  },
);

test("a list of no jobs is no list that cannot be read", async () => {
  const body = `<title>Acme</title><main><ul data-testid="offer-list"><li>Nothing at the moment</li></ul><a href="/about">About us</a></main>`;
  const { titles, end, dropped } = await search("https://acme.recruitee.com/", { "/": { body } });
  expect({ titles, end, dropped }).toEqual({ titles: [], end: { kind: "exhausted" }, dropped: [] });
});

const OFFER = {
  slug: "clerk-1",
  title: "Clerk",
  company_name: "Acme & Sons",
  location: "Pune",
  city: "Pune",
};
const OFFERS_PAGE = `<main><ul data-testid="offer-list"><li><h3><a href="/o/clerk-1">Clerk</a></h3><p>Office · Pune</p></li></ul></main>`;

test.each([
  ["as it is", { offers: [OFFER] }, []],
  ["without any offers", { offers: [] }, []],
  ["with an empty place", { offers: [{ ...OFFER, location: null }] }, []],
  [
    "with another name for the place",
    { offers: [{ ...OFFER, location: undefined }] },
    ["list.place"],
  ],
  [
    "with another name for the company",
    { offers: [{ ...OFFER, company_name: undefined }] },
    ["list.company"],
  ],
  ["with another name for the list", { jobs: [OFFER] }, ["list.feed"]],
  ["with another name for the address", { offers: [{ ...OFFER, slug: undefined }] }, ["list.feed"]],
])("a feed %s: what it no longer says is reported", async (_, body, reported) => {
  const { titles, misses } = await search("https://acme.recruitee.com/", {
    "/api/offers/": { body },
    "/": { body: OFFERS_PAGE },
  });
  const isListed = !("offers" in body) || body.offers.length > 0;
  expect([titles, misses]).toEqual([isListed ? ["Clerk"] : [], reported]);
});

test.each([
  ["Jobs at Acme & Sons", "Acme & Sons", []],
  ["Open roles", "acme", ["list.company"]],
])("a list whose page is called %s", async (name, company, reported) => {
  const list = `<table><tr class="job-post"><td><a href="/acme/jobs/41"><p class="body--medium">Clerk</p><p class="body--metadata">Pune</p></a></td></tr></table>`;
  const { cards, misses } = await search("https://boards.greenhouse.io/acme", {
    "/acme": { body: `<title>${name}</title><main>${list}</main>` },
  });
  expect([cards.map((card) => card.company), misses]).toEqual([[company], reported]);
});

test.each([
  ["without an address", ""],
  ["to another host", 'href="https://elsewhere.invalid/jobs?page=2"'],
  ["to itself", `href="${TEAMTAILOR}jobs"`],
])("a way to the next page of a list that leads %s is reported", async (_what, href) => {
  const next = `<nav><a rel="next" ${href}>Next</a></nav>`;
  const { titles, end, misses } = await search(TEAMTAILOR, {
    "/jobs": { body: `<ul id="jobs_list_container">${row("11-clerk", "Clerk")}</ul>${next}` },
  });
  expect(titles).toEqual(["Clerk"]);
  expect(end).toEqual({ kind: "exhausted" });
  expect(misses).toContain("list.next");
});
