import type { Experience } from "@sendoff/contract/profile";
import { derived, type Finding, found, yesNo } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import { fromJobs } from "../finding/years.ts";
import type { Meaning } from "../question/meaning.ts";
import type { Question } from "../question/question.ts";
import { fieldWords, isAkinWithin, tellingWords } from "../text/akin.ts";
import { readSaved } from "../from-saved/read-saved.ts";
import { fold } from "../text/fold.ts";
import { tradeOf } from "./trade.ts";
import { isAround } from "../reading/trimmed.ts";
import { isLearning, occupationsNamed, occupationsOf } from "../world/occupations.ts";
import { isSameSkill } from "../world/skills.ts";

/** A thing with the years that were given for it. */
interface Listed {
  name: string;
  years: number;
}

/**
 * Years of what the skill list has under a longer or a nearer name: the product with its kind ("Workday HCM" for Workday), the field with
 * one's own trade ("Musculoskeletal physiotherapy" for musculoskeletal), what is done in a tool ("FEM analysis in Ansys"), one of two
 * that a question joins by "or"; and of an industry that every job belongs to, by its title, its employer or its description.
 */
export function yearsOfKin(
  { raw, isSeveral, isNumeric }: Question,
  meaning: Meaning | undefined,
  facts: Facts,
): Finding | undefined {
  if (meaning?.topic !== "skill_years" || isSeveral || meaning.country !== undefined)
    return undefined;
  const { subject = "", threshold } = meaning;
  if (subject === "" || LIMITED.test(subject) || (threshold === undefined && !isNumeric))
    return undefined;
  const listed = listedFor(subject, raw, facts);
  const years = listed?.years ?? industryYears(subject, raw, facts);
  if (years === undefined) return undefined;
  const why =
    listed === undefined
      ? `All your jobs are of that industry`
      : `Your skill list says ${String(listed.years)} years of ${listed.name}`;
  if (threshold === undefined)
    return listed === undefined
      ? derived({ kind: "years", floor: Math.floor(years + 1e-6), exact: years }, why, 0.75)
      : found(
          { kind: "years", floor: Math.floor(years + 1e-6), exact: years },
          "profile",
          why,
          0.8,
        );
  const isMet = meaning.isStrict === true ? years > threshold : years >= threshold;
  return isMet ? derived(yesNo(!meaning.isNegated), why, 0.8) : undefined;
}

/** Words that make the thing asked for another one: a rank, a part of it, its time or its place. */
const LIMITED =
  /\b(?:not|without|non|only|other|than|abroad|overseas|lead\w*|supervis\w*|teaching|training|selling|sales|since|after|before|within|last|past|previous|post|pre|production|enterprise|similar|equivalent|and(?! l\b))\b/;

function listedFor(subject: string, raw: string, facts: Facts): Listed | undefined {
  const listed: Listed[] = [
    ...facts.profile.skills.flatMap(({ name, years = 0, imported }) =>
      years > 0 && imported?.includes("years") !== true ? [{ name, years }] : [],
    ),
    ...facts.answers.flatMap((saved) => {
      const { meaning } = readSaved(saved);
      const isYears = meaning?.topic === "skill_years" && meaning.threshold === undefined;
      return isYears && typeof saved.answer === "string" && /^[1-9]\d?$/.test(saved.answer)
        ? [{ name: meaning.subject ?? "", years: Number(saved.answer) }]
        : [];
    }),
  ];
  const jobs = facts.profile.experience;
  const asked = tellingWords(subject.replace(/\b(?:software|platform|tool|system)$/, ""));
  const only = (kin: readonly Listed[]): Listed | undefined =>
    kin.length === 1 ? kin[0] : undefined;
  if (
    asked.length > 0 &&
    occupationsNamed(fieldWords(subject)).size === 0 &&
    !COMMON.test(subject)
  ) {
    const product = only(listed.filter(({ name }) => isSameProduct(fold(name), asked.join(" "))));
    if (product !== undefined) return product;
  }
  const ofTrade = only(
    listed.filter(({ name }) => {
      const own = tellingWords(name);
      const rest = own.filter((word) => !asked.includes(word) && !isShortOf(word, asked));
      return (
        rest.length > 0 &&
        rest.length < own.length &&
        asked.every((word) => own.some((each) => each === word || isShortOf(each, [word]))) &&
        jobs.length > 0 &&
        jobs.every(({ jobTitle }) => isAkinWithin(rest, fold(jobTitle).split(" ")))
      );
    }),
  );
  return (
    ofTrade ??
    managed(subject, listed, facts) ??
    inTool(subject, listed) ??
    eitherOf(raw, subject, listed)
  );
}

