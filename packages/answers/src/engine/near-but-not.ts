import type { Experience } from "@sendoff/contract/profile";
import type { Finding } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import { isRunning } from "../facts/timeline.ts";
import { mentions } from "../finding/like-skill.ts";
import type { Question } from "../question/question.ts";
import { fold, hasPhrase } from "../text/fold.ts";
import { countryByName, countryByPeople } from "../world/countries.ts";

/**
 * Whether what the profile says lies beside the question: it was so in an earlier job, with a title of lower rank, in a skill and not in
 * a paper, of the home of today and not of the one left, or only in a part of what is asked for.
 */
export function isNearButNot(finding: Finding, question: Question, facts: Facts): boolean {
  if (isNoName(finding, question)) return true;
  if (finding.source === "answer_bank") return false;
  return (
    isOfEarlierJob(finding, question, facts) ||
    isRankUncounted(finding, question, facts) ||
    isSkillForPaper(finding, question, facts) ||
    isPaperForOther(finding, question) ||
    isPartOfPaper(finding, question) ||
    isOtherClass(finding, question) ||
    isOfDescent(finding, question) ||
    isOfLetters(finding, question, facts) ||
    isInOtherSetting(finding, question, facts) ||
    isOfOtherHome(finding, question, facts) ||
    isStartElsewhere(finding, question, facts) ||
    isOfOtherPay(finding, question) ||
    isOfAllTime(finding, question) ||
    isOfOtherYears(finding, question) ||
    (finding.claim.kind === "yesNo" && WITHOUT.test(question.text)) ||
    (finding.claim.kind === "yesNo" && !finding.claim.isYes && isNearby(finding, question)) ||
    (isYes(finding) && EXACTLY.test(question.text))
  );
}

const isYes = ({ claim }: Finding): boolean => claim.kind === "yesNo" && claim.isYes;

/** A name is neither a yes nor a no, and has no digits. */
const isNoName = ({ claim }: Finding, { text, kind, isYesNo, options }: Question): boolean =>
  options === 0 &&
  !isYesNo &&
  kind === "text" &&
  OF_NAME.test(text) &&
  (claim.kind === "yesNo" || (claim.kind === "text" && /^\S*\d\S*$/.test(claim.text.trim())));
const OF_NAME = /^(?:(?:full|legal|first|last) )?names? (?:of|as|in|on)\b|^name and /;

const NOW =
  /\b(?:currently|at present|presently|at the moment|right now|still|in your (?:current|present) (?:job|role|position|company)|aktuell|derzeit|actuellement|actualmente|atualmente|attualmente|momenteel)\b/;
const OF_A_JOB = /^Your job at (.+) (?:names it|says so)$|^You were .+ at (.+)$/;
const OF_A_SKILL = /^(?:Your profile names (.+)|(.+) is in your skill list)$/;

/** "Do you currently work in fashion?" of whom an earlier job names it, and a tool that none but an earlier job names. */
function isOfEarlierJob(finding: Finding, { text }: Question, { profile }: Facts): boolean {
  if (!isYes(finding) || !NOW.test(text)) return false;
  const { experience } = profile;
  const [past, present] = partedByTime(experience);
  const company = OF_A_JOB.exec(finding.why)?.slice(1).find(Boolean);
  if (company !== undefined)
    return !present.some((job) => job.company === company) && experience.length > 0;
  const skill = OF_A_SKILL.exec(finding.why)?.slice(1).find(Boolean);
  if (skill === undefined) return false;
  const named = fold(skill);
  return past.some((job) => mentions(job, named)) && !present.some((job) => mentions(job, named));
}

function partedByTime(experience: readonly Experience[]): [Experience[], Experience[]] {
  const present = experience.filter((job) => isRunning(job, experience) === true);
  return [experience.filter((job) => !present.includes(job)), present];
}

const RANKED =
  /\b(?:as|been) (?:an? |the )?(?:\w+ ){0,2}?(senior|lead|head|principal|chief|deputy|assistant|junior|director)\b/;

