import type { LiveChoices } from "@sendoff/contract/live-view";
import type { CDPSession } from "playwright-core";
import { z } from "zod";

/** The field that has the keys: its kind and name, never what stands in it; and what it lets its owner choose from. */
export interface PageFocus {
  /** Empty where no field has the keys. */
  readonly words: string;
  /** Null but for a list whose choices the browser shows outside of the page's picture. */
  readonly choices: LiveChoices | null;
}

const LONGEST = 120;
/** All countries of the world, and some. */
const MOST_CHOICES = 400;
/** A check stands in a frame within a frame at most; who nests more is up to something else. */
const DEEPEST_FRAME = 5;
const NO_FOCUS: PageFocus = { words: "", choices: null };

/** All of this runs in a world of its own, where no script of the page can tell that it ran. */
const FOCUSED = `(() => {
  let at = document.activeElement;
  while (at && at.shadowRoot && at.shadowRoot.activeElement) at = at.shadowRoot.activeElement;
  return at === document.body || at === document.documentElement ? null : at;
})()`;
const IS_OPENED_LIST = `((at) => at.localName === "select" && !at.multiple && at.size <= 1 && !at.matches(":disabled"))`;
const LABEL_OF = `((option) => option.label.trim().replace(/\\s+/g, " ").slice(0, ${LONGEST}))`;
const DESCRIBED = `((at) => {
  if (!at) return { words: "", isFrame: false, choices: null };
  const label = at.labels && at.labels[0] ? at.labels[0].innerText : "";
  const named = (at.getAttribute("aria-labelledby") || "").split(/\\s+/).map((id) => document.getElementById(id))
    .map((other) => other ? other.innerText : "").join(" ");
  const words = at.getAttribute("aria-label") || named.trim() || label || at.getAttribute("placeholder") || at.title ||
    (/^(button|a|summary)$/i.test(at.localName) ? at.innerText : "") || "";
  const isFrame = at.localName === "iframe";
  const kind = isFrame ? "frame" : at.localName === "textarea" || at.isContentEditable ? "text field" :
    at.localName === "select" ? "list" : at.localName === "a" ? "link" :
    at.localName === "button" ? "button" : at.localName === "input" ?
      (/^(checkbox|radio|range|button|submit)$/.test(at.type) ? { range: "slider", radio: "choice", submit: "button" }[at.type] || at.type :
        at.type === "password" ? "password field" : "text field") : "element";
  const isChosenFrom = ${IS_OPENED_LIST}(at) && at.options.length <= ${MOST_CHOICES};
  const options = isChosenFrom ? [...at.options].filter((option) => !option.matches(":disabled") && !option.hidden)
    .map((option) => ({ index: option.index, label: ${LABEL_OF}(option) })) : [];
  return {
    words: kind + (words.trim() ? " " + JSON.stringify(words.trim().replace(/\\s+/g, " ")) : ""),
    isFrame,
    choices: isChosenFrom ? { options, chosen: at.selectedIndex } : null,
  };
})(${FOCUSED})`;

const Described = z.object({
  words: z.string(),
  isFrame: z.boolean(),
  choices: z
    .object({
      options: z.array(z.object({ index: z.number(), label: z.string() })),
      chosen: z.number(),
    })
    .nullable(),
});

/** What the page says of its focus now, also within its frames. Rejects where the page is just leaving. */
export async function readFocus(cdp: CDPSession): Promise<PageFocus> {
  const { words, choices } = (await findFocus(cdp)) ?? NO_FOCUS;
  return { words: words.slice(0, LONGEST), choices };
}

/**
 * Chooses in the list that has the focus, as its own opened choices would, which stand outside of the picture. Nothing happens where
 * another field has the focus by now, or the list says something else at that place.
 */
export async function chooseInFocus(
  cdp: CDPSession,
  { index, label }: { readonly index: number; readonly label: string },
): Promise<void> {
  const focus = await findFocus(cdp);
  if (focus?.choices === null || focus === undefined) return;
  const expression = `((at, index, label) => {
    const option = at && ${IS_OPENED_LIST}(at) ? at.options[index] : undefined;
    if (!option || option.matches(":disabled") || ${LABEL_OF}(option) !== label) return;
    // A tap has opened its choices where nobody sees them: without the focus they close.
    at.blur();
    at.focus();
    if (at.selectedIndex === index) return;
    at.selectedIndex = index;
    for (const what of ["input", "change"]) at.dispatchEvent(new Event(what, { bubbles: true, composed: true }));
  })(${FOCUSED}, ${index}, ${JSON.stringify(label)})`;
  await cdp.send("Runtime.evaluate", { contextId: focus.contextId, expression });
}

type FoundFocus = z.infer<typeof Described> & { readonly contextId: number };

/** The focus of the page, or of the frame that has it; of a frame in another process all that is known is that it has it. */
async function findFocus(cdp: CDPSession): Promise<FoundFocus | undefined> {
  let frameId = (await cdp.send("Page.getFrameTree")).frameTree.frame.id;
  let found: FoundFocus | undefined;
  for (let depth = 0; depth <= DEEPEST_FRAME; depth += 1) {
    const inner = await describeIn(cdp, frameId).catch(() => undefined);
    // A frame in which nothing has the focus yet is all that has it.
    if (inner === undefined || (depth > 0 && inner.words === "")) return found;
    found = inner;
    if (!inner.isFrame) return found;
    const next = await frameOf(cdp, inner.contextId).catch(() => undefined);
    if (next === undefined) return found;
    frameId = next;
  }
  return found;
}

async function describeIn(cdp: CDPSession, frameId: string): Promise<FoundFocus> {
  const { executionContextId: contextId } = await cdp.send("Page.createIsolatedWorld", {
    frameId,
    worldName: "live view",
  });
  const { result } = await cdp.send("Runtime.evaluate", {
    contextId,
    expression: DESCRIBED,
    returnByValue: true,
  });
  return { ...Described.parse(result.value), contextId };
}

/** The id of the frame that the focused element holds. */
async function frameOf(cdp: CDPSession, contextId: number): Promise<string | undefined> {
  const { result } = await cdp.send("Runtime.evaluate", { contextId, expression: FOCUSED });
  if (result.objectId === undefined) return undefined;
  const { node } = await cdp.send("DOM.describeNode", { objectId: result.objectId });
  await cdp.send("Runtime.releaseObject", { objectId: result.objectId });
  return node.frameId;
}
