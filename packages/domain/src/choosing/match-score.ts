import type { MatchReason } from "@sendoff/contract/match";
import { payInWords } from "../profile/yearly-pay.ts";
import type { Fit } from "./fit.ts";
import { type NamedPay, payInLine, payInText, perYear } from "./pay-in-text.ts";
import { fitPlace } from "./place-fit.ts";
import { ALSO_ASKS, askedBeyond } from "./asked-skills.ts";
import { skillsIn } from "./skills-in.ts";
import { fitSeniority } from "./seniority.ts";
import { namesProfession, type TitleFit, titleFit } from "./title-match.ts";

/** Who looks for a job, as far as it says which jobs fit. */
export interface Seeker {
  readonly roles: readonly string[];
  readonly locations: readonly string[];
  readonly skills: readonly string[];
  /** Years at work; undefined when the profile does not tell. */
  readonly years: number | undefined;
  /** The least that is wanted a year; in rupees where no currency is named. */
  readonly salary: { readonly min: number; readonly currency?: string } | undefined;
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
  /** Share of the points among the parts about which both sides say something, 0 to 100. */
  readonly score: number;
  /** What it is made of, in the order of their weight; a part about which nothing is known is left out. */
  readonly reasons: readonly MatchReason[];
}

/** A score with what decides whether it can be relied on. */
export interface JudgedScore extends MatchScore {
  /** The score could not get higher whatever the unread description says. */
  readonly atMost: number;
  /** How the title stands to the roles; undefined without roles. */
  readonly title: TitleFit | undefined;
  /** Less than half of the weights is known. */
  readonly isThin: boolean;
}

/** A part's share of the whole. The title decides most: it is what the user asked for by name. */
const WEIGHTS = { title: 40, skills: 25, place: 15, seniority: 10, salary: 10 } as const;
type Part = keyof typeof WEIGHTS;
const PARTS: readonly Part[] = ["title", "skills", "place", "seniority", "salary"];
const ALL = 100;
/**
 * What a part weighs that is far off (a place nobody could reach, years out of reach, half the pay): so much that a job which is
 * perfect in all the rest stays below the usual minimum, 90 of 165.
 */
const FAR_OFF_WEIGHT = 75;
/** A neighbouring profession has half of the title's points: it takes skills to lift it over the usual minimum. */
const NEIGHBOUR = 0.5;
/** A title that says nothing, above a text that names the role. */
const DESCRIBED = 0.7;
/** So many of somebody's skills in one posting are a full match: postings rarely name more. */
const SKILLS_FOR_ALL = 4;
/** So many of them in the text make up for a title that says nothing. */
const SKILLS_FOR_TITLE = 3;

/**
 * How well a job fits somebody: the share of points among the parts about which both sides say something. Deterministic, and from
 * the job's own words only.
 */
export function scoreJob(job: JobText, seeker: Seeker): JudgedScore {
  const best = bestTitle(job, seeker);
  const parts: Record<Part, Fit | undefined> = {
    title: best === undefined ? undefined : fitTitle(best),
    skills: fitSkills(job, seeker),
    place: fitPlace(job, seeker.locations),
    seniority: fitSeniority(job, seeker),
    salary: fitSalary(job, seeker),
  };
  const reasons = PARTS.flatMap((part) => reasonOf(part, parts[part]));
  const usual = PARTS.reduce(
    (sum, part) => sum + (parts[part] === undefined ? 0 : WEIGHTS[part]),
    0,
  );
  return {
    score: shareOf(reasons),
    atMost: job.description === undefined ? mostOf(parts) : shareOf(reasons),
    reasons,
    title: best?.fit,
    isThin: usual * 2 < ALL,
  };
}

/** The share of a match's points, in whole percent. */
function shareOf(reasons: readonly Pick<MatchReason, "points" | "of">[]): number {
  const of = reasons.reduce((sum, reason) => sum + reason.of, 0);
  const points = reasons.reduce((sum, reason) => sum + reason.points, 0);
  return of === 0 ? 0 : Math.round((points / of) * 100);
}

/**
 * The share if the description said the best: it may name every skill, years that fit though the title's rank does not, another
 * pay than the list, and that the work is done from home.
 */
function mostOf(parts: Record<Part, Fit | undefined>): number {
  const full = (part: Part): MatchReason => ({
    part,
    points: WEIGHTS[part],
    of: WEIGHTS[part],
    text: "",
  });
  return shareOf([
    ...reasonOf("title", parts.title),
    full("skills"),
    ...(parts.place?.mayChange === false ? reasonOf("place", parts.place) : [full("place")]),
    ...(parts.seniority?.mayChange === false
      ? reasonOf("seniority", parts.seniority)
      : [full("seniority")]),
    full("salary"),
  ]);
}

function reasonOf(part: Part, fit: Fit | undefined): MatchReason[] {
  if (fit === undefined) return [];
  const of = fit.isFarOff === true ? FAR_OFF_WEIGHT : WEIGHTS[part];
  return [{ part, points: Math.round(fit.fit * of), of, text: fit.text }];
}

interface BestTitle {
  readonly role: string;
  readonly fit: TitleFit;
  /** The description names the role's profession. */
  readonly isDescribed?: boolean;
}

const ORDER: readonly TitleFit[] = ["same", "neighbour", "unclear", "none"];

function bestTitle(job: JobText, { roles, skills }: Seeker): BestTitle | undefined {
  const fits = roles.map((role) => ({ role, fit: titleFit(job.title, role) }));
  const best = ORDER.flatMap((wanted) => fits.filter(({ fit }) => fit === wanted))[0];
  if (best?.fit !== "unclear" || job.description === undefined) return best;
  const { description } = job;
  const named = fits.find(
    ({ role, fit }) => fit === "unclear" && namesProfession(description, role),
  );
  if (named !== undefined) return { ...named, isDescribed: true };
  const isKnown = skillsIn(description, [...new Set(skills)]).length >= SKILLS_FOR_TITLE;
  return isKnown ? best : { ...best, fit: "none" };
}

