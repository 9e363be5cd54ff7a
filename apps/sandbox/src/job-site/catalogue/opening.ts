import type { SeededRandom } from "../../seeded-random.ts";
import type { EmploymentType, ScamKind } from "../posting.ts";
import type { Company } from "./companies.ts";
import type { Family } from "./families.ts";
import type { Place } from "./places.ts";

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

/** 1 internship, 2 entry, 3 associate, 4 mid-senior, 5 director, 6 executive. */
export function levelOf(title: string, random: SeededRandom): number {
  const known = LEVEL_WORDS.find(([pattern]) => pattern.test(title));
  return known?.[1] ?? random.pick([2, 3, 3, 4]);
}

/** A quarter within a day, most of the rest within a week or a month. */
export function postedHoursAgo(random: SeededRandom): number {
  const roll = random.next();
  if (roll < 0.25) return random.between(1, 23);
  if (roll < 0.65) return random.between(25, 167);
  return random.between(170, 700);
}

function experienceRange(level: number, random: SeededRandom): string {
  const low = Math.max(0, (level - 2) * 2 + random.between(0, 2));
  return `${low} to ${low + random.between(2, 4)} years`;
}

/** Four in ten say what they pay. */
export function salaryText(family: Family, level: number, random: SeededRandom): string | null {
  if (!random.isLikely(0.4)) return null;
  const [junior, senior] = family.pay;
  const low = Math.round(junior + ((senior - junior) * (level - 1)) / 7);
  return `₹${low},00,000/yr - ₹${low + random.between(3, 9)},00,000/yr`;
}

/** "an SDE 2", "a UI Developer": by sound, not by letter. */
const withArticle = (title: string): string =>
  `${/^(a|e|i|o|hr|sde|seo|mis|nlp)/i.test(title) ? "an" : "a"} ${title}`;

/** A position before a site gives it an id and a form. */
export interface Opening {
  family: Family;
  company: Company;
  place: Place;
  title: string;
  level: number;
  salary: string | null;
}

/** What the employer writes about it. */
export function describe(draft: Opening, random: SeededRandom): string {
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

/** A posting before a site gives it an id, a place in its own words, and a form. */
export interface Posting {
  family: Family;
  place: Place;
  level: number;
  title: string;
  company: string;
  company_about: string;
  salary: string | null;
  description: string;
  workplace: "on_site" | "remote" | "hybrid";
  job_type: EmploymentType;
  posted_hours_ago: number;
  scam: ScamKind | null;
  /** Index of the earlier posting of the same position. */
  repostOf: number | null;
}
