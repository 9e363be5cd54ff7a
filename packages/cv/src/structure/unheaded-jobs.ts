import { findDates, withoutDates } from "../vocabulary/dates.ts";
import type { Line } from "../layout/line.ts";
import { isProse } from "./prose.ts";
import type { Section } from "./sections.ts";

/** Most lines of an entry above the one with its dates. */
const MOST_ABOVE = 2;

function hasRange({ text }: Line): boolean {
  return findDates(text)?.isRange === true;
}

function withoutRange({ text }: Line): string {
  const found = findDates(text);
  return found === undefined ? text : withoutDates(text, found);
}

function isContact({ text }: Line): boolean {
  return /@|https?:|www\.|\+?\d[\d\s().-]{7,}\d/u.test(text.replace(/\d{4}[-./]\d{2}/g, ""));
}

/** Where the jobs begin among the lines on top; undefined when fewer than two lines there have a range of dates. */
function beginOfJobs(lines: readonly Line[]): number | undefined {
  const dated = lines.filter((line) => !isProse(line) || line.bold).filter(hasRange);
  const [first, second] = dated;
  if (first === undefined || second === undefined) return undefined;
  let at = lines.indexOf(first);
  // Beside its dates a line names the job or its employer, unless hardly anything else stands there.
  const isDateLine = withoutRange(first).split(/\s+/).length < 3;
  for (let n = 0; isDateLine && n < MOST_ABOVE; n += 1) {
    const above = lines[at - 1];
    const isName = above !== undefined && at > 1 && !isContact(above) && !isProse(above);
    if (!isName || (lines[at]?.gapBefore ?? 0) > 1.2) break;
    at -= 1;
  }
  return at;
}

/**
 * A CV that begins with its jobs below the name and the contacts, without a heading: what stands there with dates is a
 * section of experience where no heading opens one.
 */
export function withUnheadedJobs(sections: readonly Section[]): readonly Section[] {
  if (sections.some(({ kind, lines }) => kind === "experience" && lines.length > 0))
    return sections;
  const [top] = sections;
  if (top?.kind !== "header") return sections;
  const at = beginOfJobs(top.lines);
  if (at === undefined || at === 0) return sections;
  return [
    { ...top, lines: top.lines.slice(0, at) },
    { kind: "experience", heading: "", headingLook: "", lines: top.lines.slice(at) },
    ...sections.slice(1),
  ];
}
