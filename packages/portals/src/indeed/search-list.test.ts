import { expect, test } from "vitest";
import type { DroppedCard, JobCard, SearchCriteria } from "../portal-driver.ts";
import { useDrawnPages } from "../testing/drawn-page.fixture.ts";
import { search } from "./search.ts";

const open = useDrawnPages();
const WISH: SearchCriteria = { roles: ["Engineer"], locations: ["London"] };

interface Line {
  readonly nth: number;
  /** The mark's own element. */
  readonly mark?: string;
  readonly company?: string;
}

/** A line of Indeed's list; no two pages agree on what stands around its marks. */
function line({ nth, mark = "", company = "Acme" }: Line): string {
  const id = nth.toString(16).padStart(16, "0");
  return `<li><div class="job_seen_beacon"><h2 class="jobTitle"><a class="jcs-JobTitle" data-jk="${id}" href="/rc/clk?jk=${id}"><span title="Engineer ${nth}">Engineer ${nth}</span></a></h2>
  <span data-testid="company-name">${company}</span><div data-testid="text-location">London</div><div>£50,000 a year</div>${mark}</div></li>`;
}

const list = (lines: readonly string[]): string =>
  `<title>Engineer jobs</title><main><ul>${lines.join("")}</ul></main>`;

const jobPage = (control: string): string => `<main><h1>Engineer</h1>${control}</main>`;
const ELSEWHERE = jobPage("<button>Apply on company site</button>");
const EASY = jobPage("<button>Apply now</button>");

/**
 * What a search finds on `html`, and on `second` where it opens a second page of the list. `jobs`: the pages of the list's first jobs;
 * any further one is applied to elsewhere.
 */
async function find(
  html: string,
  criteria: SearchCriteria = WISH,
  second = html,
  { jobs = [], patience = 1 }: { jobs?: readonly string[]; patience?: number } = {},
) {
  const { session, misses } = await open(html, "https://www.indeed.com/jobs");
  await session.page.route(/[?&]start=10\b/, (route) =>
    route.fulfill({ body: second, contentType: "text/html; charset=utf-8" }),
  );
  const opened: number[] = [];
  await session.page.route(/[/]viewjob[?]/, (route) => {
    const nth = Number.parseInt(new URL(route.request().url()).searchParams.get("jk") ?? "", 16);
    opened.push(nth);
    return route.fulfill({
      body: jobs[nth - 1] ?? ELSEWHERE,
      contentType: "text/html; charset=utf-8",
    });
  });
  const dropped: DroppedCard[] = [];
  const cards: JobCard[] = [];
  const found = search(
    { ...session, patience, onDropped: (card) => void dropped.push(card) },
    criteria,
  );
  let next = await found.next();
  for (; next.done !== true; next = await found.next()) cards.push(next.value);
  return {
    end: next.value,
    easy: cards.filter((card) => card.isEasyApply).map((card) => card.title),
    cards,
    misses,
    opened,
    reasons: dropped.map(({ reason, card }) => [reason, card?.title]),
  };
}

test.each([
  `<div class="iaTextBlack css-1a2b3c"><span>Easily apply</span></div>`,
  `<ul><li><svg></svg>Easily apply</li></ul>`,
  `<span data-testid="indeedApply">Easily apply</span>`,
])("the mark is known by its words, whatever is around them: %s", async (mark) => {
  const { easy, cards, reasons, end } = await find(
    list([
      line({ nth: 1, mark }),
      line({ nth: 2 }),
      line({ nth: 3, mark: "<span>Apply on company site</span>" }),
    ]),
  );
  expect(end).toEqual({ kind: "exhausted" });
  expect(easy).toEqual(["Engineer 1"]);
  expect(cards[0]).toMatchObject({ company: "Acme", location: "London", pay: "£50,000 a year" });
  expect(reasons).toEqual([
    ["not_easy_apply", "Engineer 2"],
    ["not_easy_apply", "Engineer 3"],
  ]);
});

test("on a page that marks nothing, jobs whose own pages say elsewhere are believed, and the others not known", async () => {
  const lines = [1, 2, 3, 4].map((nth) => line({ nth }));
  const { easy, reasons, misses, opened } = await find(list(lines));
  expect(easy).toEqual([]);
  expect(reasons).toEqual([
    ["not_easy_apply", "Engineer 1"],
    ["not_easy_apply", "Engineer 2"],
    ["not_easy_apply", "Engineer 3"],
    ["unmarked", "Engineer 4"],
  ]);
  expect(misses).not.toContain("search.marks");
  expect(opened).toEqual([1, 2, 3]);
});

test("a mark whose words changed is reported, and the jobs of its list are left to their own pages", async () => {
  const mark = "<i>Quick application</i>";
  const elsewhere = "<span>Apply on company site</span>";
  const lines = [elsewhere, mark, mark, "", elsewhere, mark].map((words, at) =>
    line({ nth: at + 1, mark: words }),
  );
  const { easy, misses, opened, end } = await find(list(lines), WISH, undefined, {
    jobs: [ELSEWHERE, ELSEWHERE, EASY],
  });
  expect(end).toEqual({ kind: "exhausted" });
  expect(easy).toEqual(["Engineer 2", "Engineer 3", "Engineer 4", "Engineer 6"]);
  expect(misses.filter((name) => name === "search.marks")).toHaveLength(1);
  expect(opened).toEqual([2, 3]);
});

