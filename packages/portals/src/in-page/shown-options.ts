import {
  byIds,
  deepAll,
  deepClosest,
  deepContains,
  elementAt,
  isVisible,
  selectorFor,
} from "./dom.ts";
import { isPageTool } from "./not-asked.ts";
import { watchPage } from "./scan.ts";
import { squash, textOf } from "./text.ts";

/** Rows of a named list; one maker's say nothing of their role, and draw their words in a root of their own. */
const ROW = "[role=option],spl-select-option";
const OPTION =
  "[role=option],spl-select-option,[class*=select__option],[class*=typeahead i] li,[class*=dropdown-result],[class*=dropdown-results] > *,[class*=autocomplete i] li,[class*=suggestion i] li";

/** Options of lists that are not named by the control: neither another control's own nor those of the page's tools. */
function strayOptions(control: Element): Element[] {
  const others = deepAll(document, "[role=combobox][aria-controls],[aria-haspopup][aria-controls]");
  const taken = others
    .filter((other) => other !== control && !deepContains(other, control))
    .flatMap((other) => byIds(other, other.getAttribute("aria-controls")));
  return deepAll(document, OPTION).filter(
    (option) =>
      isVisible(option) &&
      !isPageTool(option, control) &&
      !taken.some((list) => deepContains(list, option) && !deepContains(list, control)),
  );
}

function optionsFor(control: Element): Element[] {
  const holder = deepClosest(control, "[role=combobox],[aria-haspopup=listbox]") ?? control;
  const named = [control, holder].flatMap((each) => [
    ...byIds(each, each.getAttribute("aria-controls")),
    ...byIds(each, each.getAttribute("aria-owns")),
  ]);
  // A list that is named twice would offer each option twice, which reads like two places of one name.
  const lists = [...new Set(named)];
  const inNamed = lists.flatMap((list) => deepAll(list, ROW)).filter(isVisible);
  const all = inNamed.length > 0 ? inNamed : strayOptions(control);
  // A list that is named like its options holds all their words: it is none of them.
  const innermost = all.filter(
    (each) => !all.some((other) => other !== each && each.contains(other)),
  );
  return innermost.filter((each) => each.getAttribute("aria-disabled") !== "true");
}

const wordsOf = (option: Element): string =>
  textOf(option) || squash(option.getAttribute("label") ?? "");

/** As `shownOptions`, for the list of the first element of a selector; null when there is none. */
export function shownOptionsOf(
  _root: Element,
  wish: { selector: string; timeoutMs: number; stale: string[] },
): Promise<{ text: string; selector: string }[]> | null {
  const control = elementAt(wish.selector);
  return control === undefined ? null : shownOptions(control, wish);
}

/** The options a list shows now; waits for some that are not `stale`, since a new search first shows the old answers. */
export function shownOptions(
  control: Element,
  wish: { timeoutMs: number; stale: string[] },
): Promise<{ text: string; selector: string }[]> {
  const read = (): { text: string; selector: string }[] =>
    optionsFor(control)
      .map((option) => ({ text: wordsOf(option), selector: selectorFor(option) }))
      .filter((option) => option.text !== "");
  const look = (): { text: string; selector: string }[] | undefined => {
    const options = read();
    const isFresh = options.some((option) => !wish.stale.includes(option.text));
    return isFresh ? options : undefined;
  };
  return watchPage(look, wish.timeoutMs).then((options) => options ?? read());
}
