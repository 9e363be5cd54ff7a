import { wordingOf } from "../languages/lexicon.ts";
import { fold } from "../text/fold.ts";
import { familyOf, levelOf, levelsIn } from "../reading/degrees.ts";
import { ofSpanishStep } from "./spanish-degrees.ts";
import { firstTier } from "./same-wording.ts";

/** The options that name the level of a degree, or the degree itself. */
export function degreeOptions(name: string, all: readonly string[]): string[] {
  const options = ofSpanishStep(name, all) ?? all;
  if (options.length === 1 && all.length > 1 && options !== all) return [...options];
  if (options.filter((option) => /^level \d\b/i.test(option.trim())).length > 2)
    return ofRegulated(name, options);
  const ofCollege = ofGraduates(name, options);
  if (ofCollege !== undefined) return ofCollege;
  const atLevel = ofBritishLevel(name, options);
  if (atLevel !== undefined) return atLevel;
  const named = degreesNamed(name, options);
  // "A Level / BTEC Level 3" names the framework's level, which words such as "diploma" do not.
  if (named.length === 1 && /\blevel \d\b/i.test(name) && /\blevel \d\b/i.test(named[0] ?? ""))
    return named;
  const chosen = ofLevel(name, options);
  if (chosen.length > 0) return chosen;
  const again = degreesNamed(name, options);
  return again.length > 0 || levelOf(name) !== "bachelor" ? again : plainDegree(options);
}

/** "Degree" between a diploma and what comes after a degree is a first one. */
const plainDegree = (options: readonly string[]): string[] =>
  options.some((option) => /^(?:post ?graduate|master)/.test(fold(option)))
    ? options.filter((option) =>
        /^(?:university |first |undergraduate )?degree$/.test(fold(option)),
      )
    : [];

/**
 * "College Graduate" of a bachelor's degree, where "College Undergraduate" or "College Level" stands for who has not finished one and
 * "Post Graduate" for who has gone on, as on forms of the Philippines.
 */
function ofGraduates(name: string, options: readonly string[]): string[] | undefined {
  const folded = options.map((option) => fold(option));
  const isList =
    folded.some((option) => /^college graduate\b/.test(option)) &&
    folded.some((option) => /^college (?:undergraduate|level)\b/.test(option));
  const level = levelOf(name);
  if (!isList || (level !== "bachelor" && level !== "master" && level !== "doctorate"))
    return undefined;
  const wanted = level === "bachelor" ? /^college graduate\b/ : /^post ?graduate\b/;
  return options.filter((option) => wanted.test(fold(option)));
}

/** The level of the frameworks of England, Wales and Northern Ireland that a qualification has by its name. */
const REGULATED: readonly (readonly [number, RegExp])[] = [
  [8, /\b(?:phd|doctorate|doctor of)\b/],
  [7, /\b(?:masters?|master of|msc|ma|mba|pgce|postgraduate|pg diploma)\b/],
  [6, /\b(?:bachelors?|bachelor of|bsc|ba|beng|llb|hons|honours)\b/],
  [5, /\b(?:hnd|foundation degree)\b/],
  [4, /\b(?:hnc|certificate of higher education)\b/],
  [3, /\b(?:a levels?|as levels?)\b/],
  [2, /\bgcses?\b.*\b(?:a|b|c|[4-9])\b/],
];

/** "Level 3 (A level, NVQ 3 or equivalent)" for a "CACHE Level 3 Diploma"; nothing where the name tells no level. */
function ofRegulated(name: string, options: readonly string[]): string[] {
  const folded = fold(name);
  const said = /\b(?:level|nvq|svq) (?:level )?([1-8])\b/.exec(folded)?.[1];
  const level =
    said === undefined ? REGULATED.find(([, pattern]) => pattern.test(folded))?.[0] : Number(said);
  return level === undefined
    ? []
    : options.filter((option) =>
        /^level (\d(?:\s*[/&-]\s*\d)?)\b/i.exec(option.trim())?.[1]?.includes(String(level)),
      );
}

/**
 * "A level or equivalent" for an "AAT Level 3 Diploma", where choices go by the school-leaving papers and awards of Britain: a number
 * is the level, whatever is called a diploma. Undefined where the name has no such number, or belongs to another framework.
 */
function ofBritishLevel(name: string, options: readonly string[]): string[] | undefined {
  const said = /\b(?:level|nvq|btec|rqf|qcf) (?:level )?([1-8])\b/.exec(fold(name))?.[1];
  if (said === undefined || OTHER_FRAMEWORK.test(fold(name))) return undefined;
  const levels = options.map((option) => britishLevels(option));
  const isBritish = [/\bgcses?\b/, /\ba ?levels?\b/, /\bhn[cd]\b/].filter((paper) =>
    options.some((option) => paper.test(fold(option))),
  );
  if (isBritish.length < 2) return undefined;
  const fitting = options.filter((_, at) => levels[at]?.has(Number(said)) === true);
  return fitting.length === 1 ? fitting : [];
}