/** Years as a senior are those of the jobs whose title says so. */
function isRankUncounted({ claim, why }: Finding, { text }: Question, facts: Facts): boolean {
  const rank = RANKED.exec(text)?.[1];
  const counted = /^(\d+) jobs? /.exec(why)?.[1];
  if (rank === undefined || counted === undefined) return false;
  if (claim.kind !== "years" && !(claim.kind === "yesNo" && claim.isYes)) return false;
  const holding = facts.profile.experience.filter(({ jobTitle }) =>
    fold(jobTitle).split(" ").includes(rank),
  );
  return holding.length < Number(counted);
}

const SKILL_NAMED = / is in your skill list$|^Your profile names | names it$/;
const A_PAPER =
  /\b(?:qualifications?|accreditations?|accredited|certificat\w+|certified|diploma|formal training|training|course|trained in|zertifi\w+|schulung|lehrgang|ausbildung|certifi[eé]e?s?|diplome|formation|habilitation|certificad[oa]s?|certificacion\w*|certificacao|titulad[oa]|titulacion|acreditad[oa]|formacion|formacao|curso|diploma\w*|certificazion\w*|corso|formazione|abilitazione|\w*gecertificeerd|certificering|opleiding|cursus)\b/;
/** "Have you worked as a visual merchandiser?" of whom a skill is called like that. */
const AS_ROLE =
  /\b(?:worked|employed|served) as an? |\b(?:haben|hast) (?:sie|du) (?:\w+ )?als \w+.* gearbeitet\b|\btravaille (?:comme|en tant que) |\b(?:trabajado|trabalhou|trabalhado|lavorato|trabajaste) (?:como|come|de|da) |\b(?:gewerkt als|als .*gewerkt)\b/;
/** "Have you been coached?" of whoever coaches. */
const DONE_TO_ONE =
  /\b(?:have|were) you (?:ever )?(?:been )?(?:coached|mentored|supervised|managed|taught|audited|recruited)\b(?! (?:a|an|the|other|others|staff|people|teams?|\w+s)\b)|\bare you (?:being )?(?:coached|mentored|supervised)\b/;
/** "Do you own a truck?", of which the description of a job speaks. */
const ONES_OWN = /\b(?:your own|own (?:an?|your)|owner)\b/;
const ADMINISTERS = /\b(?:admin|administrator|administration)\b/;
const PROGRAMMED = /\b(?:developed|programmed|coded)\b/;

/** A skill is no paper, no title, none of one's own things, and another doing than running it for others. */
function isSkillForPaper(finding: Finding, { text }: Question, { profile }: Facts): boolean {
  if (isYes(finding) && SPONSORED.test(finding.why) && /\bcertificate\b/.test(text)) return true;
  if (!isYes(finding) || !SKILL_NAMED.test(finding.why)) return false;
  const named = fold(finding.why);
  const isOfJob = finding.why.endsWith(" names it");
  const skill = OF_A_SKILL.exec(finding.why)?.slice(1).find(Boolean);
  return (
    (profile.skills.some(({ name }) => name === skill) &&
      A_PAPER.test(text) &&
      !A_PAPER.test(named)) ||
    (!isOfJob && AS_ROLE.test(text)) ||
    DONE_TO_ONE.test(text) ||
    // Its programs are no work in an office.
    (/\boffice (?:work |job )?experience\b/.test(text) &&
      /\b(?:microsoft|ms) office\b/.test(named) &&
      !/\b(?:microsoft|ms)\b/.test(text)) ||
    (ONES_OWN.test(text) && !ONES_OWN.test(named)) ||
    (!isOfJob && ADMINISTERS.test(text) && !ADMINISTERS.test(named)) ||
    (isOfJob && (PROGRAMMED.test(text) || ANOTHER_JOB.test(text) || OVER_MANAGERS.test(text)))
  );
}
/** Who needs a sponsor has none yet. */
const SPONSORED = /^You answered that you need sponsorship/;
/** Read out of "second in charge", and out of "store manager". */
const ANOTHER_JOB = /\b(?:second|side|other|another|additional|two|multiple) jobs?\b/;
const OVER_MANAGERS =
  /\b(?:manag|supervis)(?:ed?|es|ing) (?:other )?(?:managers|supervisors|team leads)\b/;

