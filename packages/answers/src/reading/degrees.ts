import { wordingOf } from "../languages/lexicon.ts";
import { fold } from "../text/fold.ts";

/** Rank of a completed degree: the higher one wins; equal ranks are told apart by family. */
type DegreeLevel =
  | "school"
  | "twelfth"
  | "vocational"
  | "diploma"
  | "bachelor"
  | "postgraduate"
  | "master"
  | "doctorate";
export const LEVELS: readonly DegreeLevel[] = [
  "school",
  "twelfth",
  "vocational",
  "diploma",
  "bachelor",
  "postgraduate",
  "master",
  "doctorate",
];

/** First match wins within a level; the level order runs from the rarest word to the commonest. */
const LEVEL_WORDS: readonly (readonly [DegreeLevel, RegExp])[] = [
  [
    "doctorate",
    /\b(ph ?d|pharm ?d|doctorate|doctoral|doctor of|dphil|promotion|doctorat|doctorado)\b/,
  ],
  [
    "master",
    /\b(post ?graduates?|post graduation|pg|pgdm|pgdbm|pgpm|pgp|masters?|master of|mba|mtech|me|msc|ms|ma|mcom|mca|meng|llm|mdes|march|maestria|mastere?|m sc|m tech|m a|m pharm|mpharm|pg diploma|postgraduate diploma|magister|diplom)\b/,
  ],
  [
    "bachelor",
    /\b(bachelors?|bachelor of|btech|be|bsc|bs|ba|bcom|bba|bca|beng|llb|bdes|barch|bpharm|b pharm|bed|undergraduate|under graduate|ug|graduates?|graduation|licence|licenciatura|grado|university degree|b sc|b tech|b a|b e|4 year degree|four year degree|mbbs)\b/,
  ],
  [
    "diploma",
    /\b(diploma|d pharm|dpharm|associates?|polytechnic|vocational|iti|hnd|certificate|ausbildung|bts|2 year degree)\b/,
  ],
  [
    "twelfth",
    /\b(12th|xii|hsc|higher secondary|intermediate|a levels?|high school|senior secondary|abitur|baccalaureat|bac|bachillerato|ged|puc|secondary school diploma|class 12|plus two|10\+2)\b/,
  ],
  ["school", /\b(10th|ssc|matric|matriculation|secondary school|middle school|class 10|gcse|x)\b/],
];
const FAMILIES: readonly (readonly [string, RegExp])[] = [
  [
    "engineering",
    /\b(btech|b tech|be|b e|beng|mtech|m tech|me|m e|meng|(bachelor|bachelors|master|masters) (of|in) (technology|engineering))\b/,
  ],
  ["science", /\b(bsc|b sc|bs|msc|m sc|ms|(bachelor|bachelors|master|masters) of science)\b/],
  ["arts", /\b(ba|b a|ma|m a|(bachelor|bachelors|master|masters) of arts)\b/],
  ["commerce", /\b(bcom|b com|mcom|m com|(bachelor|bachelors|master|masters) of commerce)\b/],
  [
    "business",
    /\b(bba|mba|(bachelor|bachelors|master|masters) (of|in) business administration|business administration|pgdm)\b/,
  ],
  ["computer", /\b(bca|mca|(bachelor|bachelors|master|masters) of computer applications?)\b/],
  ["law", /\b(llb|llm|(bachelor|bachelors|master|masters) of laws?)\b/],
];

/** "B.E. in" as "BE in", "M. B. A." as "MBA": dots between single letters join them. */
const undotted = (degree: string): string =>
  degree.replace(/(?<=\b[A-Za-z])\.(?:\s(?=[A-Za-z]\b)|(?=[A-Za-z]))/g, "");

/** "Bac +3": years of study after school. */
const afterBac = (text: string): string =>
  text.replace(
    /\bbac ?\+ ?(\d)\b/g,
    (_bac, years: string) =>
      ({ "2": "bts", "3": "licence", "5": "mastere", "8": "doctorat" })[years] ?? "",
  );

/** The lexicon's names of levels in other languages than English. */
const LEVEL_MEANINGS: Readonly<Record<string, DegreeLevel>> = {
  "school certificate": "school",
  "high school": "twelfth",
  vocational: "vocational",
  "higher vocational": "diploma",
  bachelor: "bachelor",
  postgraduate: "postgraduate",
  master: "master",
  doctorate: "doctorate",
};

/** Levels that a degree or an option names in another language than English. */
function foreignLevels(degree: string): DegreeLevel[] {
  const { language, terms } = wordingOf(degree);
  if (language === "en") return [];
  return [...new Set(terms.flatMap(({ means }) => LEVEL_MEANINGS[means ?? ""] ?? []))];
}

