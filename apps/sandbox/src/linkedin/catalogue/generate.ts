import { hashText, seededRandom, type SeededRandom } from "../../seeded-random.ts";
import { Job, numberSteps } from "../job.ts";
import { COMPANIES, type Company } from "./companies.ts";
import { BUSINESS_FAMILIES } from "./families-business.ts";
import { TECHNOLOGY_FAMILIES } from "./families-technology.ts";
import type { Family } from "./families.ts";
import { planForm } from "./form-steps.ts";
import { PLACE_ROTATION, PLACES, type Place } from "./places.ts";

const SEED = "sendoff-sandbox-1";
const ATS_NAMES = ["Workable", "Zoho Recruit", "Greenlake ATS"];
const BENEFITS = [
  "Health insurance for you, your partner and your parents",
  "26 days of paid leave and a calm week at the end of the year",
  "A yearly budget of 60,000 rupees for courses and books",
  "Flexible hours around a core of 11 am to 4 pm",
  "A laptop of your choice",
  "Provident fund and gratuity from the first day",
  "Six months of parental leave",
  "Free lunch in the office",
];

const LEVEL_WORDS: readonly [RegExp, number][] = [
  [/group|staff|finance manager|program manager/i, 5],
  [/senior|lead|manager|specialist|business partner/i, 4],
  [/associate|executive|junior|analyst/i, 2],
];

function levelOf(title: string, random: SeededRandom): number {
  const known = LEVEL_WORDS.find(([pattern]) => pattern.test(title));
  return known?.[1] ?? random.pick([2, 3, 3, 4]);
}

function postedHoursAgo(random: SeededRandom): number {
  const roll = random.next();
  if (roll < 0.25) return random.between(1, 23);
  if (roll < 0.65) return random.between(25, 167);
  return random.between(170, 700);
}

function experienceRange(level: number, random: SeededRandom): string {
  const low = Math.max(0, (level - 2) * 2 + random.between(0, 2));
  return `${low} to ${low + random.between(2, 4)} years`;
}

function salaryText(family: Family, level: number, random: SeededRandom): string | null {
  if (!random.isLikely(0.4)) return null;
  const [junior, senior] = family.pay;
  const low = Math.round(junior + ((senior - junior) * (level - 1)) / 7);
  return `₹${low},00,000/yr - ₹${low + random.between(3, 9)},00,000/yr`;
}

/** "an SDE 2", "a UI Developer": by sound, not by letter. */
const withArticle = (title: string): string =>
  `${/^(a|e|i|o|hr|sde|seo|mis|nlp)/i.test(title) ? "an" : "a"} ${title}`;

interface Draft {
  family: Family;
  company: Company;
  place: Place;
  title: string;
  level: number;
  salary: string | null;
}

function describe(draft: Draft, random: SeededRandom): string {
  const { family, company } = draft;
  const skills = [...family.skills.slice(0, 3), ...random.sample(family.skills.slice(3), 2)];
  const workplace =
    draft.place.name === "Remote"
      ? "from anywhere in India"
      : `with our team in ${draft.place.name}`;
  const parts = [
    `${company.name} ${company.about}. We are looking for ${withArticle(draft.title)} who will ${family.mission}, ${workplace}.`,
    `What you will do\n${random
      .sample(family.duties, 4)
      .map((duty) => `- ${duty}`)
      .join("\n")}`,
    `What you bring\n- ${experienceRange(draft.level, random)} of experience in ${family.field}\n${skills
      .map((skill) => `- Working knowledge of ${skill}`)
      .join("\n")}\n- Clear written and spoken English`,
    `What we offer\n${random
      .sample(BENEFITS, 3)
      .map((benefit) => `- ${benefit}`)
      .join("\n")}`,
  ];
  if (draft.salary !== null) parts.push(`The salary for this position is ${draft.salary}.`);
  if (random.isLikely(0.5)) {
    parts.push(
      `${company.name} is an equal opportunity employer. We decide by what people can do, and we gladly adapt interviews to your needs.`,
    );
  }
  return parts.join("\n\n");
}

function createJob(draft: Draft, id: string, random: SeededRandom): Job {
  const { family, company, place, level } = draft;
  const isRemote = place.name === "Remote";
  const route = random.next();
  const ats = random.isLikely(0.35) ? random.pick(ATS_NAMES) : null;
  const plan = planForm(
    { family, company: company.name, city: isRemote ? "Bangalore" : place.name, isRemote, level },
    ats,
    random,
  );
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
