import { setTimeout as delay } from "node:timers/promises";
import type { Route } from "@sendoff/contract/route";

/** A call that is not answered by then never will be. */
const GIVE_UP_MS = 60_000;
/** How long a caller waits who is told no time. */
const PAUSE_MS = 200;

export interface ClientFigures {
  /** Milliseconds of each call that was answered, by its name, with what waiting and trying again took. */
  readonly times: ReadonlyMap<string, readonly number[]>;
  /** So many were made again once, and so many oftener. */
  readonly once: number;
  readonly oftener: number;
  readonly longestMs: number;
  /** Calls that were refused otherwise than for the moment, or never answered. */
  readonly failed: readonly string[];
}

/**
 * What stands before several apis: each call goes to one of them in turn, and is made at the next where that one does not answer or says
 * that it cannot now (502, 503, 504), after the time that it names.
 */
export class BalancedClient {
  readonly #urls: readonly string[];
  readonly #times = new Map<string, number[]>();
  readonly #failed: string[] = [];
  #turn = 0;
  #once = 0;
  #oftener = 0;
  #longestMs = 0;

  constructor(urls: readonly string[]) {
    this.#urls = urls;
  }

  /**
   * Makes a call until it is answered. Undefined when it was refused; `takeFigures` has why. `mayConflict`: a 409 is no failure, for one
   * whose answer may have been lost.
   */
  async call(
    route: Route,
    token: string,
    options: { readonly body?: unknown; readonly query?: string; readonly mayConflict?: true } = {},
  ): Promise<unknown> {
    const name = `${route.method} ${route.path}`;
    const startedAt = performance.now();
    const first = this.#turn;
    this.#turn += 1;
    for (let tries = 1; ; tries += 1) {
      const url = this.#urls[(first + tries) % this.#urls.length] ?? "";
      const answer = await ask(`${url}${route.path}${options.query ?? ""}`, route.method, {
        token,
        body: options.body,
      });
      const took = performance.now() - startedAt;
      if (answer.kind === "answered") {
        this.#note(name, took, tries);
        return answer.body;
      }
      if (
        answer.kind === "refused" &&
        options.mayConflict === true &&
        answer.why.startsWith("409")
      ) {
        this.#note(name, took, tries);
        return undefined;
      }
      if (answer.kind === "refused" || took > GIVE_UP_MS) {
        this.#failed.push(`${name} after ${tries} tries: ${answer.why}`);
        return undefined;
      }
      // The other one may well answer now.
      if (tries >= this.#urls.length || answer.waitMs > PAUSE_MS) await delay(answer.waitMs);
    }
  }

  /** What was measured since the last time. */
  takeFigures(): ClientFigures {
    const figures = {
      times: new Map(this.#times),
      once: this.#once,
      oftener: this.#oftener,
      longestMs: Math.round(this.#longestMs),
      failed: this.#failed.splice(0),
    };
    this.#times.clear();
    [this.#once, this.#oftener, this.#longestMs] = [0, 0, 0];
    return figures;
  }

  #note(name: string, took: number, tries: number): void {
    const times = this.#times.get(name) ?? [];
    times.push(took);
    this.#times.set(name, times);
    this.#longestMs = Math.max(this.#longestMs, took);
    if (tries === 2) this.#once += 1;
    if (tries > 2) this.#oftener += 1;
  }
}

type Asked =
  | { readonly kind: "answered"; readonly body: unknown }
  | { readonly kind: "refused"; readonly why: string }
  | { readonly kind: "not now"; readonly why: string; readonly waitMs: number };

async function ask(
  url: string,
  method: string,
  { token, body }: { readonly token: string; readonly body: unknown },
): Promise<Asked> {
  try {
    const response = await fetch(url, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(GIVE_UP_MS),
    });
    const text = await response.text();
    if (response.ok) return { kind: "answered", body: text === "" ? undefined : JSON.parse(text) };
    const why = `${response.status} ${text.slice(0, 200)}`;
    if (![502, 503, 504].includes(response.status)) return { kind: "refused", why };
    const seconds = Number(response.headers.get("retry-after") ?? "0");
    return { kind: "not now", why, waitMs: Math.max(PAUSE_MS, seconds * 1000) };
  } catch (error) {
    return { kind: "not now", why: String(error), waitMs: PAUSE_MS };
  }
}
