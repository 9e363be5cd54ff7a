import { strFromU8 } from "fflate";
import type { Column, CvDocument, Run } from "../layout/line.ts";
import { TOP_GAP } from "../layout/lines.ts";
import { MAX_CHARACTERS } from "../limits.ts";
import type { Refusal } from "../outcome.ts";
import { refuse } from "../outcome.ts";
import { isOle } from "../sniff.ts";
import { findHeadingKind } from "../vocabulary/heading-words.ts";
import type { FlowLine } from "./flow.ts";
import { toLines } from "./flow.ts";
import { READ_FILES, pagePartsOf, targetsOf } from "./page-parts.ts";
import { listOf, runLook, spaceBeforeOf, stylesOf } from "./styles.ts";
import type { ParagraphStyle } from "./styles.ts";
import { childrenOf, findChild, parseXml } from "./xml.ts";
import type { XmlElement } from "./xml.ts";
import { unzipGuarded } from "./zip.ts";

const DEFAULT_SIZE = 11;
/** A table cell with this many paragraphs is a column to read, not a cell of a row. */
const COLUMN_PARAGRAPHS = 5;

/** What may stand between a paragraph and its runs. */
const INLINE: ReadonlySet<string> = new Set(
  "w:ins w:moveTo w:smartTag w:customXml w:fldSimple w:dir w:bdo".split(" "),
);

class DocxReader {
  readonly #styles: Map<string, ParagraphStyle>;
  readonly #targets: ReadonlyMap<string, string>;
  readonly links: string[] = [];
  /** Columns that stand beside the main text (a sidebar made with a table or a text box). */
  readonly sidebars: FlowLine[][] = [];
  characters = 0;

  constructor(styles: Map<string, ParagraphStyle>, targets: ReadonlyMap<string, string>) {
    this.#styles = styles;
    this.#targets = targets;
  }

  /** The lines of a body, a table cell or a text box. */
  block(element: XmlElement): FlowLine[] {
    return childrenOf(element).flatMap((child) => {
      if (child.name === "w:p") return this.#paragraph(child);
      if (child.name === "w:tbl") return unwrapped(child, "w:tr").flatMap((row) => this.#row(row));
      return child.name.startsWith("w:sdt") ? this.block(child) : [];
    });
  }

  #row(row: XmlElement): FlowLine[] {
    const places = unwrapped(row, "w:tc").map((cell) => this.block(cell));
    const cells = places.filter((lines) => lines.length > 0);
    const [first, second, ...rest] = cells;
    if (first === undefined) return [];
    if (second === undefined) return first;
    const long = cells.filter((lines) => lines.length >= COLUMN_PARAGRAPHS).length;
    if (long >= 2 && cells.some(hasHeading)) {
      this.sidebars.push(...cells);
      return [];
    }
    // Without a heading of their own long cells are the halves of one list.
    if (long >= 2) return cells.flat();
    if (cells.every((lines) => lines.length === 1)) {
      return [
        {
          ...(first[0] ?? emptyLine()),
          // An empty cell keeps its place: what stands behind it stays below its own head.
          cells: places.flatMap((lines) => lines[0]?.cells ?? [[]]),
        },
      ];
    }
    // A date or heading beside its text.
    return [
      ...first.map((line) => ({ ...line, label: first.length <= 2 })),
      ...second,
      ...rest.flat(),
    ];
  }

