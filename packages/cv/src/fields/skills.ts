import type { CvExtraction } from "@sendoff/contract";
import type { Line } from "../layout/line.ts";
import { isDateText } from "./date-text.ts";
import { isUrl } from "./pieces.ts";
import { SKILL_LEVEL } from "./level-words.ts";

type Skill = CvExtraction["skills"][number];

const MAX_SKILL_WORDS = 6;

/** Splits at commas, semicolons and bars that do not stand inside brackets. */
export function splitList(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let current = "";
  for (const character of text) {
    if (character === "(") depth += 1;
    if (character === ")") depth = Math.max(0, depth - 1);
    if (depth === 0 && /[,;|•·●▪∙⋅]/u.test(character)) {
      parts.push(current);
      current = "";
    } else current += character;
  }
  const split = [...parts, current].flatMap((p) => p.split(/\s\/\s/));
  return split.map((p) => p.trim()).filter((p) => p !== "");
}

function clean(text: string): string {
  return text
    .replace(/^(?:and|und|et)\s+/i, "")
    .replace(
      /\s*[([](?:expert|advanced|intermediate|beginner|basic|proficient|familiar|\d+\+?\s*(?:years?|yrs?))[)\]]\s*$/i,
      "",
    )
    .replace(/\s+[–—-]\s+(?:expert|advanced|intermediate|beginner|basic|proficient|familiar)$/i, "")
    .replace(/^[\s.,:;–—-]+|[\s,:;–—-]+$/gu, "")
    .replace(/(?<=[\p{L}\p{N})])\.$/u, "")
    .trim();
}

function isSkill(text: string): boolean {
  if (text === "" || !/[\p{L}]/u.test(text) || text.length > 60) return false;
  if (SKILL_LEVEL.test(text) || isUrl(text) || isDateText(text)) return false;
  return text.split(/\s+/).length <= MAX_SKILL_WORDS;
}

interface Group {
  label: string;
  /** Texts that hold the skills; a wrapped line is joined to the one before. */
  values: string[];
}

/** "Languages: Java, Python": the words before the colon name the group. */
function labelled(text: string): { label: string; rest: string } | undefined {
  const match = /^([^:,;]{2,40}?)\s*(?:\([^)]*\)\s*)?:\s*(.*)$/u.exec(text);
  if (match === null || match[1] === undefined) return undefined;
  return { label: match[1].trim(), rest: match[2] ?? "" };
}

/** Whether the line goes on with the list of the line before. */
function goesOn(line: Line, before: Line | undefined): boolean {
  if (before === undefined || line.bullet || line.label || line.cells.length > 1) return false;
  return (
    line.gapBefore < 0.95 &&
    line.bold === before.bold &&
    Math.abs(line.size - before.size) < 0.2 &&
    (before.text.endsWith(",") || (/,/.test(before.text) && line.x0 >= before.x0 - 2))
  );
}

function isListText(text: string): boolean {
  return splitList(text).length > 1;
}

function cellsText(line: Line): string[] {
  return line.cells.map((c) => c.text.trim()).filter((t) => t !== "" && !SKILL_LEVEL.test(t));
}

/** A bold first cell or run before plain text names the group. */
function leadingLabel(line: Line): { label: string; rest: string[] } | undefined {
  const [first, ...others] = line.cells;
  if (first === undefined) return undefined;
  const [head, second] = first.runs;
  const plain = others.filter((c) => !SKILL_LEVEL.test(c.text));
  if (first.text.endsWith(":") && plain.length > 0)
    return { label: first.text.slice(0, -1), rest: plain.map((c) => c.text) };
  if (
    second === undefined &&
    head?.bold === true &&
    plain.length > 0 &&
    plain.every((c) => c.runs[0]?.bold === false)
  ) {
    return { label: first.text, rest: plain.map((c) => c.text) };
  }
  if (head?.bold === true && second !== undefined && !second.bold && !/,\s*$/.test(head.text)) {
    const after = first.text
      .slice(head.text.length)
      .replace(/^\s*\([^)]*\)/, "")
      .replace(/^[\s:–—-]+/u, "");
    if (SKILL_LEVEL.test(after) && plain.length === 0) return undefined;
    return { label: head.text, rest: [after, ...plain.map((c) => c.text)] };
  }
  return undefined;
}

