import { findDates } from "../vocabulary/dates.ts";
import { TITLE_WORDS } from "../vocabulary/job-words.ts";
import { SKILL_LEVEL } from "../vocabulary/level-words.ts";
import { DEGREE_WORDS, INSTITUTION_WORDS } from "../vocabulary/school-words.ts";
import type { Line } from "../layout/line.ts";
import { findHeadingKind } from "../vocabulary/heading-words.ts";
import { isProse } from "./prose.ts";
import type { Section } from "./sections.ts";

/** A line of skills has fewer letters than this. */
const LONGEST_SKILLS = 80;

function isDated({ text }: Line): boolean {
  return findDates(text) !== undefined;
}

/** Schools, degrees and dates among what names the entries. */
function readsLikeEducation(lines: readonly Line[]): boolean {
  const names = lines.filter((line) => !isProse(line));
  const has = (words: { test: (text: string) => boolean }): boolean =>
    names.some(({ text }) => words.test(text));
  return has(INSTITUTION_WORDS) && has(DEGREE_WORDS) && lines.some(isDated);
}

/** Two names of jobs or more, and as many ranges. */
function readsLikeExperience(lines: readonly Line[]): boolean {
  const names = lines.filter((line) => !isProse(line));
  const ranges = lines.filter(({ text }) => findDates(text)?.isRange === true);
  return ranges.length >= 2 && names.filter(({ text }) => TITLE_WORDS.test(text)).length >= 2;
}

/** How well something is known, and a list of what it is: some designs make a section of each group of skills. */
function readsLikeSkills({ heading, lines }: Section): boolean {
  const [first, ...rest] = lines;
  const isShort = rest.every((line) => line.text.length <= LONGEST_SKILLS && !isDated(line));
  return (
    heading !== "" &&
    first !== undefined &&
    SKILL_LEVEL.test(first.text) &&
    rest.length > 0 &&
    isShort
  );
}

/**
 * A heading in words of the writer's own ("My classrooms") says little: where no section of schools or of jobs is known by
 * its heading, the first one that reads like it is taken for it.
 */
export function withKindsByContent(sections: readonly Section[]): readonly Section[] {
  let out: Section[] = sections.map((section) =>
    section.kind === "other" &&
    findHeadingKind(section.heading) === undefined &&
    readsLikeSkills(section)
      ? { ...section, kind: "skills" }
      : section,
  );
  const take = (kind: "education" | "experience", reads: (lines: readonly Line[]) => boolean) => {
    if (out.some((section) => section.kind === kind && section.lines.length > 0)) return;
    const at = out.findIndex(
      ({ kind: present, heading, lines }) =>
        present === "other" && findHeadingKind(heading) === undefined && reads(lines),
    );
    const section = out[at];
    if (section !== undefined) out = out.with(at, { ...section, kind });
  };
  take("education", readsLikeEducation);
  take("experience", readsLikeExperience);
  return out;
}
