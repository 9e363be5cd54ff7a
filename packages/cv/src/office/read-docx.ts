import { strFromU8 } from "fflate";
import type { Column, CvDocument, Run } from "../layout/line.ts";
import { TOP_GAP } from "../layout/lines.ts";
import { MAX_CHARACTERS } from "../limits.ts";
import type { Refusal } from "../outcome.ts";
import { refuse } from "../outcome.ts";
import { isOle } from "../sniff.ts";
import type { FlowLine } from "./flow.ts";
import { toLines } from "./flow.ts";
import { lookOf, spaceBeforeOf, stylesOf } from "./styles.ts";
import type { ParagraphStyle } from "./styles.ts";
import { childrenOf, findChild, parseXml } from "./xml.ts";
import type { XmlElement } from "./xml.ts";
import { unzipGuarded } from "./zip.ts";

const DEFAULT_SIZE = 11;
/** A table cell with this many paragraphs is a column to read, not a cell of a row. */
const COLUMN_PARAGRAPHS = 5;

class DocxReader {
  readonly #styles: Map<string, ParagraphStyle>;
  readonly #targets: ReadonlyMap<string, string>;
  readonly links: string[] = [];
  /** Columns that stand beside the main text (a sidebar made with a table or a text box). */
  readonly asides: FlowLine[][] = [];
  characters = 0;

  constructor(styles: Map<string, ParagraphStyle>, targets: ReadonlyMap<string, string>) {
    this.#styles = styles;
    this.#targets = targets;
  }

  /** The lines of a body, a table cell or a text box. */
  block(element: XmlElement): FlowLine[] {
    return childrenOf(element).flatMap((child) => {
      if (child.name === "w:p") return this.#paragraph(child);
      if (child.name === "w:tbl") return childrenOf(child, "w:tr").flatMap((row) => this.#row(row));
      return child.name.startsWith("w:sdt") ? this.block(child) : [];
    });
  }

  #row(row: XmlElement): FlowLine[] {
    const cells = childrenOf(row, "w:tc")
      .map((cell) => this.block(cell))
      .filter((lines) => lines.length > 0);
    const [first, second, ...rest] = cells;
    if (first === undefined) return [];
    if (second === undefined) return first;
    const long = cells.filter((lines) => lines.length >= COLUMN_PARAGRAPHS).length;
    if (long >= 2) {
      this.asides.push(...cells);
      return [];
    }
    if (cells.every((lines) => lines.length === 1)) {
      return [
        {
          ...(first[0] ?? emptyLine()),
          cells: cells.flatMap((lines) => lines.flatMap((l) => l.cells)),
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
    const flow = lines.map((cells, i): FlowLine => ({
      cells: cells.filter((runs) => runs.some((r) => r.text.trim() !== "")),
      bullet: findChild(properties, "w:numPr") !== undefined,
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
      } else if (
        child.name === "w:ins" ||
        child.name === "w:smartTag" ||
        child.name.startsWith("w:sdt")
      ) {
        this.#inline(child, style, lines, links);
      }
    }
  }

  #run(run: XmlElement, style: ParagraphStyle | undefined, lines: Run[][][]): void {
    const look = { ...style?.look, ...lookOf(findChild(run, "w:rPr")) };
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

  #add(lines: Run[][][], text: string, look: ReturnType<typeof lookOf>): void {
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
    if (element.name === "w:txbxContent") this.asides.push(this.block(element));
    else for (const child of childrenOf(element)) this.#textBoxes(child);
  }
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

function targetsOf(root: XmlElement | undefined): Map<string, string> {
  const relations = childrenOf(findChild(root, "Relationships"), "Relationship");
  return new Map(
    relations.map((r) => [r.attributes.get("Id") ?? "", r.attributes.get("Target") ?? ""]),
  );
}

function toColumn(flow: readonly FlowLine[]): Column {
  return {
    lines: toLines(flow.map((line, i) => (i === 0 ? { ...line, gapBefore: TOP_GAP } : line))),
  };
}

/** Reads a DOCX into columns of lines. Refuses what is locked, damaged, too large when inflated or empty (RELIABILITY 5). */
export function readDocx(bytes: Uint8Array): CvDocument | Refusal {
  if (isOle(bytes)) return refuse("encrypted");
  const files = unzipGuarded(bytes, (name) =>
    /^word\/(?:document|styles|_rels\/document\.xml)\.(?:xml|rels)$/.test(name),
  );
  if (!(files instanceof Map)) return files;
  const part = (name: string): XmlElement | undefined => {
    const file = files.get(name);
    return file === undefined ? undefined : parseXml(strFromU8(file));
  };
  const body = findChild(part("word/document.xml"), "w:document", "w:body");
  if (body === undefined) return refuse("damaged");
  const reader = new DocxReader(
    stylesOf(part("word/styles.xml")),
    targetsOf(part("word/_rels/document.xml.rels")),
  );
  const main = reader.block(body);
  if (reader.characters > MAX_CHARACTERS) return refuse("too_complex");
  if (reader.characters === 0) return refuse("no_text");
  const columns = [main, ...reader.asides].map(toColumn).filter((c) => c.lines.length > 0);
  return { columns, links: reader.links, pages: 1, characters: reader.characters };
}
