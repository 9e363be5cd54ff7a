import { expect, test } from "vitest";
import { readJob } from "../account-site/job-flow.ts";
import { useDrawnPages } from "../testing/drawn-page.fixture.ts";
import { GLASSDOOR_PAGES } from "./pages/job.page.ts";
import { SearchPage } from "./pages/search.page.ts";

const open = useDrawnPages();
const LIST_URL = "https://www.glassdoor.com/Job/london-engineer-jobs-SRCH_IL.0,6_KO7,15.htm";

/** A line of the list (portal facts, captured 3). */
function card(nth: number, tag = true): string {
  const id = 1_009_000_000_000 + nth;
  const mark = `<div class="tag_TagContainer__a1b2c" aria-label="Easy Apply" role="contentinfo"><div>Easy Apply</div></div>`;
  return `<li data-test="jobListing" data-jobid="${id}" class="JobsList_jobListItem__x1y2z"><div data-test="job-card-wrapper" data-selected="false"><div id="job-employer-${id}"><span class="EmployerProfile_compactEmployerName__q1w2e">Acme</span> <span role="meter">4.1</span></div>
<a data-test="job-title" id="job-title-${id}" href="/job-listing/engineer-JV_KO0.htm?jl=${id}">Engineer ${nth}</a><div data-test="emp-location">London</div><div data-test="detailSalary">£40k - £45k <span>(Employer provided)</span></div>${tag ? mark : ""}
<a data-test="job-link" href="/partner/jobListing.htm?pos=101&jl=${id}" aria-labelledby="job-title-${id}" style="position:absolute"></a><div data-test="job-age">10d</div><button data-test="save-job" aria-label="Save">S</button></div></li>`;
}

const LIST_END = `<section aria-label="Loading more jobs" style="height:40px"><progress></progress></section>`;

/** Brings more lines once its end is seen; the end goes away with the last of them. */
const listPage = (batches: readonly (readonly string[])[]): string => `<title>Engineer jobs</title>
<div id="globalNav"><div id="signedInGlobalNav"><button data-test="utility-nav-profile-button" aria-label="profile">P</button><input id="sc.keyword" data-test="keyword-search-input" style="display:none"></div></div>
<main><div id="left-column" style="height:300px;overflow:auto"><ul aria-label="Jobs List">${(batches[0] ?? []).join("")}</ul><div id="end">${batches.length > 1 ? LIST_END : ""}</div></div></main>
<script>
  const batches = ${JSON.stringify(batches.slice(1).map((batch) => batch.join("")))};
  new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting) || batches.length === 0) return;
    const next = batches.shift();
    setTimeout(() => {
      document.querySelector("ul").insertAdjacentHTML("beforeend", next);
      if (batches.length === 0) document.getElementById("end").remove();
    }, 100);
  }, { root: document.getElementById("left-column") }).observe(document.getElementById("end"));
</script>`;

test("a list that grows at its end is read to its last line, each job once", async () => {
  const lines = (from: number): string[] =>
    Array.from({ length: 8 }, (_, nth) => card(from + nth, nth % 4 !== 3));
  const { session } = await open(listPage([lines(1), lines(9)]), LIST_URL);
  const page = new SearchPage(session);
  const first = await page.readList();
  expect(first.cards.map(({ title }) => title)).toEqual(
    Array.from({ length: 8 }, (_, nth) => `Engineer ${nth + 1}`),
  );
  expect(first).toMatchObject({ unreadable: 0, more: { kind: "scroll" } });
  const more = await page.readMore(first);
  expect(more.cards).toHaveLength(16);
  const last = await page.readMore(more);
  expect([last.cards.length, last.more]).toEqual([16, null]);
  expect(first.cards[0]).toMatchObject({ id: "1009000000001", company: "Acme", place: "London" });
  expect(first.cards[0]?.marks).toContain("Easy Apply");
  expect(first.cards[3]?.marks).not.toContain("Easy Apply");
});

const header = (id: number): string =>
  `<header data-test="job-details-header"><h4>Acme</h4><h1 id="jd-job-title-${id}">Engineer</h1><div data-test="location">London</div><div data-test="detailSalary" id="jd-salary-${id}">£40k - £45k</div><button data-test="easyApply"><div class="EasyApplyButton_content__a1">Easy Apply</div></button><button data-test="save-job">Save</button></header>`;

test("a job's page is read from its own column, though a hidden copy of it streams in behind", async () => {
  const id = 1_009_000_000_001;
  const { session } = await open(
    `<title>Acme Engineer Job in London | Glassdoor</title><main><div class="TwoColumnLayout_columnRight__a1">${header(id)}<div data-test="mobile-action-bar" style="display:none"><button data-test="easyApply">Easy Apply</button></div>
    <div class="JobDetails_jobDescription__x1 JobDetails_blurDescription__y2"><p>You build things.</p></div><button>Show more</button></div></main><div hidden id="S:0">${header(id)}</div>`,
    `https://www.glassdoor.com/job-listing/j?jl=${id}`,
  );
  const read = await readJob(GLASSDOOR_PAGES, session, { portalJobId: String(id), url: "" });
  expect(read).toMatchObject({
    kind: "open",
    job: {
      title: "Engineer",
      company: "Acme",
      location: "London",
      pay: "£40k - £45k",
      description: "You build things.",
    },
  });
});

test("a sign-in dialog of another build is closed by its role and its button's name", async () => {
  const dialog = `<div data-test="authModal"><div role="dialog" aria-label="Sign in"><button aria-label="Close" onclick="this.closest('[data-test]').remove()">✕</button><h2>Sign in to see more jobs</h2></div></div>`;
  const { session } = await open(`${listPage([[card(1)]])}${dialog}`, LIST_URL);
  const hits: string[] = [];
  const onVariantHit = (locator: string, variant: string, isGuess?: boolean): void => {
    if (locator === "search.closeOverlay") hits.push(`${variant} ${isGuess}`);
  };
  const page = new SearchPage({ ...session, onVariantHit });
  const { closeOverlay } = await page.lookAtResults();
  if (closeOverlay === undefined) throw new Error("The dialog's button was not found.");
  await page.click(closeOverlay);
  expect((await page.lookAtResults()).overlay).toBeUndefined();
  expect(hits).toEqual(["role true"]);
});
