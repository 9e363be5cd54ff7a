import { COMPANIES } from "../../job-site/catalogue/companies.ts";
import { BUSINESS_FAMILIES } from "../../job-site/catalogue/families-business.ts";
import { TECHNOLOGY_FAMILIES } from "../../job-site/catalogue/families-technology.ts";
import { suggestCities } from "../../job-site/catalogue/places.ts";

const SUGGESTIONS_MAX = 6;
const TITLES = [...TECHNOLOGY_FAMILIES, ...BUSINESS_FAMILIES].flatMap((family) => family.titles);
const SCHOOLS = [
  "Anna University",
  "Bangalore University",
  "Calcutta University",
  "Delhi University",
  "Gujarat University",
  "Jadavpur University",
  "Mumbai University",
  "Osmania University",
  "Pune University",
  "Visvesvaraya Technological University",
];

const beginning = (all: readonly string[], typed: string): string[] => {
  const wanted = typed.trim().toLowerCase();
  if (wanted === "") return [];
  return all.filter((text) => text.toLowerCase().includes(wanted)).slice(0, SUGGESTIONS_MAX);
};

export type SuggestionKind = "city" | "title" | "company" | "school";

/** "Bengaluru, Karnataka": the country has a field of its own. */
export const cityText = (city: string): string => city.replace(/, India$/, "");

/** What a field suggests for what was typed so far. */
export function suggest(kind: SuggestionKind, typed: string): string[] {
  switch (kind) {
    case "city":
      return suggestCities(typed).map(cityText);
    case "title":
      return beginning(TITLES, typed);
    case "company":
      return beginning(
        COMPANIES.map((company) => company.name),
        typed,
      );
    case "school":
      return beginning(SCHOOLS, typed);
  }
}
