import { copyDocuments } from "@sendoff/portals";
import type { Browser } from "playwright-core";
import type { Snapshot } from "./page-snapshot.ts";

/** What stands for something that was left out, as in the pages of failure bundles. */
const LEFT_OUT = "█";

/**
 * Runs inside a copy of the page. Takes out what no reader of a form needs and what may name somebody: pictures, links to
 * people, ids of accounts, tokens, data for scripts, numbers to call.
 */
function takeOut(leftOut: string): void {
  const pictures = "img,picture,source,video,audio,canvas,image,object";
  const people = /\/(in|profile|people|users?|u|members?)\/[^/?#]+/gi;
  const accounts =
    /urn:li:(?:fsd?_)?(?:mini)?(?:profile|member|person|actor)\w*:[\w-]+|ACoAA[\w-]{8,}/gi;
  const jwt = /eyJ[\w-]{8,}\.[\w-]+(?:\.[\w-]*)?/g;
  const token = /[\w+/=-]{40,}/g;
  const secret =
    /token|csrf|nonce|session|auth|signature|member|account|user-?id|track|visitor|email/i;
  const spoken = /^(aria-label|aria-description|aria-roledescription|title|placeholder|alt|label)$/;
  const number = /\+?\d(?:[\s().-]{0,2}\d){6,}/g;
  const longest = 400;
  /** Cards of those who hire, as classes and headings call them: their words name people. */
  const hirers =
    "[class*=hirer i],[class*=jobs-poster i],[class*=recruiter i],[class*=hiring-manager i],[class*=hiringManager i],[class*=people-card i],[data-testid*=hirer i],[data-testid*=recruiter i]";
  const hiring =
    /^(meet the hiring team|job poster|posted by|recruiter|hiring (manager|team)|contact person)\b/i;
  const profile = /\/(in|profile|people|users?|u|members?)\/[^/?#]+/i;
  const isData = (value: string): boolean => /^\s*[[{]\s*["{[]/.test(value);
  /** The same for the same, so that what names another element still does. */
  const stands = new Map<string, string>();
  const standIn = (found: string): string => {
    const isToken = /\d/.test(found) && /[a-z]/.test(found) && /[A-Z]/.test(found);
    if (!isToken) return found;
    const known = stands.get(found) ?? `left-out-${stands.size + 1}`;
    stands.set(found, known);
    return known;
  };
  const roots = (root: ParentNode): ParentNode[] => [
    root,
    ...[...root.querySelectorAll("*")].flatMap(({ shadowRoot }) =>
      shadowRoot === null ? [] : roots(shadowRoot),
    ),
  ];
  const cleanAttributes = (element: Element): void => {
    // What is taken away leaves the list that is gone over.
    const attributes = Array.from(element.attributes, ({ name, value }) => ({ name, value }));
    for (const { name, value } of attributes) {
      const isOwnData = name.startsWith("data-") && secret.test(name);
      const isLong = value.length > longest && name !== "class" && name !== "style";
      if (isOwnData || isLong || isData(value)) {
        element.removeAttribute(name);
        continue;
      }
      let kept = value.replace(accounts, leftOut).replace(jwt, leftOut).replace(token, standIn);
      if (name === "href" || name === "action") kept = kept.replace(people, `/$1/${leftOut}`);
      if (spoken.test(name)) kept = kept.replace(number, leftOut);
      if (kept !== value) element.setAttribute(name, kept);
    }
  };
  const all = roots(document);
  const named = new Set<string>();
  /** Leaves the elements and takes the words. */
  const silence = (element: Element): void => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const words = (node.textContent ?? "").trim();
      if (words === "" || hiring.test(words)) continue;
      // Whoever is named so is named beside the card, too: "Message Asha Raman".
      if (/^\p{Lu}[\p{L}.'-]+( \p{Lu}[\p{L}.'-]*){1,3}$/u.test(words)) named.add(words);
      node.textContent = leftOut;
    }
  };
  /** What stands under a heading up to the next one. */
  const under = (heading: Element): Element[] => {
    const section = heading.parentElement;
    return section === null
      ? []
      : [...section.children].slice([...section.children].indexOf(heading) + 1);
  };
  for (const root of all) {
    for (const card of root.querySelectorAll(hirers)) silence(card);
    for (const heading of root.querySelectorAll("h1,h2,h3,h4,strong")) {
      if (hiring.test((heading.textContent ?? "").trim())) under(heading).forEach(silence);
    }
    for (const link of root.querySelectorAll("a[href]")) {
      if (profile.test(link.getAttribute("href") ?? "")) silence(link);
    }
  }
  const withoutNames = (text: string): string =>
    [...named].reduce((rest, name) => rest.replaceAll(name, leftOut), text);
  for (const root of all) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      node.textContent = withoutNames(node.textContent ?? "");
    }
    for (const element of root.querySelectorAll("[aria-label],[title],[alt]")) {
      for (const name of ["aria-label", "title", "alt"]) {
        const text = element.getAttribute(name);
        if (text !== null) element.setAttribute(name, withoutNames(text));
      }
    }
  }
  for (const root of all) {
    for (const element of root.querySelectorAll("*")) cleanAttributes(element);
    for (const svg of root.querySelectorAll("svg")) svg.replaceChildren();
    for (const picture of root.querySelectorAll(pictures)) {
      for (const name of ["src", "srcset", "poster", "href", "data-delayed-url", "data-src"]) {
        picture.removeAttribute(name);
      }
      // A picture of a person has their name; one that the site names for itself is known by lower-case words.
      if (/\p{Lu}/u.test(picture.getAttribute("alt") ?? "")) picture.setAttribute("alt", "");
    }
  }
}

/**
 * The documents without what was typed, without scripts, pictures, tokens and the `words`: what `copyDocuments` leaves out, and
 * more, since these are for everybody's eyes. The pages are opened without network and without scripts for that.
 */
export async function redact(
  browser: Browser,
  snapshots: readonly Snapshot[],
  words: readonly string[],
): Promise<Snapshot[]> {
  const context = await browser.newContext({ javaScriptEnabled: false, offline: true });
  const redacted: Snapshot[] = [];
  try {
    await context.route("**/*", (route) => route.abort());
    for (const { file, html } of snapshots) {
      const page = await context.newPage();
      await page.setContent(html, { waitUntil: "domcontentloaded" });
      await page.evaluate(takeOut, LEFT_OUT);
      const [copy] = await copyDocuments(page, words);
      await page.close();
      if (copy !== undefined) redacted.push({ file, html: copy.html });
    }
  } finally {
    await context.close();
  }
  return redacted;
}
