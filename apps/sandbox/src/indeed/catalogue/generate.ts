import { listPostings, type Twin } from "../../job-site/catalogue/board.ts";
import type { Posting } from "../../job-site/catalogue/opening.ts";
import { generateCatalogue as generateLinkedin } from "../../linkedin/catalogue/generate.ts";
import { hashText, seededRandom } from "../../seeded-random.ts";
import { Job } from "../job.ts";
import { completeSteps } from "../smart-apply/fixed-questions.ts";
import { planForm } from "../smart-apply/plan-form.ts";

const SEED = "sendoff-sandbox-indeed-1";
/** Every fourth employer of the first site posts here too. */
const TWIN_ONE_IN = 4;

const jobKey = (index: number): string =>
  [0, 1].map((part) => hashText(`jk${index}:${part}`).toString(16).padStart(8, "0")).join("");

/** "Bengaluru, Karnataka": this site leaves the country out. */
const placeText = (posting: Posting): string =>
  posting.place.name === "Remote" ? "Remote" : posting.place.label.replace(/, India$/, "");

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
    id: jobKey(index),
    location: placeText(posting),
    rating: random.between(28, 47) / 10,
    skills: [...family.skills],
    keywords: [...family.keywords],
    apply: route < 0.18 && isHonest ? "external" : "easy",
    state: route > 0.95 && isHonest ? "closed" : "open",
    promoted: random.isLikely(0.2),
    already_applied: isHonest ? "some" : "none",
    repost_of: repostOf === null ? null : jobKey(repostOf),
    steps: completeSteps(planForm(situation, random)),
  });
}

function listTwins(): Twin[] {
  return generateLinkedin().filter((_job, index) => index % TWIN_ONE_IN === 0);
}

/** The catalogue served by default. The same on every machine and at every start. */
export function generateCatalogue(): Job[] {
  return listPostings({ seed: SEED, twins: listTwins(), own: 120, reposts: 9, scams: 5 }).map(
    createJob,
  );
}
