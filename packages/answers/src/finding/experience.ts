import type { Experience } from "@sendoff/contract/profile";
import type { Finding } from "../facts/claim.ts";
import { derived, yesNo } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import { wordingOf } from "../languages/lexicon.ts";
import type { Meaning } from "../question/meaning.ts";
import { fieldWords, isAkinWithin } from "../text/akin.ts";
import { fold } from "../text/fold.ts";
import { compoundYears } from "./compound-years.ts";
import { employerName } from "./employer-name.ts";
import { latestFirst } from "../facts/timeline.ts";
import { liesIn } from "../world/memberships.ts";
import { placeFrom } from "../world/places.ts";
import {
  hasRanks,
  isHalfOf,
  isOfFunction,
  isNearTitle,
  isRole,
  isUnrelatedRole,
  personOf,
} from "../world/roles.ts";
import { isLearning, occupationsNamed, occupationsOf } from "../world/occupations.ts";
import { isSameSkill } from "../world/skills.ts";
import {
  type Years,
  type SaidYears,
  asFinding,
  atLeast,
  fromJobs,
  monthsOf,
  byDates,
  count,
} from "./years.ts";
import {
  sharesTitle,
  yearsAtEmployer,
  yearsInTitles,
  wholeCareer,
  yearsInField,
  technologyYears,
  yearsInOccupation,
  workedIn,
  employer,
  isActivity,
} from "./field-years.ts";
import { hasRole, hasSkill, isInEnglish } from "./has-skill.ts";
import { yearsInBranch } from "./discipline-years.ts";
import { parts } from "./parts.ts";
import { isSameWords, likeSkill, mentions, hasMention } from "./like-skill.ts";

/** Years of experience and questions whether there are enough of them. */
export function findExperience(
  meaning: Meaning,
  facts: Facts,
  said: SaidYears,
): Finding | undefined {
  const { topic } = meaning;
  // "Worked with" may be a client, unless it lies in the past.
  const isPast = / (?:earlier|before|previously|in the past)$/.test(meaning.subject ?? "");
  if (topic === "has_skill")
    return (isPast ? ofJobsEmployer(meaning, facts) : undefined) ?? hasSkill(meaning, facts, said);
  if (topic === "skill_or_employer")
    return (
      employer(meaning, facts) ?? ofJobsEmployer(meaning, facts) ?? hasSkill(meaning, facts, said)
    );
  if (topic === "worked_in") return workedIn(meaning, facts);
  if (topic === "has_role") return hasRole(meaning, facts);
  const years =
    topic === "total_years"
      ? totalYears(meaning, facts, said)
      : topic === "current_job_years"
        ? currentJobYears(meaning, facts)
        : topic === "skill_years"
          ? yearsOf(meaning, facts, said)
          : undefined;
  if (meaning.threshold !== undefined) return enough(meaning, years, facts, said);
  // A skill that is a kind of what is asked for tells the least there can be, not how many.
  const isKindOnly =
    years?.isAtLeast === true && (years.source === "profile" || years.isTrade === true);
  return years === undefined || isKindOnly ? undefined : asFinding(years);
}

/** A question that names a country is answered for the jobs in it, or not at all. */
function yearsOf(meaning: Meaning, facts: Facts, said: SaidYears): Years | undefined {
  const { subject = "", country, named } = meaning;
  if (country !== undefined)
    return yearsInOccupation(subject, facts, country) ?? yearsInField(subject, facts, country);
  const listed = listedYears(subject, facts);
  // Years of "Pipe welding" are no more than the least there can be of welding.
  const isSaid =
    said("skill_years", subject) !== undefined ||
    (listed !== undefined && listed.isAtLeast !== true);
  const inOccupation = isSaid ? undefined : yearsInOccupation(subject, facts);
  const inTitles = yearsInTitles(subject, facts);
  // "A or B": the years of one of them are the least there can be.
  if (inTitles !== undefined) return inTitles;
  return (
    yearsAtEmployer(subject, facts) ??
    (isSaid ? undefined : compoundYears(subject, facts)) ??
    (isSaid ? undefined : wholeCareer(subject, facts)) ??
    (inOccupation?.isAtLeast === true ? undefined : inOccupation) ??
    (isSaid ? undefined : yearsInBranch(subject, facts)) ??
    yearsWith(subject, facts, said, named) ??
    yearsInField(subject, facts) ??
    inOccupation
  );
}

function totalYears({ country }: Meaning, facts: Facts, said: SaidYears): Years | undefined {
  const answered = country === undefined ? said("total_years", undefined) : undefined;
  if (answered !== undefined) return bank(answered);
  const all = facts.profile.experience;
  const places = all.map((job) => placeFrom(job.workLocation ?? "").country);
  if (country !== undefined && places.includes(undefined)) return undefined;
  const jobs = country === undefined ? all : all.filter((_, at) => liesIn(places[at], country));
  const months = monthsOf(jobs, facts);
  if (months === undefined) return undefined;
  return {
    exact: months / 12,
    source: "derived",
    why: `Your ${count(jobs.length, "job")}${byDates(jobs)}`,
    confidence: 0.9,
  };
}

