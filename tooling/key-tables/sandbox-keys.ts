import { fieldAtom } from "./data-fields.ts";
import { attributeAtom, describeAtom, saysSomething } from "./key-atoms.ts";
import type { KeyAtom } from "./key-atoms.ts";
import { nameOf, nodeAt, nodesAt, SourceText, walk } from "./source-text.ts";
import type { SourceNode } from "./source-text.ts";

/** The sandbox's own hooks for its scripts: no real page has them, and no driver may look for them. */
const OWN_HOOKS = /^data-(own-.*|q|w|rule|error|flash|attach|file-name|entries|add|most)$/;
const OWN_IDS = /^(page-config|app-data)$/;
/** What a driver could look for: names of things, and words that are read out. */
const ASKED = /^(id|name|role|aria-label|data-[\w-]+)$/;

/** What makes a question in them. */
const QUESTION_MAKERS = /^(must|consent|resume|voluntary|dataConsent)$/;
/** Files that say what a maker's forms ask, and under which names. */
const HAS_QUESTIONS = /\.fields\.ts$|standard-questions\.ts$/;

/** Files that say what a maker gives away as data. */
const IS_DATA = /\.feed\.ts$/;
/** Constants of them that turn our own words into a maker's. */
const OWN_TABLE = /^[A-Z][A-Z_]+$/;

/** A piece of HTML up to its attributes: their values may be unknown in part. */
const ATTRIBUTE = /\s([a-z][\w:.-]*)(?:="([^"]*)"|=([^\s">]+))?(?=[\s/>*]|$)/g;

function atomOf(name: string, value: string): KeyAtom | undefined {
  if (!ASKED.test(name) || OWN_HOOKS.test(name)) return undefined;
  if (name === "id" && OWN_IDS.test(value)) return undefined;
  if (name === "name" && value === "viewport") return undefined;
  const isNamed = name.startsWith("data-") || saysSomething(value);
  return isNamed ? attributeAtom(name, saysSomething(value) ? "=" : "", value) : undefined;
}

/** The attributes of all tags in a piece of HTML; a piece may also be attributes alone. */
function atomsOfHtml(html: string): KeyAtom[] {
  const tags = [...html.matchAll(/<[a-z][\w-]*(?=[\s*>])((?:[^<>"]|"[^"]*")*)/g)];
  const isLoose = /^\s*[a-z][\w-]*="/.test(html);
  const insides = [...tags.map(([, inside = ""]) => inside), ...(isLoose ? [` ${html}`] : [])];
  return insides.flatMap((inside) =>
    [...inside.matchAll(ATTRIBUTE)].flatMap(
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

function fieldAtoms(source: SourceText, node: SourceNode | undefined): KeyAtom[] {
  if (node === undefined) return [];
  const names = source.textsOf(node).filter(saysSomething);
  return names.map((value) => ({ kind: "field", operator: "=", value }));
}

/** The name of `{ id: "first_name", label: "First name", kind: "text" }`. */
function atomsOfQuestion(source: SourceText, node: SourceNode): KeyAtom[] {
  const parts = nodesAt(node, "properties").map(
    (property) => [nameOf(nodeAt(property, "key")), nodeAt(property, "value")] as const,
  );
  const values = new Map(parts);
  const isQuestion = values.has("kind") && values.has("label");
  return isQuestion ? fieldAtoms(source, values.get("id")) : [];
}

/** The name of `must("first_name", "First name", "text")` and its like. */
function atomsOfQuestionCall(source: SourceText, node: SourceNode): KeyAtom[] {
  const isMaker = QUESTION_MAKERS.test(nameOf(nodeAt(node, "callee")));
  return isMaker ? fieldAtoms(source, nodesAt(node, "arguments")[0]) : [];
}

/** The fields of the objects that a feed's file makes, and the elements of its XML. */
function fieldsOfData(
  source: SourceText,
  node: SourceNode,
  around: readonly SourceNode[],
): KeyAtom[] {
  const outermost = around.findLast(({ type }) => type === "VariableDeclarator");
  if (outermost !== undefined && OWN_TABLE.test(nameOf(nodeAt(outermost, "id")))) return [];
  if (node.type === "ObjectExpression") {
    const names = nodesAt(node, "properties").map((each) => nameOf(nodeAt(each, "key") ?? each));
    return names.filter((name) => name !== "").map(fieldAtom);
  }
  if (node.type !== "TemplateLiteral") return [];
  const elements = source.textsOf(node).flatMap((text) => [...text.matchAll(/<([a-z][\w:-]*)/gi)]);
  return elements.map(([, name = ""]) => fieldAtom(name)).filter(({ value }) => value !== "p");
}

function keysOf(source: SourceText, node: SourceNode, hasQuestions: boolean): KeyAtom[] {
  switch (node.type) {
    case "StringLiteral":
    case "TemplateLiteral":
      return source.textsOf(node).flatMap(atomsOfHtml);
    case "CallExpression":
      return [
        ...atomsOfCall(source, node),
        ...(hasQuestions ? atomsOfQuestionCall(source, node) : []),
      ];
    case "AssignmentExpression":
      return atomsOfAssignment(source, node);
    case "KeyValueProperty":
      return atomsOfProperty(source, node);
    case "ObjectExpression":
      return hasQuestions ? atomsOfQuestion(source, node) : [];
    default:
      return [];
  }
}

/** Every key of the pages that a file of the sandbox draws. */
export function sandboxKeys(path: string): KeyAtom[] {
  const source = new SourceText(path);
  const hasQuestions = HAS_QUESTIONS.test(path);
  const atoms: KeyAtom[] = [];
  walk(source.program, (node, around) => {
    const keys = IS_DATA.test(path)
      ? fieldsOfData(source, node, around)
      : keysOf(source, node, hasQuestions);
    atoms.push(...keys);
  });
  return [...new Map(atoms.map((atom) => [describeAtom(atom), atom])).values()];
}

/** Every class of the pages that a file of the sandbox draws; most are of its own style sheets. */
export function sandboxClasses(path: string): KeyAtom[] {
  const source = new SourceText(path);
  const names = new Set<string>();
  walk(source.program, (node) => {
    if (node.type !== "StringLiteral" && node.type !== "TemplateLiteral") return;
    for (const text of source.textsOf(node)) {
      const lists = [...text.matchAll(/\sclass="([^"]*)"/g)].map(([, list = ""]) => list);
      for (const name of lists.flatMap((list) => list.split(/\s+/))) names.add(name);
    }
  });
  const known = [...names].filter((name) => /[a-z]{2}/i.test(name));
  return known.map((value) => ({ kind: "class", operator: "=", value }));
}
