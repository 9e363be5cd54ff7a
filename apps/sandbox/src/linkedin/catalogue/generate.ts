import { hashText, seededRandom, type SeededRandom } from "../../seeded-random.ts";
import { Job, numberSteps } from "../job.ts";
import { COMPANIES } from "../../job-site/catalogue/companies.ts";
import { BUSINESS_FAMILIES } from "../../job-site/catalogue/families-business.ts";
import { TECHNOLOGY_FAMILIES } from "../../job-site/catalogue/families-technology.ts";
import { planForm, varyForm } from "./form-steps.ts";
import {
  describe,
  levelOf,
  postedHoursAgo,
  salaryText,
  type Opening,
} from "../../job-site/catalogue/opening.ts";
import { PLACE_ROTATION, PLACES } from "../../job-site/catalogue/places.ts";

const SEED = "sendoff-sandbox-1";
/** The last is a raw key, shown as it is (portal facts, captured 0, line 94). */
const ATS_NAMES = ["Workable", "Zoho", "SMART_RECRUITERS"];
const NEXT_FAILS_ONE_IN = 25;

function createJob(draft: Opening, id: string, random: SeededRandom): Job {
  const { family, company, place, level } = draft;
  const isRemote = place.name === "Remote";
  const route = random.next();
  const ats = random.isLikely(0.35) ? random.pick(ATS_NAMES) : null;
  const drawn = planForm(
    { family, company: company.name, city: isRemote ? "Bangalore" : place.name, isRemote, level },
    ats,
    random,
  );
  const plan = varyForm(id, drawn);
  return Job.parse({
    id,
    title: draft.title,
    company: company.name,
    company_about: company.about,
    location: place.label,
    workplace: isRemote ? "remote" : random.pick(["on_site", "on_site", "hybrid"]),
    job_type: random.pick(["F", "F", "F", "F", "F", "F", "F", "C", "C", "T", "P"]),
    experience_level: level,
    posted_hours_ago: postedHoursAgo(random),
    salary: draft.salary,
    description: describe(draft, random),
    skills: [...family.skills],
    keywords: [...family.keywords],
    apply: route < 0.13 ? "external" : "easy",
    state: route > 0.95 ? "closed" : "open",
    promoted: random.isLikely(0.18),
    applicants: random.between(3, 240),
    ats,
    button_word: random.isLikely(0.15) ? "Apply" : "Easy Apply",
    leave_dialog: random.isLikely(0.6) ? "save" : "discard",
    has_safety_reminder: random.isLikely(0.04),
    already_applied: "some",
    resume_limit_mb: hashText(`limit:${id}`) % 2 === 0 ? 2 : 5,
    next_fails_once: hashText(`next:${id}`) % NEXT_FAILS_ONE_IN === 0,
    steps: numberSteps(id, plan.steps),
    has_review: plan.hasReview,
  });
}

/** Ten digits that look like the real thing and never collide. */
function jobId(index: number): string {
  return String(4_300_000_000 + index * 317_713 + (hashText(`job${index}`) % 300_000));
}

/** The catalogue served by default. The same on every machine and at every start. */
export function generateCatalogue(): Job[] {
  const random = seededRandom(SEED);
  const jobs: Job[] = [];
  for (const family of [...TECHNOLOGY_FAMILIES, ...BUSINESS_FAMILIES]) {
    const firstPlace = random.between(0, PLACE_ROTATION.length - 1);
    for (let index = 0; index < family.count; index += 1) {
      const placeName = PLACE_ROTATION[(firstPlace + index) % PLACE_ROTATION.length];
      const place = PLACES.find((candidate) => candidate.name === placeName);
      const title = family.titles[index % family.titles.length];
      const company = COMPANIES[(jobs.length * 7 + 3) % COMPANIES.length];
      if (place === undefined || title === undefined || company === undefined) continue;
      const level = levelOf(title, random);
      const salary = salaryText(family, level, random);
      jobs.push(
        createJob({ family, company, place, title, level, salary }, jobId(jobs.length), random),
      );
    }
  }
  return jobs;
}
