import { fold, hasPhrase, QUESTION_MAX } from "../text/fold.ts";
import { levelsIn } from "../reading/degrees.ts";
import { skillSpellings } from "../world/skills.ts";
import type { DraftFacts } from "./draft-facts.ts";

/** What was told, in the forms in which a draft's words are looked up. */
export interface Told {
  /** The applicant's own, folded. */
  readonly profile: string;
  /** Title, employer and place of the job, folded. */
  readonly job: string;
  /** The whole posting, folded. */
  readonly posting: string;
  readonly numbers: ReadonlySet<number>;
  readonly degreeLevels: ReadonlySet<string>;
}

/** Folds a text of any length; a phrase never reaches over the end of a line or sentence. */
export function foldLong(text: string): string {
  return text
    .split(/\n|(?<=[.!?;:])\s/)
    .flatMap((line) => slices(line))
    .map(fold)
    .filter((line) => line !== "")
    .join(" | ");
}

function slices(line: string): string[] {
  const parts: string[] = [];
  for (let at = 0; at < line.length; at += QUESTION_MAX)
    parts.push(line.slice(at, at + QUESTION_MAX));
  return parts;
}

export function readTold({ applicant, profile, fullName, totalYears, job }: DraftFacts): Told {
  const spellings = profile.skills.flatMap(({ name }) => skillSpellings(name));
  const own = [foldLong(`${applicant}\n${fullName}`), ...spellings].join(" | ");
  const names = foldLong([job.title, job.company, job.location].join("\n"));
  const numbers = new Set((own.match(/\d+(?:\.\d+)?/g) ?? []).map(Number));
  if (totalYears !== undefined) numbers.add(totalYears);
  return {
    profile: own,
    job: names,
    posting: foldLong(job.description),
    numbers,
    degreeLevels: new Set(profile.education.flatMap(({ degreeName }) => levelsIn(degreeName))),
  };
}

/** Whether a folded name is made of names that stand in one of the texts: "Acme React" of "Acme" and "React". */
export function isToldIn(name: string, texts: readonly string[]): boolean {
  const words = name.split(" ");
  const reach = [true, ...words.map(() => false)];
  for (let start = 0; start < words.length; start += 1) {
    if (reach[start] !== true) continue;
    for (let end = start + 1; end <= words.length; end += 1) {
      const phrase = words.slice(start, end).join(" ");
      if (texts.some((text) => hasPhrase(text, phrase))) reach[end] = true;
    }
  }
  return reach[words.length] === true;
}