const OTHER_FRAMEWORK = /\b(?:qqi|fetac|nfq|scqf|eqf|nqf|ncea|nsqf|nzqf|nzqcf|aqf|tvet)\b/;

function britishLevels(option: string): Set<number> {
  const folded = fold(option);
  const said = [...folded.matchAll(/\b(?:level|nvq) ([1-8])\b/g)].map(([, digit]) => Number(digit));
  if (said.length > 0) return new Set(said);
  return new Set(
    REGULATED.flatMap(([level, pattern]) => (pattern.test(folded) ? [level] : [])).concat(
      /\bgcses?\b/.test(folded) ? [2] : [],
    ),
  );
}

function ofLevel(name: string, options: readonly string[]): string[] {
  // "Doctor of Pharmacy (Pharm.D)" goes by the one name and by the other.
  const short = /\(([^()]{2,30})\)/.exec(name)?.[1];
  const same = firstTier(options, [
    name,
    ...(short === undefined || levelOf(short) === undefined ? [] : [short]),
    ...(short === undefined ? [] : [name.replace(/\s*\([^()]*\)/, "")]),
  ]);
  if (same.length > 0) return same;
  const level = levelOf(name);
  if (level === undefined) return [];
  // France has a "Maîtrise", too, beside degrees that Quebec has not.
  const isQuebec =
    options.some((option) =>
      /^(?:dec|maitrise|diplome d etudes collegiales.*)$/.test(fold(option)),
    ) && !options.some((option) => /^(?:licence|bts|dut|but|deug)\b/.test(fold(option)));
  if (isQuebec && level === "bachelor")
    return options.filter((option) => fold(option) === "baccalaureat");
  const exact = degreesOf([level], name, options);
  const isVocational = level === "vocational" || level === "diploma";
  if (exact.length > 0) return exact;
  return isVocational
    ? degreesOf(["vocational", "diploma"], name, options)
    : onlyBand(level, options);
}

/** "Graduation/Diploma" of a bachelor, where each level has one choice only: the one that has it beside its neighbour. */
function onlyBand(level: string, options: readonly string[]): string[] {
  const levels = options.map((option) => levelsIn(option));
  const isList = levels.filter((each) => each.length > 0).length >= 3;
  const fitting = options.filter((_, at) => levels[at]?.some((each) => each === level) === true);
  return isList && fitting.length === 1 && !UNFINISHED.test(fold(fitting[0] ?? "")) ? fitting : [];
}

const UNFINISHED =
  /\b(?:pursuing|in progress|some|not|incomplete|enrolled|less|below|under|no|none|without|higher|above|sans|ohne|kein\w*|aucune?|ningun\w*|nenhum\w*|nessun\w*|geen|sin|senza|zonder)\b/;

/** "A Level / BTEC Level 3 or equivalent" has the "BTEC Level 3 Diploma" for one of its names. */
function degreesNamed(name: string, options: readonly string[]): string[] {
  const own = fold(name).split(" ");
  return options.filter((option) =>
    option.split(/\s*\/\s*|\s+or\s+|,\s*/).some((part) => {
      const words = fold(part).split(" ");
      return words.length > 1 && words.every((word) => own.includes(word));
    }),
  );
}

const RANK =
  /\b(?:bachiller|associate|vocational|polytechnic|certificate|foundation degree|higher national|hnd|hnc|bts|ausbildung|meister|licencja|inzynier)/;

function degreesOf(wanted: readonly string[], name: string, options: readonly string[]): string[] {
  const fitting = options.filter((option) => {
    const levels = levelsIn(option);
    const isUnfinished =
      wordingOf(option).terms.some(({ means }) => means === "unfinished") ||
      /\b(?:[12]|two|one) years? (?:of )?college\b|\b(?:college|undergraduate) level\b/.test(
        fold(option),
      ) ||
      /\b(pursuing|in progress|some college|some university|not completed|incomplete|enrolled|less than|below|under|no|none|without|sans|ohne|kein\w*|aucune?|ningun\w*|nenhum\w*|nessun\w*|geen|sin|senza|zonder)\b/.test(
        fold(option),
      );
    return !isUnfinished && levels.length === 1 && wanted.includes(levels[0] ?? "");
  });
  if (fitting.length <= 1) return fitting;
  // A postgraduate diploma ranks with a master's degree and is another one.
  const plain = fitting.filter((option) => !/\bdiploma\b/.test(fold(option)));
  if (!/diploma/i.test(name) && plain.length === 1) return plain;
  // "Associate's degree" beside "Vocational / trade school": the same word for the rank is meant.
  const rank = RANK.exec(fold(name))?.[0];
  const ofRank = fitting.filter((option) => rank !== undefined && fold(option).includes(rank));
  if (ofRank.length === 1) return ofRank;
  const family = familyOf(name);
  const ofFamily = fitting.filter((option) => family !== undefined && familyOf(option) === family);
  if (ofFamily.length > 0) return ofFamily;
  const general = fitting.filter((option) => familyOf(option) === undefined);
  return general.length > 0 ? general : [];
}
