import { cityNames } from "@sendoff/contract/city-names";
import type { SearchCriteria } from "../portal-driver.ts";

const SMALL_WORDS = new Set(["and", "or", "of", "the", "in", "for"]);

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .normalize("NFKC")
    .split(/[^\p{L}\p{N}+#.]+/u)
    .map((word) => word.replace(/^\.+|\.+$/g, ""))
    .filter((word) => word !== "" && !SMALL_WORDS.has(word))
    .map((word) => (word.length > 4 && word.endsWith("s") ? word.slice(0, -1) : word));
}

function isRole(title: string, role: string): boolean {
  const words = new Set(wordsOf(title));
  return wordsOf(role).every((word) => words.has(word));
}

/** Boards have no list of places to choose from. */
function isPlace(place: string, wanted: string): boolean {
  const names = cityNames(wanted.split(",")[0] ?? "");
  const here = place.toLowerCase();
  return here === "" || names.some((name) => here.includes(name));
}

/**
 * Why a line of a board's list is not looked for: no role has all its words in its title (`other_role`), or none of the places is
 * its own (`other_place`). A job that names no place passes; without roles or places nothing is left out for them.
 */
export function unwantedFor(
  card: { readonly title: string; readonly location: string },
  criteria: Pick<SearchCriteria, "roles" | "locations">,
): "other_role" | "other_place" | undefined {
  const roles = criteria.roles.filter((role) => role.trim() !== "");
  const places = criteria.locations.filter((place) => place.trim() !== "");
  if (roles.length > 0 && !roles.some((role) => isRole(card.title, role))) return "other_role";
  const isHere = places.length === 0 || places.some((each) => isPlace(card.location, each));
  return isHere ? undefined : "other_place";
}
