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
}

function flag(properties: XmlElement | undefined, name: string): boolean | undefined {
  const element = findChild(properties, name);
  if (element === undefined) return undefined;
  return !["0", "false", "none", "off"].includes(element.attributes.get("w:val") ?? "1");
}

/** Reads `w:rPr`. */
export function lookOf(properties: XmlElement | undefined): Look {
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

function outlineOf(style: XmlElement): number | undefined {
  const level = Number(findChild(style, "w:pPr", "w:outlineLvl")?.attributes.get("w:val"));
  if (Number.isInteger(level) && level < 9) return level;
  const name = findChild(style, "w:name")?.attributes.get("w:val") ?? "";
  const heading = /^heading (\d)$/i.exec(name)?.[1];
  return heading === undefined ? undefined : Number(heading) - 1;
}

/** The paragraph styles of `word/styles.xml` by id, each with what it takes over from the style it is based on. */
export function stylesOf(root: XmlElement | undefined): Map<string, ParagraphStyle> {
  const elements = new Map(
    childrenOf(findChild(root, "w:styles"), "w:style").map((s) => [
      s.attributes.get("w:styleId") ?? "",
      s,
    ]),
  );
  const defaults = lookOf(findChild(root, "w:styles", "w:docDefaults", "w:rPrDefault", "w:rPr"));
  const resolve = (id: string, depth: number): ParagraphStyle => {
    const style = elements.get(id);
    if (style === undefined || depth > 20)
      return { look: defaults, outline: undefined, spaceBefore: undefined };
    const base = resolve(findChild(style, "w:basedOn")?.attributes.get("w:val") ?? "", depth + 1);
    return {
      look: { ...base.look, ...lookOf(findChild(style, "w:rPr")) },
      outline: outlineOf(style) ?? base.outline,
      spaceBefore: spaceBeforeOf(findChild(style, "w:pPr")) ?? base.spaceBefore,
    };
  };
  return new Map([...elements.keys(), ""].map((id) => [id, resolve(id, 0)]));
}
