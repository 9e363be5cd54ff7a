import { cityNames, type MatchReason } from "@sendoff/contract";
import { foldLine } from "../fold-words.ts";
import { payInWords } from "../yearly-pay.ts";
import { type NamedPay, payInLine, payInText, perYear } from "./pay-in-text.ts";
import { askedExperience, experienceMatch } from "./seniority.ts";
import { titleMatch } from "./title-match.ts";

/** Who looks for a job, as far as it says which jobs fit. */
export interface Seeker {
  readonly roles: readonly string[];
  readonly locations: readonly string[];
  readonly skills: readonly string[];
  /** Years at work; undefined when the profile does not tell. */
  readonly years: number | undefined;
  /** Wanted rupees a year. */
  readonly salary: { readonly min: number; readonly max: number } | undefined;
}

/** A job as a result list shows it, with its text once it was opened. */
export interface JobText {
  readonly title: string;
  readonly company: string;
  readonly location: string;
  readonly description?: string | undefined;
  /** What the portal shows of its pay beside the text, as it is written. */
  readonly pay?: string | undefined;
}

export interface MatchScore {
  /** 0 to 100. */
  readonly score: number;
  /** What it is made of, in the order of their weight; a part about which nothing is known is left out. */
  readonly reasons: readonly MatchReason[];
}

/** A part's share of the whole. The title decides most: it is what the user asked for by name. */
const WEIGHTS = { title: 40, skills: 25, place: 15, seniority: 10, salary: 10 } as const;
type Part = keyof typeof WEIGHTS;
/** So many of somebody's skills in one posting are a full match: postings rarely name more. */
const SKILLS_FOR_ALL = 4;

/** A part's fit from 0 to 1 with the sentence that says why. */
interface Fit {
  readonly fit: number;
  readonly text: string;
}

/**
 * How well a job fits somebody: the weighted mean of the parts about which both sides say something. Deterministic, and from the
 * job's own words only. `atMost`: the score could not get higher whatever the unread description says.
 */
export function scoreJob(job: JobText, seeker: Seeker): MatchScore & { readonly atMost: number } {
  const parts: Record<Part, Fit | undefined> = {
    title: fitTitle(job, seeker),
    skills: fitSkills(job, seeker),
    place: fitPlace(job, seeker),
    seniority: fitSeniority(job, seeker),
    salary: fitSalary(job, seeker),
  };
  const order: readonly Part[] = ["title", "skills", "place", "seniority", "salary"];
  const reasons = order.flatMap((part) => reasonOf(part, parts[part]));
  const points = reasons.reduce((sum, reason) => sum + reason.points, 0);
  const known = reasons.reduce((sum, reason) => sum + reason.of, 0);
  const unread = job.description === undefined ? 100 - known : 0;
  // A rank in the title gives way to years in the description, and so may the pay that a list shows.
  const soft =
    job.description === undefined
      ? softPoints(WEIGHTS.seniority, parts.seniority) + softPoints(WEIGHTS.salary, parts.salary)
      : 0;
  return {
    score: percent(points, known),
    atMost: percent(points + soft + unread, known + unread),
    reasons,
  };
}

const percent = (points: number, of: number): number =>
  of === 0 ? 0 : Math.round((points / of) * 100);

const softPoints = (of: number, fit: Fit | undefined): number =>
  fit === undefined ? 0 : of - Math.round(fit.fit * of);

function reasonOf(part: Part, fit: Fit | undefined): MatchReason[] {
  if (fit === undefined) return [];
  const of = WEIGHTS[part];
  return [{ part, points: Math.round(fit.fit * of), of, text: fit.text }];
}

function fitTitle(job: JobText, { roles }: Seeker): Fit | undefined {
  const fits = roles.map((role) => ({ role, fit: titleMatch(job.title, role) }));
  const best = fits.reduce<(typeof fits)[number] | undefined>(
    (top, each) => (top === undefined || each.fit > top.fit ? each : top),
    undefined,
  );
  if (best === undefined) return undefined;
  if (best.fit === 1) return { fit: 1, text: `The title is your role ${best.role}.` };
  if (best.fit >= 0.5) return { fit: best.fit, text: `The title is near your role ${best.role}.` };
  return best.fit === 0
    ? { fit: 0, text: "The title is none of your roles." }
    : { fit: best.fit, text: `The title has little of your role ${best.role}.` };
}

