import { copyDocuments } from "@sendoff/portals/page-copy";
import type { Browser } from "playwright-core";
import type { Snapshot } from "./page-snapshot.ts";
import { takeOutNames } from "./take-out-names.ts";

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
  for (const root of roots(document)) {
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
      await page.evaluate(takeOutNames, LEFT_OUT);
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
