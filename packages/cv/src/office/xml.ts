/** An element of an XML document. `children` holds elements and texts in order. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: (XmlElement | string)[];
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
};
/** Deeper nesting than this is made to exhaust the stack, not by a word processor. */
const MAX_DEPTH = 200;

/** The document is not well formed or too deep. */
export class XmlError extends Error {}

function decode(text: string): string {
  return text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi,
    (whole, hex, decimal, name) => {
      if (typeof name === "string") return ENTITIES[name] ?? whole;
      const code = typeof hex === "string" ? Number.parseInt(hex, 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
    },
  );
}

function attributesOf(text: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const match of text.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)) {
    attributes.set(match[1] ?? "", decode(match[2] ?? match[3] ?? ""));
  }
  return attributes;
}

/**
 * Reads XML into a tree. Document types are refused, so no entity can be defined and none is ever fetched.
 * Throws XmlError for what is not well formed.
 */
export function parseXml(text: string): XmlElement {
  if (/<!DOCTYPE|<!ENTITY/i.test(text)) throw new XmlError("document types are not read");
  const root: XmlElement = { name: "", attributes: new Map(), children: [] };
  const open: XmlElement[] = [root];
  let at = 0;
  while (at < text.length) {
    const start = text.indexOf("<", at);
    const top = open.at(-1);
    if (top === undefined) throw new XmlError("too many closing tags");
    if (start < 0) break;
    if (start > at) top.children.push(decode(text.slice(at, start)));
    const isComment = text.startsWith("<!--", start);
    const end = isComment ? text.indexOf("-->", start) + 2 : text.indexOf(">", start);
    if (end < start) throw new XmlError("a tag does not end");
    if (!isComment) readTag(text.slice(start + 1, end), open);
    at = end + 1;
  }
  if (open.length !== 1) throw new XmlError("a tag is not closed");
  return root;
}

function readTag(tag: string, open: XmlElement[]): void {
  if (tag.startsWith("?") || tag.startsWith("!")) return;
  if (tag.startsWith("/")) {
    const closed = open.pop();
    if (closed?.name !== tag.slice(1).trim()) throw new XmlError("tags do not match");
    return;
  }
  const isEmpty = tag.endsWith("/");
  const body = isEmpty ? tag.slice(0, -1) : tag;
  const name = /^[\w:.-]+/.exec(body)?.[0];
  if (name === undefined) throw new XmlError("a tag has no name");
  const element: XmlElement = {
    name,
    attributes: attributesOf(body.slice(name.length)),
    children: [],
  };
  open.at(-1)?.children.push(element);
  if (isEmpty) return;
  if (open.length > MAX_DEPTH) throw new XmlError("nested too deeply");
  open.push(element);
}

/** The child elements, all or those of one name. */
export function childrenOf(element: XmlElement | undefined, name?: string): XmlElement[] {
  const elements = element?.children.filter((c) => typeof c !== "string") ?? [];
  return name === undefined ? elements : elements.filter((c) => c.name === name);
}

/** The first child of that name, following each name one level down. */
export function findChild(
  element: XmlElement | undefined,
  ...names: readonly string[]
): XmlElement | undefined {
  return names.reduce<XmlElement | undefined>((at, name) => childrenOf(at, name)[0], element);
}
