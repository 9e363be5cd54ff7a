import { attributeAtom, describeAtom, saysSomething } from "./key-atoms.ts";
import type { KeyAtom } from "./key-atoms.ts";
import { nameOf, nodeAt, nodesAt, SourceText, walk } from "./source-text.ts";
import type { SourceNode } from "./source-text.ts";

/** The sandbox's own hooks for its scripts: no real page has them, and no driver may look for them. */
const OWN_HOOKS =
  /^data-(own-.*|q|w|rule|error|flash|attach|file-name|entries|add|most|add-entry|page|option|value|values|sights?)$/;
const OWN_IDS = /^(page-config|app-data)$/;
/** What a driver could look for: names of things, and words that are read out. */
const ASKED = /^(id|name|role|aria-label|data-[\w-]+)$/;

/** A piece of HTML up to its attributes: their values may be unknown in part. */
const ATTRIBUTE = /\s([a-z][\w:.-]*)(?:="([^"]*)"|=([^\s">]+))?(?=[\s/>*]|$)/g;

function atomOf(name: string, value: string): KeyAtom | undefined {
  if (!ASKED.test(name) || OWN_HOOKS.test(name)) return undefined;
  if (name === "id" && OWN_IDS.test(value)) return undefined;
  if (name === "name" && value === "viewport") return undefined;
  const isNamed = name.startsWith("data-") || saysSomething(value);
  return isNamed ? attributeAtom(name, saysSomething(value) ? "=" : "", value) : undefined;
}

/** The attributes of all tags in a piece of HTML. */
function atomsOfHtml(html: string): KeyAtom[] {
  return [...html.matchAll(/<[a-z][\w-]*(?=[\s*>])((?:[^<>"]|"[^"]*")*)/g)].flatMap(([, inside]) =>
    [...(inside ?? "").matchAll(ATTRIBUTE)].flatMap(
      ([, name = "", quoted, plain]) => atomOf(name, quoted ?? plain ?? "") ?? [],
    ),
  );
}

/** `element.setAttribute("role", "alert")`. */
function atomsOfCall(source: SourceText, node: SourceNode): KeyAtom[] {
  if (nameOf(nodeAt(node, "callee")) !== "setAttribute") return [];
  const [name, value] = nodesAt(node, "arguments");
  if (name === undefined || value === undefined) return [];
  return source.textsOf(value).flatMap((text) => atomOf(nameOf(name), text) ?? []);
}

/** `element.id = "…"`, `element.dataset.testid = "…"`. */
function atomsOfAssignment(source: SourceText, node: SourceNode): KeyAtom[] {
  const left = nodeAt(node, "left");
  const right = nodeAt(node, "right");
  if (left?.type !== "MemberExpression" || right === undefined) return [];
  const name = nameOf(left);
  const isData = nameOf(nodeAt(left, "object")) === "dataset";
  const attribute = isData
    ? `data-${name.replaceAll(/[A-Z]/g, (s) => `-${s.toLowerCase()}`)}`
    : name;
  if (!isData && !/^(id|role)$/.test(name)) return [];
  return source.textsOf(right).flatMap((text) => atomOf(attribute, text) ?? []);
}

/** `{ role: "option", "data-testid": "…" }`, in scripts that make elements of such. */
function atomsOfProperty(source: SourceText, node: SourceNode): KeyAtom[] {
  const key = nodeAt(node, "key");
  const value = nodeAt(node, "value");
  const name = nameOf(key);
  if (value === undefined || !/^(role|aria-label|data-[\w-]+)$/.test(name)) return [];
  return source.textsOf(value).flatMap((text) => atomOf(name, text) ?? []);
}

/** Every key of the pages that a file of the sandbox draws. */
export function sandboxKeys(path: string): KeyAtom[] {
  const source = new SourceText(path);
  const atoms: KeyAtom[] = [];
  walk(source.program, (node) => {
    if (node.type === "StringLiteral" || node.type === "TemplateLiteral") {
      atoms.push(...source.textsOf(node).flatMap((text) => atomsOfHtml(text)));
    } else if (node.type === "CallExpression") atoms.push(...atomsOfCall(source, node));
    else if (node.type === "AssignmentExpression") atoms.push(...atomsOfAssignment(source, node));
    else if (node.type === "KeyValueProperty") atoms.push(...atomsOfProperty(source, node));
  });
  return [...new Map(atoms.map((atom) => [describeAtom(atom), atom])).values()];
}
