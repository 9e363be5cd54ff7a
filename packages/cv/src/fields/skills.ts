import type { CvExtraction } from "@sendoff/contract/cv";
import type { Line } from "../layout/line.ts";
import { joinLines } from "../structure/broken-words.ts";
import { isDateText } from "../vocabulary/date-text.ts";
import { isUrl } from "../structure/header-segments.ts";
import { SKILL_LEVEL } from "../vocabulary/level-words.ts";
import { isLanguageName } from "../vocabulary/language-names.ts";
import { splitList, splitSkills } from "./split-list.ts";
import { findHeadingKind } from "../vocabulary/heading-words.ts";
import { withWholeSkills } from "./wrapped-skills.ts";
import { isYearsColumn, statedYears, withDecimalPoints } from "./years.ts";

type Skill = CvExtraction["skills"][number];

const MAX_SKILL_WORDS = 7;
/** What people do after work. */
const PASTIMES =
  /interest|hobb|pastime|freizeit|interessen|loisir|intérêt|aficion|interes|passatempo|tempo libero|vrije tijd|zainteresowan|intressen|fritid|hobi|sở thích|minat/iu;

function clean(text: string): string {
  return text
    .replace(/^(?:and|und|et)\s+/i, "")
    .replace(
      /\s*[([](?:expert|advanced|intermediate|beginner|basic|proficient|familiar)[)\]]\s*$/i,
      "",
    )
    .replace(/\s+[–—-]\s+(?:expert|advanced|intermediate|beginner|basic|proficient|familiar)$/i, "")
    .replace(/^[\s.,:;–—-]+|[\s,:;–—-]+$/gu, "")
    .replace(/(?<=[\p{L}\p{N})])\.$/u, "")
    .trim();
}

/** "Spring" is a skill, "Spring 2019" none. */
function isDate(text: string): boolean {
  return /\d/.test(text) && isDateText(text);
}

function isSkill(text: string): boolean {
  if (text === "" || !/[\p{L}]/u.test(text) || text.length > 60) return false;
  if (SKILL_LEVEL.test(text) || isUrl(text) || isDate(text)) return false;
  if (isYearsColumn(text) || statedYears(text)?.name === "") return false;
  return text.split(/\s+/).length <= MAX_SKILL_WORDS;
}

interface Label {
  readonly label: string;
  /** Of each skill in the group: "5 years: Go, Rust"; of the label itself where there is no list. */
  readonly years: number | undefined;
}

interface Group extends Label {
  /** Texts that hold the skills; a wrapped line is joined to the one before. */
  values: string[];
}

/** "Languages: Java, Python": the words before the colon name the group. */
function labelled(text: string): (Label & { rest: string }) | undefined {
  const match = /^([^:,;]{2,40}?)\s*(\([^)]*\)\s*)?:\s*(.*)$/u.exec(text);
  if (match === null || match[1] === undefined) return undefined;
  // The colon of "1С:Предприятие" belongs to the name.
  if (/(?:^|\s)1[cс]$/iu.test(match[1])) return undefined;
  const label = toLabel(match[1], match[2]);
  const rest = match[3] ?? "";
  const brackets = match[2]?.trim() ?? "";
  const isName = rest === "" && label.years === undefined && brackets !== "";
  // "Site plans (AutoCAD):" without a list is a skill itself, and the brackets belong to it.
  return { ...label, label: isName ? `${label.label} ${brackets}` : label.label, rest };
}

/** The name of a group without the years that stand with it. */
function toLabel(text: string, brackets = ""): Label {
  const label = text.replace(/[\s:]+$/, "").trim();
  const stated = statedYears(label) ?? statedYears(`${label} ${brackets}`);
  return { label: stated?.name ?? label, years: stated?.years };
}

const OPEN_BRACKET = /\([^)]*$/;
/** A comma that is not inside brackets: "Excel (Expert, 8 years)" is one skill. */
const COMMA = /,(?![^(]*\))/;

/** What stands between the skills of a list on one line. */
const LIST_MARK = /,(?![^(]*\))|\s[|·•]\s|\s\/\s.*\s\/\s/u;

/** Whether the line goes on with the list of the line before. */
function goesOn(line: Line, before: Line | undefined): boolean {
  if (before === undefined || line.bullet || line.label || line.cells.length > 1) return false;
  if (OPEN_BRACKET.test(before.text) && line.text.includes(")")) return true;
  return (
    line.gapBefore < 0.95 &&
    isSameRun(before, line) &&
    (/[,/|·•]$/u.test(before.text) || (LIST_MARK.test(before.text) && line.x0 >= before.x0 - 2))
  );
}

/** Whether the line begins in the look in which the line before ends: the name of a group may stand before its list. */
function isSameRun(before: Line, line: Line): boolean {
  const [a, b] = [before.cells.at(-1)?.runs.at(-1), line.cells[0]?.runs[0]];
  return a !== undefined && b !== undefined && a.bold === b.bold && Math.abs(a.size - b.size) < 0.2;
}

