import type { CvExtraction } from "@sendoff/contract/cv";
import { findDates } from "../vocabulary/dates.ts";
import type { FoundRange } from "../vocabulary/dates.ts";
import type { Role } from "../vocabulary/label-role.ts";
import type { Column, Line } from "../layout/line.ts";
import { findHeadingKind } from "../vocabulary/heading-words.ts";
import type { LabelledEntry } from "./labelled-entry.ts";

/**
 * The forms of Japan (履歴書) tell a life as rows of year, month and what happened: "2019 | 4 | 株式会社あおぞら 入社". A school is
 * entered and left, a job begun and given up, each in a row of its own.
 */
const EVENT =
  /^(.*?)[\s、]*(?:に|へ|を|より)?[\s、]*(入学|編入学|卒業見込み?|卒業|修了見込み?|修了|中途退学|中退|入社|入職|入所|入庁|入行|退職予定|退職|退社|退所|退行|取得|合格|現在に至る|在職中)\s*$/u;
const REASON = /一身上の都合(?:により)?|会社都合(?:により)?|契約期間満了(?:により)?/gu;
/** "平成29 4", "2019年4月", "2019/4", "4" below the year of the row above. */
const WHEN = /^(?:(?:(昭和|平成|令和)\s*)?(\d{1,4}|元)(?:\s*年|\s*[./-]|\s)\s*)?(\d{1,2})\s*月?$/u;
const DATE_CELL = /^(?:昭和|平成|令和)?\s*(?:\d{1,4}|元)\s*[年月]?(?:\s*\d{1,2}\s*月)?$/u;
const WHEN_BEFORE =
  /^((?:(?:昭和|平成|令和)\s*)?(?:\d{1,4}|元)\s*[年./-]\s*\d{1,2}\s*月?)\s+(.+)$/u;
/** Fewer events than this are words of a sentence. */
const LEAST_EVENTS = 3;
/** A firm has no more lines than these in such a form. */
const MAX_BODY_LINES = 3;

interface Row {
  readonly line: Line;
  /** As in a CV's text, "2019年4月"; empty when the row has no date. */
  readonly when: string;
  readonly what: string;
}

interface Entry {
  readonly values: Map<Role, string>;
  readonly body: Line[];
  start: string;
  end: string;
  isCurrent: boolean;
}

/** What the rows of such a form tell, and the columns without them. */
export interface LifeEvents {
  readonly columns: readonly Column[];
  readonly jobs: readonly LabelledEntry[];
  readonly schools: readonly LabelledEntry[];
  readonly certificates: CvExtraction["certifications"];
}

/** How many cells at the start of the row are its year and month. */
function countDates(cells: readonly string[]): number {
  const end = cells.findIndex((cell) => !DATE_CELL.test(cell));
  return end < 0 ? cells.length : Math.min(end, 2);
}

function toRow(line: Line, year: string): Row | undefined {
  const cells = line.cells.map(({ text }) => text.trim());
  const before = WHEN_BEFORE.exec(cells[0] ?? "");
  const dates = countDates(cells);
  // A wide space before "入社" parts cells.
  const what = [before?.[2] ?? "", ...cells.slice(before === null ? dates : 1)].join(" ").trim();
  const written = before?.[1] ?? cells.slice(0, dates).join(" ");
  if (written === "") return { line, when: "", what };
  const match = WHEN.exec(written);
  if (match === null) return undefined;
  const [, era = "", count, month = ""] = match;
  return { line, when: `${count === undefined ? year : `${era}${count}`}年${month}月`, what };
}

/** "年 | 月 | 学歴・職歴" over the rows, "以上" ("that is all") below them. */
function isFrame({ cells, text }: Line): boolean {
  if (text.trim() === "以上") return true;
  return cells[0]?.text.trim() === "年" && cells[1]?.text.trim() === "月";
}

class Life {
  readonly jobs: Entry[] = [];
  readonly schools: Entry[] = [];
  readonly certificates: CvExtraction["certifications"] = [];
  readonly taken = new Set<Line>();
  /** The firm that was entered in the rows right above. */
  #open: Entry | undefined;

