import { generateCatalogue as generateIndeed } from "../../indeed/catalogue/generate.ts";
import { completeSteps } from "../../indeed/smart-apply/fixed-questions.ts";
import { planForm } from "../../indeed/smart-apply/plan-form.ts";
import { listPostings, type Twin } from "../../job-site/catalogue/board.ts";
import type { Posting } from "../../job-site/catalogue/opening.ts";
import { generateCatalogue as generateLinkedin } from "../../linkedin/catalogue/generate.ts";
import { hashText, seededRandom } from "../../seeded-random.ts";
import { Job } from "../job.ts";

const SEED = "sendoff-sandbox-glassdoor-1";
/** Shares of the other sites' positions that are posted here too. */
const LINKEDIN_ONE_IN = 8;
const INDEED_ONE_IN = 5;

const jobId = (index: number): string =>
  String(1_009_000_000_000 + index * 317_713 + (hashText(`jl${index}`) % 300_000));

/** "Bengaluru": this site shows the city alone. */
const placeText = (posting: Posting): string =>
  posting.place.name === "Remote" ? "Remote" : (posting.place.label.split(",")[0] ?? "");

function createJob(posting: Posting, index: number): Job {
  const random = seededRandom(`${SEED}:${index}`);
  const { family, place, level, repostOf, ...said } = posting;
  const isRemote = place.name === "Remote";
  const route = random.next();
  const city = isRemote ? "Bangalore" : place.name;
  const situation = { family, company: posting.company, city, isRemote, level };
  const isHonest = posting.scam === null;
  return Job.parse({
    ...said,
    id: jobId(index),
    location: placeText(posting),
    rating: random.between(27, 46) / 10,
    skills: [...family.skills],
    keywords: [...family.keywords],
    apply: route < 0.25 && isHonest ? "external" : "easy",
    state: route > 0.95 && isHonest ? "closed" : "open",
    promoted: random.isLikely(0.15),
    already_applied: isHonest ? "some" : "none",
    repost_of: repostOf === null ? null : jobId(repostOf),
    steps: completeSteps(planForm(situation, random)),
  });
}

function listTwins(): Twin[] {
  const first = generateLinkedin().filter((_job, index) => index % LINKEDIN_ONE_IN === 1);
  const second = generateIndeed().filter(
    (job, index) => index % INDEED_ONE_IN === 2 && job.scam === null && job.repost_of === null,
  );
  return [...first, ...second];
}

/** The catalogue served by default. The same on every machine and at every start. */
export function generateCatalogue(): Job[] {
  return listPostings({ seed: SEED, twins: listTwins(), own: 95, reposts: 8, scams: 5 }).map(
    createJob,
  );
}
