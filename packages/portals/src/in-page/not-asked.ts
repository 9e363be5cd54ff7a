import { deepAll, deepClosest, deepContains } from "./dom.ts";
import { fullTextOf, squash } from "./text.ts";
import { labelsOf } from "./traps.ts";
import { testCounted } from "./held-guesses.ts";

/** Parts of a page whose controls search it, filter it or talk to somebody, wherever they stand. */
const AROUND_FORMS = [
  "[role=search]",
  "[aria-label='search filters' i]",
  "[class*=search-reusables]",
  "[data-basic-filter-parameter-name]",
  "#msg-overlay,[class*=msg-overlay]",
  "aside[aria-label*=messag i]",
  "[id*=intercom i],[id*=chat-widget i],[class*=chat-widget i],[class*=livechat i]",
].join(",");
const PAGE_MENUS =
  "nav,[role=navigation],[role=banner],body > header,header[id*=nav i],header[class*=nav i],#globalNav";
const SEARCH_BARS =
  "[class*=searchbar i],[class*=search-bar i],[id^=jobs-search-box],[class*=jobs-search-box],[id^=searchBar]";
const DIALOG = "[role=dialog],dialog";
/** In the path of a form's address, as a part by itself: "acmeresearch" and "ux-researcher" are names. */
const SEARCH_PATH = /(^|\/)search(\.\w+)?(\/|$)/i;

/** A form that leads to results and takes no file. */
function isSearchForm(form: Element): boolean {
  const action = form.getAttribute("action") ?? "";
  if (action === "" || !URL.canParse(action, location.href)) return false;
  const { pathname } = new URL(action, location.href);
  return testCounted(SEARCH_PATH, pathname) && deepAll(form, "[type=file]").length === 0;
}

/** A search box or a filter of the page around the form, not a question of it. What holds the form, `root`, is no such tool. */
export function isPageTool(element: Element, root: Element): boolean {
  const toolAround = (selector: string): Element | null => {
    const holder = deepClosest(element, selector);
    return holder === null || deepContains(holder, root) ? null : holder;
  };
  const form = toolAround("form");
  if (toolAround(AROUND_FORMS) !== null || (form !== null && isSearchForm(form))) return true;
  if (deepClosest(element, DIALOG) !== null) return false;
  if (toolAround(`${PAGE_MENUS},${SEARCH_BARS}`) !== null) return true;
  const isSearch = element.getAttribute("type") === "search";
  return (
    isSearch && element.getAttribute("role") !== "combobox" && element.closest("form") === null
  );
}

const LANGUAGE_TOOL =
  /language-?(selector|switcher|menu|picker|select)|locale-?(selector|switcher)|goog-te/i;
const QUESTIONS = "input:not([type=hidden],[type=submit],[type=button]),select,textarea";
const LANGUAGE_WORDS = /^(select |choose |change )?(your |site |page )?language:?$/i;

/** A menu that changes the page's language. The same word inside a form asks what somebody speaks. */
export function isLanguageMenu(element: Element): boolean {
  const names = ["id", "name", "class", "data-testid"].map((name) => element.getAttribute(name));
  const isAround = deepClosest(element, "footer,header") !== null;
  if (names.some((name) => name !== null && testCounted(LANGUAGE_TOOL, name))) {
    // What a form asks beside other questions may be named so, too.
    const form = deepClosest(element, "form");
    return isAround || form === null || deepAll(form, QUESTIONS).length < 2;
  }
  if (!element.matches("select,[role=combobox],[aria-haspopup]")) return false;
  const words = [...labelsOf(element).map(fullTextOf), element.getAttribute("aria-label") ?? ""];
  if (!words.some((text) => testCounted(LANGUAGE_WORDS, squash(text)))) return false;
  if (isAround) return true;
  return deepClosest(element, `form,main,${DIALOG}`) === null;
}

const AUTOFILL = "[class*=autofill i],[data-ui*=autofill i],[data-testid*=autofill i]";

/** A place for a file that only fills the form's boxes from it: the file itself is not sent. */
export function isAutofillFile(element: Element): boolean {
  if (!element.matches("[type=file]")) return false;
  return deepClosest(element, AUTOFILL) !== null || fillsFromFile(element);
}

const FILLS =
  /^(apply|auto-?fill|pre-?fill|fill( in)?|import)\b.{0,20}\b(with|from|using)\b.{0,12}(resume|résumé|cv)$/i;

/** "Apply with resume", where the form has another place for files. */
function fillsFromFile(element: Element): boolean {
  const root = element.getRootNode();
  const host = root instanceof ShadowRoot ? (root.host.getAttribute("label") ?? "") : "";
  const words = [...labelsOf(element).map(fullTextOf), squash(host)];
  return (
    words.some((text) => testCounted(FILLS, text)) && deepAll(document, "[type=file]").length > 1
  );
}