/** "Keywords:" before a list says nothing. */
function withoutFiller(line: Line): Line {
  const cells = line.cells.map((cell) => {
    const text = cell.text.replace(FILLER, "");
    if (text === cell.text) return cell;
    const runs = cell.runs.map((r) => ({
      ...r,
      bold: false,
      text: r.text
        .replace(/^keywords$/i, "")
        .replace(FILLER, "")
        .replace(/^:\s*/, ""),
    }));
    return { ...cell, text, runs: runs.filter((r) => r.text !== "") };
  });
  return {
    ...line,
    cells: cells.filter((c) => c.text !== ""),
    text: cells.map((c) => c.text).join(" "),
  };
}

const FILLER = /^(?:keywords|includes?|including)\s*:\s*/i;

function groupsOf(all: readonly Line[]): Group[] {
  const lines = all.map(withoutFiller).filter((l) => l.cells.length > 0);
  const groups: Group[] = [];
  const add = (values: string[]): void => {
    const last = groups.at(-1);
    if (last === undefined) groups.push({ label: "", values });
    else last.values.push(...values);
  };
  let before: Line | undefined;
  lines.forEach((line, i) => {
    const lead = leadingLabel(line) ?? toLead(labelled(line.text));
    const last = groups.at(-1)?.values;
    if (lead !== undefined) groups.push({ label: lead.label, values: lead.rest });
    else if (goesOn(line, before) && last !== undefined && last.length > 0)
      last[last.length - 1] = `${last.at(-1) ?? ""} ${line.text}`;
    else if (isGroupTitle(line, lines[i + 1], lines)) groups.push({ label: line.text, values: [] });
    else add(cellsText(line));
    before = line;
  });
  return groups;
}

function toLead(
  found: { label: string; rest: string } | undefined,
): { label: string; rest: string[] } | undefined {
  return found === undefined
    ? undefined
    : { label: found.label, rest: found.rest === "" ? [] : [found.rest] };
}

function look(line: Line): string {
  return [Math.round(line.size * 2), line.bold, line.color, line.font].join("|");
}

/** A line that names a group: it looks different from the list below it. */
function isGroupTitle(line: Line, next: Line | undefined, all: readonly Line[]): boolean {
  if (next === undefined || isListText(line.text)) return false;
  // Several words side by side are a list of their own, unless they are the heads of as many lists.
  if (
    line.cells.length > 1 &&
    (line.cells.length !== next.cells.length ||
      (line.bold === next.bold && !SKILL_LEVEL.test(next.cells[0]?.text ?? "")))
  )
    return false;
  const below = SKILL_LEVEL.test(next.text) ? all[all.indexOf(next) + 1] : next;
  if (below === undefined) return false;
  const lists = isListText(below.text) || below.cells.length > line.cells.length;
  return (
    look(below) !== look(line) &&
    (lists || line.bold || (line.size > below.size * 1.05 && line.cells.length === 1)) &&
    !below.label
  );
}

/** The skills in the lines of a CV's skills section, in order, each once. Names of groups and levels are left out. */
export function skillsOf(lines: readonly Line[]): Skill[] {
  const seen = new Set<string>();
  const skills: Skill[] = [];
  for (const group of groupsOf(lines)) {
    const found = group.values.flatMap((value) => splitList(value).map(clean)).filter(isSkill);
    // A group without a list is a skill itself.
    const names = found.length === 0 && isSkill(clean(group.label)) ? [clean(group.label)] : found;
    for (const skill of names) {
      const key = skill.toLowerCase();
      if (seen.has(key)) continue;
      seen.add(key);
      skills.push({ skill, experience: 0 });
    }
  }
  return skills;
}
