import { flag, markup, type Markup } from "../../markup.ts";
import { filterBar } from "./filter-bar.ts";
import { siteFrame } from "./frame.ts";
import { sduiScreen } from "./frame-sdui.ts";
import { isEasyApply, type JobSight } from "./job-parts.ts";
import { jobDetailSdui } from "./job-sdui.page.ts";
import { countedTitle, htmlDocument } from "./layout.ts";
import { paySdui } from "./pay.ts";
import type { SearchPageInput } from "./search-input.ts";
import { ageText, companyLogo, workplaceText, type View } from "./view.ts";

function badges(sight: JobSight): string[] {
  const { job, standing } = sight;
  if (standing.kind === "applied") return ["Application submitted"];
  return [
    ...(sight.isViewed ? ["Viewed"] : []),
    ...(job.promoted ? ["Promoted"] : []),
    ...(isEasyApply(job) ? ["Easy Apply"] : []),
  ];
}

function card(view: View, sight: JobSight): Markup {
  const { job } = sight;
  const h = (name: string): string => view.hashed(name);
  return markup`<div role="button" tabindex="0" class="${h("card")}" componentkey="job-card-component-ref-${job.id}">${companyLogo(job.company, 48)}<div class="${h("lines")}">
<p class="${h("title")}"><span aria-hidden="true">${job.title}</span><span class="visually-hidden">${job.title}</span></p>
<p>${job.company}</p>
<p class="${h("muted")}">${job.location} (${workplaceText(job.workplace)})</p>
${job.salary === null ? null : markup`<p class="${h("muted")}">${paySdui(job.salary)}</p>`}
<p class="${h("muted")}">${ageText(job.posted_hours_ago)}</p>
<div class="${h("badges")}">${badges(sight).map((badge) => markup`<p class="${badge === "Application submitted" ? h("done") : h("muted")}">${badge}</p>`)}</div>
</div></div>`;
}

function pages(view: View, input: SearchPageInput): Markup | null {
  if (input.pageCount < 2) return null;
  const numbers = Array.from({ length: input.pageCount }, (_unused, index) => index + 1);
  return markup`<div class="${view.hashed("pages")}" data-testid="pagination-controls-list">${numbers.map(
    (page) =>
      markup`<button type="button" aria-label="Page ${page}" data-own-start="${(page - 1) * input.pageSize}"${flag('aria-current="true"', page === input.page)}>${page}</button>`,
  )}${input.page < input.pageCount ? markup`<button type="button" aria-label="View next page" data-testid="pagination-controls-next-button-visible" data-own-start="${input.page * input.pageSize}">Next</button>` : null}</div>`;
}

/** The search page of the newer front end. No page of it was captured: cards, filters and pages are second-hand. */
export function searchPageSdui(view: View, input: SearchPageInput): string {
  const h = (name: string): string => view.hashed(name);
  const isEmpty = input.total === 0;
  const cards = (isEmpty ? input.suggestions : input.sights).map((sight) => card(view, sight));
  const column = markup`${filterBar(view, input.query)}<div class="${h("columns")}"><div class="${h("list")}">
<div class="${h("head")}"><p>${input.heading}</p><p>${isEmpty ? "0 results" : `${input.total} result${input.total === 1 ? "" : "s"}`}</p></div>
${isEmpty ? markup`<div class="${h("head")}"><p>No matching jobs found.</p><h2>More jobs for you</h2></div>` : null}
${cards}${pages(view, input)}</div>
<div class="${h("pane")}" data-own-pane>${input.selected === undefined ? markup`<p>Select a job to see its details.</p>` : jobDetailSdui(view, input.selected)}</div></div>`;
  const options = { current: "jobs" as const, search: input.query };
  return htmlDocument({
    title: countedTitle(view, input.title),
    head: view.styles(),
    bodyClass: h("body"),
    body: siteFrame(view, "sdui", options, sduiScreen(view, "SearchResults", column)),
    scripts: ["nav.js", "search.js", "job.js"],
    config: {
      skin: "sdui",
      shadow: input.usesShadowDialogs,
      loading: `<div role="presentation" aria-busy="true"></div>`,
    },
  });
}