function isListText(text: string): boolean {
  return splitSkills(text).length > 1;
}

function cellsText(line: Line): string[] {
  return line.cells.map((c) => c.text.trim()).filter((t) => t !== "" && !SKILL_LEVEL.test(t));
}

/** "Tools | : Git, Jira" becomes "Tools: Git, Jira": the colons of a table without borders stand in the value's column. */
export function withColonsInPlace(lines: readonly Line[]): Line[] {
  return lines.map((line) => {
    const [first, second, ...others] = line.cells;
    if (first === undefined || second === undefined || !/^\s*:/.test(second.text)) return line;
    const text = `${first.text}: ${second.text.replace(/^\s*:\s*/, "")}`;
    const cells = [
      { ...first, text, x1: second.x1, runs: [...first.runs, ...second.runs] },
      ...others,
    ];
    return { ...line, cells, text: cells.map((cell) => cell.text).join(" ") };
  });
}

/** "Знание языков", "Skills" among the skills: what stands behind is a group of them, or languages. */
function isNameOfGroup(text: string): boolean {
  return ["languages", "skills"].includes(findHeadingKind(text) ?? "");
}

/** Words in a column of their own beside lists, without a mark: only rows of two, a name and a list. */
function besideList(line: Line): (Label & { rest: string[] }) | undefined {
  const [first, second, more] = line.cells;
  if (first === undefined || second === undefined || more !== undefined) return undefined;
  if (isListText(first.text)) return undefined;
  const isList = isListText(second.text) && COMMA.test(second.text);
  if (!isList && !isNameOfGroup(first.text)) return undefined;
  return { ...toLabel(first.text), rest: [second.text] };
}

/** A bold first cell or run before plain text names the group. */
function leadingLabel(line: Line): (Label & { rest: string[] }) | undefined {
  const [first, ...others] = line.cells;
  if (first === undefined) return undefined;
  const [head, second] = first.runs;
  const plain = others.filter((c) => !SKILL_LEVEL.test(c.text));
  if (first.text.endsWith(":") && plain.length > 0)
    return { ...toLabel(first.text.slice(0, -1)), rest: plain.map((c) => c.text) };
  if (
    second === undefined &&
    head?.bold === true &&
    plain.length > 0 &&
    plain.every((c) => c.runs[0]?.bold === false)
  ) {
    return { ...toLabel(first.text), rest: plain.map((c) => c.text) };
  }
  if (head?.bold === true && second !== undefined && !second.bold && !/,\s*$/.test(head.text)) {
    const tail = first.text.slice(head.text.length);
    const brackets = /^\s*\([^)]*\)/.exec(tail)?.[0] ?? "";
    const after = tail.slice(brackets.length).replace(/^[\s:–—-]+/u, "");
    if (SKILL_LEVEL.test(after) && plain.length === 0) return undefined;
    return { ...toLabel(head.text, brackets), rest: [after, ...plain.map((c) => c.text)] };
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
    if (last === undefined) groups.push({ label: "", years: undefined, values });
    else last.values.push(...values);
  };
  let before: Line | undefined;
  lines.forEach((line, i) => {
    const lead = leadingLabel(line) ?? besideList(line) ?? toLead(labelled(line.text));
    const last = groups.at(-1)?.values;
    if (lead !== undefined)
      groups.push({ label: lead.label, years: lead.years, values: lead.rest });
    else if (goesOn(line, before) && last !== undefined && last.length > 0)
      last[last.length - 1] = joinLines(last.at(-1) ?? "", line.text);
    else if (isGroupTitle(line, lines[i + 1], lines))
      groups.push({ ...toLabel(cellsText(line).join(" ")), values: [] });
    else add(cellsText(line));
    before = line;
  });
  return groups;
}

function toLead(
  found: (Label & { rest: string }) | undefined,
): (Label & { rest: string[] }) | undefined {
  return found === undefined
    ? undefined
    : { ...found, rest: found.rest === "" ? [] : [found.rest] };
}

function look(line: Line): string {
  return [Math.round(line.size * 2), line.bold, line.color, line.font].join("|");
}

/** "Surveying  Expert": a level in the last of several cells. */
function endsInLevel(line: Line): boolean {
  return line.cells.length > 1 && SKILL_LEVEL.test(line.cells.at(-1)?.text ?? "");
}

