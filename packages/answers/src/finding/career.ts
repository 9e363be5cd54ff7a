import type { Award, Experience, Profile } from "@sendoff/contract/profile";
import type { Finding } from "../facts/claim.ts";
import { derived, found, textClaim, yesNo } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import type { Meaning } from "../question/meaning.ts";
import { fold, hasPhrase } from "../text/fold.ts";
import { isWithinWords, tellingWords } from "../text/akin.ts";
import { fluenciesIn } from "../languages/fluency.ts";
import { employerName } from "./employer-name.ts";
import { employersCount, employmentStatus } from "./employment.ts";
import { parts } from "./parts.ts";
import { isRunning, latestFirst } from "../facts/timeline.ts";

/** Titles, employers and lists of the profile. */
export function findCareer(meaning: Meaning, facts: Facts): Finding | undefined {
  const jobs = latestFirst(facts.profile.experience);
  const job = jobs[meaning.index ?? 0];
  const isPast = job !== undefined && isRunning(job, jobs) !== true;
  if (meaning.time === "now" && isPast) return undefined;
  switch (meaning.topic) {
    case "current_title":
      return jobText(job, job?.jobTitle, "job title", meaning) ?? settingsRole(meaning, facts);
    case "title_company":
      return job === undefined || job.jobTitle === "" || job.company === ""
        ? undefined
        : found(textClaim(`${job.jobTitle}, ${job.company}`), "profile", "Your latest job");
    case "current_company":
      return jobText(job, job?.company, "employer", meaning);
    case "previous_title":
    case "previous_company":
      return previous(meaning, jobs);
    case "job_location":
      return jobText(job, job?.workLocation, "work location", meaning);
    case "job_description":
      return jobText(job, job?.description, "description", meaning);
    case "employment_type":
      if (job?.imported?.includes("experienceType") === true) return undefined;
      return jobText(job, job?.experienceType, "employment type", meaning);
    case "job_start":
      return jobDate(job?.startDate, "start");
    case "job_end":
      return jobDate(job?.endDate, "end");
    case "job_is_current":
      return jobIsCurrent(job, jobs);
    case "is_employed":
      return isEmployed(meaning, jobs);
    case "applied_title":
      return facts.job.title === ""
        ? undefined
        : found(textClaim(facts.job.title), "derived", "The title of this job", 0.9);
    case "employment_status":
      return employmentStatus(facts);
    case "employers_count":
      return employersCount(facts);
    case "worked_at":
      return workedAt(meaning, facts);
    default:
      return findList(meaning, facts);
  }
}

function jobText(
  job: Experience | undefined,
  text: string | undefined,
  what: string,
  meaning: Meaning,
): Finding | undefined {
  if (job === undefined || text === undefined || text === "") return undefined;
  const which =
    (meaning.index ?? 0) === 0 ? "latest" : `number ${String((meaning.index ?? 0) + 1)}`;
  return found(textClaim(text), "profile", `The ${what} of your ${which} job`);
}

function settingsRole(meaning: Meaning, facts: Facts): Finding | undefined {
  const role = facts.user.role;
  if (role === undefined || (meaning.index ?? 0) !== 0 || facts.profile.experience.length > 0)
    return undefined;
  return found(textClaim(role), "settings", "Your role in settings", 0.8);
}

function previous(meaning: Meaning, jobs: readonly Experience[]): Finding | undefined {
  const ended = jobs.filter((job) => isRunning(job, jobs) === false);
  const [latest] = ended;
  if (latest === undefined) return undefined;
  const text = meaning.topic === "previous_title" ? latest.jobTitle : latest.company;
  return text === "" ? undefined : derived(textClaim(text), "Your latest job that has ended", 0.9);
}

function jobDate(date: string | undefined, edge: string): Finding | undefined {
  if (date === undefined || !/\d{4}/.test(date)) return undefined;
  return found({ kind: "date", date }, "profile", `The ${edge} of that job in your profile`);
}

function jobIsCurrent(
  job: Experience | undefined,
  jobs: readonly Experience[],
): Finding | undefined {
  const running = job === undefined ? undefined : isRunning(job, jobs);
  return running === undefined
    ? undefined
    : found(yesNo(running), "profile", "Your profile says whether you work there now");
}