const OF_PAPER =
  /^(.+) is (?:among your certifications|in your profile)$|^Your profile names (.+)$/;
const CHECK = /\b(?:checks?|clearance|screening|vetting)\b/;
const A_CHECK =
  /\b(?:checks?|clearance|card|screening|vetting|wwcc?|permit|registration|disclosure|certificat\w+|dbs|pvg)\b/;
const TEST = /\b(?:test|exam|examination|part|course|awareness|theory)\b/;
const REGISTERED = /\b(?:regist(?:er|ered|ration)|licen[cs]ed?|pin|member\w*)\b/;

/** A check for work with children is neither children nor work with them, an exam no entry in the register, an office in a place no home there. */
const isPaperForOther = (finding: Finding, { text }: Question): boolean => {
  const paper = OF_PAPER.exec(finding.why)?.slice(1).find(Boolean);
  if (paper === undefined || !isYes(finding)) return false;
  const named = fold(paper);
  return (
    (CHECK.test(named) && !A_CHECK.test(text)) ||
    (/\bprofessional licen[cs]e/.test(text) && !/\blicen|\bregist/.test(named)) ||
    (TEST.test(named) && REGISTERED.test(text) && !REGISTERED.test(named)) ||
    /^are you (?:currently |presently |now )?(?:in|based|located|living|residing)\b/.test(text) ||
    /\b(?:background|descent|heritage|ancestry|origin)\b/.test(text)
  );
};

const PART = /\b(?:part|module|stage|section) (?:\d|[ivx]+|one|two|three|[ab])\b/;

/** The first part of a test is not the whole of it, and one of two papers not both. */
const isPartOfPaper = (finding: Finding, question: Question): boolean => {
  const paper = OF_PAPER.exec(finding.why)?.slice(1).find(Boolean);
  if (paper === undefined || !isYes(finding)) return false;
  const named = fold(paper);
  if (BOTH_NAMED.test(question.raw)) {
    const [, first = "", second = ""] = BOTH_NAMED.exec(question.raw) ?? [];
    if (hasPhrase(named, fold(first)) !== hasPhrase(named, fold(second))) return true;
  }
  const part = PART.exec(named)?.[0];
  if (part === undefined || hasPhrase(question.text, part)) return false;
  if (/\b(?:any|a|one|either) part\b/.test(question.text)) return false;
  // "The CBT" is what the part is called.
  const short = [...paper.matchAll(/\((\p{Lu}{2,})\)/gu)].map(([, letters = ""]) => fold(letters));
  return !short.some((letters) => hasPhrase(question.text, letters));
};
/** "BLS and ILS" */
const BOTH_NAMED =
  /(?<![\p{L}\p{N}])(\p{Lu}[\p{Lu}\d]+) (?:and|&) (\p{Lu}[\p{Lu}\d]+)(?![\p{L}\p{N}])/u;

/** "Class A" of whom a paper says "Class 1". */
const isOtherClass = (finding: Finding, { text }: Question): boolean => {
  const asked = /\bclass ([a-z]|\d)\b/.exec(text)?.[1];
  const held = /\bclass ([a-z]|\d)\b/i.exec(finding.why)?.[1]?.toLowerCase();
  return (
    isYes(finding) &&
    OF_PAPER.test(finding.why) &&
    asked !== undefined &&
    held !== undefined &&
    asked !== held &&
    !hasPhrase(text, `class ${held}`)
  );
};

/** A language is no descent. */
const isOfDescent = (finding: Finding, { text }: Question): boolean =>
  isYes(finding) &&
  finding.why.endsWith(" is among your languages") &&
  /\b(?:background|descent|heritage|ancestry|origin|ethnic\w*|community)\b/.test(text);

/** Who speaks some of a language need not read or write it. */
function isOfLetters(finding: Finding, { text }: Question, { profile }: Facts): boolean {
  const named = /^(.+) is among your languages$/.exec(finding.why)?.[1];
  if (named === undefined || !isYes(finding)) return false;
  if (!/\b(?:read|reading|write|writing|written)\b/.test(text)) return false;
  const level = profile.languages.find(({ name }) => name === named)?.proficiency ?? "";
  return /\b(?:basic|beginner|elementary|conversational|limited|a1|a2)\b/i.test(level);
}

