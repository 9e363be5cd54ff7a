import { childrenOf } from "./xml.ts";
import type { XmlElement } from "./xml.ts";

/** The files of a DOCX that are read: the text, its styles, and what Word prints at the top and bottom of each page. */
export const READ_FILES =
  /^word\/(?:(?:document|styles|numbering|(?:header|footer)\d*)\.xml|_rels\/(?:document|(?:header|footer)\d*)\.xml\.rels)$/;

/** Where the links of a part lead, from its `.rels` file. */
export function targetsOf(relations: XmlElement | undefined): Map<string, string> {
  const [root] = childrenOf(relations, "Relationships");
  return new Map(
    childrenOf(root, "Relationship").map((r) => [
      r.attributes.get("Id") ?? "",
      r.attributes.get("Target") ?? "",
    ]),
  );
}

/** The page headers (or page footers) that sections of the body name, each once: first pages before the others. */
export function pagePartsOf(
  body: XmlElement,
  which: "header" | "footer",
  targets: ReadonlyMap<string, string>,
): string[] {
  const references: XmlElement[] = [];
  const collect = (element: XmlElement): void => {
    for (const child of childrenOf(element))
      if (child.name === `w:${which}Reference`) references.push(child);
      else if (child.name === "w:sectPr" || child.name === "w:p" || child.name === "w:pPr")
        collect(child);
  };
  collect(body);
  const isFirst = (reference: XmlElement): boolean =>
    reference.attributes.get("w:type") === "first";
  const ordered = [...references.filter(isFirst), ...references.filter((r) => !isFirst(r))];
  const names = ordered.map((r) => targets.get(r.attributes.get("r:id") ?? "") ?? "");
  return [...new Set(names.filter((name) => name !== ""))];
}