test("jobs whose pages do not say how they are applied to either are pages of another kind", async () => {
  const page = jobPage("<button>Send profile</button>");
  const { end } = await find(list([1, 2, 3].map((nth) => line({ nth }))), WISH, undefined, {
    jobs: [page, page, page],
    patience: 0.05,
  });
  expect(end).toMatchObject({ kind: "page_changed", locator: "job.applyControl" });
  const other = await find(list([1, 2].map((nth) => line({ nth }))), WISH, undefined, {
    jobs: [page, ELSEWHERE],
    patience: 0.05,
  });
  expect(other.end).toEqual({ kind: "exhausted" });
});

test("who wants jobs that are applied to elsewhere as well opens none to find out", async () => {
  const { opened, cards } = await find(list([line({ nth: 1 })]), { ...WISH, easyApplyOnly: false });
  expect(cards).toHaveLength(1);
  expect(opened).toEqual([]);
});

test("a job's page that asks to sign in ends the search as the list's would", async () => {
  const { end } = await find(list([line({ nth: 1 })]), WISH, undefined, {
    jobs: [`<header><a href="/auth" data-gnav-element-name="SignIn">Sign in</a></header>`],
  });
  expect(end).toEqual({ kind: "session_expired" });
});

test("jobs that are applied to are recognised; a company's name is no mark", async () => {
  const { cards, reasons } = await find(
    list([
      line({ nth: 1, mark: "<b>Applied</b>" }),
      line({ nth: 2, company: "Applied Materials", mark: "<i>Easily apply</i>" }),
    ]),
  );
  expect(cards.map((card) => card.isApplied)).toEqual([true, false]);
  expect(reasons).toEqual([["already_applied", "Engineer 1"]]);
});

test("a line that leads to no job is reported as unreadable, and the others are kept", async () => {
  const odd = `<li><div class="job_seen_beacon"><h2>Mystery</h2></div></li>`;
  const { easy, reasons } = await find(list([odd, line({ nth: 1, mark: "<i>Easily apply</i>" })]));
  expect(easy).toEqual(["Engineer 1"]);
  expect(reasons).toEqual([["unreadable", undefined]]);
});

test("a page of lines that lead to no job does not end the list, and each counts as one of a full page", async () => {
  const odd = `<li><div class="job_seen_beacon"><h2>Mystery</h2></div></li>`;
  // What tells that there are results.
  const unread = `<li><div class="job_seen_beacon"><a data-jk="odd" href="/rc/clk">Mystery</a></div></li>`;
  const next = `<nav aria-label="pagination"><a data-testid="pagination-page-next" href="/jobs?start=10">Next</a></nav>`;
  const easy = `<i>Easily apply</i>`;
  const second = list([line({ nth: 1, mark: easy })]);
  const nine = Array.from({ length: 9 }, () => odd);
  const all = await find(list([unread, ...nine]) + next, WISH, second);
  expect(all.easy).toEqual(["Engineer 1"]);
  expect(all.reasons).toHaveLength(10);
  const lines = Array.from({ length: 9 }, (_, at) => line({ nth: at + 2, mark: easy }));
  const full = await find(list([odd, ...lines]), WISH, second);
  expect(full.easy).toHaveLength(10);
  expect(full.misses).toEqual(["search.next"]);
});

test("who wants the others as well is not told of them", async () => {
  const { reasons } = await find(
    list([line({ nth: 1, mark: "<i>Easily apply</i>" }), line({ nth: 2 })]),
    { ...WISH, easyApplyOnly: false },
  );
  expect(reasons).toEqual([]);
});

test("jobs that nobody searched for are counted as such, and only those below a heading that is shown in the list", async () => {
  const asked = [1, 2, 3].map((nth) => line({ nth, mark: "<i>Easily apply</i>" }));
  const unasked = [4, 5].map((nth) => line({ nth, mark: "<i>Easily apply</i>" }));
  const { easy, reasons, misses } = await find(
    `<title>Engineer jobs</title><header><h2>Recommended for you</h2></header><main><aside><h3>Similar jobs</h3></aside><h2 hidden>Popular jobs</h2>
    <div><ul>${asked.join("")}</ul><h2>Jobs you may like</h2><ul>${unasked.join("")}</ul></div></main>`,
  );
  expect(easy).toEqual(["Engineer 1", "Engineer 2", "Engineer 3"]);
  expect(reasons).toEqual([
    ["not_asked", "Engineer 4"],
    ["not_asked", "Engineer 5"],
  ]);
  expect(misses).toEqual([]);
});

test("a page on which such a heading stands over every job is reported as one that was not understood", async () => {
  const { cards, misses } = await find(
    `<title>Engineer jobs</title><main><div><h2>Recommended for you</h2><ul>${line({ nth: 1 })}${line({ nth: 2 })}</ul></div></main>`,
  );
  expect(cards).toEqual([]);
  expect(misses).toEqual(["search.asked"]);
});