/** Names of school-leaving papers, trades and degrees that one country or a few have. */
const NATIONAL: readonly (readonly [DegreeLevel, RegExp])[] = [
  [
    "twelfth",
    /\b(?:scottish highers|advanced highers|highers|(?:senior|leaving|higher secondary) certificate|certificate of education|ncea level [23]|maturita|vce|wace|sace|qce|tce|diploma (?:di )?(?:liceo|scuola (?:superiore|secondaria)|perito|ragioneria|istituto \w+|maturita)\w*|irish leaving cert)\b/,
  ],
  // Awards below the degrees, by their level in the frameworks of Ireland and Britain.
  [
    "vocational",
    /\b(?:(?:qqi|fetac|nfq)(?: level)? [3-6]|plc|(?:nvq|svq|qcf|rqf)(?: level)? [1-4]|city and guilds|apprenticeship|trades? (?:certificate|qualification|diploma|papers)|journey(?:person|man|woman))\b/,
  ],
  [
    "school",
    /\b(?:mittlere reife|realschul\w*|hauptschul\w*|junior cert\w*|ncea level 1|national du brevet|brevet des colleges|licenza media|national 5s?|gcses?)\b/,
  ],
  [
    "diploma",
    /\b(?:\w*meister(?:in)?|meisterbrief|bp|brevet professionnel|adn|anm|aas|gnm|general nursing and midwifery|hnc|higher national \w+|foundation degree|fachwirt\w*)\b/,
  ],
  [
    "bachelor",
    /\b(?:diplome d etat d infirmi\w+|bcl|bbs|bsw|bnurs|bsn|bpt|bot|bhm|bhmct|bms|bmm|bvsc|bds|bfa|bmus|bacc|bcompt|titulo (?:profesional )?(?:de|en)|bachiller (?:en|universitario)|licenciad[oa]|licencjat\w*|inzynier|ingenier[oa] (?:en|civil|industrial))\b/,
  ],
  [
    "master",
    /\b(?:mphil|mres|msw|mph|mpa|mlitt|emba|mnurs|msn|mms|mhrm|mpm|mpt|mds|pgdhrm|pgdhr|pgdpm|pgdip|maestr[oa] en|laurea (?:magistrale|specialistica))\b/,
  ],
];

const nationalLevel = (text: string): DegreeLevel | undefined =>
  NATIONAL.find(([, pattern]) => pattern.test(text))?.[0];

/** The level a degree's name stands for, or undefined when it names none. */
export function levelOf(degree: string): DegreeLevel | undefined {
  // "Ausbildung zum Elektroniker (IHK)" is a completed apprenticeship, and no "Meister".
  if (/\bausbildung (?:zum|zur|als)\b/.test(fold(degree))) return "vocational";
  const text = afterBac(fold(undotted(degree)));
  // In Quebec a "Baccalauréat en ..." is a first degree; the school's leaving certificate names no field that way.
  if (/\bbaccalaureat (?:en|specialise|avec majeure)\b/.test(text)) return "bachelor";
  // So is a "Bachillerato en Administración" of Costa Rica, or one that is called "universitario".
  if (
    /\bbachillerato (?:universitario|en (?:administracion|ingenieria|contaduria|contabilidad|derecho|ensenanza|psicologia|enfermeria|informatica|computacion|economia|finanzas|mercadeo|turismo|trabajo social|arquitectura|farmacia|quimica|biologia)\b)/.test(
      text,
    )
  )
    return "bachelor";
  const [foreign, second] = foreignLevels(degree);
  if (foreign !== undefined && second === undefined) return foreign;
  if (/\b(pgce|postgraduate certificate)\b/.test(text)) return "postgraduate";
  if (/\b(pg|post ?graduate) diploma\b/.test(text)) return "master";
  if (/\bhigh school\b/.test(text) && !/\b(bachelor|master)/.test(text)) return "twelfth";
  return nationalLevel(text) ?? LEVEL_WORDS.find(([, pattern]) => pattern.test(text))?.[0];
}

const OLD_DEGREE =
  /^(?:ingenieria|arquitectura|ingeniero) (?:superior|tecnica|tecnico)$|^(?:diplomatura|diplom|magister|laurea vecchio ordinamento|maitrise|doctorandus|ingenieur)$/;

