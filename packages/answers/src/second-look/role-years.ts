import type { FormField } from "@sendoff/contract/form";
import type { Experience } from "@sendoff/contract/profile";
import { derived, type Finding, found, textClaim, yesNo } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import { fromJobs } from "../finding/years.ts";
import { isFrameWord } from "../languages/frame-words.ts";
import type { Question } from "../question/question.ts";
import { digitsFor } from "../text/numbers.ts";
import { fold, hasPhrase } from "../text/fold.ts";
import { isLearning, occupationsOf } from "../world/occupations.ts";
import { isSameSkill } from "../world/skills.ts";

/** Titles that go by their letters or by their field, with the words by which a job's title has them. */
interface Role {
  is: RegExp;
  titles: readonly string[];
  /** Titles of the same occupation that are surely none of the role. */
  not?: RegExp;
  /** Titles that are of the role for whoever holds the paper, unless the job is described as another. */
  withPaper?: { titles: readonly string[]; paper: RegExp; other: RegExp };
}

const role = (is: RegExp, ...titles: readonly string[]): Role => ({ is, titles });

const ROLES: readonly Role[] = [
  {
    ...role(/\bsdr\b|\bsales development\b/, "sales development", "sdr"),
    not: /\b(?:retail|store|shop|cashier|counter|showroom|account executive|account manager)\b/,
  },
  {
    ...role(
      /\bbdr\b|\bbusiness development representative\b/,
      "business development representative",
      "bdr",
    ),
    not: /\b(?:retail|store|shop|cashier|counter|showroom|account executive|account manager)\b/,
  },
  {
    ...role(
      /\bb2b sales\b/,
      "sales development",
      "sdr",
      "bdr",
      "business development representative",
      "business development executive",
      "account executive",
      "b2b sales",
      "enterprise sales",
      "corporate sales",
      "wholesale",
    ),
    not: /\b(?:retail|store|shop|cashier|counter|showroom)\b/,
  },
  role(/\bea\b|\bexecutive assistant\b/, "executive assistant", "executive personal assistant"),
  role(/\bpa\b|\bpersonal assistant\b/, "personal assistant", "executive pa"),
  role(/\bcsm\b|\bcustomer success\b/, "customer success"),
  role(/\bhca\b|\bhealthcare assistant\b/, "healthcare assistant", "health care assistant"),
  role(/\bcna\b|\bcertified nursing assistant\b/, "certified nursing assistant", "cna"),
  role(
    /\blvn\b|\blpn\b|\blicensed (?:practical|vocational) nurse\b/,
    "licensed practical nurse",
    "licensed vocational nurse",
    "lpn",
    "lvn",
  ),
  role(/\bmachine learning\b|\bml\b/, "machine learning", "ml engineer"),
  role(/\bdata science\b|\bdata scientist\b/, "data scientist", "data science"),
  role(/\bdata engineering\b|\bdata engineer\b/, "data engineer"),
  role(/\bdata analytics\b|\bdata analysis\b|\bdata analyst\b/, "data analyst"),
  role(/\bsre\b|\bsite reliability\b/, "site reliability engineer", "sre"),
  role(/\bdevops\b/, "devops"),
  {
    is: /\bcdl ?a\b|\bcdl class a\b|\bclass a cdl\b/,
    titles: ["cdl a", "cdl class a", "class a cdl", "class a driver", "tractor trailer driver"],
    // Box trucks, buses and straight trucks are driven with less, or with none.
    withPaper: {
      titles: ["truck driver", "otr driver", "lorry driver"],
      paper: /\bcdl\b.*\bclass a\b|\bclass a\b.*\bcdl\b|\bcdl a\b/,
      other:
        /\bnon cdl\b|\bclass [bc]\b|\bcdl [bc]\b|\b(?:box|straight|dump|garbage|tow|van|delivery) trucks?\b|\b26 ?(?:ft|foot)\b/,
    },
  },
];

const AROUND =
  /^(?:how|many|much|do|you|have|of|in|as|an?|the|or|and|with|at|least|minimum|more|than|over|years?|yrs?|experience|total|overall|verifiable|full|time|industry|role|roles|position|positions|job|jobs|work|working|professional|relevant|prior|previous|recent|do|we|need|your|is|what|driving|engineering|engineer|representative|field|hands|on|s)$/;