/** "Workday HCM" and Workday, "PTC Windchill" and Windchill, "NetSuite" and Oracle NetSuite. */
function isSameProduct(name: string, asked: string): boolean {
  const [own, wanted] = [name, asked].map((text) => text.replace(MAKER, ""));
  if (own === wanted) return own !== name || wanted !== asked;
  const rest = own?.startsWith(`${wanted} `) === true ? own.slice((wanted ?? "").length + 1) : "";
  return rest !== "" && rest.split(" ").every((word) => PRODUCT.test(word));
}

/** Makers whose name may stand before their product's or be left out, where the product's is a name of its own. */
const MAKER =
  /^(?:ptc|microsoft|ms|adobe|oracle|autodesk|cisco|atlassian|siemens|dassault|apache|cambridge|ibm|vmware|intuit|zoho|meta|hashicorp|jetbrains|bentley|trimble|hexagon|schneider|rockwell|allen bradley|toast|lightspeed|ncr|cerner|epic) (?!\S*(?:teams|office|word|access|project|english|ads|analytics|cloud|search|forms|sheets|press)\b)/;

/** "MSK" behind "musculoskeletal" in brackets says the same. */
const isShortOf = (word: string, asked: readonly string[]): boolean =>
  asked.some(
    (other) =>
      word.length <= 4 && other.length > 6 && other[0] === word[0] && isWithin(word, other),
  );
const isWithin = (letters: string, word: string): boolean => {
  let at = 0;
  for (const letter of word) if (letter === letters[at]) at += 1;
  return at === letters.length;
};

/** Kinds of product that stand behind a maker's name and leave it the same product. */
const PRODUCT =
  /^(?:pos|hcm|hris|hrms|erp|crm|ehr|emr|pms|lms|cms|wms|ats|ci|cd|cad|cam|software|system|suite|platform|app|cloud|server|desktop|pro|premium|enterprise|online|workspace|analytics|studio|[a-z]?\d{1,4}|x\d?|tools?)$/;
/** Words that are no maker's name: "Retail POS" is no retail. */
const COMMON =
  /^(?:retail|hotel|restaurant|hospital|hospitality|school|clinical|medical|dental|pharmacy|library|warehouse|cloud|online|mobile|web|cash|sales|data|business|digital|microsoft|google|adobe|oracle|sap|ibm|apple|azure|aws|visual|power|open|health|student|learning|android|windows|linux|content|email|video|audio|network|test|design|linear|final)$/;

/** "Managing a restaurant P&L" of who lists "P&L management": its words and those of one's own trade, in any form. */
function managed(subject: string, listed: readonly Listed[], facts: Facts): Listed | undefined {
  const words = subject.split(" ").filter((word) => word === "l" || !isAround(word));
  if (words.length > 6) return undefined;
  const trade = tradeOf(facts);
  const named = listed.filter(({ name }) => {
    const own = fold(name)
      .split(" ")
      .filter((word) => word !== "and");
    return (
      own.length > 1 &&
      own.every((word) => isIn(word, words)) &&
      words.every((word) => isIn(word, own) || isIn(word, trade))
    );
  });
  return named.length === 1 ? named[0] : undefined;
}