  take({ line, when, what }: Row): void {
    const [, name = "", event = ""] = EVENT.exec(what.replace(REASON, "")) ?? [];
    const date = findDates(when)?.start ?? "";
    const who = name.trim();
    if (event === "") {
      this.#addToBody(line, what);
      return;
    }
    this.taken.add(line);
    if (/^(?:現在に至る|在職中)/u.test(event)) this.#goOn();
    else if (when === "") return;
    else if (/^(?:取得|合格)/u.test(event))
      this.certificates.push({ title: who, issuer: "", issuingDate: date, description: "" });
    else if (/^(?:卒業|修了|中)/u.test(event))
      this.#leave(this.schools, "school", who, date, event);
    else if (event.startsWith("退")) this.#leave(this.jobs, "company", who, date, event);
    else this.#enter(event.endsWith("学") ? this.schools : this.jobs, who, date);
  }

  #enter(entries: Entry[], who: string, start: string): Entry {
    const isSchool = entries === this.schools;
    const [school = "", ...faculty] = who.split(/\s+/);
    const values = new Map<Role, string>(
      isSchool
        ? [
            ["school", school],
            ["degree", faculty.join(" ")],
          ]
        : [["company", who]],
    );
    const entry: Entry = { values, body: [], start, end: "", isCurrent: false };
    entries.push(entry);
    this.#open = isSchool ? undefined : entry;
    return entry;
  }

  /** The school or firm that is left is the last one, or one that no row named before. */
  #leave(entries: Entry[], role: Role, who: string, end: string, event: string): void {
    const last = entries.at(-1);
    const isLast =
      last !== undefined &&
      last.end === "" &&
      (who === "" || who.startsWith("同") || who.startsWith(last.values.get(role) ?? who));
    const entry = isLast ? last : who === "" ? undefined : this.#enter(entries, who, "");
    if (entry === undefined) return;
    entry.end = end;
    if (role === "school" && !event.startsWith("中"))
      entry.values.set("degree", `${entry.values.get("degree") ?? ""} ${event}`.trim());
    this.#open = undefined;
  }

  #goOn(): void {
    if (this.#open !== undefined) this.#open.isCurrent = true;
    this.#open = undefined;
  }

  /** "営業部に配属": what was done at the firm that was entered last. */
  #addToBody(line: Line, what: string): void {
    const isFull = (this.#open?.body.length ?? 0) >= MAX_BODY_LINES;
    if (this.#open === undefined || isFull || findHeadingKind(what) !== undefined) {
      this.#open = undefined;
      return;
    }
    this.#open.body.push({ ...line, text: what, bullet: true });
    this.taken.add(line);
  }
}

function toLabelledEntry({ values, body, start, end, isCurrent }: Entry): LabelledEntry {
  const lone = start === "" && !isCurrent;
  const dates: FoundRange | undefined =
    start === "" && end === ""
      ? undefined
      : {
          start: lone ? end : start,
          end: lone ? "" : end,
          isCurrent,
          isRange: !lone,
          from: 0,
          to: 0,
        };
  return { values, body, dates };
}

/** Reads the rows of a Japanese form; undefined where the document has none. */
export function lifeEventsIn(columns: readonly Column[]): LifeEvents | undefined {
  const lines = columns.flatMap((column) => column.lines);
  const events = lines.filter(({ cells }) => EVENT.test(cells.at(-1)?.text ?? ""));
  if (events.length < LEAST_EVENTS) return undefined;
  const life = new Life();
  let year = "";
  for (const line of lines) {
    const row = toRow(line, year);
    if (isFrame(line)) life.taken.add(line);
    if (row === undefined) continue;
    year = row.when.split("年")[0] || year;
    life.take(row);
  }
  if (life.jobs.length + life.schools.length === 0) return undefined;
  return {
    columns: columns.map((column) => ({
      lines: column.lines.filter((line) => !life.taken.has(line)),
    })),
    jobs: life.jobs.map(toLabelledEntry),
    schools: life.schools.map(toLabelledEntry),
    certificates: life.certificates,
  };
}
