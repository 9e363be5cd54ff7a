/** Elements whose content is the site's own machinery, or holds data of the account as text. */
const DROPPED = new Set(["SCRIPT", "STYLE", "NOSCRIPT", "CODE", "LINK", "BASE", "OBJECT", "EMBED"]);
const VOID = new Set(["AREA", "BR", "COL", "HR", "IMG", "INPUT", "META", "SOURCE", "TRACK", "WBR"]);
/** What these say depends on what was typed or chosen. */
const TYPED_ATTRIBUTES =
  /^(value|checked|selected|aria-(checked|selected|pressed|valuenow|valuetext|activedescendant)|content|srcdoc|srcset|nonce|integrity|on.*)$/i;
const CHOSEN_CLASS = /(^|[-_])(selected|checked|chosen|active|filled)$/i;
const ADDRESS_ATTRIBUTES = /^(href|src|action|formaction|poster|data-.*url)$/i;
/** Places that name what can be chosen; their words are the form's, not the answer. */
const CHOICES = "label,option,legend,button,[role=option],[role=radio],[role=checkbox],[role=tab]";

/** What stands for something that was left out. */
const LEFT_OUT = "█";
const EMAIL = /[^\s@<>"']+@[^\s@<>"']+\.[a-z]{2,}/gi;
const LONG_NUMBER = /\+?\d(?:[\s().-]{0,2}\d){5,}/g;

interface Copying {
  /** Words of the person, the longest first, in lower case. */
  readonly words: readonly string[];
  left: number;
}

function withoutWords(text: string, words: readonly string[]): string {
  let rest = text;
  for (const word of words) {
    if (word.length < 4) continue;
    for (let at = rest.toLowerCase().indexOf(word); at >= 0;) {
      rest = rest.slice(0, at) + LEFT_OUT + rest.slice(at + word.length);
      at = rest.toLowerCase().indexOf(word, at + 1);
    }
  }
  return rest.replace(EMAIL, LEFT_OUT);
}

function escaped(text: string): string {
  const named: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
  return text.replace(/[&<>"]/g, (sign) => named[sign] ?? sign);
}

function isTypedInto(element: Element): boolean {
  const isEditable = element instanceof HTMLElement && element.isContentEditable;
  return isEditable || element.matches("textarea,[role=textbox],[role=combobox]");
}

function keptText(node: Node, copying: Copying): string {
  const text = node.textContent ?? "";
  const parent = node.parentElement;
  if (text.trim() === "") return " ";
  if (parent !== null && isTypedInto(parent)) return LEFT_OUT;
  const isShort = copying.words.includes(text.trim().toLowerCase());
  if (isShort && parent?.closest(CHOICES) === null) return LEFT_OUT;
  return escaped(withoutWords(text, copying.words).replace(LONG_NUMBER, LEFT_OUT));
}

function attributesOf(element: Element, copying: Copying): string {
  const kept: string[] = [];
  for (const { name, value } of element.attributes) {
    if (TYPED_ATTRIBUTES.test(name)) continue;
    let text = withoutWords(value, copying.words);
    if (ADDRESS_ATTRIBUTES.test(name)) text = text.replace(/[?#].*$/s, "").replace(/^data:.*/s, "");
    if (name === "style") text = text.replace(/url\([^)]*\)/g, "none");
    if (name === "class") {
      text = text
        .split(/\s+/)
        .filter((token) => !CHOSEN_CLASS.test(token))
        .join(" ");
    }
    kept.push(` ${name}="${escaped(text)}"`);
  }
  return kept.join("");
}

function childrenOf(node: ParentNode, copying: Copying): string {
  let html = "";
  for (const child of node.childNodes) {
    if (copying.left <= 0) return html;
    const part = copyOf(child, copying);
    copying.left -= child instanceof Element ? 0 : part.length;
    html += part;
  }
  return html;
}

function copyOf(node: Node, copying: Copying): string {
  if (node.nodeType === Node.TEXT_NODE) return keptText(node, copying);
  if (!(node instanceof Element) || DROPPED.has(node.tagName)) return "";
  const tag = node.tagName.toLowerCase();
  const open = `<${tag}${attributesOf(node, copying)}>`;
  copying.left -= open.length;
  if (VOID.has(node.tagName)) return open;
  const shadow =
    node.shadowRoot === null
      ? ""
      : `<template shadowrootmode="open">${childrenOf(node.shadowRoot, copying)}</template>`;
  return `${open}${shadow}${childrenOf(node, copying)}</${tag}>`;
}

/**
 * The document as HTML, open shadow roots too, without what was typed or chosen, without scripts, styles, addresses' parameters,
 * e-mail addresses, long numbers and the person's own `words`. Cut off at about `longest` characters.
 */
export function copyPage(root: Element, wish: { words: string[]; longest: number }): string {
  const words = wish.words
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word !== "")
    .toSorted((one, other) => other.length - one.length);
  return `<!doctype html>\n${copyOf(root, { words, left: wish.longest })}\n`;
}