function fitTitle({ role, fit, isDescribed }: BestTitle): Fit {
  switch (fit) {
    case "same":
      return { fit: 1, text: `The title is your role ${role}.` };
    case "neighbour":
      return { fit: NEIGHBOUR, text: `The title is near your role ${role}.` };
    case "unclear":
      return isDescribed === true
        ? { fit: DESCRIBED, text: `The title leaves it open; the text names your role ${role}.` }
        : { fit: DESCRIBED, text: "The title leaves open what the work is." };
    case "none":
      return { fit: 0, text: "The title is none of your roles." };
  }
}

function fitSkills(job: JobText, { skills }: Seeker): Fit | undefined {
  if (job.description === undefined || skills.length === 0) return undefined;
  const named = skillsIn(`${job.title}\n${job.description}`, [...new Set(skills)]);
  const fit = Math.min(1, named.length / Math.min(SKILLS_FOR_ALL, new Set(skills).size));
  const beyond = askedBeyond(job.description, skills);
  const also =
    beyond.length === 0
      ? ""
      : ` ${ALSO_ASKS} ${nameList.format(beyond)}, which ${beyond.length === 1 ? "is" : "are"} not in your skills.`;
  if (named.length === 0) return { fit, text: `It names none of your skills.${also}` };
  const shown = named.slice(0, 4).join(", ");
  const more = named.length > 4 ? ` and ${named.length - 4} more` : "";
  const skill = named.length === 1 ? "skill" : "skills";
  return { fit, text: `It names your ${skill} ${shown}${more}.${also}` };
}

const nameList = new Intl.ListFormat("en-GB", { type: "conjunction" });

/** Pay below this share of the least that somebody wants is far below it. */
const FAR_BELOW = 0.7;
const LITTLE_BELOW = 0.8;
const IMPLAUSIBLE = 0.1;

function fitSalary(job: JobText, { salary }: Seeker): Fit | undefined {
  if (salary === undefined) return undefined;
  const currency = salary.currency ?? RUPEES;
  const pay = payOf(job, currency);
  if (pay === undefined) return undefined;
  const most = yearlyOf(pay, salary.min);
  // A weekly allowance, or an hour's pay without its period: nothing that can be compared.
  if (most < salary.min * IMPLAUSIBLE) return undefined;
  const words = (amount: number) =>
    currency === RUPEES
      ? payInWords(amount)
      : `${currency} ${Math.round(amount).toLocaleString("en")}`;
  const offered = `It ${pay.isEstimate ? "is estimated to pay" : "pays"} up to ${words(most)} a year`;
  if (most >= salary.min) return { fit: 1, text: `${offered}, within what you want.` };
  const text = `${offered}; you want ${words(salary.min)}.`;
  // What a portal estimates may be wrong by a third.
  if (most < salary.min * FAR_BELOW && !pay.isEstimate) return { fit: 0, isFarOff: true, text };
  return { fit: most >= salary.min * LITTLE_BELOW ? 0.5 : 0, text };
}

/** Amounts that come beside a salary: "₹24,000 a year for learning". */
const BESIDE =
  /\b(learning|courses?|books?|allowance|insurance|medical cover|mediclaim|budget|bonus|vouchers?|meals?|food|internet|wellness|gym|travel|conveyance|incentives?|referral|reimburs\w*|stipend for|sponsor\w*|retention|joining|commission|equipment|home office|relocation|night|overtime|turnover|revenue|premium)\b/i;

/** The pay of a description's sentences that speak of salary alone. */
function salariesIn(description: string): NamedPay[] {
  const clauses = description.split(/(?<=[.!?;])\s+|\n+|•|,\s(?=\D)/);
  return clauses.filter((clause) => !BESIDE.test(clause)).flatMap(payInText);
}

const ESTIMATE = /\b(glassdoor|indeed|portal) est|\bestimate/i;

/** A year's pay; where no period is named, the one that comes nearest to what is wanted: the doubt is the job's. */
function yearlyOf(pay: NamedPay, wanted: number): number {
  if (pay.isPeriodGuessed !== true) return perYear(pay.max, pay.period);
  const distance = (yearly: number): number => Math.abs(Math.log(yearly / wanted));
  const readings = (["hour", "month", "year"] as const).map((period) => perYear(pay.max, period));
  return readings.toSorted((one, other) => distance(one) - distance(other))[0] ?? 0;
}

/** The pay in a currency that the portal shows, or that the text names; the employer's own words before a portal's estimate. */
function payOf(
  job: JobText,
  currency: string,
): (NamedPay & { readonly isEstimate: boolean }) | undefined {
  const inCurrency = (named: NamedPay[], isEstimate: boolean) =>
    named
      .filter(
        (pay) => pay.currency === currency || (pay.words.includes("$") && DOLLARS.has(currency)),
      )
      .slice(0, 1)
      .map((pay) => ({ ...pay, isEstimate }));
  const isEstimate = ESTIMATE.test(job.pay ?? "");
  const shown = inCurrency(payInLine(job.pay ?? ""), isEstimate);
  const written = inCurrency(salariesIn(job.description ?? ""), false);
  return (isEstimate ? [...written, ...shown] : [...shown, ...written])[0];
}

const RUPEES = "INR";
/** In their own country they are written as "$" alone. */
const DOLLARS = new Set(["USD", "CAD", "AUD", "SGD", "NZD", "HKD"]);
