import { LOCATION_ALIASES, LOCATIONS, SUGGESTED_ROLES } from "@sendoff/contract/constants";
import { type CvExtraction } from "@sendoff/contract/cv";

/** What a CV says of the fields that 'Complete Your Profile' asks for, and what it lets one propose. */
export interface FromCv {
  readonly firstName: string;
  readonly lastName: string;
  /** As the CV has it, "+44 7700 900142". */
  readonly phone: string;
  readonly city: string;
  readonly roles: readonly string[];
  readonly places: readonly string[];
}

// More than these would be searched for what the person has left behind.
const MOST_ROLES = 2;

/** Reads a CV for the form. The roles are the titles of the latest jobs, the place is the city. */
export function proposalsOf(cv: CvExtraction): FromCv {
  const { firstName, lastName, phone, city } = cv.personalInformation;
  const place = city.trim() === "" ? [] : [canonical(city.trim(), LOCATIONS, LOCATION_ALIASES)];
  const titles = cv.workExperience
    .toSorted((a, b) => rankOf(b).localeCompare(rankOf(a)))
    .map(({ jobTitle }) => canonical(jobTitle.trim(), SUGGESTED_ROLES))
    .filter((title) => title !== "" && title.length <= 120);
  return {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    phone: phone.trim(),
    city: city.trim(),
    roles: withoutDoubles(titles).slice(0, MOST_ROLES),
    places: place,
  };
}

/** Running jobs first, then by their end: what sorts after "2026-12" runs. */
const rankOf = (job: CvExtraction["workExperience"][number]): string =>
  `${job.currentlyWorkHere ? "9999" : job.endDate} ${job.startDate}`;

const withoutDoubles = (names: readonly string[]): string[] =>
  names.filter(
    (name, index) =>
      names.findIndex((other) => other.toLowerCase() === name.toLowerCase()) === index,
  );

/** The suggestion that is called so, else the words as they stand. */
function canonical(
  text: string,
  suggestions: readonly string[],
  aliases: Readonly<Record<string, readonly string[]>> = {},
): string {
  const isSame = (name: string) => name.toLowerCase() === text.toLowerCase();
  return suggestions.find((name) => isSame(name) || (aliases[name] ?? []).some(isSame)) ?? text;
}

/** A username out of an address: what stands before the @, without a tag. */
export function usernameOf(email: string): string {
  return (email.split("@")[0] ?? "").split("+")[0] ?? "";
}
