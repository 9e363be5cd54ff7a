import { listPostings, type Duplicate } from "../../job-site/catalogue/board.ts";
import type { Posting } from "../../job-site/catalogue/opening.ts";
import { postedJob, type SiteManner } from "../../job-site/catalogue/posted-job.ts";
import { generateCatalogue as generateLinkedin } from "../../linkedin/catalogue/generate.ts";
import { hashText, seededRandom, type SeededRandom } from "../../seeded-random.ts";
import { Job, type Greeting, type WalkIn } from "../job.ts";
import { planQuestions } from "./ask.ts";

/** Every fifth employer of the first site posts here too. */
const DUPLICATE_ONE_IN = 5;
const SEED = "sendoff-sandbox-naukri-1";
const CITIES = ["Bengaluru", "Pune", "Hyderabad", "Chennai", "Mumbai", "Noida", "Gurugram"];

/** `DDMMYY` and six digits. The day is that of a first posting and no measure of age. */
function jobId(index: number): string {
  const day = String((index % 28) + 1).padStart(2, "0");
  const month = String((index % 9) + 1).padStart(2, "0");
  const serial = String(hashText(`job${index}`) % 1000).padStart(3, "0");
  return `${day}${month}26${String(index).padStart(3, "0")}${serial}`;
}

const SITE: SiteManner<ReturnType<typeof planQuestions>> = {
  seed: SEED,
  nameOf: jobId,
  placeText: (posting, index) => placeText(posting, index),
  rating: { from: 27, to: 46 },
  externalShare: 0.2,
  promotedShare: 0.15,
  makeForm: planQuestions,
};

/** "Pune, Chennai": cities without states, for some jobs more than one. */
function placeText(posting: Posting, index: number): string {
  const city =
    posting.place.name === "Remote" ? "Bengaluru" : (posting.place.label.split(",")[0] ?? "");
  if (index % 5 !== 0) return city;
  const other = CITIES[index % CITIES.length] ?? city;
  return other === city ? city : `${city}, ${other}`;
}

/** "₹12,00,000/yr - ₹18,00,000/yr" in the words of this site; frauds keep theirs. */
function payText(salary: string | null): string | null {
  const [, from, to] = /₹(\d+),00,000\/yr - ₹(\d+),00,000\/yr/.exec(salary ?? "") ?? [];
  return from === undefined || to === undefined ? salary : `${from}-${to} Lacs PA`;
}

const GREETINGS: readonly Greeting[] = [
  "usual",
  "usual",
  "usual",
  "usual",
  "none",
  "none",
  "career_break",
  "other",
];

function walkInOf(posting: Posting, random: SeededRandom): WalkIn | null {
  if (posting.scam !== null || !random.isLikely(0.05)) return null;
  return {
    when: "24th November - 28th November, 10.00 AM - 4.00 PM",
    venue: `${posting.company}, 2nd Floor, Tower B, ${posting.place.name}`,
    contact: random.pick(["Anita", "Farhan", "Meenal", "Suresh"]),
  };
}

/** A walk-in tells so in its title alone, asks nothing and cannot be applied for elsewhere. */
function naukriJob(posting: Posting, index: number): Job {
  const { steps, ...posted } = postedJob(posting, index, SITE);
  const random = seededRandom(`${SEED}:own:${index}`);
  const from = Math.max(0, (posting.level - 2) * 2 + random.between(0, 1));
  const walkIn = walkInOf(posting, random);
  const isWalkIn = walkIn !== null;
  const technical = posting.family.isTechnical;
  return Job.parse({
    ...posted,
    title: isWalkIn ? `Walk-in || ${posted.title}` : posted.title,
    apply: isWalkIn ? "easy" : posted.apply,
    salary: payText(posted.salary),
    experience: { from, to: from + random.between(2, 5) },
    openings: random.isLikely(0.7) ? random.between(1, 12) : null,
    applicants: random.between(3, 400),
    department: technical ? "Engineering - Software & QA" : "Other",
    walk_in: walkIn,
    greeting: random.pick(GREETINGS),
    questions: isWalkIn ? [] : steps,
  });
}

function listDuplicates(): Duplicate[] {
  return generateLinkedin().filter((_job, index) => index % DUPLICATE_ONE_IN === 1);
}

/** The catalogue served by default. The same on every machine and at every start. */
export function generateCatalogue(): Job[] {
  return listPostings({
    seed: SEED,
    duplicates: listDuplicates(),
    own: 150,
    reposts: 8,
    scams: 5,
  }).map(naukriJob);
}
