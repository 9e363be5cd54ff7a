import { listPostings, type Duplicate } from "../../job-site/catalogue/board.ts";
import type { Posting } from "../../job-site/catalogue/opening.ts";
import { postedJob, type SiteManner } from "../../job-site/catalogue/posted-job.ts";
import { generateCatalogue as generateLinkedin } from "../../linkedin/catalogue/generate.ts";
import { hashText } from "../../seeded-random.ts";
import { Job } from "../job.ts";
import { completeSteps } from "../smart-apply/fixed-questions.ts";
import type { Step } from "../smart-apply/form-model.ts";
import { planForm } from "../smart-apply/plan-form.ts";

/** Every fourth employer of the first site posts here too. */
const DUPLICATE_ONE_IN = 4;

const SITE: SiteManner<Step[]> = {
  seed: "sendoff-sandbox-indeed-1",
  nameOf: (index) =>
    [0, 1].map((part) => hashText(`jk${index}:${part}`).toString(16).padStart(8, "0")).join(""),
  placeText,
  rating: { from: 28, to: 47 },
  externalShare: 0.18,
  promotedShare: 0.2,
  makeForm: (situation, random) => completeSteps(planForm(situation, random)),
};

/** "Bengaluru, Karnataka": this site leaves the country out, and names a city for half of the jobs done from home. */
function placeText(posting: Posting, index: number): string {
  if (posting.place.name !== "Remote") return posting.place.label.replace(/, India$/, "");
  return index % 2 === 0 ? "Remote" : "Remote in Pune, Maharashtra";
}

function listDuplicates(): Duplicate[] {
  return generateLinkedin().filter((_job, index) => index % DUPLICATE_ONE_IN === 0);
}

/** The catalogue served by default. The same on every machine and at every start. */
export function generateCatalogue(): Job[] {
  return listPostings({
    seed: SITE.seed,
    duplicates: listDuplicates(),
    own: 120,
    reposts: 9,
    scams: 5,
  }).map((posting, index) => Job.parse(postedJob(posting, index, SITE)));
}
