import type { BrowserContext } from "playwright-core";
import type { KeyAtom } from "../../../tooling/key-tables/key-atoms.ts";
import { Renaming } from "./renaming.ts";

/** Runs in every document from its beginning: hands over each attribute and each short text that ever stands in it. */
function watchDocument(): void {
  const longest = 300;
  const sent = new Set<string>();
  const fresh: string[] = [];
  const note = (name: string, value: string | null): void => {
    const line = `${name}\n${value ?? ""}`;
    if (sent.has(line)) return;
    sent.add(line);
    fresh.push(line);
  };
  const hand = (lines: string[]): void => {
    if (lines.length > 0 && "noteSeen" in window && typeof window.noteSeen === "function") {
      window.noteSeen(lines);
    }
  };
  const look = (node: Node): void => {
    if (node instanceof Text && !/^(SCRIPT|STYLE)$/.test(node.parentElement?.tagName ?? "")) {
      note("", node.data);
    }
    if (!(node instanceof Element)) return;
    for (const { name, value } of node.attributes) note(name, value);
    const words = node.textContent ?? "";
    if (words.length < longest) note("", words);
    if (node.shadowRoot !== null) watch(node.shadowRoot);
    for (const child of node.childNodes) look(child);
  };
  const watch = (root: Document | ShadowRoot): void => {
    const observer = new MutationObserver((records) => {
      for (const { type, target, attributeName, addedNodes } of records) {
        if (type === "attributes" && target instanceof Element && attributeName !== null) {
          note(attributeName, target.getAttribute(attributeName));
        } else if (type === "characterData") look(target);
        else for (const node of addedNodes) look(node);
      }
      hand(fresh.splice(0));
    });
    observer.observe(root, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    for (const child of root.childNodes) look(child);
  };
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function attachWatched(options) {
    const root = attach.call(this, options);
    watch(root);
    return root;
  };
  watch(document);
}

/** What stood on the pages of one way through a portal. */
export class SeenKeys {
  readonly #lines = new Set<string>();

  /** Watches all pages of the context from now on; it is of no use to anybody else afterwards. */
  async watch(context: BrowserContext): Promise<void> {
    await context.exposeFunction("noteSeen", (lines: string[]) => {
      for (const line of lines) this.#lines.add(line);
    });
    await context.addInitScript(watchDocument);
  }

  /** Whether the key ever stood there. */
  has(atom: KeyAtom): boolean {
    const renaming = new Renaming(atom);
    for (const line of this.#lines) {
      const at = line.indexOf("\n");
      if (renaming.isOn(line.slice(0, at), line.slice(at + 1))) return true;
    }
    return false;
  }
}
