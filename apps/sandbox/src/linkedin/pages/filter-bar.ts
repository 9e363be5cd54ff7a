import { flag, markup, type Markup } from "../../markup.ts";
import { payBuckets, type SearchQuery } from "../search.ts";
import type { View } from "./view.ts";

interface Choice {
  value: string;
  name: string;
}

const DATES: readonly Choice[] = [
  { value: "", name: "Any time" },
  { value: "r2592000", name: "Past month" },
  { value: "r604800", name: "Past week" },
  { value: "r86400", name: "Past 24 hours" },
];
const LEVELS: readonly Choice[] = [
  { value: "1", name: "Internship" },
  { value: "2", name: "Entry level" },
  { value: "3", name: "Associate" },
  { value: "4", name: "Mid-Senior level" },
  { value: "5", name: "Director" },
  { value: "6", name: "Executive" },
];
const WORKPLACES: readonly Choice[] = [
  { value: "3", name: "Hybrid" },
  { value: "2", name: "Remote" },
  { value: "1", name: "On-site" },
];

interface Group {
  /** The portal's own name of the filter, and the query parameter that its choice goes to. */
  key: string;
  parameter: string;
  name: string;
  /** The inputs' name ends in "-filter-value"; what stands before it is a guess. */
  inputs: string;
  choices: readonly Choice[];
  chosen: readonly string[];
  isSingle: boolean;
}

function groupsOf(query: SearchQuery): Group[] {
  const pay = payBuckets(query.location).map(({ code, text }) => ({ value: code, name: text }));
  const salary: Group = {
    key: "salaryBucketV2",
    parameter: "f_SB2",
    name: "Salary",
    inputs: "salary",
    choices: pay,
    chosen: [query.f_SB2],
    isSingle: true,
  };
  return [
    {
      key: "timePostedRange",
      parameter: "f_TPR",
      name: "Date posted",
      inputs: "date-posted",
      choices: DATES,
      chosen: [query.f_TPR],
      isSingle: true,
    },
    {
      key: "experience",
      parameter: "f_E",
      name: "Experience level",
      inputs: "experience-level",
      choices: LEVELS,
      chosen: query.f_E,
      isSingle: false,
    },
    // Where a market has no buckets of its own, the filter is left out: a guess.
    ...(pay.length === 0 ? [] : [salary]),
    {
      key: "company",
      parameter: "f_C",
      name: "Company",
      inputs: "company",
      choices: [],
      chosen: [],
      isSingle: false,
    },
    {
      key: "workplaceType",
      parameter: "f_WT",
      name: "Remote",
      inputs: "workplace-type",
      choices: WORKPLACES,
      chosen: query.f_WT,
      isSingle: false,
    },
  ];
}

function choiceRow(group: Group, choice: Choice): Markup {
  const id = `${group.key}-${choice.value}`;
  return markup`<li class="search-reusables__collection-values-item"><input id="${id}" class="search-reusables__select-input" type="${group.isSingle ? "radio" : "checkbox"}" name="${group.inputs}-filter-value" value="${choice.value}"${flag("checked", group.chosen.includes(choice.value))}><label class="search-reusables__value-label" for="${id}"><span aria-hidden="true">${choice.name}</span><span class="visually-hidden">Filter by ${choice.name}</span></label></li>`;
}

/** It stands in the page while it is closed (portal facts, captured 1.2). */
function dropDown(view: View, group: Group): Markup {
  return markup`<div data-basic-filter-parameter-name="${group.key}"><div id="hoverable-outlet-${group.inputs}-filter-value"><div class="artdeco-hoverable-content" role="tooltip" aria-hidden="true" id="${view.emberId()}" data-own-filter="${group.parameter}"><form><fieldset><legend class="a11y-text">Filter results by: ${group.name}</legend><ul class="search-reusables__collection-values-container">${group.choices.map((choice) => choiceRow(group, choice))}</ul></fieldset><div class="display-flex justify-flex-end"><button type="button" id="${view.emberId()}" class="artdeco-button artdeco-button--tertiary" data-own-cancel>Cancel</button><button type="button" id="${view.emberId()}" class="artdeco-button artdeco-button--primary" aria-label="Apply current filter to show results" data-own-show>Show results</button></div></form></div></div></div>`;
}

function filterMenu(view: View, group: Group): Markup {
  const isActive = group.chosen.some((value) => value !== "");
  return markup`<li class="search-reusables__primary-filter"><button type="button" id="searchFilter_${group.key}" class="artdeco-pill artdeco-pill--choice${isActive ? " artdeco-pill--selected" : ""} search-reusables__filter-pill-button" aria-expanded="false" aria-label="${group.name} filter. Clicking this button displays all ${group.name} filter options.">${group.name}</button>${dropDown(view, group)}</li>`;
}

const plainChip = (view: View, label: string, text: string, hook: Markup | null): Markup =>
  markup`<li class="search-reusables__primary-filter"><button type="button" id="${view.emberId()}" class="artdeco-pill search-reusables__all-filters-pill-button" aria-label="${label}"${hook}>${text}</button></li>`;

/** The row of filters. Its "Easy Apply filter." chip is no apply button, though its name begins like one. */
export function filterBar(view: View, query: SearchQuery): Markup {
  const isEasyOnly = query.f_AL === "true";
  return markup`<section class="scaffold-layout-toolbar" aria-label="search filters"><div id="search-reusables__filters-bar" class="search-reusables__filters-bar"><ul class="search-reusables__filter-list">
<li class="search-reusables__primary-filter"><button type="button" id="navigational-filter_resultType" class="artdeco-pill artdeco-pill--selected" aria-label=" Filter by: Jobs" aria-expanded="false">Jobs</button></li>
<li class="search-reusables__primary-filter"><div class="search-reusables__filter-binary-toggle"><button type="button" id="searchFilter_applyWithLinkedin" class="artdeco-pill artdeco-pill--choice${isEasyOnly ? " artdeco-pill--selected" : ""}" role="radio" aria-checked="${isEasyOnly ? "true" : "false"}" aria-label="Easy Apply filter.">Easy Apply</button></div></li>
${groupsOf(query).map((group) => filterMenu(view, group))}
${plainChip(view, "Show all filters. Clicking this button displays all available filter options.", "All filters", null)}
${plainChip(view, "Reset applied filters", "Reset", markup` data-own-reset`)}
${plainChip(view, "Try AI job search", "Try AI job search", null)}
</ul></div></section>`;
}