/** Every level an option names: "Bachelor's or Master's" names two and means neither. */
export function levelsIn(option: string): DegreeLevel[] {
  // "Máster / Ingeniería superior", "Grado / Ingeniería técnica": the degrees before Bologna beside those that took their place.
  const [first = option, ...others] = option.split(/\s*\/\s*/);
  if (others.length > 0 && others.every((other) => OLD_DEGREE.test(fold(other)))) {
    const ofFirst = levelsIn(first);
    if (ofFirst.length > 0) return ofFirst;
  }
  const level = levelOf(option);
  if (level === undefined) return [];
  if (/\bbachillerato (?:universitario|en educacion media)\b/.test(fold(option))) return [level];
  const foreign = foreignLevels(option);
  if (foreign.length > 0) return foreign;
  if (level === "postgraduate") return [level];
  const text = afterBac(fold(option))
    .replace(/\b(pg|post ?graduate) diploma\b/g, "master")
    .replace(/\bpost ?graduat\w+\b/g, "master")
    .replace(/\bunder ?graduat\w+\b/g, "bachelor")
    .replace(/\b(high school|secondary school) diploma\b/g, "12th")
    .replace(/\bbachelor\w* (degree|diploma)\b/g, "bachelor");
  const found = LEVEL_WORDS.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);
  return found.length === 0 ? [level] : found;
}

/** "engineering" for B.Tech and B.E.; undefined for a plain "Bachelor's degree". */
export function familyOf(degree: string): string | undefined {
  const text = fold(undotted(degree));
  return FAMILIES.find(([, pattern]) => pattern.test(text))?.[0];
}

/** A degree's name without its class ("Second Class Upper", "with QTS") and without a short form beside the long one. */
function plainDegree(degree: string): string {
  return degree
    .replace(
      /,?\s*\(?(?:second class(?: upper| lower)?(?: division)?|upper second|lower second|first class(?: honou?rs)?|third class|2:1|2:2|distinction|merit|cum laude|with qts|with honou?rs)\)?\s*$/i,
      "",
    )
    .replace(
      /^(?:bachelor|master)(?:'s)? of (?:arts|science|engineering|technology|commerce|laws) \([^()]{1,12}\)\s+(?=\p{L})/iu,
      "Bachelor ",
    )
    .trim();
}

const ABBREVIATION =
  /^(?:b\.?\s?tech|m\.?\s?tech|b\.?\s?sc|m\.?\s?sc|b\.?\s?e|m\.?\s?e|b\.?\s?a|m\.?\s?a|b\.?\s?s|m\.?\s?s|b\.?\s?com|m\.?\s?com|b\.?\s?eng|m\.?\s?eng|mba|ph\.?\s?d|bachelor|master|mastère|diploma|licence(?: professionnelle| pro)?|bts|dut|but|diplom|diplom-ingenieur|laurea(?: magistrale| triennale)?|grado|pgce(?: secondary| primary)?)\.?(?:\s*\((?:hons?|honours?)\.?\)|\s+hons\.?)?[\s,:-]+/i;

/** The field named in a degree ("B.Tech in Computer Science", "BA (Hons) Economics"), or undefined. */
export function fieldOfStudy(full: string): string | undefined {
  // "Bachelor's degree in Economics (Laurea triennale)": the degree's own name stands in brackets.
  const degree = plainDegree(
    full.replace(/ \(([^()]+)\)\s*$/, (whole, name: string) =>
      levelOf(name) === undefined ? whole : "",
    ),
  );
  const named =
    /\b(?:in|en|em|für)\s+(?:de\s+)?([\p{L}][\p{L} &/,]{2,80}?)\)?$/iu.exec(degree.trim())?.[1] ??
    /(?:[-–,:(])\s*(\p{L}[\p{L} &/]{2,80}?)\)?$/u.exec(degree.trim())?.[1] ??
    (ABBREVIATION.test(degree) ? degree.trim().replace(ABBREVIATION, "") : undefined);
  const whole =
    /^(?:bachelor|master)(?:'s|s)? of (?!arts?\b|sciences?\b|technology\b|engineering\b|philosophy\b)(\p{L}[\p{L} &]{2,60})$/iu.exec(
      degree.trim(),
    )?.[1];
  // "Bachelor of Business Administration in Human Resource Management"
  const inner = / in (\p{L}[\p{L} &]{2,60})$/u.exec(whole ?? "")?.[1];
  const field = (inner ?? whole ?? named)?.trim();
  if (field === undefined || !/^\p{L}[\p{L} &/,]{2,80}$/u.test(field)) return undefined;
  return /^(hons?|honours?|distinction|first class|of .*|degree|program)$/i.test(field)
    ? undefined
    : field;
}
