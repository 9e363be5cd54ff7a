import { deepAll, isRendered } from "./dom.ts";
import { testCounted } from "./held-guesses.ts";

/** Parts of a label that are no words of the question: controls, tools and complaints. */
const NO_WORDS =
  "script,style,noscript,template,svg,select,textarea,input,button,[role=button],[role=listbox],[role=alert],[role=combobox],[role=tooltip],[contenteditable=true]";

const MARK = /^[\s*✱＊•:()[\]-]*(required|mandatory)?[\s*✱＊•:()[\]-]*$/i;

export function squash(text: string): string {
  return text.replaceAll(/[\s\u00a0\u200b\ufeff]+/g, " ").trim();
}

/** "Title Title" and "TitleTitle" (one for eyes, one for screen readers) become "Title". */
export function undouble(text: string): string {
  const middle = (text.length - 1) / 2;
  if (text.length >= 5 && text.slice(0, Math.floor(middle)) === text.slice(Math.ceil(middle) + 1)) {
    if (text[Math.floor(middle)] === " ") return text.slice(0, Math.floor(middle));
  }
  const half = text.length / 2;
  return text.length >= 8 && text.slice(0, half) === text.slice(half) ? text.slice(0, half) : text;
}

function isBlock(element: Element): boolean {
  if (element.tagName === "BR") return true;
  const display = getComputedStyle(element).display;
  return display !== "inline" && display !== "contents";
}

function childText(child: ChildNode, onlyRendered: boolean): string {
  if (child instanceof Text) return child.data;
  if (child instanceof HTMLSlotElement && child.assignedNodes().length > 0) {
    const assigned = child
      .assignedNodes()
      .map((node) =>
        node instanceof Element ? readText(node, onlyRendered) : (node.textContent ?? ""),
      );
    return assigned.join(" ");
  }
  if (!(child instanceof Element) || child.matches(NO_WORDS)) return "";
  if (onlyRendered && !isRendered(child)) return "";
  const text = readText(child, onlyRendered);
  return isBlock(child) ? ` ${text} ` : text;
}

function isEcho(child: ChildNode, text: string, all: readonly [ChildNode, string][]): boolean {
  if (!(child instanceof Element) || child.getAttribute("aria-hidden") !== "true") return false;
  return all.some(([other, words]) => other !== child && squash(words) === squash(text));
}

function readText(element: Element, onlyRendered: boolean): string {
  const parts = [...element.childNodes].map((child): [ChildNode, string] => [
    child,
    childText(child, onlyRendered),
  ]);
  return parts
    .filter(([child, text]) => !isEcho(child, text, parts))
    .map(([child, text]) => (child instanceof Element && testCounted(MARK, text) ? " " : text))
    .join("");
}

/** The words of an element as read once: without controls, doubled parts and lone "Required" marks. */
export function textOf(element: Element): string {
  return undouble(squash(readText(element, isRendered(element))));
}

/** All words, marks included: for deciding whether a mark is there. */
export function fullTextOf(element: Element): string {
  return squash(element.textContent ?? "");
}

/** Notes behind a question, each with what is left in its place. */
const NOTES: readonly (readonly [RegExp, string])[] = [
  [/\s*[-–([]\s*(required|mandatory)\s*[)\]]?$/i, ""],
  [/(\S)\s+Required$/, "$1"],
  [/(\S)\s*\(optional\)$/i, "$1"],
];

/** A question without "*", "Required", "(optional)" and the colon before the control. */
export function cleanQuestion(text: string): string {
  let clean = undouble(squash(text));
  for (let before = ""; before !== clean;) {
    before = clean;
    clean = clean
      .replace(/\s*[*✱＊]+$/, "")
      .replace(/^[*✱＊]+\s*/, "")
      // What stands for a box or a radio that is drawn by hand.
      .replace(/^[○◯●◉☐☑☒□■]\s*/, "")
      .replace(/\s*:$/, "");
    for (const [note, rest] of NOTES) {
      if (testCounted(note, clean)) clean = clean.replace(note, rest);
    }
  }
  return undouble(clean);
}

/** Words that name the tool, not the thing asked for. */
export function isGenericLabel(text: string): boolean {
  return (
    testCounted(MARK, text) ||
    testCounted(
      /^(select|select\.\.\.|select one|search|choose|choose (a )?files?|upload( a)?( file)?s?|attach( (a )?files?)?|browse( files?)?|toggle.*|open|add( file)?|enter manually|type here.*|dropdown|drop files? here.*|none selected|(please )?(select|check|choose|tick|mark) (all|any|one|as many)( options?)?( that apply| as apply| as you like)?\.?|no file chosen)$/i,
      text,
    )
  );
}

const STAR = /[*✱＊]\s*$|^\s*[*✱＊]|\((required|mandatory)\)/i;
const LONE_MARK = /^[\s(]*([*✱＊]+|required|mandatory)[\s)]*$/i;
const REQUIRED_CLASS = /(^|[-_ ])(is-)?required([-_ ]|$)/i;
const NOT_REQUIRED = /optional|not-required|\(optional\)/i;

/** Whether words say by themselves that an answer is required. */
export function isMarkedText(words: string): boolean {
  return testCounted(STAR, words) && !testCounted(NOT_REQUIRED, words);
}

/** Whether a title is marked as required: by a star or the word, by its class, or by what its style draws. */
export function hasRequiredMark(title: Element): boolean {
  const words = fullTextOf(title);
  if (testCounted(NOT_REQUIRED, words) || words.length > 600) return false;
  if (testCounted(STAR, words) || testCounted(/[a-z)?]\s*Required$/, words)) return true;
  if (deepAll(title, "*").some((part) => testCounted(LONE_MARK, fullTextOf(part)))) return true;
  const classes = title.getAttribute("class") ?? "";
  if (REQUIRED_CLASS.test(classes) && !testCounted(NOT_REQUIRED, classes)) return true;
  const drawn =
    getComputedStyle(title, "::after").content + getComputedStyle(title, "::before").content;
  return /[*✱]/.test(drawn);
}
