import { flag, markup, type Markup } from "../../markup.ts";
import { filtersSet } from "../search.ts";
import type { SearchQuery } from "../search-address.ts";
import type { View } from "./view.ts";

interface Entry {
  label: string;
  value: string;
}

const MODES: Record<"usual" | "other", readonly Entry[]> = {
  usual: [
    { label: "Work from office", value: "0" },
    { label: "Hybrid", value: "3" },
    { label: "Remote", value: "2" },
  ],
  other: [
    { label: "Work from office", value: "2" },
    { label: "Hybrid", value: "3" },
    { label: "Remote", value: "1" },
  ],
};
const PAY: readonly Entry[] = [
  { label: "0-3 Lakhs", value: "0to3" },
  { label: "3-6 Lakhs", value: "3to6" },
  { label: "6-10 Lakhs", value: "6to10" },
  { label: "10-15 Lakhs", value: "10to15" },
  { label: "15-25 Lakhs", value: "15to25" },
];

interface Box {
  title: string;
  filterId: string;
  /** In the address. */
  param: string;
  entries: readonly Entry[];
  chosen: readonly string[];
}

function filterBox(view: View, box: Box): Markup {
  return markup`<div class="${view.styles("filterContainer")}" data-type="${box.filterId}"><h3>${box.title}</h3><div class="${view.styles("filterOptns")}" data-filter-id="${box.filterId}">${box.entries.map(
    (entry) => {
      const id = `chk-${entry.label}-${box.param}-`;
      return markup`<div><input type="checkbox" id="${id}" data-param="${box.param}" value="${entry.value}"${flag("checked", box.chosen.includes(entry.value))}><label class="${view.styles("chkLbl")}" for="${id}"><span class="${view.styles("filterLabel")}" title="${entry.label}">${entry.label}</span><span class="${view.styles("filterCount")}">(20)</span></label></div>`;
    },
  )}</div></div>`;
}

/** The column of filters. "Applied (2)" in its head counts filters, not applications. */
export function filterColumn(view: View, query: SearchQuery, codes: "usual" | "other"): Markup {
  const count = filtersSet(query);
  return markup`<div class="${view.styles("filters")}"><div class="filters__head"><b>All Filters</b>${count === 0 ? null : markup`<span>Applied (${count})</span>`}</div>
${filterBox(view, { title: "Work mode", filterId: "wfhType", param: "wfhType", entries: MODES[codes], chosen: query.wfhType })}
${filterBox(view, { title: "Salary", filterId: "salaryRange", param: "ctcFilter", entries: PAY, chosen: query.ctcFilter })}</div>`;
}

const FRESHNESS = [30, 15, 7, 3, 1];

/** The two menus above the list: order and age. */
export function sortMenus(query: SearchQuery): Markup {
  const isByDate = query.sort === "f" || query.sortBy === "date";
  return markup`<div class="list-menus"><button type="button" id="filter-sort">Sort by : ${isByDate ? "Date" : "Relevance"}</button><ul><li><a data-id="filter-sort-r" data-param="sort" data-value="r">Relevance</a></li><li><a data-id="filter-sort-f" data-param="sort" data-value="f">Date</a></li></ul>
<button type="button" id="filter-freshness">Freshness</button><ul>${FRESHNESS.map((days) => markup`<li><a data-id="filter-freshness-${days}" data-param="jobAge" data-value="${days}">Last ${days} day${days === 1 ? "" : "s"}</a></li>`)}</ul></div>`;
}
