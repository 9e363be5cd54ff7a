import { findDates } from "../vocabulary/dates.ts";
import type { Line } from "../layout/line.ts";
import { findHeadingKind } from "../vocabulary/heading-words.ts";
import { lineLook } from "./sections.ts";
import type { Section } from "./sections.ts";

/** Fewer names in the look of the headings may be something else. */
const LEAST_NAMES = 3;
const LONGEST_NAME = 40;

function isName({ text, cells }: Line): boolean {
  return text.length <= LONGEST_NAME && cells.length === 1 && !/[@\d]{2,}|[.!?]$/.test(text);
}

/** Where names in the look of the headings begin that go on to the end of the section, alone or with short items below. */
function beginOfNames({ headingLook, lines }: Section): number | undefined {
  const at = lines.findIndex((line) => lineLook(line) === headingLook);
  // At the beginning such a line is what the section is about.
  if (at < 1) return undefined;
  const rest = lines.slice(at);
  const names = rest.filter((line) => lineLook(line) === headingLook);
  const isShort = rest.every(
    ({ text }) => text.length <= 2 * LONGEST_NAME && findDates(text) === undefined,
  );
  return isShort && names.length >= LEAST_NAMES && names.every(isName) ? at : undefined;
}

/**
 * Some designs set each skill, or the name of each group of skills, as a heading of its own without a heading above them
 * all. Where a CV has no skills, what stands so behind another section's text is a section of skills.
 */
export function withUnheadedSkills(sections: readonly Section[]): readonly Section[] {
  if (sections.some(({ kind, lines }) => kind === "skills" && lines.length > 0)) return sections;
  const isHeadings = (look: string): boolean =>
    sections.filter(
      ({ heading, headingLook }) => headingLook === look && findHeadingKind(heading) !== undefined,
    ).length >= 2;
  return sections.flatMap((section): Section[] => {
    const at =
      section.headingLook !== "" && isHeadings(section.headingLook)
        ? beginOfNames(section)
        : undefined;
    if (at === undefined) return [section];
    return [
      { ...section, lines: section.lines.slice(0, at) },
      { kind: "skills", heading: "", headingLook: "", lines: section.lines.slice(at) },
    ];
  });
}
