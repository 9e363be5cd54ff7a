import { findProfessions, isClear, type Match, matchesOf } from "./find-professions.ts";
import { PROFESSIONS } from "./professions/read-professions.ts";
import { titleWords } from "./professions/title-words.ts";

/**
 * How a job's title stands to a role: the role itself, a neighbouring profession, one that we cannot tell ("Midweight Creative"), or
 * another one.
 */
export type TitleFit = "same" | "neighbour" | "unclear" | "none";

/** Rank and filler: part of no trade. */
const RANKS = new Set(
  "senior junior lead principal staff chief head associate assistant trainee intern graduate fresher entry level mid i ii iii iv 1 2 3 the of and for in a an to with at".split(
    " ",
  ),
);
const SAME_WORDS: Readonly<Record<string, string>> = {
  developer: "engineer",
  programmer: "engineer",
  development: "engineer",
  engineering: "engineer",
  management: "manager",
  analytic: "analyst",
  analytics: "analyst",
  analysis: "analyst",
};
const SEPARATORS = /\s[-–—|]\s|[(),:]/;

/**
 * Whether a job's title is a role. By profession, not by shared words: "SDE II" is a Software Engineer, "Sales Engineer" is none,
 * and ranks stand apart from it. A name that several professions bear ("QA Analyst") counts as a neighbour. Where the role is no
 * profession that we know, all its words have to stand in the title, its last one as the title's own.
 */
export function titleFit(title: string, role: string): TitleFit {
  const wanted = findProfessions(role);
  if (wanted.size === 0) return hasWords(title, role) ? "same" : "none";
  const found = matchesOf(title);
  const own = found.filter(({ name }) => wanted.has(name.profession));
  const clear = own.filter(({ name, hasHead }) => hasHead && !name.isWeak);
  if (clear.some((match) => !isShared(match, found, wanted))) return "same";
  if (clear.length > 0) return "neighbour";
  if (own.some(({ name, words }) => words.length === titleWords(title).length || name.isWeak))
    return "neighbour";
  if (isNeighbour(wanted, found)) {
    // "Solar Installer - Licensed Electrician" names the role behind its dash.
    const parts = title.split(SEPARATORS).filter((part) => part.trim() !== "");
    const isNamed = parts.some((part) =>
      [...findProfessions(part)].some((each) => wanted.has(each)),
    );
    return isNamed ? "same" : "neighbour";
  }
  if (isNarrowed(title, wanted, found)) return "neighbour";
  if (isClear(title)) return "none";
  return hasWords(title, role) ? "same" : "unclear";
}

/** Whether the words that name a profession name one that is not wanted, too. */
function isShared(match: Match, found: readonly Match[], wanted: ReadonlySet<string>): boolean {
  return found.some(
    (other) =>
      !wanted.has(other.name.profession) &&
      other.words.length === match.words.length &&
      other.words.every((word) => match.words.includes(word)) &&
      !(PROFESSIONS.neighbours.get(match.name.profession)?.has(other.name.profession) ?? false),
  );
}

/** Professions of all fields, which what stands behind them narrows down: "Engineering Director - AI Platform". */
const GENERAL = new Set([
  "software engineer",
  "engineering manager",
  "project manager",
  "operations manager",
]);

function isNarrowed(title: string, wanted: ReadonlySet<string>, found: readonly Match[]): boolean {
  if (!found.every(({ name }) => GENERAL.has(name.profession))) return false;
  const behind = title.split(SEPARATORS).slice(1);
  return behind.some((part) => [...findProfessions(part)].some((each) => wanted.has(each)));
}

function isNeighbour(wanted: ReadonlySet<string>, found: readonly Match[]): boolean {
  return [...wanted].some((profession) => {
    const neighbours = PROFESSIONS.neighbours.get(profession);
    return found.some(({ name }) => neighbours?.has(name.profession) ?? false);
  });
}

function hasWords(title: string, role: string): boolean {
  const words = (text: string) =>
    titleWords(text)
      .map((word) => SAME_WORDS[word] ?? word)
      .filter((word) => !RANKS.has(word));
  const wanted = words(role);
  const last = wanted.at(-1);
  if (last === undefined) return false;
  const first = words(title.split(SEPARATORS)[0] ?? "");
  const held = new Set(words(title));
  return (
    wanted.every((word) => held.has(word)) &&
    (first.at(-1) === last || words(title).at(-1) === last)
  );
}

/** Whether a text names a role's profession by one of its names in full. */
export function namesProfession(text: string, role: string): boolean {
  const words = titleWords(text.slice(0, LONGEST_TEXT));
  const wanted = findProfessions(role);
  return words.some((word, index) => {
    const names = PROFESSIONS.names.get(word) ?? [];
    return names.some(
      (name) =>
        (!name.isField || name.words.length > 1) &&
        wanted.has(name.profession) &&
        !name.isWeak &&
        (name.words.length > 1 || word.length > SHORT_NAME) &&
        name.words.every((each, offset) => words[index + offset] === each),
    );
  });
}

const LONGEST_TEXT = 20_000;
/** "CA", "cook" and "driver" stand in texts for other things. */
const SHORT_NAME = 6;