const IN_SETTING =
  /\bin (?:the |an? )?(community|winter|snow|hospitals?|schools?|prisons?|nursing homes?|care homes?|icu|operating theatres?)(?: setting| settings| environment)?$/;

/** Wound care on a ward is none in the community, where no job is said to have been there. */
function isInOtherSetting(finding: Finding, { text }: Question, { profile }: Facts): boolean {
  const setting = IN_SETTING.exec(text)?.[1];
  if (setting === undefined || !/\byour skill list\b|^Your profile names /i.test(finding.why))
    return false;
  if (finding.claim.kind !== "years" && !isYes(finding)) return false;
  const told = profile.experience
    .map(({ jobTitle, company, description = "" }) => `${jobTitle} ${company} ${description}`)
    .join(" ");
  return !hasPhrase(fold(told.slice(0, 2000)), setting.replace(/s$/, ""));
}

const HOME_LEFT =
  /\b(?:home country|country of origin|home town|hometown|native (?:place|town|village|country|city))\b/;

/** Where one lives abroad is no place of one's home country. */
const isOfOtherHome = ({ claim, source }: Finding, { text }: Question, facts: Facts): boolean =>
  HOME_LEFT.test(text) &&
  (source === "profile" || source === "settings") &&
  (claim.kind === "place" || claim.kind === "text" || claim.kind === "country") &&
  !isAtHome(facts);

const isAtHome = ({ profile, user }: Facts): boolean => {
  const home = countryByPeople(profile.personal.citizenship ?? "");
  const lives = countryByName(profile.personal.country ?? user.country ?? "");
  return home !== undefined && home === lives;
};

/** "Start date at Penrose Media" and "When did you start working?" are not when one could begin. */
const isStartElsewhere = ({ claim, why }: Finding, { text }: Question, facts: Facts): boolean =>
  (claim.kind === "date" || claim.kind === "days") &&
  /\bnotice period\b/.test(why) &&
  (/\bdid you\b/.test(text) ||
    /\b(?:inizio|inicio|debut|beginn|begin|start)\b.*\b(?:attuale|actual|atual|actuel\w*|aktuell\w*|huidige?|current|present)\b/.test(
      text,
    ) ||
    facts.profile.experience.some(({ company }) => hasPhrase(text, fold(company))));

/** Years of all jobs are none in the same one, nor those since the studies ended. */
const isOfOtherYears = ({ why }: Finding, { text }: Question): boolean =>
  (/^Your (?:[2-9]|\d\d) jobs,/.test(why) &&
    /\b(?:same|one|single) (?:job|company|employer|role|position)\b/.test(text)) ||
  (why.startsWith("Your jobs since your studies") &&
    /\byears since (?:you |your )?graduat\w+/.test(text) &&
    !/\bexperience\b/.test(text));

const PAY_WITH =
  /\b(?:includ(?:es|ed|ing)|incl|inclusive of|plus) (?:of )?(?:\w+ )?(?:super|superannuation|accommodation|housing|bonus(?:es)?|allowances?|benefits|tips|commission|overtime)\b/;

/** The pay that the settings hold is not said to hold what comes on top. */
const isOfOtherPay = ({ claim, source }: Finding, { text }: Question): boolean =>
  source === "settings" && claim.kind === "money" && PAY_WITH.test(text);

/** How many one leads today are not all whom one has led. */
const isOfAllTime = ({ claim, why }: Finding, { text }: Question): boolean =>
  claim.kind !== "yesNo" &&
  /^Your job at .+ says so$/.test(why) &&
  /\b(?:in total|altogether|all together|over your career|in your career)\b/.test(text);

/** "Are you without a permit?" of whoever needs none. */
const WITHOUT = /^are you (?:currently )?without\b/;

/** Who lives elsewhere may live near. */
const isNearby = ({ why }: Finding, { text }: Question): boolean =>
  why.startsWith("You live in ") &&
  /\b(?:near|nearby|close to|commut\w+|vicinity|local to|surrounding|area)\b/.test(text);

const EXACTLY =
  /\b(?:exactly|precisely) (?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)\b/;
