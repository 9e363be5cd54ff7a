import { OperationalError, UnexpectedError } from "@sendoff/kit/errors";
import type { Frame, Page } from "playwright-core";
import { createWorld, forgetConnection, keepForLater, placeOf } from "./frame-place.ts";
import type { Place } from "./frame-place.ts";
import type { PageBundle } from "./page-script.ts";

const NOT_INSTALLED = "not installed";

/** Runs in the world. Everything that is kept between looks is forgotten first: the page has changed since. */
const DISPATCH = `(bundle, entry, argument, isLogged) => {
  const functions = globalThis.sendoff?.[bundle];
  if (functions === undefined) return "${NOT_INSTALLED}";
  functions.beginLook();
  if (isLogged) functions.beginKeyLog();
  return Promise.resolve(functions[entry](document.documentElement, argument))
    .then((value) => ({ value, guesses: functions.takeGuesses(), keys: functions.takeKeyLog() }));
}`;

/**
 * A JavaScript world of our own beside that of a page or of a frame in it, as browser extensions have: it sees the same document
 * and shares no variables with the page's scripts. In-page functions are installed once for each document and stay compiled,
 * where sending them with every call would cost more than running them. Of a page's own frame the browser keeps them, and installs them
 * itself in each further document.
 */
class FrameWorld {
  readonly #place: Place;
  /** The world of the document that is open, while it is. */
  #contextId: number | undefined;
  /** Bundles that the browser keeps for the documents to come. */
  readonly #kept = new Set<string>();

  static async open(frame: Frame): Promise<FrameWorld> {
    return new FrameWorld(await placeOf(frame));
  }

  private constructor(place: Place) {
    this.#place = place;
  }

  async call(bundle: PageBundle, { entry, argument, isLogged }: WorldCall): Promise<unknown> {
    try {
      const contextId = (this.#contextId ??= await createWorld(this.#place));
      const dispatch = async (): Promise<unknown> => {
        const answer = await this.#place.cdp.send("Runtime.callFunctionOn", {
          executionContextId: contextId,
          functionDeclaration: DISPATCH,
          arguments: [bundle.name, entry, argument, isLogged === true].map((value) => ({ value })),
          returnByValue: true,
          awaitPromise: true,
        });
        return valueOf(answer, entry);
      };
      const answer = await dispatch();
      if (answer !== NOT_INSTALLED) return answer;
      await this.#install(bundle, contextId);
      return await dispatch();
    } catch (error) {
      // Most often the document is gone, and its world with it.
      this.forget();
      throw error;
    }
  }

  /** To be called when the frame shows another document. */
  forget(): void {
    this.#contextId = undefined;
  }

  async #install(bundle: PageBundle, contextId: number): Promise<void> {
    const { cdp, isPage } = this.#place;
    const bundles = bundle.base === undefined ? [bundle] : [bundle.base, bundle];
    const expression = bundles.map(({ source }) => source).join(";\n");
    const answer = await cdp.send("Runtime.evaluate", {
      contextId,
      expression,
      returnByValue: true,
    });
    valueOf(answer, bundle.name);
    const further = isPage ? bundles.filter(({ name }) => !this.#kept.has(name)) : [];
    for (const { name, source } of further) {
      this.#kept.add(name);
      await keepForLater(cdp, source);
    }
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

const worlds = new WeakMap<Frame, Promise<FrameWorld>>();
const followed = new WeakSet<Page>();

function followMoves(page: Page): void {
  if (followed.has(page)) return;
  followed.add(page);
  page.on("framenavigated", (frame) => {
    void worlds.get(frame)?.then(
      (world) => world.forget(),
      () => undefined,
    );
  });
}

/** A frame inside a page may have moved to another process: the next call looks for it anew. */
function loseFrame(frame: Frame): void {
  if (frame.parentFrame() === null) return;
  worlds.delete(frame);
  forgetConnection(frame);
}

/** An in-page function with what it is given. */
interface WorldCall {
  readonly entry: string;
  readonly argument: unknown;
  /** Also notes which selectors it looks for. It takes time. */
  readonly isLogged?: boolean;
}

/**
 * Calls an in-page function in our world of a frame (a page's main one, or one inside it) and returns `{ value, guesses, keys }` as
 * JSON: what it returned, the guesses of its scripts that held, and what it looked for where that is noted.
 * Rejects when the document goes away meanwhile (call again: the next one gets a world of its own), when the frame or the page
 * is gone, or when nothing came within `timeoutMs`.
 */
export async function callInWorld(
  frame: Frame,
  bundle: PageBundle,
  wish: WorldCall,
  timeoutMs: number,
): Promise<unknown> {
  let opening = worlds.get(frame);
  if (opening === undefined) {
    followMoves(frame.page());
    opening = FrameWorld.open(frame);
    worlds.set(frame, opening);
    opening.catch(() => worlds.delete(frame));
  }
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new OperationalError(504, "portal_timeout", "The page did not answer in time.")),
    timeoutMs,
  );
  try {
    const call = opening.then((world) => world.call(bundle, wish));
    // Whoever loses the race may still reject; nobody is left to hear it.
    call.catch(() => loseFrame(frame));
    return await Promise.race([call, late]);
  } finally {
    clearTimeout(timer);
  }
}
