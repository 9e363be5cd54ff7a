import type { Experience } from "@sendoff/contract/profile";
import { derived, type Finding, yesNo } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import { fromJobs } from "../finding/years.ts";
import { isFrameWord } from "../languages/frame-words.ts";
import type { Question } from "../question/question.ts";
import { digitsFor } from "../text/numbers.ts";
import { isAkinWithin } from "../text/akin.ts";
import { fold } from "../text/fold.ts";
import { isLearning, occupationsNamed, occupationsOf } from "../world/occupations.ts";
import { ledIn, teamSaid } from "./team-size.ts";

/** What a question has to name: leading people, in the words of forms. */
const LEADING =
  /\b(?:people|staff|team|line|personnel|man|crew) (?:manag\w+|leadership|supervis\w+|leading)\b|\b(?:line )?(?:manag(?:e|ed|ing)|lead|led|leading|supervis(?:e|ed|ing)|oversee|oversaw|overseen|overseeing|direct(?:ed|ing)) (?:(?:an?|the|other|others|of|your|own|large|small|multi|cross|functional|direct|\p{L}+) ){0,4}?(?:teams?|people|staff|employees|direct reports|reports|others|personnel|crews?|associates|colleagues|engineers|developers|nurses|technicians|agents|workers|operatives|assistants|apprentices|cleaners|trainees|juniors)\b|\bsupervis(?:ory|ion|or) experience\b|\bdirect reports\b|\b(?:people|team|line|staff) manager\b|\bexperience (?:as|in) an? (?:team lead(?:er)?|supervisor|people manager|line manager)\b|\b(?:managed|led|supervised) (?:others|people|a team)\b/u;

/** Titles of who leads people whatever the employer's trade. */
const LEADER =
  /\b(?:team (?:lead|leader|manager|supervisor)|shift (?:lead|leader|supervisor|manager)|supervisor|(?:store|shop|branch|restaurant|kitchen|bar|hotel|housekeeping|front office|warehouse|ward|plant|factory|production|engineering|customer (?:support|service)|support|call cent(?:er|re)|contact cent(?:er|re)|nurse|nursing|care home|duty|floor|department|area|regional|district|general|depot|salon|clinic|practice|laundry|fleet|food and beverage|f&b) manager|charge nurse|nurse in charge|head (?:chef|cook|nurse|waiter|housekeeper|gardener|teacher)|executive chef|sous chef|fore(?:man|woman|person)|crew (?:lead|leader|chief)|section leader|line lead(?:er)?|superintendent)\b/;
/** Titles that may or may not lead people; how long one has led is then not known. */
const PERHAPS =
  /\b(?:manager|lead|leader|head|director|chief|principal|senior manager|vp|president|owner|founder|superintendent|coordinator|captain|chef|in charge|incharge)\b/;
const LED =
  /\b(?:leads?|led|leading|manag(?:es|ed|ing)|supervis(?:es|ed|ing)|supervisor of|heads|headed|oversees|oversaw|overseeing|in charge of|responsible for) (?:an? |the |my |our |own |small |large |local |cross functional |\p{L}+ ){0,4}(?:team|crew|staff|squad|shift|people|employees|direct reports|apprentices|group of)\b/u;
const MENTORED = /\bmentor\w*\b/;

const AROUND =
  /^(?:how|many|much|do|did|you|your|have|has|had|having|ever|been|any|of|in|as|an?|the|or|and|with|at|least|minimum|more|than|over|years?|yrs?|months?|experience|experienced|total|full|time|role|roles|position|capacity|previous|previously|prior|before|past|already|professional|proven|demonstrated|direct|directly|hands|on|is|are|what|what s|currently|current|required|this|for|people|staff|team|teams|others|other|employees|personnel|s|environment|setting|industry|sector|business|formal|formally|line|level|a|own|large|small|reports?|work|working|to|please|\d{1,2})$/;
/** What limits or turns it. */
const LIMITED =
  /\b(?:not|never|without|remote|remotely|international|abroad|global|projects?|products?|programs?|campaigns?|accounts?|clients?|stakeholders?|vendors?|budgets?|managers|leaders|executive|c level|matrix|indirect\w*|virtual\w*|across|larger|of \d+|\d+ (?:people|staff|employees|direct|reports|or more people|or more staff)|hir\w+|fir\w+|recruit\w*|train\w*|last|since|same)\b/;

interface Asked {
  bound: number | undefined;
  isStrict: boolean;
  /** The field or place of it, in words that no frame has. */
  setting: readonly string[];
  isMentoring: boolean;
}

