import { deepAll, isRendered } from "./dom.ts";
import { squash } from "./text.ts";

/**
 * The words of each element that has words of its own, and the names of its tags, in page order: marks of a card are told by what
 * they say, not by the box that they stand in. Elements inside `without` are left out.
 */
export function leafWords(card: Element, without: Element | null): string[] {
  return deepAll(card, "*").flatMap((each) => {
    if (without?.contains(each) === true || !isRendered(each)) return [];
    const own = [...each.childNodes].filter((node) => node instanceof Text);
    const words = squash(own.map((text) => text.data).join(" "));
    const isTool = each.matches("a,button,input,[role=button],[role=link]");
    const name = isTool ? "" : squash(each.getAttribute("aria-label") ?? "");
    return [words, name === words ? "" : name].filter((text) => text !== "");
  });
}