const isIn = (word: string, words: readonly string[]): boolean =>
  isAkinWithin([word], words) ||
  (word.startsWith("manag") && words.some((other) => other.startsWith("manag")));

/** "FEM analysis in Ansys": what is done in a tool that is listed. */
function inTool(subject: string, listed: readonly Listed[]): Listed | undefined {
  const [, doing = "", tool = ""] =
    /^(.+?) (?:in|with|using|on|via|mit|con|avec|com|met) (.+)$/.exec(subject) ?? [];
  if (tool === "" || doing.split(" ").length > 3 || /\bmanag/.test(doing)) return undefined;
  const named = listed.filter(({ name }) => isSameSkill(name, tool));
  const isOther = listed.some(({ name }) => isAkinWithin(fold(name).split(" "), doing.split(" ")));
  return named.length === 1 && !isOther ? named[0] : undefined;
}

/** "Resuscitation or critical care", "Tableau / Looker": where one of them is listed, its years are the years of either. */
function eitherOf(raw: string, subject: string, listed: readonly Listed[]): Listed | undefined {
  const parts =
    subject.includes(" or ") || / (?:ou|oder|o|of) /.test(subject)
      ? subject.split(/ (?:or|ou|oder|o|of) /)
      : partsOfSlash(raw);
  if (parts.length !== 2) return undefined;
  const named = listed.filter(({ name }) => parts.some((part) => isSameSkill(name, part)));
  return named.length === 1 ? named[0] : undefined;
}

