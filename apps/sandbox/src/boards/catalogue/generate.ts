import { BUSINESS_FAMILIES } from "../../job-site/catalogue/families-business.ts";
import { TECHNOLOGY_FAMILIES } from "../../job-site/catalogue/families-technology.ts";
import type { Family } from "../../job-site/catalogue/families.ts";
import { COMPANIES, type Company } from "../../job-site/catalogue/companies.ts";
import { describe, levelOf, postedHoursAgo, salaryText } from "../../job-site/catalogue/opening.ts";
import { PLACE_ROTATION, PLACES } from "../../job-site/catalogue/places.ts";
import {
  PREFERENCE_QUESTIONS,
  PROFILE_QUESTIONS,
  skillYears,
  UNKNOWABLE_QUESTIONS,
  type AskedQuestion,
  type Situation,
} from "../../job-site/catalogue/question-bank.ts";
import { hashText, seededRandom, type SeededRandom } from "../../seeded-random.ts";
import { completeJob, uuidOf, type Job } from "../job.ts";
import { MAKER_FIELDS } from "../makers/fields.ts";
import type { StandardPart } from "../standard-part.ts";
import { Maker, Vendor, type AnyVendor } from "../vendor.ts";

const SEED = "sendoff-sandbox-boards-1";
const COMPANY_COUNT = 12;
const JOBS_PER_COMPANY = 5;
/** A company worth adding is hiring: besides those of any kind, this many for engineers. */
const ENGINEERS_PER_COMPANY = 7;
/** Of each company's jobs, and of all jobs. */
const UNKNOWABLE_SHARE = 0.1;
const PREFERENCE_SHARE = 0.15;
const CLOSED_SHARE = 0.06;
const DEMOGRAPHICS_SHARE = 0.4;
/** Each stops its first applicant for a word of theirs, as at many real companies. */
const DATA_CONSENT_SHARE = 0.1;
const ENTRIES_SHARE = 0.3;
const OPENINGS_ONE_IN = 5;

export const FAMILIES = [...TECHNOLOGY_FAMILIES, ...BUSINESS_FAMILIES];
/** The kinds of engineer that most people who try the sandbox are. */
export const ENGINEERS = TECHNOLOGY_FAMILIES.filter(({ titles }) =>
  titles.some((title) => /backend|software engineer|full stack|frontend/i.test(title)),
);

const PARTS: Readonly<Record<Vendor, readonly StandardPart[]>> = {
  greenhouse: ["phone", "location", "cover_letter", "linkedin", "voluntary"],
  lever: ["phone", "location", "organisation", "linkedin", "pronouns", "voluntary", "marketing"],
  ashby: ["phone", "location", "linkedin", "voluntary"],
};

function partsOf(vendor: AnyVendor): readonly StandardPart[] {
  const maker = Maker.safeParse(vendor);
  return maker.success ? MAKER_FIELDS[maker.data].parts : PARTS[Vendor.parse(vendor)];
}

function jobIdOf(vendor: AnyVendor, key: string): string {
  const maker = Maker.safeParse(vendor);
  if (maker.success) return MAKER_FIELDS[maker.data].jobId(key);
  return vendor === "greenhouse" ? String(4_000_000_000 + (hashText(key) % 9e8)) : uuidOf(key);
}

const asQuestion = (asked: AskedQuestion) => {
  const { prefill: _prefill, options, ...rest } = asked;
  if (asked.kind === "consent") {
    return { ...rest, label: options?.[0] ?? asked.label, section: "consent" as const };
  }
  const kind = asked.kind === "typeahead" ? ("location" as const) : asked.kind;
  return { ...rest, kind, ...(options === undefined ? {} : { options }) };
};

function questionsFor(situation: Situation, random: SeededRandom) {
  const asked = random
    .sample(PROFILE_QUESTIONS, random.between(1, 3))
    .map((make) => make(situation, random));
  if (situation.family.isTechnical) asked.push(skillYears(situation, random));
  const roll = random.next();
  if (roll < UNKNOWABLE_SHARE) {
    asked.push(random.pick(UNKNOWABLE_QUESTIONS)(situation, random));
  } else if (roll < UNKNOWABLE_SHARE + PREFERENCE_SHARE) {
    asked.push(random.pick(PREFERENCE_QUESTIONS)(situation, random));
  }
  return asked.map(asQuestion);
}