/** "SDR/BDR experience", "eight years' experience as a PA and/or EA": the jobs whose titles have what the letters or the fields stand for. */
export function roleYears(question: Question, { profile, ...rest }: Facts): Finding | undefined {
  if (question.isSeveral || question.countries.length > 0 || NEGATED.test(question.text))
    return undefined;
  const text = digitsFor(question.text);
  if (!/\b(?:experience|years?|yrs)\b/.test(text) || LIMITED.test(text)) return undefined;
  const named = ROLES.filter(({ is }) => is.test(text));
  if (named.length === 0) return undefined;
  const bare = named.reduce((left, { is }) => left.replace(new RegExp(is.source, "g"), " "), text);
  const words = bare.split(" ").filter((word) => word !== "");
  const numbers = words.filter((word) => /^\d{1,2}$/.test(word));
  const isOther = words.some(
    (word) => !AROUND.test(word) && !numbers.includes(word) && !isFrameWord(word),
  );
  if (isOther || numbers.length > 1) return undefined;
  // Of two roles each counts where one "or" the other is asked for.
  if (named.length > 1 && /\band\b(?! or\b)/.test(text)) return undefined;
  const jobs = profile.experience.filter(
    (job) => !isLearning(job.jobTitle) && named.some((each) => isOfRole(job, each, profile)),
  );
  const years = fromJobs(jobs, { profile, ...rest }, "of that role", 0.8);
  if (years === undefined) return undefined;
  const [number] = numbers;
  if (question.isYesNo) {
    const limit = number === undefined ? undefined : Number(number);
    if (limit === undefined) return derived(yesNo(true), years.why, 0.8);
    const isStrict = /\b(?:more than|over)\b/.test(text);
    return (isStrict ? years.exact > limit : years.exact >= limit)
      ? derived(yesNo(true), years.why, 0.8)
      : undefined;
  }
  // Other jobs of the same occupation may count as well: then the number is not known.
  const trades = new Set(jobs.flatMap(({ jobTitle }) => [...occupationsOf(jobTitle)]));
  const isMore = profile.experience.some(
    (job) =>
      !jobs.includes(job) &&
      !named.some(({ not }) => not?.test(fold(job.jobTitle)) === true) &&
      [...occupationsOf(job.jobTitle)].some((each) => trades.has(each)),
  );
  return isMore || number !== undefined
    ? undefined
    : derived(
        { kind: "years", floor: Math.floor(years.exact + 1e-6), exact: years.exact },
        years.why,
        0.8,
      );
}

function isOfRole(
  { jobTitle, description = "", startDate = "" }: Experience,
  { titles, withPaper }: Role,
  { certifications }: Facts["profile"],
): boolean {
  const has = (names: readonly string[]): boolean =>
    names.some((title) => hasPhrase(fold(jobTitle), title));
  if (withPaper === undefined) return has(titles);
  const { paper, other } = withPaper;
  if (other.test(fold(`${jobTitle} | ${description}`))) return false;
  // What was driven before the paper was driven without it.
  return (
    has(titles) ||
    (has(withPaper.titles) &&
      certifications.some(
        ({ title, date = "" }) =>
          paper.test(fold(title)) &&
          (startDate === "" || date.slice(0, 7) <= startDate.slice(0, 7)),
      ))
  );
}

const NEGATED = /\b(?:not|no|never|without|less|fewer|under|maximum)\b/;
/** Ranks, places and times that narrow a role. */
const LIMITED =
  /\b(?:senior|junior|lead|head|manag\w*|supervis\w*|team|last|past|since|ago|supporting|support|level|enterprise|remote|abroad|hospital|agency)\b/;

const FULL_TIME =
  /^(?:(?:how many|total|overall|number of) )*(?:years|yrs) of full time (?:work |working |professional )*experience(?: (?:do you have|in years))?$/;

/** "Total years of full-time work experience": of the jobs that the profile says were full-time, none of them for who has had internships only. */
export function fullTimeYears({ text, isYesNo }: Question, facts: Facts): Finding | undefined {
  if (isYesNo || !FULL_TIME.test(text)) return undefined;
  const jobs = facts.profile.experience;
  if (jobs.length === 0 || jobs.some(({ experienceType = "" }) => experienceType === ""))
    return undefined;
  const full = jobs.filter(({ experienceType = "" }) => fold(experienceType) === "full time");
  if (full.length === 0)
    return derived(
      { kind: "years", floor: 0, exact: 0 },
      "No job in your profile was full-time",
      0.8,
    );
  const years = fromJobs(full, facts, "that were full-time", 0.85);
  return years === undefined
    ? undefined
    : derived(
        { kind: "years", floor: Math.floor(years.exact + 1e-6), exact: years.exact },
        years.why,
        0.85,
      );
}

