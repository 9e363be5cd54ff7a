import type { Frame, Page } from "playwright-core";

/** A document as it stood, not redacted: to be kept in memory only. */
export interface Snapshot {
  /** `03-form-contact-info.html`; of a frame in it `03-form-contact-info.frame-1.html`, of one in that `….frame-1-1.html`. */
  readonly file: string;
  readonly html: string;
}

/** Portals draw a form in one frame of a document at most; the others are advertisements and captchas. */
const MOST_FRAMES = 5;
/** Glassdoor's form stands in a frame of a frame. */
const DEEPEST_FRAME = 3;

/**
 * Runs inside the page. The document as HTML with its open shadow roots. Styles do not travel with it, so what they hide is
 * hidden by the element itself; `frames` are the files that its frames get, by their places among the frames.
 */
function serialise(frames: readonly (string | null)[]): string {
  const dropped = new Set([
    "SCRIPT",
    "STYLE",
    "NOSCRIPT",
    "LINK",
    "BASE",
    "OBJECT",
    "EMBED",
    "CODE",
  ]);
  const empty = new Set([
    "AREA",
    "BR",
    "COL",
    "HR",
    "IMG",
    "INPUT",
    "META",
    "SOURCE",
    "TRACK",
    "WBR",
  ]);
  const sized = "input,select,textarea,button,a,label,iframe,[role],[tabindex]";
  const iframes = [...document.querySelectorAll("iframe")];
  const escape = (text: string): string =>
    text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
  const hintsOf = (element: Element): string => {
    const style = getComputedStyle(element);
    if (style.display === "none") return "display:none";
    const parent = element.parentElement;
    const hints: string[] = [];
    const inherited = parent === null ? "visible" : getComputedStyle(parent).visibility;
    if (style.visibility !== inherited) hints.push(`visibility:${style.visibility}`);
    if (style.opacity !== "1") hints.push(`opacity:${style.opacity}`);
    if (style.pointerEvents === "none") hints.push("pointer-events:none");
    if (style.filter !== "none") hints.push(`filter:${style.filter}`);
    const box = element.getBoundingClientRect();
    const isTiny = element.matches(sized) && (box.width <= 1 || box.height <= 1);
    const isAway = box.right < 0 || box.bottom + window.scrollY < 0;
    if (isTiny || isAway) {
      hints.push("position:absolute", "overflow:hidden", "padding:0", "border:0", "margin:0");
      hints.push("min-width:0", "min-height:0", `width:${box.width}px`, `height:${box.height}px`);
    }
    if (isAway) hints.push(`left:${Math.min(box.left, -9999)}px`);
    return hints.join(";");
  };
  const attributesOf = (element: Element): string => {
    const values = new Map([...element.attributes].map(({ name, value }) => [name, value]));
    const hints = hintsOf(element);
    if (hints !== "") values.set("style", [values.get("style"), hints].filter(Boolean).join(";"));
    const file =
      element instanceof HTMLIFrameElement ? frames[iframes.indexOf(element)] : undefined;
    if (file !== undefined) values.set("src", file ?? "about:blank");
    return [...values].map(([name, value]) => ` ${name}="${escape(value)}"`).join("");
  };
  const childrenOf = (node: ParentNode): string => [...node.childNodes].map(write).join("");
  function write(node: Node): string {
    if (node.nodeType === Node.TEXT_NODE) return escape(node.textContent ?? "");
    if (!(node instanceof Element) || dropped.has(node.tagName)) return "";
    const tag = node.tagName.toLowerCase();
    const open = `<${tag}${attributesOf(node)}>`;
    if (empty.has(node.tagName)) return open;
    const shadow =
      node.shadowRoot === null
        ? ""
        : `<template shadowrootmode="open">${childrenOf(node.shadowRoot)}</template>`;
    return `${open}${shadow}${childrenOf(node)}</${tag}>`;
  }
  return `<!doctype html>\n${write(document.documentElement)}\n`;
}

/** The place of a frame's element among the frames of its document; -1 for one in a shadow root. */
async function placeOf(frame: Frame): Promise<number> {
  const element = await frame.frameElement();
  try {
    return await element.evaluate((node) =>
      [...document.querySelectorAll("iframe")].findIndex((each) => each === node),
    );
  } finally {
    await element.dispose();
  }
}

/** A document with what stands in its frames, and the files that could not be made of one that went away meanwhile. */
export interface Taken {
  readonly snapshots: readonly Snapshot[];
  readonly lost: readonly string[];
}

/** The page and the frames in it, the document around before what it holds. */
export function takeSnapshot(page: Page, name: string): Promise<Taken> {
  return takeFrame(page.mainFrame(), name, "frame-", 0);
}

async function takeFrame(frame: Frame, name: string, inner: string, depth: number): Promise<Taken> {
  const file = `${name}.html`;
  try {
    const children = depth < DEEPEST_FRAME ? frame.childFrames().slice(0, MOST_FRAMES) : [];
    const taken = await Promise.all(
      children.map(async (child, index) => {
        const own = `${depth === 0 ? `${name}.` : `${name}-`}${inner}${index + 1}`;
        const place = await placeOf(child).catch(() => -1);
        return { place, file: `${own}.html`, taken: await takeFrame(child, own, "", depth + 1) };
      }),
    );
    const most = Math.max(-1, ...taken.map(({ place }) => place));
    const files = Array.from(
      { length: most + 1 },
      (_, place) => taken.find((each) => each.place === place)?.file ?? null,
    );
    const html = await frame.evaluate(serialise, files);
    return {
      snapshots: [{ file, html }, ...taken.flatMap((each) => each.taken.snapshots)],
      lost: taken.flatMap((each) => each.taken.lost),
    };
  } catch {
    return { snapshots: [], lost: [file] };
  }
}
