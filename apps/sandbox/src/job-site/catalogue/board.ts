import { seededRandom, type SeededRandom } from "../../seeded-random.ts";
import type { EmploymentType } from "../posting.ts";
import { COMPANIES } from "./companies.ts";
import { BUSINESS_FAMILIES } from "./families-business.ts";
import { TECHNOLOGY_FAMILIES } from "./families-technology.ts";
import type { Family } from "./families.ts";
import { describe, levelOf, postedHoursAgo, salaryText, type Posting } from "./opening.ts";
import { PLACE_ROTATION, PLACES, type Place } from "./places.ts";
import { plainPosition, respell } from "./respell.ts";
import { scamPosting } from "./scams.ts";

/** A position another site has, which its employer posted here too. */
export interface Duplicate {
  title: string;
  company: string;
  company_about: string;
  /** As the other site writes it; begins with the city. */
  location: string;
  workplace: Posting["workplace"];
  salary: string | null;
  description: string;
}

export interface BoardPlan {
  seed: string;
  duplicates: readonly Duplicate[];
  own: number;
  reposts: number;
  scams: number;
}

const FAMILIES = [...TECHNOLOGY_FAMILIES, ...BUSINESS_FAMILIES];
const TYPES: readonly EmploymentType[] = [
  "fulltime",
  "fulltime",
  "fulltime",
  "fulltime",
  "fulltime",
  "fulltime",
  "fulltime",
  "contract",
  "contract",
  "temporary",
  "parttime",
];

function familyOf(title: string): Family {
  const family = FAMILIES.find((candidate) => candidate.titles.includes(title)) ?? FAMILIES[0];
  if (family === undefined) throw new Error("There are no families of jobs");
  return family;
}

function placeOf(duplicate: Duplicate): Place {
  const city = duplicate.location.split(",")[0]?.toLowerCase() ?? "";
  const name = duplicate.workplace === "remote" ? "remote" : city;
  const place = PLACES.find((candidate) => candidate.aliases.includes(name)) ?? PLACES[0];
  if (place === undefined) throw new Error("There are no places");
  return place;
}

function duplicatePosting(duplicate: Duplicate, index: number, random: SeededRandom): Posting {
  const { title } = plainPosition(duplicate);
  return {
    ...respell(duplicate, index),
    family: familyOf(title),
    place: placeOf(duplicate),
    level: levelOf(title, random),
    job_type: random.pick(TYPES),
    posted_hours_ago: postedHoursAgo(random),
    scam: null,
    repostOf: null,
  };
}

function ownPosting(index: number, random: SeededRandom): Posting {
  const family = FAMILIES[index % FAMILIES.length] ?? familyOf("");
  const title = random.pick(family.titles);
  const company = COMPANIES[(index * 11 + 5) % COMPANIES.length];
  const placeName = PLACE_ROTATION[(index * 5 + 2) % PLACE_ROTATION.length];
  const place = PLACES.find((candidate) => candidate.name === placeName);
  if (company === undefined || place === undefined) throw new Error("The catalogue has a hole");
  const level = levelOf(title, random);
  const salary = salaryText(family, level, random);
  return {
    family,
    place,
    level,
    title,
    company: company.name,
    company_about: company.about,
    salary,
    description: describe({ family, company, place, title, level, salary }, random),
    workplace: place.name === "Remote" ? "remote" : random.pick(["on_site", "on_site", "hybrid"]),
    job_type: random.pick(TYPES),
    posted_hours_ago: postedHoursAgo(random),
    scam: null,
    repostOf: null,
  };
}

/** The same position, put up again today because the first posting has slipped down the list. */
function repost(postings: readonly Posting[], random: SeededRandom): Posting {
  const earlier = random.between(0, postings.length - 1);
  const posting = postings[earlier];
  if (posting === undefined) throw new Error("There is nothing to post again");
  return { ...posting, posted_hours_ago: random.between(1, 20), repostOf: earlier };
}

/** Everything one site lists: the same at every start. Order is mixed, so that a search meets all sorts. */
export function listPostings(plan: BoardPlan): Posting[] {
  const random = seededRandom(plan.seed);
  const postings = [
    ...plan.duplicates.map((duplicate, index) => duplicatePosting(duplicate, index, random)),
    ...Array.from({ length: plan.own }, (_, index) => ownPosting(index, random)),
  ];
  const honest = postings.length;
  for (let count = 0; count < plan.reposts; count += 1) {
    postings.push(repost(postings.slice(0, honest), random));
  }
  for (let count = 0; count < plan.scams; count += 1) {
    postings.push(scamPosting(ownPosting(count * 3 + 1, random), count));
  }
  return postings;
}
