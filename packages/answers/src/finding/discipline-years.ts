import type { Experience } from "@sendoff/contract/profile";
import type { Facts } from "../facts/facts.ts";
import { fold, hasPhrase } from "../text/fold.ts";
import { isLearning } from "../world/occupations.ts";
import { isCompleted } from "./has-degree.ts";
import { atLeast, fromJobs, type Years } from "./years.ts";

/** Branches of engineering that a title tells apart. */
const BRANCHES =
  "mechanical,electrical,electronics,electronic,civil,chemical,structural,industrial,aerospace,aeronautical,biomedical,environmental,petroleum,mining,marine,nuclear,materials,automotive,geotechnical,agricultural,instrumentation,mechatronics,metallurgical,textile,software,hardware,firmware,network,systems,data,devops,security,cloud,test,qa,quality,process,production,manufacturing,sales,field,service,support,site,safety,reliability,maintenance,validation,controls,automation,solutions,application,applications".split(
    ",",
  );

const ENGINEER = /\b(?:engineer|engineering)\b/;
/** Who draws and checks what engineers plan is at work in their branch. */
const OF_BRANCH =
  /\b(?:engineer|engineering|designer|drafter|draft(?:sman|sperson)|technologist)\b/;

/**
 * Years in a branch of engineering ("mechanical engineering"), which the titles of some jobs name and those of others leave open: a plain
 * "Design Engineer" of who has a degree in that branch was of it; of who has none it may have been, and then the years are the least
 * there can be. Undefined where no title names the branch.
 */
export function yearsInBranch(subject: string, facts: Facts): Years | undefined {
  const branch = /^(\p{L}+) engineering$/u.exec(subject)?.[1];
  if (branch === undefined || !BRANCHES.includes(branch)) return undefined;
  const { experience, education } = facts.profile;
  const jobs = experience.filter(({ jobTitle }) => !isLearning(jobTitle));
  const names = ({ jobTitle }: Experience, word: string): boolean =>
    hasPhrase(fold(jobTitle), word);
  const isNamed = (job: Experience): boolean =>
    OF_BRANCH.test(fold(job.jobTitle)) && names(job, branch);
  const isPlain = (job: Experience): boolean =>
    ENGINEER.test(fold(job.jobTitle)) && !BRANCHES.some((each) => names(job, each));
  if (!jobs.some((job) => isNamed(job))) return undefined;
  const hasDegree = education.some(
    (study) => isCompleted(study, facts) && hasPhrase(fold(study.degreeName), subject),
  );
  const held = jobs.filter((job) => isNamed(job) || (hasDegree && isPlain(job)));
  const years = fromJobs(held, facts, `in ${subject}`, 0.75);
  return years === undefined || held.length === jobs.length
    ? years
    : { ...atLeast(years), isTrade: true };
}