  #paragraph(paragraph: XmlElement): FlowLine[] {
    const properties = findChild(paragraph, "w:pPr");
    const style =
      this.#styles.get(findChild(properties, "w:pStyle")?.attributes.get("w:val") ?? "") ??
      this.#styles.get("");
    const lines: Run[][][] = [[[]]];
    const links: string[] = [];
    this.#inline(paragraph, style, lines, links);
    const space = spaceBeforeOf(properties) ?? style?.spaceBefore ?? 0;
    const indent = Number(findChild(properties, "w:ind")?.attributes.get("w:left") ?? 0) / 20;
    const list = listOf(properties);
    const flow = lines.map((cells, i): FlowLine => ({
      cells: cells.filter((runs) => runs.some((r) => r.text.trim() !== "")),
      bullet: list === undefined ? (style?.listed ?? false) : list !== "0",
      heading: style?.outline === 0,
      label: false,
      gapBefore: i === 0 ? 0.4 + space / 11 : 0.3,
      indent: Number.isFinite(indent) ? indent : 0,
      links,
    }));
    return flow.filter((line) => line.cells.length > 0);
  }

  #inline(
    parent: XmlElement,
    style: ParagraphStyle | undefined,
    lines: Run[][][],
    links: string[],
  ): void {
    for (const child of childrenOf(parent)) {
      if (child.name === "w:r") this.#run(child, style, lines);
      else if (child.name === "w:hyperlink") {
        const target = this.#targets.get(child.attributes.get("r:id") ?? "");
        if (target !== undefined) {
          links.push(target);
          this.links.push(target);
        }
        this.#inline(child, style, lines, links);
      } else if (INLINE.has(child.name) || child.name.startsWith("w:sdt")) {
        this.#inline(child, style, lines, links);
      }
    }
  }

  #run(run: XmlElement, style: ParagraphStyle | undefined, lines: Run[][][]): void {
    const look = { ...style?.look, ...runLook(findChild(run, "w:rPr")) };
    for (const child of childrenOf(run)) {
      if (child.name === "w:t") {
        const text = child.children.filter((c) => typeof c === "string").join("");
        this.characters += text.length;
        this.#add(lines, look.caps === true ? text.toUpperCase() : text, look);
      } else if (child.name === "w:tab") lines.at(-1)?.push([]);
      else if (child.name === "w:br" || child.name === "w:cr") lines.push([[]]);
      else if (child.name === "w:noBreakHyphen") this.#add(lines, "-", look);
      else this.#textBoxes(child);
    }
  }

  #add(lines: Run[][][], text: string, look: ReturnType<typeof runLook>): void {
    const cell = lines.at(-1)?.at(-1);
    const before = cell?.at(-1);
    const same =
      before !== undefined &&
      before.bold === (look.bold ?? false) &&
      before.italic === (look.italic ?? false) &&
      before.color === (look.color ?? 0);
    if (cell !== undefined && before !== undefined && same) {
      cell[cell.length - 1] = { ...before, text: `${before.text}${text}`.replace(/\s+/g, " ") };
      return;
    }
    const spaceBefore = /^\s/.test(text) || /\s$/.test(before?.text ?? "");
    const { bold = false, italic = false, color = 0, size = DEFAULT_SIZE, font = "" } = look;
    cell?.push({ text, bold, italic, color, size, font, spaceBefore, x0: 0, x1: 0 });
  }

  /** Text boxes lie deep inside drawings; Word writes each twice, the second time as a fallback. */
  #textBoxes(element: XmlElement): void {
    if (element.name === "mc:Fallback") return;
    if (element.name === "w:txbxContent") this.sidebars.push(this.block(element));
    else for (const child of childrenOf(element)) this.#textBoxes(child);
  }
}

/** The children of that name, those in the content controls of a Word template among them. */
function unwrapped(element: XmlElement, name: string): XmlElement[] {
  return childrenOf(element).flatMap((child) => {
    if (child.name === name) return [child];
    return child.name.startsWith("w:sdt") ? unwrapped(child, name) : [];
  });
}

function emptyLine(): FlowLine {
  return {
    cells: [],
    bullet: false,
    heading: false,
    label: false,
    gapBefore: 0,
    indent: 0,
    links: [],
  };
}

function textOfLine(line: FlowLine): string {
  return line.cells.map((runs) => runs.map((run) => run.text).join("")).join(" ");
}

function hasHeading(lines: readonly FlowLine[]): boolean {
  return lines.some((line) => line.heading || findHeadingKind(textOfLine(line)) !== undefined);
}

function toColumn(flow: readonly FlowLine[]): Column {
  return {
    lines: toLines(flow.map((line, i) => (i === 0 ? { ...line, gapBefore: TOP_GAP } : line))),
  };
}

/** Reads a DOCX into columns of lines. Refuses what is locked, damaged, too large when inflated or empty (RELIABILITY 5). */
export function readDocx(bytes: Uint8Array): CvDocument | Refusal {
  if (isOle(bytes)) return refuse("encrypted");
  const files = unzipGuarded(bytes, (name) => READ_FILES.test(name));
  if (!(files instanceof Map)) return files;
  const part = (name: string): XmlElement | undefined => {
    const file = files.get(`word/${name}`);
    return file === undefined ? undefined : parseXml(strFromU8(file));
  };
  const body = findChild(part("document.xml"), "w:document", "w:body");
  if (body === undefined) return refuse("damaged");
  const styles = stylesOf(part("styles.xml"), part("numbering.xml"));
  const targets = targetsOf(part("_rels/document.xml.rels"));
  const reader = new DocxReader(styles, targets);
  const main = reader.block(body);
  const readers = [reader];
  /** The same line at the top of the first page and of all others is read once. */
  const seen = new Set<string>();
  const around = (which: "header" | "footer"): FlowLine[][] =>
    pagePartsOf(body, which, targets).flatMap((name) => {
      const other = new DocxReader(styles, targetsOf(part(`_rels/${name}.rels`)));
      readers.push(other);
      const lines = childrenOf(part(name)).flatMap((root) => other.block(root));
      return [lines, ...other.sidebars].map((flow) => flow.filter((line) => isNew(line, seen)));
    });
  const flows = [...around("header"), main, ...reader.sidebars, ...around("footer")];
  const characters = readers.reduce((sum, each) => sum + each.characters, 0);
  if (characters > MAX_CHARACTERS) return refuse("too_complex");
  if (characters === 0) return refuse("no_text");
  const columns = flows.map(toColumn).filter((c) => c.lines.length > 0);
  return { columns, links: readers.flatMap((each) => each.links), pages: 1, characters };
}

function isNew(line: FlowLine, seen: Set<string>): boolean {
  const text = textOfLine(line);
  const isKnown = seen.has(text);
  seen.add(text);
  return !isKnown;
}