const partsOfSlash = (raw: string): string[] => {
  const [, left = "", right = ""] =
    /(?:in|with|of|using|on|en|avec|mit|con|com)\s+([\p{L}\d+#. -]{2,30}?)\s*\/\s*([\p{L}\d+#. -]{2,30}?)(?:\s+(?:experience|do you)\b.*)?[?:]?$/u.exec(
      raw,
    ) ?? [];
  return left === "" ? [] : [left, right];
};

/** "In the restaurant / hospitality industry" of whom every job is of a restaurant. */
function industryYears(subject: string, raw: string, facts: Facts): number | undefined {
  const named =
    /^(.*?) (?:industry|sector|field|business|trade)$/.exec(subject)?.[1] ??
    SECTOR_OF.exec(subject)?.[1] ??
    (OF_LINKEDIN.test(raw) && INDUSTRIES.some(([, is]) => is.test(subject)) ? subject : undefined);
  if (named === undefined) return undefined;
  const words = [...named.split(/ (?:or |and )?/), ...fold(raw).split(" ")].filter(
    (word) => named.includes(word) && word.length > 3 && !isAround(word),
  );
  const kinds = new Set(
    words.flatMap((word) => INDUSTRIES.filter(([, is]) => is.test(word)).map(([name]) => name)),
  );
  const jobs = facts.profile.experience;
  if (kinds.size === 0 || jobs.length === 0 || jobs.some(isOfLearning)) return undefined;
  if (!jobs.every((job) => isOfIndustry(job, kinds, words))) return undefined;
  return fromJobs(jobs, facts, "in that industry", 0.75)?.exact;
}

/** "El rubro de la construcción", "le secteur du bâtiment" */
const SECTOR_OF =
  /^(?:el |la |o |le |il |het |de |der )?(?:rubro|sector|setor|ramo|industria|secteur|settore|branche|branza) (?:de |del |da |do |della |dell |di |du |des |en )?(?:la |el |l )?(\p{L}{4,}(?: \p{L}{4,})?)$/u;

/** LinkedIn's question on years in an industry. */
const OF_LINKEDIN = /^\W*how many years of [\p{L} ]{3,40} experience do you currently have\W*$/iu;

/** A trainee who was employed in full was at work in the industry. */
const isOfLearning = ({ jobTitle, experienceType = "" }: Experience): boolean =>
  isLearning(jobTitle) && fold(experienceType) !== "full time";

function isOfIndustry(
  job: Experience,
  kinds: ReadonlySet<string>,
  words: readonly string[],
): boolean {
  const text = fold(`${job.jobTitle} ${job.company} ${job.description ?? ""}`);
  const occupations = occupationsOf(job.jobTitle);
  return (
    words.some((word) => text.includes(word)) ||
    [...kinds].some((kind) => {
      const [, , signs, trades] = INDUSTRIES.find(([name]) => name === kind) ?? [];
      return signs?.test(text) === true || trades?.some((trade) => occupations.has(trade)) === true;
    })
  );
}

/** Industries: what a question calls them, what a job of them speaks of, and the occupations that are of no other. */
const INDUSTRIES: readonly (readonly [string, RegExp, RegExp, readonly string[]])[] = [
  [
    "hospitality",
    /^(?:hospitality|restaurants?|catering|food|gastronom\w*|hotels?|foodservice|hosteleria|restauration|hotellerie|horeca|ristorazione|hotelaria)$/,
    /\b(?:restaurants?|kitchen|diner|cafe|bar|bistro|hotel|resort|pub|catering|trattoria|ristorante|brasserie|tavern|eatery|grill|front of house)\b/,
    ["cooking", "pastry", "service", "restaurant management", "housekeeping"],
  ],
  [
    "healthcare",
    /^(?:healthcare|health|medical|hospital|sante|gesundheit\w*|salud|saude|sanita|zorg)$/,
    /\b(?:hospital|clinic|clinical|nhs|care home|surgery|hopital|clinique|krankenhaus|klinikum|ospedale|ziekenhuis|patients?)\b/,
    [
      "nursing",
      "care",
      "medicine",
      "pharmacy",
      "dentistry",
      "physiotherapy",
      "midwifery",
      "radiography",
    ],
  ],
  [
    "education",
    /^(?:education|teaching|school|schools|educational|bildung|enseignement|educacion|educacao|istruzione|onderwijs)$/,
    /\b(?:school|academy|college|university|high school|lycee|schule|colegio|escola|scuola)\b/,
    ["teaching", "early childhood"],
  ],
  [
    "construction",
    /^(?:construction|building|bau|btp|construccion|construcao|edilizia|bouw|infrastructure)$/,
    /\b(?:construction|contracting|contractors?|constructions|builders?|bau|infrastructure|buildings?|sites?|constru[ct]\w+|obras?|edifica\w+|hormig\w+|baustellen?|chantiers?|cantier[ei])\b/,
    ["construction", "masonry", "roofing", "carpentry", "plumbing", "crane"],
  ],
  [
    "logistics",
    /^(?:logistics?|warehouse|warehousing|transport|transportation|freight|logistik|logistique|logistica|logistiek|distribution)$/,
    /\b(?:logistics?|warehouse|freight|distribution|transport|distributie|groothandel|spedition|logistik)\b/,
    ["logistics", "warehouse", "driving", "forklift"],
  ],
  [
    "software",
    /^(?:software|saas|tech|technology)$/,
    /\b(?:software|saas|technologies|softlabs|systems)\b/,
    ["software", "testing", "data"],
  ],
  [
    "finance",
    /^(?:banking|finance|financial|bank|insurance)$/,
    /\b(?:bank|banking|finance|financial|insurance|capital|credit|payments)\b/,
    ["banking", "insurance", "teller"],
  ],
  [
    "retail",
    /^(?:retail|commerce|einzelhandel|commercio|varejo)$/,
    /\b(?:retail|stores?|supermarkets?|shop|department store)\b/,
    ["retail"],
  ],
  [
    "marketing",
    /^(?:marketing|advertising|werbung|publicite|publicidad|pubblicita)$/,
    /\b(?:marketing|advertising|social media)\b/,
    ["marketing"],
  ],
];