export function createJob(company: Company, family: Family, vendor: AnyVendor, index: number): Job {
  const random = seededRandom(`${SEED}:${index}`);
  const placeName = PLACE_ROTATION[(index * 5 + 1) % PLACE_ROTATION.length];
  const place = PLACES.find((candidate) => candidate.name === placeName);
  if (place === undefined) throw new Error("The catalogue has a hole");
  const title = random.pick(family.titles);
  const level = levelOf(title, random);
  const salary = salaryText(family, level, random);
  const isRemote = place.name === "Remote";
  const city = isRemote ? "Bangalore" : place.name;
  const situation = { family, company: company.name, city, isRemote, level };
  const key = `${SEED}:${company.name}:${index}`;
  const optional = partsOf(vendor).filter((part) => part === "phone" || random.isLikely(0.7));
  // Drawn apart, so that a further part changes nothing else about the jobs.
  const parts = seededRandom(`${SEED}:parts:${index}`);
  if (parts.isLikely(DEMOGRAPHICS_SHARE)) optional.push("demographics");
  if (parts.isLikely(DATA_CONSENT_SHARE)) optional.push("data_consent");
  const hasEntries = vendor === "greenhouse" && parts.isLikely(ENTRIES_SHARE);
  return completeJob({
    id: jobIdOf(vendor, key),
    vendor,
    department: family.isTechnical ? "Engineering" : "Business",
    title,
    company: company.name,
    company_about: company.about,
    location: isRemote ? "Remote, India" : place.label,
    workplace: isRemote ? "remote" : random.pick(["on_site", "hybrid"]),
    salary,
    posted_hours_ago: postedHoursAgo(random),
    description: describe({ family, company, place, title, level, salary }, random),
    skills: [...family.skills],
    keywords: [...family.keywords],
    state: random.isLikely(CLOSED_SHARE) ? "closed" : "open",
    asks: optional,
    ...(hasEntries ? { education: "optional", employment: "optional" } : {}),
    questions: [...questionsFor(situation, random), ...openingChoice(vendor, place.label, key)],
  });
}

/** Some of a maker's openings are in two places, of which one is to be chosen. By the job's key: it draws nothing else anew. */
function openingChoice(vendor: string, place: string, key: string) {
  if (vendor !== "lever" || hashText(`opening:${key}`) % OPENINGS_ONE_IN !== 0) return [];
  return [
    {
      id: "opportunityLocationId",
      label: "Which location are you applying for?",
      kind: "select" as const,
      section: "standard" as const,
      options: [place, "Remote, India"],
    },
  ];
}

function employerOf(number: number): { company: Company; vendor: Vendor } {
  const company = COMPANIES[number * JOBS_PER_COMPANY];
  const vendor = Vendor.options[number % Vendor.options.length];
  if (company === undefined || vendor === undefined) throw new Error("The catalogue has a hole");
  return { company, vendor };
}

/** The jobs of twelve companies, four with each maker. The same on every machine and at every start. */
export function generateCatalogue(): Job[] {
  const mixed = Array.from({ length: COMPANY_COUNT * JOBS_PER_COMPANY }, (_, index) => {
    const { company, vendor } = employerOf(Math.floor(index / JOBS_PER_COMPANY));
    return createJob(company, familyAt(FAMILIES, index * 7), vendor, index);
  });
  const engineers = Array.from({ length: COMPANY_COUNT * ENGINEERS_PER_COMPANY }, (_, nth) => {
    const { company, vendor } = employerOf(Math.floor(nth / ENGINEERS_PER_COMPANY));
    return createJob(company, familyAt(ENGINEERS, nth), vendor, mixed.length + nth);
  });
  return [...mixed, ...engineers];
}

export function familyAt(families: readonly Family[], place: number): Family {
  const family = families[place % families.length];
  if (family === undefined) throw new Error("The catalogue has a hole");
  return family;
}
