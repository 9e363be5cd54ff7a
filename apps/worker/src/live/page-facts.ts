import type { CDPSession, Page } from "playwright-core";
import { z } from "zod";
import { withoutParameters } from "../portal-health/without-parameters.ts";

/** What can be said of a page to who does not see its picture. */
export interface PageFacts {
  readonly address: string;
  readonly title: string;
  /** The field that takes what is typed: its kind and name, never what stands in it. */
  readonly focus: string;
}

const LONGEST = 120;

/** Runs in a world of its own, where no script of the page can tell that it ran. */
const FOCUS = `(() => {
  let at = document.activeElement;
  while (at && at.shadowRoot && at.shadowRoot.activeElement) at = at.shadowRoot.activeElement;
  if (!at || at === document.body || at === document.documentElement) return "";
  const label = at.labels && at.labels[0] ? at.labels[0].innerText : "";
  const named = (at.getAttribute("aria-labelledby") || "").split(/\\s+/).map((id) => document.getElementById(id))
    .map((other) => other ? other.innerText : "").join(" ");
  const words = at.getAttribute("aria-label") || named.trim() || label || at.getAttribute("placeholder") || at.title ||
    (/^(button|a|summary)$/i.test(at.localName) ? at.innerText : "") || "";
  const kind = at.localName === "iframe" ? "frame" : at.localName === "textarea" || at.isContentEditable ? "text field" :
    at.localName === "select" ? "list" : at.localName === "a" ? "link" :
    at.localName === "button" ? "button" : at.localName === "input" ?
      (/^(checkbox|radio|range|button|submit)$/.test(at.type) ? { range: "slider", radio: "choice", submit: "button" }[at.type] || at.type :
        at.type === "password" ? "password field" : "text field") : "element";
  return kind + (words.trim() ? " " + JSON.stringify(words.trim().replace(/\\s+/g, " ")) : "");
})()`;

/** What the page says of itself now. Never rejects: a page that is just leaving says less. */
export async function readPageFacts(page: Page, cdp: CDPSession): Promise<PageFacts> {
  const [title, focus] = await Promise.all([
    page.title().catch(() => ""),
    readFocus(cdp).catch(() => ""),
  ]);
  return {
    address: withoutParameters(page.url()),
    title: title.slice(0, LONGEST),
    focus: focus.slice(0, LONGEST),
  };
}

async function readFocus(cdp: CDPSession): Promise<string> {
  const { frameTree } = await cdp.send("Page.getFrameTree");
  const { executionContextId } = await cdp.send("Page.createIsolatedWorld", {
    frameId: frameTree.frame.id,
    worldName: "live view",
  });
  const { result } = await cdp.send("Runtime.evaluate", {
    contextId: executionContextId,
    expression: FOCUS,
    returnByValue: true,
  });
  return z.string().catch("").parse(result.value);
}
