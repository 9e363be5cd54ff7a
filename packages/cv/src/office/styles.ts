import { childrenOf, findChild } from "./xml.ts";
import type { XmlElement } from "./xml.ts";

/** How a run looks, as far as a style or the run itself says so. */
export interface Look {
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly caps?: boolean;
  /** In points. */
  readonly size?: number;
  readonly color?: number;
  readonly font?: string;
}

export interface ParagraphStyle {
  readonly look: Look;
  /** 0 for the highest heading, undefined for text. */
  readonly outline: number | undefined;
  readonly spaceBefore: number | undefined;
  /** Whether its paragraphs are items of a list with marks. Numbers alone do not tell: headings have them too. */
  readonly listed: boolean;
}

function flag(properties: XmlElement | undefined, name: string): boolean | undefined {
  const element = findChild(properties, name);
  if (element === undefined) return undefined;
  return !["0", "false", "none", "off"].includes(element.attributes.get("w:val") ?? "1");
}

/** Reads `w:rPr`. */
export function runLook(properties: XmlElement | undefined): Look {
  const size = Number(findChild(properties, "w:sz")?.attributes.get("w:val"));
  const color = Number.parseInt(
    findChild(properties, "w:color")?.attributes.get("w:val") ?? "",
    16,
  );
  const font = findChild(properties, "w:rFonts")?.attributes.get("w:ascii");
  const bold = flag(properties, "w:b");
  const italic = flag(properties, "w:i");
  const caps = flag(properties, "w:caps");
  return {
    ...(bold === undefined ? {} : { bold }),
    ...(italic === undefined ? {} : { italic }),
    ...(caps === undefined ? {} : { caps }),
    ...(Number.isFinite(size) ? { size: size / 2 } : {}),
    ...(Number.isNaN(color) ? {} : { color }),
    ...(font === undefined ? {} : { font }),
  };
}

/** Space above a paragraph in points, from `w:pPr`. */
export function spaceBeforeOf(properties: XmlElement | undefined): number | undefined {
  const twentieths = Number(findChild(properties, "w:spacing")?.attributes.get("w:before"));
  return Number.isFinite(twentieths) ? twentieths / 20 : undefined;
}

/** The number of the list that `w:pPr` makes the paragraph an item of; "0" takes it out of any. */
export function listOf(properties: XmlElement | undefined): string | undefined {
  const list = findChild(properties, "w:numPr");
  return list === undefined
    ? undefined
    : (findChild(list, "w:numId")?.attributes.get("w:val") ?? "");
}

/** The lists of `word/numbering.xml` whose items have a mark instead of a number. */
function markedLists(root: XmlElement | undefined): Set<string> {
  const numbering = findChild(root, "w:numbering");
  const valueOf = (element: XmlElement | undefined): string =>
    element?.attributes.get("w:val") ?? "";
  const marked = new Set(
    childrenOf(numbering, "w:abstractNum")
      .filter((list) => valueOf(findChild(list, "w:lvl", "w:numFmt")) === "bullet")
      .map((list) => list.attributes.get("w:abstractNumId") ?? ""),
  );
  const lists = childrenOf(numbering, "w:num").filter((list) =>
    marked.has(valueOf(findChild(list, "w:abstractNumId"))),
  );
  return new Set(lists.map((list) => list.attributes.get("w:numId") ?? ""));
}

function outlineOf(style: XmlElement): number | undefined {
  const level = Number(findChild(style, "w:pPr", "w:outlineLvl")?.attributes.get("w:val"));
  if (Number.isInteger(level) && level < 9) return level;
  const name = findChild(style, "w:name")?.attributes.get("w:val") ?? "";
  const heading = /^heading (\d)$/i.exec(name)?.[1];
  return heading === undefined ? undefined : Number(heading) - 1;
}

/** The paragraph styles of `word/styles.xml` by id, each with what it takes over from the style it is based on; `word/numbering.xml` tells which make lists. */
export function stylesOf(
  root: XmlElement | undefined,
  numbering: XmlElement | undefined,
): Map<string, ParagraphStyle> {
  const lists = markedLists(numbering);
  const elements = new Map(
    childrenOf(findChild(root, "w:styles"), "w:style").map((s) => [
      s.attributes.get("w:styleId") ?? "",
      s,
    ]),
  );
  const defaults = runLook(findChild(root, "w:styles", "w:docDefaults", "w:rPrDefault", "w:rPr"));
  const resolve = (id: string, depth: number): ParagraphStyle => {
    const style = elements.get(id);
    if (style === undefined || depth > 20)
      return { look: defaults, outline: undefined, spaceBefore: undefined, listed: false };
    const base = resolve(findChild(style, "w:basedOn")?.attributes.get("w:val") ?? "", depth + 1);
    const list = listOf(findChild(style, "w:pPr"));
    return {
      look: { ...base.look, ...runLook(findChild(style, "w:rPr")) },
      outline: outlineOf(style) ?? base.outline,
      spaceBefore: spaceBeforeOf(findChild(style, "w:pPr")) ?? base.spaceBefore,
      listed: list === undefined ? base.listed : lists.has(list),
    };
  };
  return new Map([...elements.keys(), ""].map((id) => [id, resolve(id, 0)]));
}
