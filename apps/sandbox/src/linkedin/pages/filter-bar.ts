import { flag, markup, type Markup } from "../../markup.ts";
import type { SearchQuery } from "../search.ts";
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
  { value: "1", name: "On-site" },
  { value: "2", name: "Remote" },
  { value: "3", name: "Hybrid" },
];
const TYPES: readonly Choice[] = [
  { value: "F", name: "Full-time" },
  { value: "P", name: "Part-time" },
  { value: "C", name: "Contract" },
  { value: "T", name: "Temporary" },
];

interface Group {
  key: string;
  name: string;
  choices: readonly Choice[];
  chosen: readonly string[];
  isSingle: boolean;
}

function filterMenu(view: View, group: Group): Markup {
  const isActive = group.chosen.some((value) => value !== "");
  const chosenName = group.choices.find((choice) => choice.value === group.chosen[0])?.name;
  const label = isActive && group.isSingle ? (chosenName ?? group.name) : group.name;
  return markup`<li class="search-reusables__primary-filter"><details class="search-reusables__filter-menu" data-filter="${group.key}">
<summary class="artdeco-pill artdeco-pill--choice${isActive ? " artdeco-pill--selected" : ""}" aria-label="${group.name} filter. Clicking this button displays all ${group.name} filter options.">${label}</summary>
<fieldset class="search-reusables__collection-values-container"><legend class="visually-hidden">Filter by: ${group.name}</legend>
${group.choices.map((choice) => {
  const id = view.emberId();
  return markup`<div class="search-reusables__collection-values-item"><input id="${id}" class="search-reusables__select-input" type="${group.isSingle ? "radio" : "checkbox"}" name="${group.key}-filter-value" value="${choice.value}"${flag("checked", group.chosen.includes(choice.value))}><label for="${id}">${choice.name}</label></div>`;
})}
<button type="button" class="artdeco-button artdeco-button--primary" data-apply-filters>Show results</button></fieldset></details></li>`;
}

/** The row of filters. Its "Easy Apply filter." chip is no apply button, though its name begins like one. */
export function filterBar(view: View, query: SearchQuery): Markup {
  const groups: Group[] = [
    { key: "f_TPR", name: "Date posted", choices: DATES, chosen: [query.f_TPR], isSingle: true },
    { key: "f_E", name: "Experience level", choices: LEVELS, chosen: query.f_E, isSingle: false },
    { key: "f_WT", name: "Remote", choices: WORKPLACES, chosen: query.f_WT, isSingle: false },
    { key: "f_JT", name: "Job type", choices: TYPES, chosen: query.f_JT, isSingle: false },
  ];
  const isEasyOnly = query.f_AL === "true";
  return markup`<section class="search-reusables__filters-bar" aria-label="search filters"><ul class="search-reusables__filter-list">
${groups.map((group) => filterMenu(view, group))}
<li class="search-reusables__primary-filter"><div class="search-reusables__filter-binary-toggle"><button type="button" id="searchFilter_applyWithLinkedin" class="artdeco-pill artdeco-pill--choice${isEasyOnly ? " artdeco-pill--selected" : ""}" role="radio" aria-checked="${isEasyOnly ? "true" : "false"}" aria-label="Easy Apply filter." data-toggle-easy>Easy Apply</button></div></li>
<li class="search-reusables__primary-filter search-reusables__sort"><button type="button" class="artdeco-pill${query.sortBy === "DD" ? " artdeco-pill--selected" : ""}" data-sort="${query.sortBy === "DD" ? "R" : "DD"}" aria-pressed="${query.sortBy === "DD" ? "true" : "false"}">Most recent first</button></li>
</ul></section>`;
}
