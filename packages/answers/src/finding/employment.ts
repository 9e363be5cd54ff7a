import type { Experience } from "@sendoff/contract/profile";
import type { Finding } from "../facts/claim.ts";
import { derived } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import { wordingOf } from "../languages/lexicon.ts";
import { isLearning } from "../world/occupations.ts";
import { employerName } from "./employer-name.ts";
import { isRunning } from "../facts/timeline.ts";

const states = (text: string): Set<string> =>
  new Set(
    wordingOf(text).terms.flatMap(({ means }) =>
      means === "self employed" || means === "employed" ? [means] : [],
    ),
  );

const isOwn = ({ jobTitle, company, experienceType = "" }: Experience): boolean =>
  states(`${jobTitle} ${company} ${experienceType}`).has("self employed");

/** Employed or self-employed by the jobs that are running; who has none may be anything. */
export function employmentStatus(facts: Facts): Finding | undefined {
  const jobs = facts.profile.experience;
  const running = jobs.filter((job) => isRunning(job, jobs) === true);
  const [job] = running;
  if (job === undefined || running.some((one) => isLearning(one.jobTitle))) return undefined;
  const own = running.filter(isOwn).length;
  if (own > 0 && own < running.length) return undefined;
  // Who studies beside a job may call themselves either.
  const isStudying = facts.profile.education.some(
    ({ endDate = "" }) => /^\d{4}/.test(endDate) && endDate > facts.today,
  );
  if (isStudying) return undefined;
  return derived(
    {
      kind: "employment",
      state: own > 0 ? "self employed" : "employed",
      type: job.experienceType ?? "",
    },
    `You work at ${job.company}`,
    0.85,
  );
}

/** Employers, each once. */
export function employersCount(facts: Facts): Finding | undefined {
  const jobs = facts.profile.experience;
  const names = new Set(jobs.map(({ company }) => employerName(company)));
  if (jobs.length === 0 || names.has("") || jobs.some((job) => isLearning(job.jobTitle)))
    return undefined;
  return derived(
    { kind: "years", floor: names.size, exact: names.size },
    "The employers in your profile, each once",
    0.8,
  );
}