/** Jobs are a closed list: none running means not employed. */
function isEmployed(meaning: Meaning, jobs: readonly Experience[]): Finding | undefined {
  if (jobs.length === 0) return undefined;
  const states = jobs.map((job) => isRunning(job, jobs));
  const current = jobs.find((job) => isRunning(job, jobs) === true);
  if (current === undefined && states.includes(undefined)) return undefined;
  const isYes = (current !== undefined) !== meaning.isNegated;
  const why =
    current === undefined
      ? "All jobs in your profile have ended"
      : `You work at ${current.company}`;
  return derived(yesNo(isYes), why, 0.9);
}

/** By these the firms of one house are told apart, or one firm is called in two ways: nobody can tell which. */
const HOUSE_WORDS = /\b(?:technologies|technology|india|group|the)\b/g;

/** What the names of one house's firms have in common. */
function houseName(name: string): string {
  const firm = employerName(name);
  const house = firm.replace(HOUSE_WORDS, " ").replace(/\s+/g, " ").trim();
  return house === "" ? firm : house;
}

/** Kinds of employers, which have no place in a list of names. */
const KIND_OF_FIRM =
  /^(?:mncs?|mnes?|faang|maang|ngos?|bpos?|kpos?|gccs?|sm[eb]s?|psus?|fortune|big|series|tier|start-?ups?|scale-?ups?|agency|agencies|companies|firms|employers|banks|hospitals|schools|government|retail|hospitality|nights?|weekends?|yourself|scale|sea|heights?)$/i;
const JOINING = /^(?:&|and|of|the|de|di|da|do|du|la|le|van|von|for)$/i;

/** "Harrow & Finch", "eBay"; not "non-profits", "night" or "MNCs": of these the list of jobs tells nothing. */
function isFirmName(name: string): boolean {
  const words = name.split(/\s+/).filter((word) => word !== "" && !JOINING.test(word));
  return (
    words.length > 0 &&
    words.every(
      (word) => /^(?:[\p{Lu}\p{N}]|\p{Ll}+\p{Lu})/u.test(word) && !KIND_OF_FIRM.test(word),
    )
  );
}

/** Jobs are a closed list: an employer that is not on it was none; of a group's other firms, and of kinds of firms, nothing is known. */
export function workedAt(meaning: Meaning, facts: Facts): Finding | undefined {
  const jobs = facts.profile.experience;
  const subject = meaning.subject ?? "";
  const asked = subject.startsWith("@company") ? facts.job.company : subject.replace(/\+$/, "");
  if (jobs.length === 0 || asked === "") return undefined;
  const match = jobs.find((job) => employerName(job.company) === employerName(asked));
  if (match !== undefined)
    return derived(yesNo(!meaning.isNegated), `${match.company} is among your jobs`, 0.9);
  const house = houseName(asked);
  const isNear = jobs.some(({ company }) => {
    const other = houseName(company);
    return hasPhrase(other, house) || hasPhrase(house, other);
  });
  if (isNear) return undefined;
  const isAsker = subject.startsWith("@company") || houseName(facts.job.company) === house;
  if (!isAsker && !isFirmName(meaning.named ?? "")) return undefined;
  const name = subject.startsWith("@company") ? asked : (meaning.named ?? asked);
  return derived(yesNo(meaning.isNegated), `${name} is not among your jobs`);
}

/** The languages, or those that are spoken fluently; none where a level that decides is not known. */
function spoken({ subject }: Meaning, { languages }: Profile): string[] {
  const names = languages.map(({ name }) => name);
  if (subject !== "fluent") return names;
  const levels = languages.map(({ proficiency = "" }) => fluenciesIn(proficiency));
  if (levels.some(({ length }) => length !== 1)) return [];
  return names.filter((_, at) => (levels[at]?.[0] ?? 0) >= 3);
}

