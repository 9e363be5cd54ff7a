import type { Column, Line } from "../layout/line.ts";
import { countBesideAbove } from "./centred-headings.ts";
import { findHeadedKind, findHeadingKind } from "../vocabulary/heading-words.ts";
import type { SectionKind } from "../vocabulary/heading-words.ts";

/** A heading with the lines that belong to it. The lines on top of a column are a section of kind `header`. */
export interface Section {
  readonly kind: SectionKind;
  readonly heading: string;
  /** How the heading is set, as `lineLook` tells it; empty on top of a column and for a heading in a row with its text. */
  readonly headingLook: string;
  readonly lines: readonly Line[];
}

interface StyleUse {
  readonly hits: Set<string>;
  /** Further lines that end like a heading ("Collection skills"). */
  near: number;
  lines: number;
  size: number;
}

function isUpper(text: string): boolean {
  return /\p{Lu}/u.test(text) && text === text.toUpperCase();
}

/** Each line's look is asked for several times. */
const looks = new WeakMap<Line, string>();

/** Size, weight, slant, colour, font and whether all is in capitals: lines set alike have the same. */
export function lineLook(line: Line): string {
  const before = looks.get(line);
  if (before !== undefined) return before;
  const { bold, italic, color, font } = line;
  const look = [Math.round(line.size * 2), bold, italic, color, font, isUpper(line.text)].join("|");
  looks.set(line, look);
  return look;
}

/** How often each look is used, and for how many headings that are known by their words. */
function styleUses(columns: readonly Column[]): Map<string, StyleUse> {
  const uses = new Map<string, StyleUse>();
  for (const line of columns.flatMap((c) => c.lines)) {
    const key = lineLook(line);
    const use = uses.get(key) ?? { hits: new Set<string>(), near: 0, lines: 0, size: line.size };
    use.lines += 1;
    if (!line.bullet && findHeadingKind(line.text) !== undefined)
      use.hits.add(line.text.toLowerCase());
    else if (!line.bullet && findHeadedKind(line.text) !== undefined) use.near += 1;
    uses.set(key, use);
  }
  return uses;
}

/** Whether most lines of a look are headings that are known by their words. */
function isOfHeadings(use: StyleUse | undefined): boolean {
  return use !== undefined && use.hits.size >= 3 && use.hits.size + use.near >= 0.65 * use.lines;
}

function bodySize(columns: readonly Column[]): number {
  const counts = new Map<number, number>();
  for (const line of columns.flatMap((c) => c.lines)) {
    const size = Math.round(line.size * 2) / 2;
    counts.set(size, (counts.get(size) ?? 0) + line.text.length);
  }
  return [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0]?.[0] ?? 10;
}

const COURSES =
  /^(?:(?:relevant|selected|key|main|notable) )?(?:courses?|coursework|modules|subjects|classes|kurse|cours|cursos|corsi|kursy)\s*:?$/iu;

class HeadingJudge {
  readonly #uses: Map<string, StyleUse>;
  readonly #everywhere: ReadonlyMap<string, StyleUse>;
  readonly #primary: StyleUse | undefined;
  readonly #body: number;

  /** A column is judged by its own headings: a sidebar's are smaller than those of the main text. */
  constructor(column: Column, all: readonly Column[], everywhere: ReadonlyMap<string, StyleUse>) {
    this.#uses = styleUses([column]);
    this.#everywhere = everywhere;
    this.#body = bodySize(all);
    this.#primary = [...this.#uses.values()].sort(
      (a, b) => b.hits.size - a.hits.size || b.size - a.size,
    )[0];
  }

  /** The section this line opens, `other` for a heading with unknown words, undefined for a line that is none. */
  kindOf(line: Line, current: SectionKind): SectionKind | undefined {
    if (line.bullet && !line.heading && !this.#isMarkedHeading(line)) return undefined;
    const use = this.#uses.get(lineLook(line));
    const known = findHeadingKind(line.text);
    if (known === undefined)
      return this.#isUnknownHeading(line, use) ? (findHeadedKind(line.text) ?? "other") : undefined;
    // "prix" below "Analyste – Prévisions et": the rest of a title, where headings begin with large letters.
    const isRest = /^\p{Ll}/u.test(line.text) && use !== this.#primary && !line.label;
    if (isRest && !line.heading) return undefined;
    return line.heading ||
      (line.label && current !== "skills") ||
      this.#isProminent(line, use, current)
      ? known
      : undefined;
  }

  /** Whether a heading in the first cell of a row is as prominent as the headings on lines of their own. */
  isRowHeading(line: Line, current: SectionKind): boolean {
    const primary = this.#primary;
    const isSmaller =
      primary !== undefined && primary.hits.size >= 3 && line.size < 0.97 * primary.size;
    return !isSmaller && this.kindOf(line, current) !== undefined;
  }

  /** A heading behind an icon that reads like a list mark: in the look that other headings have and nothing else. */
  #isMarkedHeading(line: Line): boolean {
    const use = this.#uses.get(lineLook(line));
    return use !== undefined && use.hits.size >= 2 && use.hits.size >= 0.6 * use.lines;
  }

  #isProminent(line: Line, use: StyleUse | undefined, current: SectionKind): boolean {
    const primary = this.#primary;
    if (use === undefined || primary === undefined || use === primary) return true;
    const isLess = primary.hits.size >= 3 && line.size < 0.93 * primary.size;
    // Below a school its courses are part of its description.
    if (isLess && current === "education" && COURSES.test(line.text)) return false;
    const isSmaller = isLess && use.hits.size < 3;
    // Among skills a small "Languages" or "Software" names a group of them.
    if (isSmaller && (current === "skills" || !line.bold || line.gapBefore < 1.5)) return false;
    // A look that mostly other lines have is no look of headings where there is a better one.
    const isMostlyOther = use.hits.size < 0.5 * use.lines;
    if (isMostlyOther && current === "skills" && primary.hits.size >= 2) return false;
    const isMixed = primary.hits.size >= 3 && isMostlyOther;
    if (use.hits.size >= 2 && !isMixed) return true;
    if (
      primary.hits.size >= 3 &&
      use.lines > 4 * use.hits.size &&
      !line.bold &&
      !isUpper(line.text)
    )
      return false;
    return line.bold || isUpper(line.text) || line.size > 1.1 * this.#body || line.gapBefore > 0.9;
  }

  #isUnknownHeading(line: Line, use: StyleUse | undefined): boolean {
    if (line.heading) return true;
    if (!isOfHeadings(use) && !isOfHeadings(this.#everywhere.get(lineLook(line)))) return false;
    if (line.text.length > 40 || line.cells.length > 1 || /[\d@]/.test(line.text)) return false;
    const isSet = line.size > 1.08 * this.#body || isUpper(line.text);
    return isSet && /^\p{Lu}/u.test(line.text);
  }
}

