import { expect, test } from "vitest";
import { readJob } from "../account-site/job-flow.ts";
import type { DroppedCard, JobCard, PortalSession, SearchCriteria } from "../portal-driver.ts";
import { useDrawnPages } from "../testing/drawn-page.fixture.ts";
import { ApplyDialog } from "./pages/apply-dialog.page.ts";
import { LINKEDIN_PAGES } from "./pages/job.page.ts";
import { search } from "./search.ts";

const open = useDrawnPages();
const JOB_URL = "https://www.linkedin.com/jobs/view/4000000001/";
const WISH: SearchCriteria = { roles: ["Engineer"], locations: ["London"] };

const OVERLAY = `<aside id="msg-overlay" style="position:fixed;right:0;bottom:0"><div role="dialog" aria-label="Talk"><p role="alert">You are applying at a fast pace</p><form><button>Next</button><input aria-label="Write a message"></form></div></aside>`;

/** A card of the older list (portal facts, captured 1.3); without `marks` its footer is missing. */
function card(nth: number, marks?: readonly string[]): string {
  const id = 4_000_000_000 + nth;
  const states = ["Viewed", "Applied"];
  const footer = (marks ?? []).map((mark) =>
    states.includes(mark)
      ? `<li class="job-card-container__footer-item job-card-container__footer-job-state">${mark}</li>`
      : `<li class="job-card-container__footer-item"><span>${mark}</span></li>`,
  );
  return `<li id="ember${nth}" class="occludable-update" data-occludable-job-id="${id}"><div class="job-card-container" data-job-id="${id}">
<a class="disabled job-card-container__link job-card-list__title--link" href="/jobs/view/${id}/?x=1" aria-label="Engineer ${nth} with verification"><span><strong>Engineer ${nth}</strong></span></a>
<div class="artdeco-entity-lockup__subtitle"><span>Applied Widgets</span></div><div class="artdeco-entity-lockup__caption"><ul class="job-card-container__metadata-wrapper"><li><span>London (Hybrid)</span></li></ul></div>
<div class="artdeco-entity-lockup__metadata"><ul><li>£40K/yr - £80K/yr</li></ul></div>${marks === undefined ? "" : `<ul class="job-card-list__footer-wrapper">${footer.join("")}</ul>`}</div></li>`;
}

const NOT_DRAWN = (nth: number): string =>
  `<li class="occludable-update jobs-search-results__job-card-search--generic-occludable-area" data-occludable-job-id="${4_000_000_000 + nth}"></li>`;

const resultPage = (cards: readonly string[], pager = ""): string =>
  `<main class="scaffold-layout__list-detail"><div class="scaffold-layout__list"><div class="ZRpjhIPB" style="height:400px;overflow:auto"><ul class="qwErTy">${cards.join("")}</ul>${pager}</div></div></main>${OVERLAY}`;

async function find(html: string, session?: Partial<PortalSession>) {
  const drawn = await open(html, "https://www.linkedin.com/jobs/search/");
  const dropped: DroppedCard[] = [];
  const cards: JobCard[] = [];
  const listening = {
    ...drawn.session,
    ...session,
    onDropped: (card: DroppedCard) => void dropped.push(card),
  };
  const found = search(listening, WISH);
  let next = await found.next();
  for (; next.done !== true; next = await found.next()) cards.push(next.value);
  return { cards, end: next.value, reasons: dropped.map(({ reason }) => reason) };
}

test("a list that was asked for Easy Apply is trusted, whether or not its cards draw their marks", async () => {
  const { cards, reasons } = await find(
    resultPage([card(1, ["Viewed", "Promoted", "Easy Apply"]), card(2), card(3, ["Applied"])]),
  );
  expect(cards.map((each) => [each.isEasyApply, each.isApplied])).toEqual([
    [true, false],
    [true, false],
    [true, true],
  ]);
  expect(cards[0]).toMatchObject({
    title: "Engineer 1",
    company: "Applied Widgets",
    location: "London (Hybrid)",
    pay: "£40K/yr - £80K/yr",
  });
  expect(reasons).toEqual(["already_applied"]);
});

test("a list that stalls keeps the cards it has shown and tells how many it has not", async () => {
  const stalled = [6, 7, 8, 9, 10, 11, 12].map(NOT_DRAWN);
  const shown = [1, 2, 3, 4, 5].map((nth) => card(nth, ["Easy Apply"]));
  const { cards, reasons, end } = await find(resultPage([...shown, ...stalled]), {
    patience: 0.02,
  });
  expect(end).toEqual({ kind: "exhausted" });
  expect(cards.map((each) => each.title)).toEqual([1, 2, 3, 4, 5].map((nth) => `Engineer ${nth}`));
  expect(reasons).toEqual(stalled.map(() => "unreadable"));
});

test("a full last page whose pager leads nowhere is the last", async () => {
  const all = Array.from({ length: 25 }, (_, nth) => card(nth + 1, ["Easy Apply"]));
  const pager = `<div class="jobs-search-pagination"><p class="jobs-search-pagination__page-state">Page 2 of 2</p></div>`;
  const { cards, end } = await find(resultPage(all, pager));
  expect(end).toEqual({ kind: "exhausted" });
  expect(cards).toHaveLength(25);
});

test("cards below a heading for others are counted as such; one that is not shown divides nothing", async () => {
  const list = (cards: readonly string[]): string => `<ul>${cards.join("")}</ul>`;
  const { cards, reasons } = await find(
    `<main><div class="scaffold-layout__list"><h2 style="display:none">Similar jobs</h2>${list([card(1), card(2)])}
    <h3>More jobs for you</h3>${list([card(3)])}</div></main>`,
  );
  expect(cards.map(({ title }) => title)).toEqual(["Engineer 1", "Engineer 2"]);
  expect(reasons).toEqual(["not_asked"]);
});