/** The lists of the profile; the page's choices among them are ticked, absent ones say nothing. */
function findList(meaning: Meaning, { profile }: Facts): Finding | undefined {
  const list = (
    names: readonly string[],
    of: "skill" | "language" | "certificate" | "text",
    what: string,
  ): Finding | undefined =>
    names.length === 0
      ? undefined
      : found({ kind: "choices", names, of }, "profile", `The ${what} in your profile`, 0.9);
  switch (meaning.topic) {
    case "skills_list":
      return list(
        profile.skills.map((skill) => skill.name),
        "skill",
        "skills",
      );
    case "languages_list":
      return list(spoken(meaning, profile), "language", "languages");
    case "certifications_list":
      return list(
        profile.certifications.map((award) => award.title),
        "certificate",
        "certifications",
      );
    case "awards_list":
      return list(
        profile.achievements.map((award) => award.title),
        "text",
        "achievements",
      );
    case "industry":
      return profile.jobPrefs.industry === undefined
        ? undefined
        : found(textClaim(profile.jobPrefs.industry), "profile", "Your industry");
    case "desired_title":
      return profile.jobPrefs.jobTitle === undefined
        ? undefined
        : found(textClaim(profile.jobPrefs.jobTitle), "profile", "The job title you look for");
    case "has_certificate":
      return (
        certificate(
          meaning,
          profile.certifications.map((award) => award.title),
        ) ?? byAllWords(meaning, profile)
      );
    case "certificate_year":
      return certificateYear(meaning, profile);
    default:
      return undefined;
  }
}

/** Certificates are an open list: one that is there is a Yes, an absent one is unknown. */
function certificate(meaning: Meaning, titles: readonly string[]): Finding | undefined {
  const asked = (meaning.subject ?? "").split(" ");
  const match = titles.find((title) => {
    const words = new Set(fold(title).split(" "));
    const initials = title
      .split(/\s+/)
      .map((word) => word[0] ?? "")
      .join("")
      .toLowerCase();
    return (
      asked.every((word) => words.has(word)) ||
      (asked.length === 1 && initials === asked[0] && initials.length > 2)
    );
  });
  return match === undefined
    ? undefined
    : found(yesNo(!meaning.isNegated), "profile", `${match} is among your certifications`, 0.9);
}

/** "Heftruckcertificaat" is the paper on the Heftruck. */
const PAPER = /(?<=\p{L}{4})(certificaat|diploma|bewijs|zertifikat|schein|nachweis)\b/gu;

/** Who holds the certificate has had the training. */
const TRAINING = new Set(
  "training trained course courses formation curso kurs schulung corso cursus weiterbildung trainings".split(
    " ",
  ),
);

/** The certificates whose titles and issuers, or titles alone, hold all words that are asked for. */
export function certificatesWith(
  subject: string,
  { certifications }: Profile,
  { isTitleOnly = false }: { isTitleOnly?: boolean } = {},
): Award[] {
  const words = tellingWords(subject);
  const bare = words.filter((word) => !TRAINING.has(word));
  const asked = bare.length > 0 ? bare : words;
  return certifications.filter(({ title, issuer = "" }) =>
    isWithinWords(
      asked,
      fold(isTitleOnly ? title : `${title} ${issuer}`)
        .replace(PAPER, " $1")
        .split(" "),
    ),
  );
}

/** "A PMP or a PRINCE2 certificate" by one of them, "both A and B" by each. */
function byAllWords({ subject = "", isNegated }: Meaning, profile: Profile): Finding | undefined {
  const held = (name: string): Award | undefined => certificatesWith(name, profile)[0];
  const { names, isAll } = parts(subject.replace(/^(?:both|either) /, ""));
  const each = names.map(held);
  const isHeld = isAll ? !each.includes(undefined) : each.some((award) => award !== undefined);
  const award =
    held(subject) ??
    (names.length > 1 && isHeld ? each.find((one) => one !== undefined) : undefined);
  return award === undefined
    ? undefined
    : found(yesNo(!isNegated), "profile", `${award.title} is among your certifications`, 0.85);
}

function certificateYear(meaning: Meaning, profile: Profile): Finding | undefined {
  const [award, second] = certificatesWith(meaning.subject ?? "", profile);
  if (second !== undefined) return undefined;
  const year = /\b(?:19|20)\d{2}\b/.exec(award?.date ?? "")?.[0];
  return award === undefined || year === undefined
    ? undefined
    : found(textClaim(year), "profile", `Your profile dates ${award.title}`, 0.85);
}
