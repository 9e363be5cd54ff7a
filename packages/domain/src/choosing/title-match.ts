import { findProfessions } from "./find-professions.ts";
import { PROFESSIONS } from "./professions/read-professions.ts";
import { titleWords } from "./professions/title-words.ts";

/** How a job's title stands to a role. */
export type TitleFit = "same" | "neighbour" | "none";

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

/**
 * Whether a job's title is a role. By profession, not by shared words: "SDE II" is a Software Engineer, "Sales Engineer" is none,
 * and ranks stand apart from it. Where either is no profession that we know, all words of the role have to stand in the title,
 * its last one as the title's own.
 */
export function titleFit(title: string, role: string): TitleFit {
  const wanted = findProfessions(role);
  const held = findProfessions(title);
  if (wanted.size === 0 || held.size === 0) return hasWords(title, role) ? "same" : "none";
  if ([...held].some((profession) => wanted.has(profession))) return "same";
  // "Solar Installer - Licensed Electrician" names the role behind its dash.
  const parts = title.split(SEPARATORS).filter((part) => part.trim() !== "");
  if (isNeighbour(wanted, held)) {
    const isNamed = parts.some((part) => [...findProfessions(part)].some((each) => wanted.has(each)));
    return isNamed ? "same" : "neighbour";
  }
  return "none";
}

const SEPARATORS = /\s[-–—|]\s|[(),:]/;

function isNeighbour(wanted: ReadonlySet<string>, held: ReadonlySet<string>): boolean {
  return [...wanted].some((profession) =>
    [...(PROFESSIONS.neighbours.get(profession) ?? [])].some((near) => held.has(near)),
  );
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
  return wanted.every((word) => held.has(word)) && (first.at(-1) === last || words(title).at(-1) === last);
}
