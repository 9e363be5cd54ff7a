import { markup, type Markup } from "../../markup.ts";
import { hashText } from "../../seeded-random.ts";
import type { View } from "./view.ts";

const TITLES = ["Software Engineer", "Data Analyst", "Product Manager", "Accountant"];
const EMPLOYERS = ["Meridian Labs", "Kaveri Systems", "Northgate Retail", "Ashwood Partners"];
const ENTRIES_MAX = 8;
const NOTHING = "– –";

function row(caption: string, value: string): Markup {
  return markup`<div class="mb1"><span class="t-12">${caption}</span><span class="t-14">${value}</span></div>`;
}

function entry(view: View, index: number, count: number): Markup {
  const hash = hashText(`${view.viewer.email}:${index}`);
  const to = 2026 - index * 3;
  const dates = index === 0 ? `Mar ${to} – Present` : `Jun ${to - 2} – Feb ${to}`;
  return markup`<div class="artdeco-card">${row("Your title", TITLES[hash % TITLES.length] ?? "")}${row("Company", EMPLOYERS[hash % EMPLOYERS.length] ?? "")}${row("Dates of employment", dates)}${row("City", index === 0 ? view.viewer.city : NOTHING)}${row("Description", NOTHING)}${row("Industry", NOTHING)}
<div class="display-flex"><span class="t-12">${count} of ${ENTRIES_MAX}</span><button type="button" id="${view.emberId()}" class="artdeco-button artdeco-button--tertiary" aria-label="Remove the following work experience" data-own-remove>Remove</button><button type="button" id="${view.emberId()}" class="artdeco-button artdeco-button--tertiary" aria-label="Edit the following work experience">Edit</button></div></div>`;
}

/** The profile's jobs, to be looked at: nothing need be done (portal facts, captured 1.4). */
export function experienceMarkup(view: View): Markup {
  const count = 1 + (hashText(`jobs:${view.viewer.email}`) % 3);
  const entries = Array.from({ length: count }, (_unused, index) => entry(view, index, count));
  return markup`<div class="jobs-easy-apply-repeatable-groupings__groupings"><h3 class="t-16"><span>Work experience</span></h3>${entries}<button type="button" id="${view.emberId()}" class="jobs-easy-apply-repeatable-groupings__add-button artdeco-button artdeco-button--tertiary">Add more</button></div>`;
}
