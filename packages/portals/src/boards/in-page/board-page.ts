import { deepAll, isVisible, parentOf, selectorFor } from "../../in-page/dom.ts";
import { watchPage } from "../../in-page/scan.ts";
import { cleanQuestion, fullTextOf, hasRequiredMark, squash, textOf } from "../../in-page/text.ts";

export interface RawBoardCard {
  href: string;
  title: string;
  place: string;
}

/** The words that a link begins with: a job's title comes before its place. */
function firstWords(link: Element | null): string {
  if (link === null) return "";
  const leaves = [...link.querySelectorAll("*")].filter((each) => each.childElementCount === 0);
  return leaves.map(fullTextOf).find((words) => words !== "") ?? fullTextOf(link);
}

/** The jobs of a list as its page shows them; `item` is what holds one job. */
export function boardCards(
  _: Element,
  wish: { item: string; title: string; place: string },
): RawBoardCard[] {
  return deepAll(document, wish.item).map((item) => {
    const link = item.matches("a[href]")
      ? item
      : item.querySelector("a[href]:not([href$='/apply'])");
    const title = item.querySelector(wish.title);
    const place = item.querySelector(wish.place);
    return {
      href: link instanceof HTMLAnchorElement ? link.href : "",
      title: title === null ? firstWords(link) : fullTextOf(title),
      place: place === null ? "" : fullTextOf(place),
    };
  });
}

/** How many links the page has once there are more than `above`, at the latest when time is up. */
export function boardLinksUntil(
  _: Element,
  wish: { above: number; timeoutMs: number },
): Promise<number> {
  const count = (): number => deepAll(document, "a[href]").filter(isVisible).length;
  const look = (): number | undefined => (count() > wish.above ? count() : undefined);
  return watchPage(look, wish.timeoutMs).then((links) => links ?? count());
}

/** Ashby's lone boxes say "I agree"; what to stands in the title over them (portal facts, captured 4.3). */
function boxTitles(): { id: string; title: string }[] {
  return deepAll(document, "[data-field-path]").flatMap((field) => {
    const boxes = deepAll(field, "input[type=checkbox]");
    const title = deepAll(field, "label").find(
      (label) => label instanceof HTMLLabelElement && label.control === null,
    );
    const [box] = boxes;
    if (box === undefined || box.id === "" || boxes.length > 1 || title === undefined) return [];
    return [{ id: box.id, title: textOf(title) }];
  });
}

/** What the page carries about its questions: Greenhouse's context, Lever's cards, Ashby's titles of lone boxes. */
export function boardDefinitions(): {
  context: string;
  templates: { name: string; value: string }[];
  titles: { id: string; title: string }[];
} {
  const script = document.getElementById("__remixContext")?.textContent ?? "";
  const inline = [...document.scripts]
    .map((each) =>
      /window\.__remixContext\s*=\s*(\{[\s\S]*\})\s*;?\s*$/.exec(each.textContent ?? ""),
    )
    .find((match) => match !== null);
  const templates = [...document.querySelectorAll("input[name$='[baseTemplate]']")].map((each) => ({
    name: each.getAttribute("name") ?? "",
    value: each instanceof HTMLInputElement ? each.value : "",
  }));
  return { context: inline?.[1] ?? script, templates, titles: boxTitles() };
}

export interface RawFilePlace {
  selector: string;
  /** Empty where no words stand over it. */
  question: string;
  required: boolean;
}

/** Places that open a file chooser when they are pressed and still want a file, with the words over them; without those of `cv`. */
export function boardFilePlaces(_: Element, wish: { trigger: string; cv: string }): RawFilePlace[] {
  return deepAll(document, wish.trigger).flatMap((place) => {
    const holder = parentOf(place);
    const [label] = holder === null ? [] : deepAll(holder, "label,legend");
    if (!isVisible(place) || place.matches(wish.cv)) return [];
    const question = label === undefined ? "" : cleanQuestion(textOf(label));
    const required = label !== undefined && hasRequiredMark(label);
    return [{ selector: selectorFor(place), question, required }];
  });
}

/** Every complaint the form shows: over it, and beside its questions. */
export function boardComplaints(_: Element, wish: { css: string }): string[] {
  return deepAll(document, wish.css)
    .filter(isVisible)
    .map(fullTextOf)
    .filter((text) => text !== "");
}

/** The words of an element's leaves, each said once: of a place in parts "Pune, India". */
function joinedLeafWords(element: Element): string {
  const leaves = [element, ...element.getElementsByTagName("*")].filter(
    (each) => each.childElementCount === 0,
  );
  const words = leaves.map((leaf) => squash(leaf.textContent ?? "")).filter((each) => each !== "");
  return [...new Set(words)].join(", ");
}

/** Whether an XML text lists something: RSS has its entries in a channel, beside words about the list itself. */
function listsSomething(root: Element): boolean {
  const list = [...root.children].find(({ tagName }) => tagName === "channel") ?? root;
  return [...list.children].some((child) => child.childElementCount > 0);
}

/**
 * The elements of an XML text that are called `item`, each as its children's names and words; null for one that is no XML or lists
 * only what is called otherwise.
 */
export function boardXmlItems(
  _: Element,
  wish: { text: string; item: string },
): { items: Record<string, string>[] } | null {
  const parsed = new DOMParser().parseFromString(wish.text, "application/xml");
  if (parsed.querySelector("parsererror") !== null) return null;
  const items = [...parsed.getElementsByTagName(wish.item)].map((item) =>
    Object.fromEntries(
      // The words of a place or a title; descriptions are cut.
      [...item.children].map((child) => [child.tagName, joinedLeafWords(child).slice(0, 1_000)]),
    ),
  );
  return items.length === 0 && listsSomething(parsed.documentElement) ? null : { items };
}

/** The words of all that is shown at `css`, as a later look compares them. */
export function boardWords(_: Element, wish: { css: string }): string[] {
  return deepAll(document, wish.css).filter(isVisible).map(fullTextOf);
}

const CHECK_WORDS =
  "[name=g-recaptcha-response],[name=h-captcha-response],[name=cf-turnstile-response]";

/** Whether a check has left its word in one of the fields that every maker of checks has for it. */
export function boardCheckWord(): boolean {
  return deepAll(document, CHECK_WORDS).some(
    (field) =>
      (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement) &&
      field.value !== "",
  );
}