function leadingAsked(question: Question): Asked | undefined {
  const text = digitsFor(question.text)
    .replace(/\b(\d{1,2})\+/g, "$1")
    .replace(/\b(\d{1,2}) \1\b/g, "$1");
  const isMentoring =
    /\b(?:mentored|trained) or (?:supervised|managed|led)\b|\b(?:supervised|managed|led) or (?:mentored|trained)\b/.test(
      text,
    );
  const plain = text.replace(/\b(?:mentored|trained) or\b|\bor (?:mentored|trained)\b/, " ");
  if (!(isMentoring || LEADING.test(plain)) || LIMITED.test(plain)) return undefined;
  const rest = plain.replace(LEADING, (whole) =>
    whole
      .split(" ")
      .filter((word) => !OF_LEADING.test(word))
      .join(" "),
  );
  const left = rest
    .split(" ")
    .filter(
      (word) => word !== "" && !AROUND.test(word) && !OF_LEADING.test(word) && !isFrameWord(word),
    );
  const numbers = rest.match(/\b\d{1,2}\b/g) ?? [];
  if (numbers.length > 1 || left.length > 5) return undefined;
  return {
    bound: numbers[0] === undefined ? undefined : Number(numbers[0]),
    isStrict: /\b(?:more than|over)\b/.test(text),
    setting: isMentoring ? [] : left,
    isMentoring,
  };
}

const OF_LEADING =
  /^(?:manag\w*|lead|leads|led|leading|leader|leadership|supervis\w*|oversee\w*|oversaw|direct\w*|team|teams|people|staff|line|reports?|others|employees|personnel|crews?|mentor\w*|agents|members|reps|representatives|apprentices|trainees|juniors)$/;

const isLed = ({ jobTitle, description = "" }: Experience): boolean => {
  const title = fold(jobTitle);
  if (/\b(?:assistant|deputy|trainee) (?:\p{L}+ )?manager\b/u.test(title))
    return ledIn({ jobTitle, description, company: "" }) !== undefined;
  return (
    LEADER.test(title) ||
    LED.test(fold(description.slice(0, 2000))) ||
    ledIn({ jobTitle, description, company: "" }) !== undefined
  );
};

/** Whether a job is of the setting that is named: by its words, or by an occupation of theirs. */
function isOfSetting(job: Experience, setting: readonly string[]): boolean {
  if (setting.length === 0) return true;
  const words = fold(`${job.jobTitle} ${job.company} ${job.description ?? ""}`).split(" ");
  const asked = occupationsNamed([...setting]);
  const own = occupationsOf(job.jobTitle);
  return (
    isAkinWithin(
      [...setting].filter((word) => word !== "or"),
      words,
    ) ||
    [...asked].some((each) => own.has(each)) ||
    setting.some((word) => [...occupationsOf(word)].some((each) => own.has(each)))
  );
}

/**
 * Leading people, ever or for so many years, out of titles that say it ("Team Lead", "Store Manager"), of descriptions ("manages two
 * executives") and, for ever, of a number of people that was answered. A project, a product or a budget is no people.
 */
export function peopleLed(question: Question, facts: Facts): Finding | undefined {
  if (question.isSeveral || question.countries.length > 0) return undefined;
  const asked = leadingAsked(question);
  if (asked === undefined) return undefined;
  const jobs = facts.profile.experience.filter(({ jobTitle }) => !isLearning(jobTitle));
  const led = jobs.filter((job) => isLed(job) && isOfSetting(job, asked.setting));
  if (question.isYesNo && asked.bound === undefined) {
    if (!HAS_DONE.test(question.text)) return undefined;
    const [job] = led;
    const mentor = asked.isMentoring
      ? jobs.find(({ description = "" }) => MENTORED.test(fold(description)))
      : undefined;
    const why = job ?? mentor;
    if (why !== undefined) return derived(yesNo(true), `Your job at ${why.company} says so`, 0.82);
    const said = asked.setting.length === 0 ? teamSaid(facts) : undefined;
    return said === undefined || Number(said.answer) < 1
      ? undefined
      : {
          ...derived(yesNo(true), `You answered "${said.question.slice(0, 120)}"`, 0.85),
          source: "answer_bank",
        };
  }
  const listed = asked.setting.length === 0 ? listedYears(facts) : undefined;
  const years = listed ?? fromJobs(led, facts, "of leading people", 0.78)?.exact;
  if (years === undefined) return undefined;
  const why =
    listed === undefined ? "By the jobs in which you lead people" : "Your skill list says so";
  if (question.isYesNo) {
    const { bound = 0, isStrict } = asked;
    return (isStrict ? years > bound : years >= bound) ? derived(yesNo(true), why, 0.8) : undefined;
  }
  if (!question.isNumeric || !/\b(?:years|yrs|how long)\b/.test(question.text)) return undefined;
  // Jobs whose titles leave open whether one led.
  const isOpen = jobs.some(
    (job) => !led.includes(job) && (PERHAPS.test(fold(job.jobTitle)) || isLed(job)),
  );
  return listed === undefined && isOpen
    ? undefined
    : derived({ kind: "years", floor: Math.floor(years + 1e-6), exact: years }, why, 0.78);
}

const HAS_DONE =
  /^(?:have|do|did|are) you\b.*\b(?:have|experience|managed|led|supervised|overseen|manage|lead|supervise|mentored)\b/;

/** Years that the skill list gives to leading as such. */
function listedYears({ profile }: Facts): number | undefined {
  const [only, second] = profile.skills.filter(
    ({ name, years = 0, imported }) =>
      years > 0 && imported?.includes("years") !== true && IS_LEADING.test(fold(name)),
  );
  return second === undefined ? only?.years : undefined;
}

const IS_LEADING =
  /^(?:team|people|staff|line) (?:leadership|management|leading|supervision|lead)$|^(?:leading|managing) (?:teams|people|staff)$|^supervision$/;