/** A line that names a group: it looks different from the list below it. */
function isGroupTitle(line: Line, next: Line | undefined, all: readonly Line[]): boolean {
  if (next === undefined || isListText(line.text)) return false;
  if (endsInLevel(line) && endsInLevel(next)) return false;
  if (line.label && !next.label && (isNameOfGroup(line.text) || isListText(next.text))) return true;
  // Years are stated of a skill; groups without a name of their own are "5 years" and "Expert, 5 years".
  if (!["", undefined].includes(statedYears(line.text)?.name)) return false;
  // Several words side by side are a list of their own, unless they are the heads of as many lists.
  const names = cellsText(line).length;
  if (
    names > 1 &&
    (line.cells.length !== next.cells.length ||
      (line.bold === next.bold && !SKILL_LEVEL.test(next.cells[0]?.text ?? "")))
  )
    return false;
  const below = SKILL_LEVEL.test(next.text) ? all[all.indexOf(next) + 1] : next;
  if (below === undefined) return false;
  // The last of a list stands above the name of the next group: what follows a name is no larger and not bolder than it.
  if ((below.bold && !line.bold) || below.size > 1.1 * line.size) return false;
  const lists = isListText(below.text) || below.cells.length > names;
  return (
    look(below) !== look(line) &&
    (lists || line.bold || (line.size > below.size * 1.05 && names === 1)) &&
    !below.label
  );
}

interface Named {
  readonly name: string;
  readonly years: number | undefined;
}

/**
 * The skills of one list, and the years that stand in it for none of them. Years count where it is plain whose they are: "Java, 5 years,
 * Go, 2 years" and "Java – 5 years, Go", not "Java, Go – 5 years".
 */
function listedIn(value: string): { skills: Named[]; alone: number | undefined } {
  const parts = splitSkills(withDecimalPoints(value)).map((part) => {
    const stated = statedYears(part);
    const name = clean(stated?.name ?? part);
    return { name: SKILL_LEVEL.test(name) ? "" : name, stated };
  });
  const lengths = parts.filter((part) => part.name === "" && part.stated !== undefined);
  const names = parts.filter((part) => isSkill(part.name));
  const isPaired = lengths.length > 0 && lengths.length === names.length;
  const skills = names.map(({ name, stated }): Named => {
    const next = parts[parts.findIndex((part) => part.name === name) + 1];
    const beside = isPaired && next?.name === "" ? next.stated?.years : undefined;
    const isLast = name === names.at(-1)?.name;
    const mayBeAll =
      names.length > 1 &&
      ((stated?.side === "behind" && isLast) ||
        (stated?.side === "before" && name === names[0]?.name)) &&
      names.filter((each) => each.stated?.years !== undefined).length === 1;
    return { name, years: mayBeAll ? undefined : (stated?.years ?? beside) };
  });
  return { skills, alone: names.length === 0 ? lengths[0]?.stated?.years : undefined };
}

function namedIn(group: Group): Named[] {
  const lists = group.values.map(listedIn);
  const found = lists.flatMap((list) => list.skills);
  if (found.length > 0)
    return found.map((skill) => ({ ...skill, years: skill.years ?? ofEach(group) }));
  // A group without a list is a skill itself.
  const name = clean(group.label);
  const alone = lists.find((list) => list.alone !== undefined)?.alone;
  return isSkill(name) ? [{ name, years: group.years ?? alone }] : [];
}

/** "5 years:" and "Expert (5 years):" speak of each skill behind them, "Backend (5 years):" of all together. */
function ofEach({ label, years }: Label): number | undefined {
  return label === "" || SKILL_LEVEL.test(label) ? years : undefined;
}

/** "Languages: English (fluent), French" and "Interests: sailing" among the skills are none of them. */
function isAboutOthers({ label, values }: Group): boolean {
  const kind = findHeadingKind(label);
  if (kind === "languages") return isLanguageList(values.join(", "));
  return kind === "other" && PASTIMES.test(label);
}

/** Whether most of a list are names of languages that people speak. */
function isLanguageList(text: string): boolean {
  const parts = splitList(text);
  const named = parts.filter((part) => isLanguageName(part.split(/\s*[(:–—-]/u)[0]?.trim() ?? ""));
  return parts.length > 0 && named.length >= 0.5 * parts.length;
}

/** The lists of languages that stand among other things, under a label of their own. */
export function languageListsIn(lines: readonly Line[]): string[] {
  return groupsOf(lines)
    .filter((group) => findHeadingKind(group.label) === "languages")
    .map((group) => group.values.join(", "))
    .filter(isLanguageList);
}

/**
 * The skills in the lines of a CV's skills section, in order, each once, with the years that the CV states for them (0: none). Names of
 * groups and levels are left out.
 */
export function skillsOf(lines: readonly Line[]): Skill[] {
  const skills = new Map<string, Skill>();
  const groups = groupsOf(withWholeSkills(lines)).filter((group) => !isAboutOthers(group));
  for (const { name, years = 0 } of groups.flatMap(namedIn)) {
    const key = name.toLowerCase();
    const before = skills.get(key);
    if (before === undefined) skills.set(key, { skill: name, experience: years });
    else if (before.experience === 0) skills.set(key, { ...before, experience: years });
  }
  return [...skills.values()];
}
