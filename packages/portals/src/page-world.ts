import { OperationalError, UnexpectedError } from "@sendoff/kit";
import type { CDPSession, Page } from "playwright-core";
import { z } from "zod";
import type { PageBundle } from "./page-script.ts";

/** Names the world to the browser: asking again for the same document answers the same one. */
const WORLD_NAME = "sendoff";

/** Runs in the world. Everything that is kept between looks is forgotten first: the page has changed since. */
const DISPATCH = `(bundle, entry, argument) => {
  const functions = globalThis.sendoff[bundle];
  functions.beginLook();
  return functions[entry](document.documentElement, argument);
}`;

const FrameTree = z.object({ frameTree: z.object({ frame: z.object({ id: z.string() }) }) });

/**
 * A JavaScript world of our own beside a page's, as browser extensions have: it sees the same document and shares no
 * variables with the page's scripts. In-page functions are installed once for each document and stay compiled, where
 * sending them with every call would cost more than running them.
 */
class PageWorld {
  readonly #cdp: CDPSession;
  readonly #frameId: string;
  /** The world of the document that is open, while it is. */
  #contextId: number | undefined;
  readonly #installed = new Set<string>();

  static async open(page: Page): Promise<PageWorld> {
    const cdp = await page.context().newCDPSession(page);
    const { frameTree } = FrameTree.parse(await cdp.send("Page.getFrameTree"));
    const world = new PageWorld(cdp, frameTree.frame.id);
    page.on("framenavigated", (frame) => {
      if (frame === page.mainFrame()) world.#forget();
    });
    return world;
  }

  private constructor(cdp: CDPSession, frameId: string) {
    this.#cdp = cdp;
    this.#frameId = frameId;
  }

  async call(bundle: PageBundle, entry: string, argument: unknown): Promise<unknown> {
    try {
      const contextId = await this.#enter(bundle);
      const answer = await this.#cdp.send("Runtime.callFunctionOn", {
        executionContextId: contextId,
        functionDeclaration: DISPATCH,
        arguments: [{ value: bundle.name }, { value: entry }, { value: argument }],
        returnByValue: true,
        awaitPromise: true,
      });
      return valueOf(answer, entry);
    } catch (error) {
      // Most often the document is gone, and its world with it.
      this.#forget();
      throw error;
    }
  }

  #forget(): void {
    this.#contextId = undefined;
    this.#installed.clear();
  }

  async #enter(bundle: PageBundle): Promise<number> {
    if (this.#contextId !== undefined && this.#installed.has(bundle.name)) return this.#contextId;
    const { executionContextId: contextId } = await this.#cdp.send("Page.createIsolatedWorld", {
      frameId: this.#frameId,
      worldName: WORLD_NAME,
    });
    const answer = await this.#cdp.send("Runtime.evaluate", {
      contextId,
      expression: bundle.source,
      returnByValue: true,
    });
    valueOf(answer, bundle.name);
    if (this.#contextId !== contextId) this.#installed.clear();
    this.#contextId = contextId;
    this.#installed.add(bundle.name);
    return contextId;
  }
}

interface Answer {
  readonly result: { readonly value?: unknown };
  readonly exceptionDetails?: {
    readonly text: string;
    readonly exception?: { readonly description?: string };
  };
}

function valueOf(answer: Answer, name: string): unknown {
  const problem = answer.exceptionDetails;
  if (problem === undefined) return answer.result.value;
  const message = problem.exception?.description ?? problem.text;
  throw new UnexpectedError(`${name} failed in the page: ${message}`);
}

const worlds = new WeakMap<Page, Promise<PageWorld>>();

/**
 * Calls an in-page function in our world of the page's main frame and answers what it answers, as JSON. Rejects when the
 * document goes away meanwhile (call again: the next one gets a world of its own), when the page is closed, or when nothing
 * came within `timeoutMs`.
 */
export async function callInWorld(
  page: Page,
  bundle: PageBundle,
  entry: string,
  argument: unknown,
  timeoutMs: number,
): Promise<unknown> {
  let opening = worlds.get(page);
  if (opening === undefined) {
    opening = PageWorld.open(page);
    worlds.set(page, opening);
    opening.catch(() => worlds.delete(page));
  }
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new OperationalError(504, "portal_timeout", "The page did not answer in time.")),
    timeoutMs,
  );
  try {
    const call = opening.then((world) => world.call(bundle, entry, argument));
    // Whoever loses the race may still reject; nobody is left to hear it.
    call.catch(() => undefined);
    return await Promise.race([call, late]);
  } finally {
    clearTimeout(timer);
  }
}