/** Years in the present job; with its employer, the jobs held there before count, too. */
function currentJobYears({ subject }: Meaning, facts: Facts): Years | undefined {
  const [latest] = latestFirst(facts.profile.experience);
  const there =
    latest === undefined || subject !== "company"
      ? []
      : facts.profile.experience.filter(
          ({ company }) => employerName(company) === employerName(latest.company),
        );
  const months = latest === undefined ? undefined : monthsOf([latest, ...there], facts);
  if (months === undefined || latest === undefined) return undefined;
  return {
    exact: months / 12,
    source: "derived",
    why: `Since you joined ${latest.company}`,
    confidence: 0.85,
  };
}

const bank = (exact: number): Years => ({
  exact,
  source: "answer_bank",
  why: "You answered this before",
  confidence: 0.95,
});

/** The skill list goes before job dates (DECISIONS D13); a title comes before a mention. */
function yearsWith(
  subject: string,
  facts: Facts,
  said: SaidYears,
  name = subject,
): Years | undefined {
  const answered = said("skill_years", subject);
  if (answered !== undefined) return bank(answered);
  const listed = listedYears(subject, facts);
  if (listed !== undefined) return listed;
  const { experience } = facts.profile;
  if (subject === "information technology") return technologyYears(facts);
  const person = personOf(subject);
  if (person !== undefined) {
    const held = experience.filter(
      (job) => isRole(job.jobTitle, person) && hasRanks(job.jobTitle, subject),
    );
    const inRole = fromJobs(held, facts, `${person === subject ? "as" : "in"} ${name}`, 0.85);
    if (inRole !== undefined) {
      if (isAllOf(person, held, experience)) return inRole;
      return mayBeMore(experience, held, subject)
        ? { ...atLeast(inRole), isTrade: true }
        : atLeast(inRole);
    }
    const isForeign =
      experience.length > 0 &&
      experience.every(
        (job) =>
          isInEnglish(job) && isUnrelatedRole(job.jobTitle, person) && !mentions(job, subject),
      );
    // On the skill list without its years it was done somewhere.
    const isListed = facts.profile.skills.some((entry) => isSameSkill(entry.name, subject));
    if (isForeign && person === subject && !isListed)
      return {
        exact: 0,
        source: "derived",
        why: `No job in your profile is one as ${name}`,
        confidence: 0.7,
      };
  }
  const named = experience.filter(
    (job) => mentions(job, subject) && !isHalfOf(job.jobTitle, subject),
  );
  const verb = named.length === 1 ? "names" : "name";
  const inJobs = fromJobs(named, facts, `that ${verb} ${name}`, 0.75);
  // Less than a year in jobs is no 0: skills are an open list, and this one may have been learnt elsewhere.
  if (inJobs === undefined || inJobs.exact < 1) return undefined;
  // Titles that name a field leave the time of the present job open when its title is another.
  const [latest] = latestFirst(experience);
  // Who drives forklifts may have done so in jobs of other titles: that there are enough years, never how many.
  const isInTitle = named.some((job) => hasMention(fold(job.jobTitle), subject));
  // A job of which nothing is described may have been of it as well, unless titles tell the two apart.
  const isUntold =
    !isInTitle && experience.some((job) => !named.includes(job) && (job.description ?? "") === "");
  // A "Profesora de inglés" may well have been a "docente de inglés".
  const trades = named.map(({ jobTitle }) => occupationsOf(jobTitle));
  const isKin =
    isInTitle &&
    experience.some(
      (job) =>
        !named.includes(job) &&
        (sharesTitle(job, named, subject) ||
          (trades.some((trade) =>
            [...occupationsOf(job.jobTitle)].some((occupation) => trade.has(occupation)),
          ) &&
            !isLearning(job.jobTitle) &&
            wordingOf(job.jobTitle).language !== "en")),
    );
  // "Engineering maintenance" that one description names is what the other jobs of maintenance were as well.
  const trade = /\b(?:level|[ivx]+|\d+)\b/.test(subject)
    ? new Set<string>()
    : occupationsOf(subject);
  const isOfOthers = experience.some(
    (job) =>
      !named.includes(job) &&
      !(OF_AN_INDUSTRY.test(subject) && (job.description ?? "") !== "") &&
      [...occupationsOf(job.jobTitle)].some((occupation) => trade.has(occupation)),
  );
  const isWhole =
    named.length === experience.length || !(isActivity(subject) || isUntold || isKin || isOfOthers);
  if (isInTitle && latest !== undefined && !named.includes(latest)) return undefined;
  // A whole trade of which but some jobs are named: the others may have been of it under their titles.
  const isPartOfTrade =
    !isInTitle &&
    named.length < experience.length &&
    occupationsNamed(fieldWords(subject)).size > 0;
  return isWhole && !isPartOfTrade ? atLeast(inJobs) : { ...atLeast(inJobs), isTrade: true };
}