/** A heading that stands in the same row as its text: the first cell names the section, the rest is its content. */
function splitRow(
  line: Line,
  judge: HeadingJudge,
  current: SectionKind,
): { heading: Line; rest: Line } | undefined {
  const [first, second] = line.cells;
  if (first === undefined || second === undefined || findHeadingKind(first.text) === undefined)
    return undefined;
  const alone = (cells: Line["cells"]): Line => {
    const [head] = cells;
    const run = head?.runs[0];
    return {
      ...line,
      cells,
      text: cells.map((c) => c.text).join(" "),
      x0: head?.x0 ?? line.x0,
      x1: cells.at(-1)?.x1 ?? line.x1,
      bold: run?.bold ?? false,
      italic: run?.italic ?? false,
      color: run?.color ?? 0,
      font: run?.font ?? "",
      size: head?.size ?? line.size,
    };
  };
  const heading = alone([first]);
  const looksApart =
    heading.bold !== (second.runs[0]?.bold ?? false) ||
    (heading.bold && heading.color !== second.runs[0]?.color) ||
    isUpper(first.text) ||
    first.size > 1.1 * second.size;
  if (!looksApart || !judge.isRowHeading(heading, current)) return undefined;
  return { heading, rest: alone(line.cells.slice(1)) };
}

/** White space above a line, in heights, below which it may be the rest of the heading above. */
const WRAP_GAP = 0.8;

/** White space above the rest of a broken line, in heights, at most. */
const CLOSE_GAP = 0.35;

/** A heading that was wrapped in a narrow column ("Professional / Experience") is one line again. */
function withWholeHeadings(lines: readonly Line[]): Line[] {
  const out: Line[] = [];
  for (const line of lines) {
    const last = out.at(-1);
    const joined = `${last?.text ?? ""} ${line.text}`;
    const isRest =
      last !== undefined &&
      lineLook(last) === lineLook(line) &&
      line.gapBefore < WRAP_GAP &&
      last.cells.length + line.cells.length === 2 &&
      !line.bullet &&
      (line.bold || isUpper(line.text) || last.gapBefore > 1) &&
      findHeadingKind(joined) !== undefined;
    if (isRest) out[out.length - 1] = { ...last, text: joined };
    else out.push(line);
  }
  return out;
}

/** "Leadership" close below "Cross-functional", set alike: the rest of a broken line. */
function isRestOf(last: Line | undefined, line: Line): boolean {
  const isClose = last !== undefined && last.gapBefore > 1 && line.gapBefore < CLOSE_GAP;
  return isClose && lineLook(last) === lineLook(line) && last.page === line.page;
}

/** Cuts the columns into sections by their headings. Order: column by column, from top to bottom. */
export function sectionsOf(columns: readonly Column[]): Section[] {
  const sections: Section[] = [];
  const everywhere = styleUses(columns);
  for (const column of columns) {
    const judge = new HeadingJudge(column, columns, everywhere);
    let kind: SectionKind = "header";
    let heading = "";
    let headingLook = "";
    let lines: Line[] = [];
    const close = (): void => {
      if (lines.length > 0 || heading !== "") sections.push({ kind, heading, headingLook, lines });
      lines = [];
    };
    const all = withWholeHeadings(column.lines);
    for (const [i, line] of all.entries()) {
      const judged: SectionKind | undefined = isRestOf(lines.at(-1), line)
        ? undefined
        : judge.kindOf(line, kind);
      // The name, or "CURRICULUM VITAE", in the look of the headings above them is no section.
      const isTop: boolean = judged === "other" && kind === "header" && sections.length === 0;
      const found: SectionKind | undefined =
        isTop && findHeadingKind(line.text) === undefined ? undefined : judged;
      const row: ReturnType<typeof splitRow> =
        found === undefined ? splitRow(line, judge, kind) : undefined;
      if (found === undefined && row === undefined) {
        lines.push(line);
        continue;
      }
      const after = all.slice(i + 1);
      const beside =
        row === undefined
          ? countBesideAbove(lines, line, after)
          : countBesideAbove(lines, row.heading, [row.rest, ...after]);
      const begun = lines.splice(lines.length - beside);
      close();
      lines = begun;
      kind = found ?? judge.kindOf(row?.heading ?? line, kind) ?? "other";
      heading = row?.heading.text ?? line.text;
      headingLook = row === undefined ? lineLook(line) : "";
      if (row !== undefined) lines.push(row.rest);
    }
    close();
  }
  return sections;
}