const MOST =
  /^(?:(?:with )?(?:which|what) (?:one )?(?:of (?:these|the following) )?[a-z ]{0,40}(?:do you have the most (?:work |working |hands on |professional |practical )*experience(?: with| in| using)?|are you (?:the )?most experienced(?: with| in| using)?|have you (?:used|worked with) (?:the )?(?:most|longest)))$/;

/** "Which cloud platform do you have the most experience with?": the choice of which the skill list has the most years. */
export function mostExperience(
  { options }: FormField,
  question: Question,
  { profile }: Facts,
): Finding | undefined {
  if (options.length < 2 || !MOST.test(question.text)) return undefined;
  const known = options.flatMap((option) => {
    const [only, second] = profile.skills.filter(
      ({ name, years = 0, imported }) =>
        years > 0 && imported?.includes("years") !== true && isSameSkill(name, option),
    );
    return only === undefined || second !== undefined ? [] : [{ option, years: only.years ?? 0 }];
  });
  const [first, next] = known.toSorted((left, right) => right.years - left.years);
  return first === undefined || first.years === next?.years
    ? undefined
    : found(
        textClaim(first.option),
        "profile",
        `Your skill list says ${String(first.years)} years of ${first.option}`,
        0.82,
      );
}

const BODIES =
  /\b(?:professional|regulatory|registration|registering) (?:body|bodies|council|regulator)\b/;

/** Being registered with it now; whom it has removed or investigated is asked something else. */
const OF_BODY =
  /^(?:please|select|choose|state|indicate|name|of|your|the|which|what|is|are|do|you|a|an|currently|presently|current|registered|registration|registering|licensed|belong|to|with|by|member|under|professional|regulatory|body|bodies|council|regulator)$/;

/** "Please select your professional body": the choice that issued the one registration in the profile. */
export function professionalBody(
  { options }: FormField,
  question: Question,
  { profile }: Facts,
): Finding | undefined {
  if (options.length < 2 || question.isYesNo || !BODIES.test(question.text)) return undefined;
  if (!question.text.split(" ").every((word) => OF_BODY.test(word))) return undefined;
  const issuers = profile.certifications.filter(({ title }) =>
    /\b(?:registration|registered|register)\b/i.test(title),
  );
  const [chosen, another] = options.filter((option) =>
    issuers.some(({ issuer = "" }) => fold(issuer) === fold(option.replace(/\s*\([^()]*\)/, ""))),
  );
  return chosen === undefined || another !== undefined
    ? undefined
    : found(textClaim(chosen), "profile", `It issued your registration`, 0.85);
}

const OF_DEGREE: readonly (readonly ["grade" | "school", RegExp])[] = [
  ["grade", /^(?:class|classification|grade|result|class and division) of (?:your )?(.+?) degree$/],
  ["grade", /^(.+?) degree (?:class|classification|grade|result)$/],
  [
    "school",
    /^(?:(?:name of (?:the )?)?(?:university|institution|college|school)) (?:at|from|in) which you (?:obtained|gained|completed|received|took|did|studied for) your (.+?) degree$/,
  ],
  [
    "school",
    /^(?:which|what) (?:university|institution|college) (?:awarded|gave) (?:you )?your (.+?) degree$/,
  ],
  ["school", /^where did you (?:obtain|gain|complete|take|do) your (.+?) degree$/],
];

/** "Class of pharmacy degree", "University at which you obtained your pharmacy degree": of the one degree in that field, diplomas aside. */
export function degreeInField(
  { text, isYesNo }: Question,
  { profile }: Facts,
): Finding | undefined {
  if (isYesNo) return undefined;
  for (const [part, pattern] of OF_DEGREE) {
    const field = pattern.exec(text)?.[1];
    if (
      field === undefined ||
      /\b(?:highest|latest|first|last|post|under|bachelors?|masters?)/.test(field)
    )
      continue;
    const [only, second] = profile.education.filter(
      ({ degreeName }) =>
        hasPhrase(fold(degreeName), fold(field)) &&
        !/\b(?:diploma|certificate|foundation|course)\b/i.test(degreeName),
    );
    if (only === undefined || second !== undefined) return undefined;
    const { gpa = "", degreeName, institutionName } = only;
    if (part === "school")
      return institutionName === ""
        ? undefined
        : found({ kind: "school", name: institutionName }, "profile", `Your ${degreeName}`, 0.87);
    return gpa === ""
      ? undefined
      : found({ kind: "grade", text: gpa }, "profile", `Your ${degreeName}`, 0.85);
  }
  return undefined;
}
