import { deepAll, isVisible } from "../../in-page/dom.ts";
import { fullTextOf } from "../../in-page/text.ts";

export interface RawBoardCard {
  href: string;
  title: string;
  place: string;
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
    const title = item.querySelector(wish.title) ?? link;
    const place = item.querySelector(wish.place);
    return {
      href: link instanceof HTMLAnchorElement ? link.href : "",
      title: title === null ? "" : fullTextOf(title),
      place: place === null ? "" : fullTextOf(place),
    };
  });
}

/** The JSON that the page carries about its questions: Greenhouse's context, Lever's cards. */
export function boardDefinitions(): {
  context: string;
  templates: { name: string; value: string }[];
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
  return { context: inline?.[1] ?? script, templates };
}

/** Every complaint the form shows: over it, and beside its questions. */
export function boardComplaints(_: Element, wish: { css: string }): string[] {
  return deepAll(document, wish.css)
    .filter(isVisible)
    .map(fullTextOf)
    .filter((text) => text !== "");
}
