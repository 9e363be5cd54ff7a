import { generateCatalogue as generateIndeed } from "../../indeed/catalogue/generate.ts";
import { completeSteps } from "../../indeed/smart-apply/fixed-questions.ts";
import type { Step } from "../../indeed/smart-apply/form-model.ts";
import { planForm } from "../../indeed/smart-apply/plan-form.ts";
import { listPostings, type Duplicate } from "../../job-site/catalogue/board.ts";
import type { Posting } from "../../job-site/catalogue/opening.ts";
import { postedJob, type SiteManner } from "../../job-site/catalogue/posted-job.ts";
import { generateCatalogue as generateLinkedin } from "../../linkedin/catalogue/generate.ts";
import { hashText } from "../../seeded-random.ts";
import { Job } from "../job.ts";

/** Shares of the other sites' positions that are posted here too. */
const LINKEDIN_ONE_IN = 8;
const INDEED_ONE_IN = 5;

const SITE: SiteManner<Step[]> = {
  seed: "sendoff-sandbox-glassdoor-1",
  nameOf: (index) =>
    String(1_009_000_000_000 + index * 317_713 + (hashText(`jl${index}`) % 300_000)),
  placeText,
  rating: { from: 27, to: 46 },
  externalShare: 0.25,
  promotedShare: 0.15,
  makeForm: (situation, random) => completeSteps(planForm(situation, random)),
};

/** "Bengaluru": this site shows the city alone, under its older name where the employer wrote that. */
function placeText({ place }: Posting, index: number): string {
  return index % 2 === 0
    ? place.name
    : (place.label.split(",")[0] ?? "").replace("India", "Remote");
}

function listDuplicates(): Duplicate[] {
  const first = generateLinkedin().filter((_job, index) => index % LINKEDIN_ONE_IN === 1);
  const second = generateIndeed().filter(
    (job, index) => index % INDEED_ONE_IN === 2 && job.scam === null && job.repost_of === null,
  );
  return [...first, ...second];
}

/** The catalogue served by default. The same on every machine and at every start. */
export function generateCatalogue(): Job[] {
  return listPostings({
    seed: SITE.seed,
    duplicates: listDuplicates(),
    own: 95,
    reposts: 8,
    scams: 5,
  }).map((posting, index) => Job.parse(postedJob(posting, index, SITE)));
}