function fitSkills(job: JobText, { skills }: Seeker): Fit | undefined {
  if (job.description === undefined || skills.length === 0) return undefined;
  const text = `${job.title}\n${job.description}`;
  const line = foldLine(text);
  const named = [...new Set(skills)].filter((skill) => isNamed(skill, text, line));
  const fit = Math.min(1, named.length / Math.min(SKILLS_FOR_ALL, new Set(skills).size));
  if (named.length === 0) return { fit, text: "It names none of your skills." };
  const shown = named.slice(0, 4).join(", ");
  const more = named.length > 4 ? ` and ${named.length - 4} more` : "";
  return { fit, text: `It names your ${named.length === 1 ? "skill" : "skills"} ${shown}${more}.` };
}

/** "Go", "R", "C" and "SAP" are skills as they are written only: "go" is a word. */
function isNamed(skill: string, text: string, line: string): boolean {
  const short = skill.trim();
  if (/^[A-Za-z]{1,3}$/.test(short)) {
    const own = short.length < 3 ? short : short.toUpperCase();
    return new RegExp(`(?<![\\w+#.])(?:${short}|${own})(?![\\w+#])`).test(text);
  }
  const folded = foldLine(skill);
  return folded.trim() !== "" && line.includes(folded);
}

function fitPlace(job: JobText, { locations }: Seeker): Fit | undefined {
  if (locations.length === 0 || job.location.trim() === "") return undefined;
  const place = foldLine(job.location);
  const city = locations.find((wanted) => !isRemote(wanted) && isAt(place, wanted));
  if (city !== undefined) return { fit: 1, text: `It is in ${city}, where you want to work.` };
  const jobIsRemote = isRemote(job.location) || saysRemote(job.description);
  if (locations.some(isRemote) && jobIsRemote) {
    return { fit: 1, text: "It is remote, as you want." };
  }
  if (isRemote(job.location)) return { fit: 0.5, text: "It is remote, which you did not name." };
  return { fit: 0, text: `${job.location.trim()} is none of your places.` };
}

const REMOTE = / (remote|work from home|wfh|anywhere) /;
const isRemote = (place: string): boolean => REMOTE.test(foldLine(place));
const saysRemote = (description: string | undefined): boolean =>
  /\b(fully remote|100% remote|remote[- ]first|work from (home|anywhere)|from anywhere in)\b/i.test(
    description ?? "",
  );

/** Whether a place is the wanted one under any of its names. */
function isAt(place: string, wanted: string): boolean {
  const first = (wanted.split(/[,(]/)[0] ?? "").trim();
  return cityNames(first).some((name) => name !== "" && place.includes(foldLine(name)));
}

function fitSeniority(job: JobText, { years }: Seeker): Fit | undefined {
  const asked = askedExperience(job);
  if (years === undefined || asked === undefined) return undefined;
  const fit = experienceMatch(years, asked);
  const own = `you have ${Math.floor(years)}`;
  if (fit === 1) return { fit, text: `It asks for ${asked.words}; ${own}${ofYears(asked.words)}.` };
  const verdict = years > asked.most ? "more than it is for" : "less than it asks";
  return { fit, text: `It asks for ${asked.words}; ${own}${ofYears(asked.words)}, ${verdict}.` };
}

const ofYears = (words: string): string => (words.includes("years") ? "" : " years");

function fitSalary(job: JobText, { salary }: Seeker): Fit | undefined {
  const pay = salary === undefined ? undefined : payOf(job);
  if (salary === undefined || pay === undefined) return undefined;
  const most = perYear(pay.max, pay.period);
  const offered = `It ${pay.isEstimate ? "is estimated to pay" : "pays"} up to ${payInWords(most)} a year`;
  if (most >= salary.min) return { fit: 1, text: `${offered}, within what you want.` };
  const wanted = `you want ${payInWords(salary.min)}`;
  return { fit: most >= salary.min * 0.8 ? 0.5 : 0, text: `${offered}; ${wanted}.` };
}

const ESTIMATE = /\b(glassdoor|indeed|portal) est|\bestimate/i;

/** The pay in rupees that the portal shows, or that the text names; the employer's own words before a portal's estimate. */
function payOf(job: JobText): (NamedPay & { readonly isEstimate: boolean }) | undefined {
  const inRupees = (named: NamedPay[], isEstimate: boolean) =>
    named
      .filter(({ currency }) => currency === "INR")
      .slice(0, 1)
      .map((pay) => ({ ...pay, isEstimate }));
  const isEstimate = ESTIMATE.test(job.pay ?? "");
  const shown = inRupees(payInLine(job.pay ?? ""), isEstimate);
  const written = inRupees(payInText(job.description ?? ""), false);
  return (isEstimate ? [...written, ...shown] : [...shown, ...written])[0];
}