const panel = (inside: string): string =>
  `<main><div class="jobs-search__job-details--container"><div class="jobs-details__main-content">${inside}</div></div></main>${OVERLAY}`;
const TEMPLATE = `<button id="jobs-apply-button-id" class="jobs-apply-button" role="link" disabled aria-label="Apply to {:jobTitle} on company website">Apply</button>`;

test("a panel that is still being drawn is not read: its template's button is nobody's", async () => {
  const real = `<button id="jobs-apply-button-id" class="jobs-apply-button" data-job-id="4000000001" data-live-test-job-apply-button aria-label="Easy Apply to Engineer at Acme">Easy Apply</button>`;
  const skeleton = `${TEMPLATE}<div role="presentation" aria-busy="true" style="width:90px;height:20px"></div>`;
  const { session } = await open(
    `<title>Engineer | Acme | LinkedIn</title>${panel(skeleton)}<script>
      setTimeout(() => { document.querySelector(".jobs-details__main-content").innerHTML = ${JSON.stringify(real)}; }, 400);
    </script>`,
    JOB_URL,
  );
  const read = await readJob(LINKEDIN_PAGES, session, { portalJobId: "4000000001", url: "" });
  expect(read).toMatchObject({ kind: "open", job: { title: "Engineer", company: "Acme" } });
});

const SDUI = `<title>(2) Engineer | Acme | LinkedIn</title><div id="root" data-strictmode><div data-sdui-screen="com.linkedin.sdui.flagshipnav.jobs.JobDetails"><main id="workspace"><section aria-label="Primary content"><div data-testid="lazy-column" data-component-type="LazyColumn">
<div aria-label="Company, Acme."><a href="/company/acme/life/">Acme</a></div><p>Engineer</p><p><span>London Area, United Kingdom</span> · <span>5 days ago</span> · <span>54 applicants</span></p>
<a href="#pay"><span>90K GBP/yr - 100K GBP/yr</span></a><a href="#way"><span>Hybrid</span></a>
<a aria-label="Easy Apply to this job" aria-disabled="false" href="https://www.linkedin.com/jobs/view/4000000001/apply/?openSDUIApplyFlow=true&trackingId=abc"><span>Easy Apply</span></a><button aria-label="Save the job">Save</button>
<h2>About the job</h2><span data-testid="expandable-text-box"><p>You build things.</p><button data-testid="expandable-text-button" aria-hidden="true">… more</button></span>
<h2>More jobs</h2><a href="/jobs/search-results/?keywords=x"><p>Welder</p><p>Easy Apply</p></a></div></section></main></div></div>`;

test("the newer skin's page is read without its random classes", async () => {
  const { session } = await open(SDUI, JOB_URL);
  const read = await readJob(LINKEDIN_PAGES, session, { portalJobId: "4000000001", url: "" });
  expect(read).toEqual({
    kind: "open",
    job: {
      portalJobId: "4000000001",
      title: "Engineer",
      company: "Acme",
      location: "London Area, United Kingdom",
      url: JOB_URL,
      description: "You build things.",
      pay: "90K GBP/yr - 100K GBP/yr",
    },
  });
});

const RESUMES = `<div class="jobs-document-upload-redesign-card__container jobs-document-upload-redesign-card__container--selected" tabindex="0" aria-label="Selected"><h3 class="jobs-document-upload-redesign-card__file-name">alex.pdf</h3><p>290 KB</p><button aria-label="Download resume alex.pdf">D</button><input type="radio" id="jobsDocumentCardToggle-ember9"><label id="jobsDocumentCardToggleLabel-ember9" for="jobsDocumentCardToggle-ember9"><span class="a11y-text">Deselect resume alex.pdf</span></label></div>`;

/** A form of one page: no progress, Submit at once (portal facts, captured 1.4). */
const ONE_PAGE = `<div id="artdeco-modal-outlet"><div role="dialog" data-test-modal class="artdeco-modal jobs-easy-apply-modal" aria-labelledby="jobs-apply-header"><button aria-label="Dismiss" data-test-modal-close-btn>x</button><h2 id="jobs-apply-header">Apply to Acme</h2>
<div class="jobs-easy-apply-modal__content"><div role="region" aria-label="Your job application progress is at 0 percent."><form><div><div class="ph5"><div class="xYz"><h3 class="t-16 t-bold">Contact info</h3>
<div class="fb-dash-form-element" data-test-form-element><label for="p">Phone</label><input id="p" type="text" required></div></div>${RESUMES}</div></div></form>
<footer role="presentation"><div class="job-details-easy-apply-footer__section"><input type="checkbox" id="follow-company-checkbox" style="position:absolute;clip:rect(0 0 0 0)"><label for="follow-company-checkbox">Follow Acme to stay up to date with their page.</label></div><button aria-label="Submit application" data-live-test-easy-apply-submit-button>Submit application</button></footer></div></div></div></div>${OVERLAY}`;

test("a form of one page is one, and the talk over the page is no part of it", async () => {
  const { session } = await open(ONE_PAGE, JOB_URL);
  const dialog = new ApplyDialog(session);
  const step = await dialog.look();
  expect(step.form).toMatchObject({
    heading: "Contact info",
    progress: "0",
    primary: { action: "submit" },
    resumes: [{ fileName: "alex.pdf", isSelected: true }],
  });
  expect(step.dialogs).toEqual([]);
  expect(step.notices).toEqual([]);
  const fields = await dialog.readFields();
  expect(fields.map(({ field }) => field.question)).toEqual([
    "Phone",
    "Follow Acme to stay up to date with their page.",
  ]);
});