/** What is sold, or to whom: a job whose description names something else was of something else. */
const OF_AN_INDUSTRY =
  /\b(?:fmcg|cpg|b2b|b2c|d2c|saas|pharma|automotive|telecom|edtech|fintech|real estate|insurance|home loans?|solar)\b/;

/** Whether another job may have been of the position under a title that is near it. */
const mayBeMore = (
  jobs: readonly Experience[],
  held: readonly Experience[],
  subject: string,
): boolean =>
  jobs.some(
    (job) =>
      !held.includes(job) &&
      isNearTitle(job.jobTitle, subject) &&
      !isOfFunction(job.jobTitle, held, subject),
  );

/** Whether a position was surely held in no other job than these: the titles of all others have nothing of it. */
const isAllOf = (
  person: string,
  held: readonly Experience[],
  jobs: readonly Experience[],
): boolean => jobs.every((job) => held.includes(job) || isUnrelatedRole(job.jobTitle, person));

/** "Delivery driving" and "delivery driver": the same words in another form. */
function isSameDoing(name: string, subject: string): boolean {
  const [own, asked] = [fold(name).split(" "), subject.split(" ")];
  return own.length > 1 && isAkinWithin(own, asked) && isAkinWithin(asked, own);
}

function listedYears(subject: string, { profile }: Facts): Years | undefined {
  const same = profile.skills.find((entry) => isSameSkill(entry.name, subject));
  const skill =
    same ??
    profile.skills.find(({ name }) => isSameDoing(name, subject)) ??
    likeSkill(subject, profile.skills);
  if (skill?.years === undefined || skill.years === 0 || skill.imported?.includes("years") === true)
    return undefined;
  return {
    exact: skill.years,
    source: "profile",
    why: `Your skill list says ${count(skill.years, "year")} of ${skill.name}`,
    confidence: same === undefined ? 0.85 : 0.95,
    ...(same === undefined && !isSameWords(subject, skill.name) ? { isAtLeast: true } : {}),
  };
}

/** A trade is learnt at work; a skill may have been used for years before the first job. */
const isOfTrade = ({ topic, subject = "" }: Meaning): boolean =>
  topic === "skill_years" && occupationsNamed(subject.split(/[ /]/)).size > 0;

function enough(
  meaning: Meaning,
  whole: Years | undefined,
  facts: Facts,
  said: SaidYears,
): Finding | undefined {
  const bound = meaning.threshold ?? 0;
  const isMet = ({ exact }: Years): boolean =>
    meaning.isStrict === true ? exact > bound + 1e-6 : exact >= bound - 1e-6;
  if (whole !== undefined) {
    const isYes = isMet(whole);
    if (!isYes && whole.isAtLeast === true) return undefined;
    return {
      claim: yesNo(isYes !== meaning.isNegated),
      source: whole.source === "profile" ? "derived" : whole.source,
      confidence: Math.min(whole.confidence, 0.9),
      why: `${whole.why}: ${count(Math.floor(whole.exact + 1e-6), "year")}`,
    };
  }
  const career = totalYears({ topic: "total_years", isNegated: false }, facts, said);
  // Nobody has done for ten years what all of seven years of work may have been.
  if (career !== undefined && isOfTrade(meaning) && !isMet(career))
    return derived(yesNo(meaning.isNegated), `${career.why}: fewer years than that`, 0.8);
  const { names, isAll } = parts(meaning.subject ?? "");
  if (names.length < 2) return undefined;
  const each = names.map((name) => yearsWith(name, facts, said));
  const isYes = isAll
    ? each.every((years) => years !== undefined && isMet(years))
    : each.some((years) => years !== undefined && isMet(years));
  if (isYes) return derived(yesNo(!meaning.isNegated), "Your skills, each by its years", 0.8);
  const failed =
    isAll && each.some((years) => years !== undefined && years.isAtLeast !== true && !isMet(years));
  return failed
    ? derived(yesNo(meaning.isNegated), "One of these skills has fewer years", 0.8)
    : undefined;
}

/** "Have you worked with Arabian Coast Bank earlier?", where that is the employer who asks. */
function ofJobsEmployer(meaning: Meaning, facts: Facts): Finding | undefined {
  const subject = (meaning.subject ?? "")
    .replace(
      /^(?:ete )?(?:salariee? |employee? |employed )?(?:du|de la|de|chez|bei|at|by|for) /,
      "",
    )
    .replace(/ (?:earlier|before|previously|in the past)$/, "");
  const asks = employerName(facts.job.company);
  return asks !== "" && employerName(subject) === asks
    ? employer({ ...meaning, subject }, facts)
    : undefined;
}
